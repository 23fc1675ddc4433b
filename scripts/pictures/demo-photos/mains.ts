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
  pan,
  path,
  plate,
  scattered,
  tomato,
} from './shapes.ts';

const BLUE = '#3f6274';
const GREEN = '#58704f';
const RED = '#8f3320';
const SAND = '#c9a877';

/** Breakfast, soups, grills, fish and what comes from the oven. */
export const MAINS: Record<string, () => string> = {
  breakfast: () => {
    const fills = ['#b5432d', '#e8b23c', '#f8f2e2', '#5d7a3f', '#7a3b4b', '#f0d27a', '#2f2a35'];
    const bowls = around(
      7,
      138,
      (x, y) =>
        circle(x + 3, y + 6, 52, '#00000030') +
        circle(x, y, 52, '#fffaf0') +
        circle(x, y, 41, fills.shift()!),
    );
    return onTable(SAND, `${bowls}${circle(MIDDLE, MIDDLE, 76, '#fffaf0')}${ring(MIDDLE, MIDDLE, 0.62)}`);
  },
  menemen: () => {
    const chance = chanceOf('menemen');
    const eggs = scattered(chance, 14, 135, (x, y) => oval(x, y, 34, 22, '#f3cd62', chance() * 180));
    const peppers = scattered(chance, 16, 150, (x, y) => bar(x, y, 26, 9, '#5f8a3d', chance() * 180));
    return onTable(BLUE, pan('#cf4b2a') + eggs + peppers);
  },
  eggs: () => {
    const egg = (x: number, y: number) =>
      `${path(blob(x, y, 78), '#fffdf6')}${circle(x + 4, y - 4, 31, '#f2a72e')}${circle(x - 4, y - 12, 9, '#f9cf76')}`;
    const pepper = scattered(chanceOf('eggs'), 40, 150, (x, y) => circle(x, y, 2.5, '#7a2d1c'));
    return onTable(RED, pan('#e8b75a', '#3a3431') + egg(175, 205) + egg(305, 200) + egg(240, 315) + pepper);
  },
  kuymak: () => {
    const swirl = line(
      'M120 240c20-90 160-130 220-40s-30 170-120 140s-80-120 0-130s90 60 30 70',
      '#f7dc83',
      16,
    );
    return onTable(GREEN, pan('#eab940') + swirl + oval(205, 170, 46, 20, '#f9e7a7', -20));
  },
  'lentil-soup': () => soup('#d98a35', '#b5432d', GREEN, true),
  'red-soup': () => soup('#b8502b', '#4f7a3a', BLUE, false),
  adana: () => onTable(RED, plate() + lavash() + skewer(165) + skewer(240) + grilledSide()),
  sis: () => {
    const cubes = [150, 225, 300].map((y) =>
      [130, 185, 240, 295, 350]
        .map((x, at) => bar(x, y, 46, 44, at % 2 === 0 ? '#7c3f22' : '#a0562e', 4, 10))
        .join(''),
    );
    const sticks = [150, 225, 300].map((y) => line(`M70 ${y}H410`, '#d8c7a6', 5)).join('');
    return onTable(GREEN, `${plate()}${sticks}${cubes.join('')}${leaf(215, 350, 20)}${leaf(250, 355, -30)}`);
  },
  kofte: () => {
    const places: [number, number, number][] = [
      [170, 165, 20],
      [260, 150, -15],
      [330, 205, 35],
      [180, 245, -25],
      [268, 240, 15],
      [225, 320, 0],
    ];
    return onTable(
      BLUE,
      plate() +
        places.map(([x, y, turn]) => moved(patty(), x, y, turn)).join('') +
        tomato(335, 305) +
        leaf(300, 345, 30) +
        pepper(150, 330),
    );
  },
  lahmacun: () => {
    const chance = chanceOf('lahmacun');
    const topping = scattered(chance, 120, 150, (x, y) =>
      oval(x, y, 9, 6, chance() > 0.5 ? '#8a2f1b' : '#c4532f', chance() * 180),
    );
    const herbs = scattered(chance, 40, 145, (x, y) => bar(x, y, 10, 4, '#5f8a3d', chance() * 180));
    return onTable(
      GREEN,
      `${circle(246, 252, 190, '#00000030')}${circle(240, 240, 188, '#d9a55c')}${circle(240, 240, 165, '#b8482a')}${topping}${herbs}${lemon(370, 365)}`,
    );
  },
  pide: () => boat('#8a3a20', '#b9572f', RED),
  'cheese-pide': () => boat('#f0c964', '#f7e2a0', BLUE),
  manti: () => {
    const chance = chanceOf('manti');
    const parcels = scattered(chance, 34, 140, (x, y) =>
      moved(
        path('M-16-12L16-14L14 14L-14 13z', '#f0dcae') + line('M-14-10L12 12M14-12L-12 11', '#d8bd84', 2),
        x,
        y,
        chance() * 90,
      ),
    );
    const oil = line(
      'M130 230c40-70 90 40 130-20s80-30 90 30M160 300c50-40 70 30 130-20',
      '#c4532f',
      9,
      'opacity=".85"',
    );
    return onTable(
      SAND,
      bowl('#fdf8ee') + parcels + oval(240, 235, 70, 46, '#fffdf8') + oil + leaf(235, 225, -60, 0.8),
    );
  },
  fish: () =>
    onTable(
      BLUE,
      plate() +
        moved(fishShape('#8b9aa0', '#c8d0d0'), 240, 225, -14, 1.25) +
        lemon(340, 330) +
        greens(150, 330),
    ),
  hamsi: () => {
    const row = around(12, 92, (x, y, turn) => moved(fishShape('#c98a3a', '#e7b765'), x, y, turn, 0.5));
    return onTable(RED, plate() + row + lemon(240, 240, 1.1) + leaf(352, 348, 20));
  },
  shrimps: () => {
    const curls = around(7, 92, (x, y, turn) => moved(shrimp(), x, y, turn + 40)) + moved(shrimp(), 240, 240);
    return onTable(
      BLUE,
      pan('#d2572b', '#a0522d') +
        curls +
        scattered(chanceOf('shrimps'), 18, 150, (x, y) => leaf(x, y, x * 3, 0.45)),
    );
  },
  calamari: () => {
    const chance = chanceOf('calamari');
    const rings = scattered(
      chance,
      16,
      118,
      (x, y) =>
        circle(x, y, 25, 'none', 'stroke="#b87a2c" stroke-width="21"') +
        circle(x, y, 25, 'none', 'stroke="#e6b45c" stroke-width="15"'),
    );
    return onTable(
      GREEN,
      plate() +
        rings +
        lemon(355, 340, 0.95) +
        circle(130, 345, 42, '#f7f1e6') +
        circle(130, 345, 33, '#fbf6e6'),
    );
  },
};

