import { drawableRows } from '../core/printing/paper/escpos.ts';
import {
  type Bitmap,
  type Block,
  LETTER_HEIGHT_DOTS,
  LETTER_WIDTH_DOTS,
} from '../core/printing/paper/paper.ts';
import { drawRow } from './draw-text.ts';

/** The width of the white edge around the picture, in dots. */
const EDGE_DOTS = 24;

/** Draws a paper as a PNG picture with the same rows as on paper, all in the font for letters that printers lack. */
export async function drawPaper(blocks: readonly Block[], columns: number): Promise<Buffer> {
  const strips: Bitmap[] = [];
  for (const block of blocks) strips.push(...(await drawBlock(block, columns)));
  const width = columns * LETTER_WIDTH_DOTS;
  const shades = Buffer.concat(strips.map(shadesOf));
  const { default: sharp } = await import('sharp');
  const [top, left] = [EDGE_DOTS, EDGE_DOTS];
  return sharp(shades, { raw: { width, height: shades.length / width, channels: 1 } })
    .extend({ top, left, bottom: top, right: left, background: 'white' })
    .png({ palette: true, colours: 2 })
    .toBuffer();
}

async function drawBlock(block: Block, columns: number): Promise<Bitmap[]> {
  const widthDots = columns * LETTER_WIDTH_DOTS;
  switch (block.kind) {
    case 'Text':
    case 'Amount': {
      const drawn: Bitmap[] = [];
      for (const row of drawableRows(block, columns)) drawn.push(await drawRow(row));
      return drawn;
    }
    case 'Picture':
      return [block.picture];
    case 'Gap':
      return [stripOf(widthDots, block.dots, () => 0)];
    case 'Rule':
      return [stripOf(widthDots, LETTER_HEIGHT_DOTS, (y) => (y === LETTER_HEIGHT_DOTS / 2 ? 0xff : 0))];
  }
}

/** A strip in which each row repeats one byte. */
function stripOf(width: number, height: number, byteAt: (y: number) => number): Bitmap {
  const rowBytes = width / 8;
  return {
    width,
    height,
    bits: Uint8Array.from({ length: rowBytes * height }, (_, at) => byteAt(Math.floor(at / rowBytes))),
  };
}

function shadesOf({ width, height, bits }: Bitmap): Buffer {
  const shades = Buffer.alloc(width * height, 255);
  for (const at of shades.keys()) if ((bits[at >> 3]! & (0x80 >> (at & 7))) !== 0) shades[at] = 0;
  return shades;
}
