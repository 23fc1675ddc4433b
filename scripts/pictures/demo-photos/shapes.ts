/** Pieces of a drawing, as SVG. Lengths are in a square of 480 units; angles are in degrees. */

export const MIDDLE = 240;

/** Numbers from 0 to 1 that are the same for the same name. */
export function chanceOf(name: string): () => number {
  let state = [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) | 0, 7);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 8) / 0x1_00_00_00;
  };
}

export function circle(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${r(x)}" cy="${r(y)}" r="${r(radius)}" fill="${fill}" ${more}/>`;
}

export function oval(
  x: number,
  y: number,
  wide: number,
  high: number,
  fill: string,
  turn = 0,
  more = '',
): string {
  return `<ellipse cx="${r(x)}" cy="${r(y)}" rx="${r(wide)}" ry="${r(high)}" fill="${fill}" transform="rotate(${r(turn)} ${r(x)} ${r(y)})" ${more}/>`;
}

export function bar(
  x: number,
  y: number,
  wide: number,
  high: number,
  fill: string,
  turn = 0,
  round = high / 2,
): string {
  return `<rect x="${r(x - wide / 2)}" y="${r(y - high / 2)}" width="${wide}" height="${high}" rx="${r(round)}" fill="${fill}" transform="rotate(${r(turn)} ${r(x)} ${r(y)})"/>`;
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

export function line(d: string, stroke: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

function turned(content: string, turn: number, x = MIDDLE, y = MIDDLE): string {
  return `<g transform="rotate(${r(turn)} ${r(x)} ${r(y)})">${content}</g>`;
}

export function moved(content: string, x: number, y: number, turn = 0, scale = 1): string {
  return `<g transform="translate(${r(x)} ${r(y)}) rotate(${r(turn)}) scale(${scale})">${content}</g>`;
}

/** Things at random places within a radius of a point, none too close to another. */
export function scattered(
  chance: () => number,
  count: number,
  radius: number,
  draw: (x: number, y: number) => string,
  [middleX, middleY]: readonly [number, number] = [MIDDLE, MIDDLE],
): string {
  const places: [number, number][] = [];
  for (let tries = 0; tries < count * 20 && places.length < count; tries += 1) {
    const [angle, far] = [chance() * 2 * Math.PI, Math.sqrt(chance()) * radius];
    const [x, y] = [middleX + Math.cos(angle) * far, middleY + Math.sin(angle) * far];
    const apart = (radius / Math.sqrt(count)) * 0.9;
    if (places.every(([a, b]) => Math.hypot(a - x, b - y) > apart)) places.push([x, y]);
  }
  return places.map(([x, y]) => draw(x, y)).join('');
}

/** Things on a circle around the middle. */
export function around(
  count: number,
  radius: number,
  draw: (x: number, y: number, turn: number) => string,
): string {
  return Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * 2 * Math.PI;
    return draw(
      MIDDLE + Math.cos(angle) * radius,
      MIDDLE + Math.sin(angle) * radius,
      (angle * 180) / Math.PI,
    );
  }).join('');
}

/** A leaf of parsley, mint or rocket. */
export function leaf(x: number, y: number, turn: number, size = 1, fill = '#4f7a3a'): string {
  const blade = path('M0 0c8-18 26-18 34 0c-8 18-26 18-34 0z', fill) + line('M2 0h28', '#ffffff66', 1.5);
  return moved(blade, x, y, turn, size);
}

export function lemon(x: number, y: number, size = 1, turn = 0): string {
  const cells = Array.from({ length: 8 }, (_, at) =>
    turned(path('M0-4L-7-22A24 24 0 0 1 7-22z', '#f6d95b'), at * 45, 0, 0),
  );
  return moved(circle(0, 0, 32, '#e9b92f') + circle(0, 0, 28, '#fdf3c4') + cells.join(''), x, y, turn, size);
}

export function tomato(x: number, y: number, size = 1): string {
  const seeds = [0, 72, 144, 216, 288].map((turn) => turned(oval(0, -14, 6, 9, '#f2a07b'), turn, 0, 0));
  return moved(circle(0, 0, 30, '#c23b22') + circle(0, 0, 26, '#dd5a3c') + seeds.join(''), x, y, 0, size);
}

/** The table with a plate, bowl or pan in the middle. */
export function onTable(cloth: string, content: string): string {
  const stripes = Array.from({ length: 9 }, (_, at) => bar(at * 60, MIDDLE, 22, 480, '#ffffff14', 0, 0)).join(
    '',
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 480"><rect width="480" height="480" fill="${cloth}"/>${turned(stripes, 18)}${content}</svg>`;
}

export function plate(radius = 200, rim = '#f7f1e6', inner = '#fffdf8'): string {
  return (
    shadow(radius) +
    circle(MIDDLE, MIDDLE, radius, rim) +
    circle(MIDDLE, MIDDLE, radius * 0.78, inner, `stroke="#e4dac8" stroke-width="3"`)
  );
}

export function bowl(fill: string, radius = 185, rim = '#f2e8d8'): string {
  return (
    shadow(radius) +
    circle(MIDDLE, MIDDLE, radius, rim) +
    circle(MIDDLE, MIDDLE, radius * 0.86, '#d9c9ae') +
    circle(MIDDLE, MIDDLE, radius * 0.82, fill)
  );
}

/** A pan with two handles. */
export function pan(fill: string, metal = '#8d5a34'): string {
  const handles = bar(28, MIDDLE, 60, 70, metal, 0, 22) + bar(452, MIDDLE, 60, 70, metal, 0, 22);
  return (
    shadow(196) +
    handles +
    circle(MIDDLE, MIDDLE, 196, metal) +
    circle(MIDDLE, MIDDLE, 178, '#6d4324') +
    circle(MIDDLE, MIDDLE, 172, fill)
  );
}

function shadow(radius: number): string {
  return circle(MIDDLE + 6, MIDDLE + 12, radius + 2, '#00000030');
}

function r(value: number): number {
  return Math.round(value * 10) / 10;
}
