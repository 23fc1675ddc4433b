import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { encodeBlocks, rowsToDraw } from '../../server/src/core/printing/paper/escpos.ts';
import type { Bitmap, Block } from '../../server/src/core/printing/paper/paper.ts';
import { drawRow } from '../../server/src/images/draw-text.ts';
import { type PaperRow, type Picture, readPaper } from '../../server/test/printers/escpos-interpreter.ts';

const PRINTER = { codePage: 'PC857', codePageNumber: null, columns: 48 } as const;

/** White dots around the print, and the height of an empty line. */
const MARGIN = 28;
const LINE_DOTS = 30;
const LETTER_WIDTH = 12;
const LETTER_HEIGHT = 24;
/** The size at which a letter of the font is as wide as one of the printer, and its baseline. */
const FONT_SIZE = LETTER_WIDTH / 0.602;
const FOOT = 19;
const TOOTH = 10;
const WHITE = '#fdfcf8';
const BLACK = '#1c1b1a';

const PAPER_WIDTH = PRINTER.columns * LETTER_WIDTH + 2 * MARGIN;
/** Twice the width at which it is shown. */
const PICTURE_WIDTH = 800;

/** Paints what a printer makes of a paper, from the same bytes, as `docs/images/<name>.png`. */
export async function paintPaper(name: string, blocks: readonly Block[]): Promise<void> {
  const drawings = new Map<string, Bitmap>();
  for (const row of rowsToDraw(blocks, PRINTER)) drawings.set(row.key, await drawRow(row));
  const { rows } = readPaper(encodeBlocks(blocks, PRINTER, drawings), { columns: PRINTER.columns });
  await loadFonts();
  const target = new URL(`../../docs/images/${name}.png`, import.meta.url);
  await mkdir(new URL('.', target), { recursive: true });
  await sharp(Buffer.from(await svgOf(rows)), { density: (72 * PICTURE_WIDTH) / PAPER_WIDTH })
    .png({ palette: true, colours: 32, compressionLevel: 9 })
    .toFile(fileURLToPath(target));
}

/** Draws a text once from the font file, which registers the font for all later drawing. */
async function loadFonts(): Promise<void> {
  for (const face of ['', '-Bold']) {
    const fontfile = fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/DejaVuSansMono${face}.ttf`));
    await sharp({
      text: { text: 'x', font: `DejaVu Sans Mono${face.replace('-', ' ')} 20`, fontfile },
    }).toBuffer();
  }
}

async function svgOf(paper: readonly PaperRow[]): Promise<string> {
  const parts: string[] = [];
  let top = MARGIN;
  for (const row of paper) {
    parts.push(await partOf(row, top));
    top += heightOf(row);
  }
  const font = `font-family="DejaVu Sans Mono" font-size="${FONT_SIZE}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PAPER_WIDTH}" height="${top + TOOTH}">
<path d="${outlineOf(top)}" fill="${WHITE}" stroke="#cfcabd" stroke-width="1.5"/>
<g ${font} fill="${BLACK}">${parts.join('\n')}</g></svg>`;
}

/** The paper, with the jagged lower edge that a printer leaves. */
function outlineOf(bottom: number): string {
  const right = PAPER_WIDTH - 1;
  const count = Math.round(PAPER_WIDTH / TOOTH);
  const teeth = Array.from({ length: count }, (_, at) => {
    const [tip, next] = [right * (1 - (at + 0.5) / count), right * (1 - (at + 1) / count)];
    return `L${tip.toFixed(1)} ${bottom + TOOTH - 2}L${next.toFixed(1)} ${bottom}`;
  });
  return `M1 1H${right}V${bottom}${teeth.join('')}Z`;
}

function heightOf({ gapDots, picture, height }: PaperRow): number {
  if (gapDots > 0) return gapDots;
  return picture === null ? Math.max(LINE_DOTS, height * LETTER_HEIGHT) : picture.height;
}

async function partOf(row: PaperRow, top: number): Promise<string> {
  if (row.picture !== null) return imageOf(row.picture, top);
  if (row.text === '') return '';
  const width = row.text.length * row.width * LETTER_WIDTH;
  const left =
    MARGIN + (row.align === 'Centre' && !row.isInverse ? (PAPER_WIDTH - 2 * MARGIN - width) / 2 : 0);
  const bar = `<rect x="${MARGIN}" y="${top}" width="${PAPER_WIDTH - 2 * MARGIN}" height="${row.height * LETTER_HEIGHT}"/>`;
  const colour = row.isInverse ? ` fill="${WHITE}"` : '';
  const letters = Array.from(row.text, (letter, at) =>
    letter === ' ' ? '' : `<text x="${at * LETTER_WIDTH}" y="${FOOT}">${escapeMarkup(letter)}</text>`,
  );
  const style = `transform="translate(${left} ${top}) scale(${row.width} ${row.height})"`;
  const weight = row.isBold ? ' font-weight="bold"' : '';
  return `${row.isInverse ? bar : ''}<g ${style}${weight}${colour}>${letters.join('')}</g>`;
}

/** Draws the black dots on the paper. */
async function imageOf({ width, height, bits }: Picture, top: number): Promise<string> {
  const dots = Buffer.alloc(width * height * 4);
  for (let at = 0; at < width * height; at++) {
    const isBlack = (bits[at >> 3]! & (0x80 >> (at & 7))) !== 0;
    dots.set([0x1c, 0x1b, 0x1a, isBlack ? 255 : 0], at * 4);
  }
  const png = await sharp(dots, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  const box = `x="${MARGIN}" y="${top}" width="${width}" height="${height}"`;
  return `<image ${box} href="data:image/png;base64,${png.toString('base64')}"/>`;
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