/** A ring of bread with sesame. */
export function ring(x: number, y: number, scale: number): string {
  const chance = chanceOf('ring');
  const seeds = Array.from({ length: 60 }, () => {
    const [angle, far] = [chance() * Math.PI * 2, 62 + chance() * 34];
    return oval(Math.cos(angle) * far, Math.sin(angle) * far, 4, 2.4, '#f6e3b4', chance() * 180);
  });
  const bread =
    circle(0, 0, 80, 'none', 'stroke="#8a4d1f" stroke-width="46"') +
    circle(0, 0, 80, 'none', 'stroke="#b06a2c" stroke-width="34"');
  return moved(bread + seeds.join(''), x, y, 0, scale);
}

function soup(fill: string, garnish: string, cloth: string, hasLemon: boolean): string {
  const chance = chanceOf(fill);
  const oil = line('M150 230c30-60 80 30 110-20s70-10 80 20', garnish, 10, 'opacity=".8"');
  const specks = scattered(chance, 26, 110, (x, y) => circle(x, y, 3, garnish));
  const side = hasLemon ? lemon(410, 410, 1.2) : leaf(200, 260, 20) + leaf(235, 270, -40);
  return onTable(cloth, bowl(fill) + oval(200, 180, 60, 26, '#ffffff22', -20) + oil + specks + side);
}

