import type { DrawerPin, Printer } from '../printer.ts';
import { CODE_PAGE_NUMBERS, encodeForPage, printableText, textForPage } from './code-page.ts';
import {
  type AmountBlock,
  type Bitmap,
  type Block,
  LETTER_SIZES,
  LETTER_WIDTH_DOTS,
  type TextBlock,
  type TextStyle,
} from './paper.ts';
import { wrapText } from './wrap-text.ts';

/**
 * Encodes blocks as ESC/POS, the commands that nearly every kitchen printer understands. Text is sent as letters of the
 * printer's code page. A text with another letter is drawn and sent as a picture. Drawing takes time and is not done here:
 * `rowsToDraw` returns what to draw, then `encodeBlocks` takes the finished pictures.
 * @see Epson's "ESC/POS Command Reference"
 */

/** The settings of a printer that its bytes depend on. */
export type PaperSettings = Pick<Printer, 'codePage' | 'codePageNumber' | 'columns'>;

/** A text of at most 200 letters that must be drawn as a picture; all measures in dots. */
export interface RowToDraw extends TextStyle {
  /** The key of the picture. Rows that look the same have the same key. */
  key: string;
  text: string;
  /** An amount at the right edge of the last row; `null` for none. */
  amount: string | null;
  /** The width of the picture: that of the paper. */
  widthDots: number;
  indentDots: number;
}

/** The most letters of one picture, so that it has at most some dozen rows. */
const MOST_DRAWN_LETTERS = 200;

/** The texts of blocks that must be drawn as pictures, each once. */
export function rowsToDraw(blocks: readonly Block[], printer: PaperSettings): RowToDraw[] {
  const rows = blocks.flatMap((block) => (hasText(block) ? setText(block, printer).drawn : []));
  return [...new Map(rows.map((row) => [row.key, row])).values()];
}

/**
 * Encodes blocks as bytes that make a printer print them and cut the paper.
 * @param drawings  a picture for each of {@link rowsToDraw}, by its key, as wide as the paper
 * @param isAfterBreak  whether the previous job may have stopped in the middle of a picture. If so, enough empty bytes to complete
 *   that picture are sent first. Otherwise the printer would take the beginning of this job for the rest of the picture.
 * @throws Error if a picture is missing or not as wide as the paper
 */
export function encodeBlocks(
  blocks: readonly Block[],
  printer: PaperSettings,
  drawings: ReadonlyMap<string, Bitmap>,
  isAfterBreak = false,
): Uint8Array {
  const parts: BytePart[] = [isAfterBreak ? new Uint8Array(MOST_PICTURE_BYTES) : [], beginning(printer)];
  for (const block of blocks) {
    if (hasText(block)) parts.push(...textBytes(block, printer, drawings));
    else if (block.kind === 'Rule') parts.push(styleBytes(PLAIN), ruleBytes(block.mark, printer));
    else if (block.kind === 'Picture') parts.push(styleBytes(PLAIN), ...pictureBytes(block.picture));
    else parts.push(gapBytes(block.dots));
  }
  parts.push(styleBytes(PLAIN), ENDING);
  return joined(parts);
}

/**
 * The bytes that open the cash drawer at a printer, and print nothing. Only this function makes that command: no text and no picture
 * can contain it.
 * @param isAfterBreak  see {@link encodeBlocks}
 * @see ESC/POS ESC p, with pulses of 100 ms
 */
export function drawerBytes(pin: DrawerPin, isAfterBreak: boolean): Uint8Array {
  const kick = [ESC, 0x40, ESC, 0x70, pin === 'Pin2' ? 0 : 1, 50, 50];
  return joined([isAfterBreak ? new Uint8Array(MOST_PICTURE_BYTES) : [], kick]);
}

function hasText(block: Block): block is TextBlock | AmountBlock {
  return block.kind === 'Text' || block.kind === 'Amount';
}

type BytePart = Uint8Array | readonly number[];

const LF = 0x0a;
const DLE = 0x10;
const ESC = 0x1b;
const FS = 0x1c;
const GS = 0x1d;

/**
 * Resets the printer, turns double-byte letters off, and selects the American character set, the code page and font A.
 */
function beginning({ codePage, codePageNumber }: PaperSettings): number[] {
  const page = codePageNumber ?? CODE_PAGE_NUMBERS[codePage];
  return [ESC, 0x40, FS, 0x2e, ESC, 0x52, 0, ESC, 0x74, page, ESC, 0x4d, 0];
}

/**
 * Feeds five rows and cuts the paper, except for one point. The cutter, or the bar to tear the paper at, is some rows above the
 * print head.
 */
const ENDING = [ESC, 0x64, 5, GS, 0x56, 1];

const PLAIN: TextStyle = { size: 'Normal', isBold: false, isInverse: false, align: 'Left' };

/** Sets the whole style. Sent before each row, so that no row depends on the previous one. */
function styleBytes({ size, isBold, isInverse, align }: TextStyle): number[] {
  const { width, height } = LETTER_SIZES[size];
  return [
    ...[ESC, 0x61, align === 'Centre' ? 1 : 0],
    ...[GS, 0x21, ((width - 1) << 4) | (height - 1)],
    ...[ESC, 0x45, isBold ? 1 : 0],
    ...[GS, 0x42, isInverse ? 1 : 0],
  ];
}

