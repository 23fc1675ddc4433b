import { decodeQR } from 'qr/decode.js';

/** The modules of a QR code that was drawn as an SVG path of bars, dark ones `true`. */
export function modulesOf(svg: string): boolean[][] {
  const size = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]);
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const [, path = ''] = /<path d="((?:M\d+ \d+h\d+v1h-\d+z)+)"\/>/.exec(svg) ?? [];
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    modules[Number(y)]!.fill(true, Number(x), Number(x) + Number(width));
  }
  return modules;
}

/** Pixels of a module in the picture that is read. */
const SCALE = 8;

/** The text of a QR code that was drawn as an SVG path, as a phone reads it from the screen or the paper. */
export function readQrSvg(svg: string): string {
  const modules = modulesOf(svg);
  const side = modules.length * SCALE;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const at = (y * side + x) * 4;
      if (modules[Math.floor(y / SCALE)]![Math.floor(x / SCALE)]) data.fill(0, at, at + 3);
    }
  }
  return decodeQR({ data, width: side, height: side });
}