function lavash(): string {
  return (
    path('M92 300c10-150 80-200 160-200s140 60 140 150s-60 130-150 130s-150-30-150-80z', '#ecd7a8') +
    scattered(chanceOf('lavash'), 24, 120, (x, y) => oval(x, y, 9, 6, '#d3ae6d'))
  );
}

function skewer(y: number): string {
  const ridges = Array.from({ length: 12 }, (_, at) =>
    oval(122 + at * 21, y, 15, 26, at % 2 === 0 ? '#6f3219' : '#8c4423', 12),
  );
  return line(`M70 ${y}H410`, '#b9b2a6', 7) + ridges.join('');
}

function grilledSide(): string {
  return (
    tomato(160, 330) +
    pepper(265, 330) +
    scattered(chanceOf('onion'), 10, 34, (x, y) => line(`M${x} ${y}q12-12 26 0`, '#b86a94', 4), [345, 320]) +
    leaf(330, 345, 10, 0.8)
  );
}

function pepper(x: number, y: number): string {
  return moved(
    path('M-56 6c20-26 70-26 112-8c-30 26-84 34-112 8z', '#5f8a3d') +
      line('M-30 0l20 12M-4-6l16 14', '#31471f', 4),
    x,
    y,
    -8,
  );
}

function patty(): string {
  return (
    oval(0, 0, 46, 30, '#5e2d17') +
    oval(0, -3, 42, 26, '#83451f') +
    line('M-24-12l14 22M-4-16l14 24M16-14l10 16', '#4a2312', 5)
  );
}

function boat(filling: string, light: string, cloth: string): string {
  const chance = chanceOf(filling);
  const bread =
    path('M20 240C110 120 370 120 460 240C370 360 110 360 20 240z', '#c98d44') +
    path('M70 240C140 160 340 160 410 240C340 320 140 320 70 240z', filling);
  const bits = scattered(chance, 60, 84, (x, y) =>
    oval(MIDDLE + (x - MIDDLE) * 1.7, MIDDLE + (y - MIDDLE) * 0.72, 11, 7, light, chance() * 180),
  );
  return onTable(
    cloth,
    moved(
      `<g transform="translate(-240 -240)">${path('M26 252C116 132 376 132 466 252C376 372 116 372 26 252z', '#00000030')}${bread}${bits}</g>`,
      240,
      240,
      -28,
    ),
  );
}

function fishShape(back: string, belly: string): string {
  return (
    path('M-130 0C-90-62 40-62 96 0C40 62-90 62-130 0z', back) +
    path('M-126 8C-80 54 40 54 94 4C30 26-70 28-126 8z', belly) +
    path('M84 0L140-40Q128 0 140 40z', back) +
    circle(-92, -10, 8, '#fffdf8') +
    circle(-92, -10, 4, '#222') +
    line('M-58-26q12 26 0 50M-20-30l-14 26M14-28l-14 26M46-22l-14 24', '#00000044', 5)
  );
}

function shrimp(): string {
  return (
    line('M-26 10a30 30 0 1 1 44 14', '#e98a5f', 22) +
    line('M-22 2l12 6M-14-16l10 10M4-24l2 14M22-14l-8 10M26 6l-12 2', '#f8c7a4', 4) +
    path('M12 18l22 2l-8 16z', '#c95f36')
  );
}

function greens(x: number, y: number): string {
  return [0, 40, 80, 120, 160].map((turn) => leaf(x, y, turn - 150, 1.1)).join('');
}

function blob(x: number, y: number, size: number): string {
  return `M${x - size} ${y}c0-60 60-${size} 100-60s80 40 50 90s-90 60-110 30s-40-20-40-60z`;
}