function ruleBytes(mark: string, { codePage, columns }: PaperSettings): number[] {
  return [...encodeForPage(codePage, mark.repeat(columns)), LF];
}

/** The command `ESC J` takes at most 255 dots. */
function gapBytes(dots: number): number[] {
  return [ESC, 0x4a, Math.max(0, Math.min(Math.round(dots), 255))];
}

function textBytes(
  block: TextBlock | AmountBlock,
  printer: PaperSettings,
  drawings: ReadonlyMap<string, Bitmap>,
): BytePart[] {
  const { rows, drawn } = setText(block, printer);
  const set = rows.map((row) => [...styleBytes(block), ...encodeForPage(printer.codePage, row), LF]);
  const pictures = drawn.flatMap((row) => {
    const picture = drawings.get(row.key);
    if (picture === undefined) throw new Error(`The row ${row.key} was not drawn`);
    if (picture.width !== row.widthDots)
      throw new Error(`A picture is ${picture.width} dots wide: ${row.key}`);
    return [styleBytes(PLAIN), ...pictureBytes(picture)];
  });
  return [...set, ...pictures];
}

/** Splits a block of text into rows of letters of the code page or, if it has other letters, into rows to draw. */
function setText(
  block: TextBlock | AmountBlock,
  printer: PaperSettings,
): { rows: string[]; drawn: RowToDraw[] } {
  const text = printableText(block.text);
  const onPage = textForPage(printer.codePage, text);
  const amount = block.kind === 'Amount' ? textForPage(printer.codePage, printableText(block.amount)) : '';
  if (onPage === null || amount === null) return { rows: [], drawn: drawableRows(block, printer.columns) };
  const { indent, mount, size, isInverse } = block;
  const columns = Math.floor(printer.columns / LETTER_SIZES[size].width);
  // A bar has one black letter at each end.
  const room = isInverse ? columns - 2 : columns;
  const beside = amount === '' ? room : room - amount.length - 1;
  const isBelow = beside - Math.max(indent, mount) < LEAST_BESIDE_AMOUNT;
  const width = isBelow ? room : beside;
  const rows = wrapText(onPage, width - indent, width - mount).map((row, at) => {
    const isMoved = ' '.repeat(at === 0 ? indent : mount);
    return isInverse ? barOf(row, block, columns) : isMoved + row;
  });
  if (amount === '') return { rows, drawn: [] };
  const last = isBelow ? '' : (rows.pop() ?? '');
  return { rows: [...rows, last + amount.padStart(columns - last.length)], drawn: [] };
}

/** If there are fewer letters than this for the text beside an amount, the amount gets its own row. */
const LEAST_BESIDE_AMOUNT = 8;

/**
 * Pads a row with spaces, which print black. A bar begins at the edge of the paper, because only printed letters can
 * be inverse.
 */
function barOf(row: string, { align, indent }: Pick<TextBlock, 'align' | 'indent'>, columns: number): string {
  const before = align === 'Centre' ? Math.floor((columns - row.length) / 2) : indent + 1;
  return (' '.repeat(before) + row).padEnd(columns);
}

/** Splits a block of text into rows to draw, for paper with that many columns. */
export function drawableRows(block: TextBlock | AmountBlock, columns: number): RowToDraw[] {
  const text = printableText(block.text);
  const { size, isBold, isInverse, align, indent } = block;
  const pieces = wrapText(text, MOST_DRAWN_LETTERS, MOST_DRAWN_LETTERS);
  return pieces.map((piece, at) => {
    const widthDots = columns * LETTER_WIDTH_DOTS;
    const indentDots = indent * LETTER_SIZES[size].width * LETTER_WIDTH_DOTS;
    const amount = block.kind === 'Amount' && at === pieces.length - 1 ? printableText(block.amount) : null;
    const row = { text: piece, amount, widthDots, indentDots, size, isBold, isInverse, align };
    return { key: JSON.stringify(row), ...row };
  });
}

/** Printers have little memory, so a picture is sent in strips of this height. */
const STRIP_DOTS = 128;

/** The length of the longest command: a strip for the widest paper, with its header. */
const MOST_PICTURE_BYTES = 8 + (STRIP_DOTS * 48 * LETTER_WIDTH_DOTS) / 8;

function pictureBytes({ width, height, bits }: Bitmap): BytePart[] {
  const rowBytes = Math.ceil(width / 8);
  const strips = Array.from({ length: Math.ceil(height / STRIP_DOTS) }, (_, at) => at * STRIP_DOTS);
  return strips.flatMap((top) => {
    const rows = Math.min(STRIP_DOTS, height - top);
    const header = [GS, 0x76, 0x30, 0, rowBytes & 0xff, rowBytes >> 8, rows & 0xff, rows >> 8];
    return [header, harmless(bits.subarray(top * rowBytes, (top + rows) * rowBytes))];
  });
}

/** The second byte, after DLE, of the commands that a printer obeys even in the middle of a picture. */
const OBEYED_AT_ONCE = [0x04, 0x05, 0x14];

/**
 * Changes bytes of a picture that a printer would obey as a command, such as the one that opens the cash drawer. The extra dot
 * is not visible.
 */
function harmless(bits: Uint8Array): Uint8Array {
  return bits.map((byte, at) =>
    byte === DLE && OBEYED_AT_ONCE.includes(bits[at + 1]!) ? byte | 0x08 : byte,
  );
}

function joined(parts: readonly BytePart[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
