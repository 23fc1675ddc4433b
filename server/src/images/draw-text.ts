import { fileURLToPath } from 'node:url';
import type { RowToDraw } from '../core/printing/paper/escpos.ts';
import {
  type Bitmap,
  LETTER_HEIGHT_DOTS,
  LETTER_WIDTH_DOTS,
  type LetterSize,
} from '../core/printing/paper/paper.ts';

/**
 * Draws text as wide as the paper, in as many rows as it needs. The same text always gives the same dots.
 * Letters are shaped and ordered by the rules of their script, and a letter that is missing from the font
 * becomes a box. The text is printable, as `rowsToDraw` returns it.
 */
export async function drawRow(row: RowToDraw): Promise<Bitmap> {
  const amount = row.amount === null ? null : await drawInk({ ...row, text: row.amount, indentDots: 0 });
  const amountDots = amount === null ? 0 : amount.width + LETTER_WIDTH_DOTS;
  const ink = await drawInk(row, amountDots);
  const inkDots = Math.max(ink?.height ?? 0, amount?.height ?? 0, FONT_DOTS[row.size]) + 2 * MARGIN_DOTS;
  const picture = blankPicture(row.widthDots, row.isInverse ? inkDots + MARGIN_DOTS : inkDots);
  if (ink !== null) stamp(picture, ink, leftOf(row, ink.width), Math.floor((inkDots - ink.height) / 2));
  if (amount !== null) {
    const edge = sideDots(row);
    const left = isReadFromRight(row.text) ? edge : row.widthDots - edge - amount.width;
    stamp(picture, amount, left, inkDots - MARGIN_DOTS - amount.height);
  }
  return row.isInverse ? invert(picture) : picture;
}

/** The font sizes, which match the height of the printer's own letters; proportional letters are narrower. */
const FONT_DOTS: Record<LetterSize, number> = {
  Normal: LETTER_HEIGHT_DOTS,
  Tall: 34,
  Large: 42,
  Huge: 64,
};

/** The margin above and below the letters, and between a bar and the next row. */
const MARGIN_DOTS = 4;

/** The white margin at both sides; a bar is black for one letter, as on rows in the printer's own font. */
function sideDots({ isInverse }: RowToDraw): number {
  return isInverse ? LETTER_WIDTH_DOTS : 2;
}

/** The highest picture: more than 200 letters need. Limits the paper that a faulty font can waste. */
const MOST_HEIGHT_DOTS = 6_000;

/** A grey picture of text, in which dark is ink. */
interface Ink {
  width: number;
  height: number;
  shades: Uint8Array;
}

/**
 * Draws the text of a row; `null` if it has no visible letters.
 * @param takenDots  the part of the width that something next to the text needs
 */
async function drawInk(row: RowToDraw, takenDots = 0): Promise<Ink | null> {
  const { text, widthDots, indentDots, size, isBold, align } = row;
  // Loads the library on first use: it takes more than 20 MB.
  const { default: sharp } = await import('sharp');
  const face = isBold ? 'DejaVu Sans Bold' : 'DejaVu Sans';
  const image = sharp({
    text: {
      // No fallback, so that a letter that is missing from this font is a box on every machine, whatever fonts are
      // installed.
      text: `<span fallback="false">${escapeMarkup(text)}</span>`,
      font: `${face} ${FONT_DOTS[size]}`,
      fontfile: fontFile(isBold),
      width: widthDots - indentDots - takenDots - 2 * sideDots(row),
      align: align === 'Centre' ? 'centre' : 'left',
      wrap: 'word-char',
      dpi: 72,
    },
  });
  try {
    const { data, info } = await image.extractChannel(0).raw().toBuffer({ resolveWithObject: true });
    return { width: info.width, height: Math.min(info.height, MOST_HEIGHT_DOTS), shades: data };
  } catch (error) {
    if (error instanceof Error && error.message.includes('no text to render')) return null;
    throw error;
  }
}

/** Escapes text for the typesetter, which reads markup. */
function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function fontFile(isBold: boolean): string {
  const file = isBold ? 'DejaVuSans-Bold.ttf' : 'DejaVuSans.ttf';
  return fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${file}`));
}

/** The column at which ink of a given width begins: right-to-left text is indented from the right. */
function leftOf(row: RowToDraw, inkWidth: number): number {
  const { text, widthDots, indentDots, align } = row;
  if (align === 'Centre') return Math.floor((widthDots - inkWidth) / 2);
  const indent = indentDots + sideDots(row);
  return isReadFromRight(text) ? widthDots - indent - inkWidth : indent;
}

const FIRST_LETTER = /\p{L}/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Whether the text is right to left: decided by the first letter with a direction, as in the typesetter. */
function isReadFromRight(text: string): boolean {
  return RIGHT_TO_LEFT.test(FIRST_LETTER.exec(text)?.[0] ?? '');
}

function blankPicture(width: number, height: number): Bitmap {
  return { width, height, bits: new Uint8Array(Math.ceil(width / 8) * height) };
}

/** Grey values below this are black. */
const BLACK_FROM = 128;

function stamp({ width, bits }: Bitmap, ink: Ink, left: number, top: number): void {
  const rowBytes = Math.ceil(width / 8);
  for (let y = 0; y < ink.height; y++) {
    for (let x = 0; x < ink.width; x++) {
      const at = left + x;
      if (ink.shades[y * ink.width + x]! < BLACK_FROM || at < 0 || at >= width) continue;
      bits[(top + y) * rowBytes + (at >> 3)]! |= 0x80 >> (at & 7);
    }
  }
}

/**
 * Swaps black and white, except in the bottom margin. Papers are a multiple of eight dots wide, so no byte has unused
 * bits.
 */
function invert({ width, height, bits }: Bitmap): Bitmap {
  const barEnd = (height - MARGIN_DOTS) * (width / 8);
  return { width, height, bits: bits.map((byte, at) => (at < barEnd ? byte ^ 0xff : byte)) };
}
