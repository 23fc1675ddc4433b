import { ring } from './mains.ts';
import {
  around,
  bar,
  bowl,
  chanceOf,
  circle,
  leaf,
  lemon,
  line,
  MIDDLE,
  moved,
  onTable,
  oval,
  path,
  plate,
  scattered,
} from './shapes.ts';

const BLUE = '#3f6274';
const GREEN = '#58704f';
const RED = '#8f3320';
const SAND = '#c9a877';

/** Starters, pastries, desserts and drinks. */
export const SMALL_DISHES: Record<string, () => string> = {
  haydari: () => meze('#fbf8ee', '#6f9a55', GREEN, true),
  ezme: () => meze('#b63a22', '#e2795a', BLUE, false),
  humus: () => meze('#e3c48a', '#b5482a', RED, true),
  'green-meze': () => meze('#8da05a', '#d8e0a6', SAND, false),
  sarma: () => {
    const rolls = [150, 200, 250, 300, 350].map(
      (y, at) =>
        bar(180 + (at % 2) * 8, y - 10, 150, 38, at % 2 ? '#55683a' : '#64793f') +
        bar(320 - (at % 2) * 8, y - 10, 110, 38, at % 2 ? '#64793f' : '#55683a'),
    );
    return onTable(RED, `${plate()}${rolls.join('')}${lemon(350, 345, 0.9)}`);
  },
  mussels: () => {
    const shells = around(9, 112, (x, y, turn) =>
      moved(
        path('M-46 0c10-36 76-36 92 0c-16 36-82 36-92 0z', '#2b2f3a') +
          oval(2, 0, 32, 18, '#e0a85a') +
          oval(-6, -4, 8, 5, '#c47e33'),
        x,
        y,
        turn,
      ),
    );
    return onTable(GREEN, plate() + shells + lemon(240, 240, 1.15));
  },
  artichoke: () => {
    const petals = around(8, 72, (x, y, turn) => oval(x, y, 58, 40, '#cfd39a', turn));
    const peas = scattered(chanceOf('peas'), 20, 62, (x, y) => circle(x, y, 11, '#6f9a3f'));
    const carrots = scattered(chanceOf('carrots'), 8, 66, (x, y) => bar(x, y, 20, 20, '#e08a36', x, 4));
    return onTable(
      SAND,
      `${plate()}${petals}${circle(MIDDLE, MIDDLE, 82, '#e6e3b8')}${peas}${carrots}${leaf(320, 330, 30)}`,
    );
  },
  rocket: () => {
    const chance = chanceOf('rocket');
    const leaves = scattered(chance, 46, 140, (x, y) =>
      leaf(x, y, chance() * 360, 1.3, chance() > 0.5 ? '#4f7a3a' : '#6b9148'),
    );
    const cheese = scattered(chance, 14, 120, (x, y) => bar(x, y, 34, 20, '#fdf6df', chance() * 180, 5));
    return onTable(
      RED,
      bowl('#e9e6cf') + leaves + cheese + scattered(chance, 8, 120, (x, y) => circle(x, y, 15, '#cf4327')),
    );
  },
  'icli-kofte': () => {
    const shells = [
      [175, 180, -30],
      [300, 170, 25],
      [240, 255, 0],
      [165, 320, 35],
      [320, 310, -35],
    ];
    return onTable(
      BLUE,
      plate() +
        shells
          .map(([x, y, turn]) =>
            moved(
              oval(0, 0, 62, 34, '#8a4a1f') +
                oval(0, -4, 56, 28, '#ad6730') +
                oval(-18, -12, 20, 8, '#c98a4d'),
              x!,
              y!,
              turn!,
            ),
          )
          .join('') +
        leaf(355, 250, 0),
    );
  },
  sigara: () => {
    const rolls = [165, 205, 245, 285, 325].map(
      (y, at) =>
        bar(240, y, 230 - Math.abs(2 - at) * 20, 32, '#b9772c', -8) +
        bar(238, y - 4, 210 - Math.abs(2 - at) * 20, 18, '#dba04c', -8),
    );
    return onTable(GREEN, `${plate()}${rolls.join('')}${leaf(330, 360, 15)}${leaf(300, 372, -15)}`);
  },
  'rolled-pastry': () =>
    onTable(
      RED,
      plate() +
        [0, 1, 2]
          .map(
            (at) =>
              circle(MIDDLE, MIDDLE, 132 - at * 44, 'none', `stroke="#9a5f22" stroke-width="40"`) +
              circle(MIDDLE - 2, MIDDLE - 4, 132 - at * 44, 'none', 'stroke="#d69b45" stroke-width="30"'),
          )
          .join('') +
        scattered(chanceOf('rolled'), 40, 140, (x, y) => oval(x, y, 4, 2.6, '#f7e7bd', x)),
    ),
  buns: () => {
    const bun = (x: number, y: number) =>
      circle(x + 3, y + 7, 62, '#00000026') +
      circle(x, y, 62, '#a4642a') +
      circle(x - 3, y - 5, 55, '#d3984a') +
      oval(x - 18, y - 24, 22, 12, '#e9bf7b', -25) +
      scattered(chanceOf(`${x}`), 10, 36, (a, b) => oval(a, b, 3.5, 2.2, '#3a2a1c', a), [x, y]);
    return onTable(BLUE, plate() + bun(175, 190) + bun(305, 190) + bun(240, 305));
  },
  simit: () => onTable(GREEN, plate() + ring(240, 240, 1.35)),
  kunefe: () => {
    const threads = scattered(chanceOf('kunefe'), 150, 136, (x, y) =>
      line(`M${x - 12} ${y}q12-10 24 2`, x > y ? '#e59a3c' : '#c9752a', 4),
    );
    const nuts = scattered(chanceOf('nuts'), 50, 60, (x, y) => oval(x, y, 6, 4, '#7d9a3f', x));
    return onTable(
      RED,
      plate(200, '#c9a15a', '#b98d45') + circle(MIDDLE, MIDDLE, 148, '#d9832f') + threads + nuts,
    );
  },
  baklava: () => {
    const piece =
      path('M0-58L46 0L0 58L-46 0z', '#b9722a') +
      path('M0-50L39-4L0 42L-39-4z', '#dda14a') +
      line('M-20-4h40M-12-16h24M-12 8h24', '#b9722a', 3) +
      circle(0, -4, 11, '#7d9a3f');
    const places = [
      [240, 150],
      [170, 235],
      [310, 235],
      [240, 235],
      [205, 320],
      [275, 320],
    ];
    return onTable(BLUE, plate() + places.map(([x, y]) => moved(piece, x!, y!)).join(''));
  },
  'rice-pudding': () => {
    const brown = scattered(chanceOf('pudding'), 16, 110, (x, y) =>
      oval(x, y, 34, 20, '#8a4a1c', x, 'opacity=".55"'),
    );
    return onTable(
      GREEN,
      bowl('#f0d9a4', 185, '#a0522d') + brown + oval(205, 190, 40, 18, '#5e2f12', 10, 'opacity=".6"'),
    );
  },
  pudding: () =>
    onTable(
      RED,
      bowl('#fffdf6', 175) +
        oval(200, 185, 60, 26, '#ffffff', -20) +
        scattered(chanceOf('mastic'), 36, 52, (x, y) => oval(x, y, 6, 4, '#7d9a3f', x)) +
        leaf(250, 250, -40),
    ),
  quince: () =>
    onTable(
      SAND,
      plate() +
        path(
          'M130 240c0-90 80-120 120-90c60-20 110 40 100 110c-10 70-80 100-120 80c-60 10-100-40-100-100z',
          '#9c2f25',
        ) +
        path('M158 240c0-66 60-92 92-68c46-16 82 30 74 84c-8 54-60 76-90 60c-46 8-76-30-76-76z', '#c04a35') +
        oval(240, 245, 62, 46, '#fffaf0') +
        oval(232, 236, 36, 22, '#ffffff') +
        leaf(270, 236, -30, 0.7),
    ),
  lokma: () => {
    const balls = [
      [240, 150],
      [170, 205],
      [310, 205],
      [240, 225],
      [185, 290],
      [295, 290],
      [240, 335],
    ];
    return onTable(
      BLUE,
      plate() +
        balls
          .map(
            ([x, y]) =>
              circle(x!, y!, 46, '#a8621f') +
              circle(x! - 3, y! - 5, 40, '#d08c35') +
              oval(x! - 14, y! - 20, 14, 8, '#f1c678', -25),
          )
          .join('') +
        scattered(chanceOf('cinnamon'), 60, 130, (x, y) => circle(x, y, 2.4, '#5e2f12')),
    );
  },
  tea: () => {
    const saucer =
      circle(246, 252, 168, '#00000030') +
      circle(240, 240, 168, '#fffaf0') +
      circle(240, 240, 150, 'none', 'stroke="#b5432d" stroke-width="7"');
    const glass =
      circle(240, 240, 92, '#ffffffcc') +
      circle(240, 240, 82, '#9c2f14') +
      circle(240, 240, 66, '#b8431d') +
      oval(215, 212, 26, 14, '#e58a5a', -35);
    return onTable(
      BLUE,
      saucer +
        glass +
        bar(356, 190, 30, 30, '#ffffff', 20, 5) +
        bar(362, 232, 30, 30, '#f4efe4', -8, 5) +
        line('M110 330L190 372', '#b9b2a6', 9) +
        oval(104, 326, 24, 15, '#cbc5ba', 25),
    );
  },
  coffee: () =>
    onTable(
      RED,
      circle(246, 252, 170, '#00000030') +
        circle(240, 240, 170, '#f3ead9') +
        circle(240, 240, 140, 'none', 'stroke="#3f6274" stroke-width="8" stroke-dasharray="4 16"') +
        bar(352, 240, 70, 40, '#f3ead9', 0, 20) +
        circle(240, 240, 96, '#fffdf8') +
        circle(240, 240, 82, '#3b2115') +
        circle(240, 240, 82, 'none', 'stroke="#9a6a42" stroke-width="12" stroke-dasharray="30 9"'),
    ),
  ayran: () =>
    onTable(
      GREEN,
      circle(246, 252, 150, '#00000030') +
        circle(240, 240, 150, '#b5713c') +
        circle(240, 240, 134, '#8d5228') +
        circle(240, 240, 126, '#fffefa') +
        scattered(chanceOf('foam'), 44, 112, (x, y) =>
          circle(x, y, 9, '#ffffff', 'stroke="#e9e2d2" stroke-width="2"'),
        ) +
        leaf(225, 245, -30),
    ),
  lemonade: () => glassOf('#f2dc74', SAND),
  'orange-juice': () => glassOf('#f0982d', BLUE),
};

function meze(fill: string, light: string, cloth: string, hasOil: boolean): string {
  const swirl = line('M150 250c10-90 150-110 180-20s-90 130-130 70s40-90 80-50', light, 13, 'opacity=".55"');
  const oil = hasOil ? oval(265, 255, 44, 30, '#c9a02e', 20, 'opacity=".75"') : '';
  const specks = scattered(chanceOf(fill), 22, 110, (x, y) => circle(x, y, 3, '#a33a22'));
  return onTable(cloth, bowl(fill, 180) + swirl + oil + specks + leaf(205, 195, -30) + leaf(222, 204, 40));
}

function glassOf(fill: string, cloth: string): string {
  const ice = [
    [195, 200, 15],
    [275, 280, -20],
    [205, 290, 40],
  ].map(([x, y, turn]) => bar(x!, y!, 62, 58, '#ffffff66', turn, 10));
  return onTable(
    cloth,
    `${circle(246, 252, 152, '#00000030')}${circle(240, 240, 150, '#ffffffbb')}${circle(240, 240, 132, fill)}${ice.join('')}${lemon(290, 185, 1.5)}${leaf(180, 240, -60, 1.3)}${leaf(200, 250, -10, 1.2)}`,
  );
}
