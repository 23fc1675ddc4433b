import { encodeQR } from 'qr';
import type { Bitmap } from '../core/printing/paper/paper.ts';

/** The dots of one module: large enough to read with a phone from any printer's paper. */
const MODULE_DOTS = 6;
/** The white modules around the code that the standard requires. */
const QUIET_MODULES = 4;

/** Draws the QR code of a text in the middle of a paper of this width. */
export function drawQrCode(text: string, widthDots: number): Bitmap {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_MODULES });
  const size = modules.length;
  const left = Math.floor((widthDots - size * MODULE_DOTS) / 2);
  const rowBytes = widthDots / 8;
  const height = size * MODULE_DOTS;
  const bits = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y++) {
    const row = modules[Math.floor(y / MODULE_DOTS)]!;
    for (let x = 0; x < size * MODULE_DOTS; x++) {
      if (row[Math.floor(x / MODULE_DOTS)])
        bits[y * rowBytes + ((left + x) >> 3)]! |= 0x80 >> ((left + x) & 7);
    }
  }
  return { width: widthDots, height, bits };
}
