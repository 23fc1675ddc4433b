/** The laid-out content of a paper, before it is encoded for a printer. */

/** A part of a paper, as wide as the paper. Blocks are printed one below the other. */
export type Block = TextBlock | AmountBlock | PictureBlock | RuleBlock | GapBlock;

/** Text, broken into as many rows as it needs. */
export interface TextBlock extends TextStyle {
  kind: 'Text';
  text: string;
  /** The indent of the first row; `mount` is that of the other rows. In letters of the size of the block. */
  indent: number;
  mount: number;
}

/** Text with an amount at the right edge of its last row. */
export interface AmountBlock extends Omit<TextBlock, 'kind'> {
  kind: 'Amount';
  amount: string;
}

/** A picture that is as wide as the paper. */
export interface PictureBlock {
  kind: 'Picture';
  picture: Bitmap;
}

export interface TextStyle {
  size: LetterSize;
  isBold: boolean;
  /** Whether the text is white on a black bar, which reaches to the edge of the paper. */
  isInverse: boolean;
  align: 'Left' | 'Centre';
}

/** A row that repeats one character from edge to edge. */
export interface RuleBlock {
  kind: 'Rule';
  mark: '-' | '=' | '*';
}

/** White space between two blocks. */
export interface GapBlock {
  kind: 'Gap';
  dots: number;
}

export type LetterSize = 'Normal' | 'Tall' | 'Large' | 'Huge';

/** The width and height of the letters of each size, as multiples of a normal letter. */
export const LETTER_SIZES: Record<LetterSize, { width: number; height: number }> = {
  Normal: { width: 1, height: 1 },
  Tall: { width: 1, height: 2 },
  Large: { width: 2, height: 2 },
  Huge: { width: 3, height: 3 },
};

/** The size of a normal letter, in dots: font A of every printer. */
export const LETTER_WIDTH_DOTS = 12;
export const LETTER_HEIGHT_DOTS = 24;

/**
 * A picture in black and white: rows from top to bottom, eight dots in a byte, the leftmost dot in the highest bit, 1 for black.
 */
export interface Bitmap {
  width: number;
  height: number;
  /** Each row begins with a new byte. */
  bits: Uint8Array;
}

export function gapBlock(dots: number): GapBlock {
  return { kind: 'Gap', dots };
}

/** A text with an amount at the right edge; in plain letters unless `change` says otherwise. */
export function amountBlock(text: string, amount: string, change: Partial<TextBlock> = {}): AmountBlock {
  return { ...textBlock(text, change), kind: 'Amount', amount };
}

/** A block of text; in plain letters unless `change` says otherwise. */
export function textBlock(text: string, change: Partial<TextBlock> = {}): TextBlock {
  return {
    kind: 'Text',
    text,
    size: 'Normal',
    isBold: false,
    isInverse: false,
    align: 'Left',
    indent: 0,
    mount: change.indent ?? 0,
    ...change,
  };
}
