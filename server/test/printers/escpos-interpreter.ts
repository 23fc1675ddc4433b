import { dosLetters } from './dos-code-pages.ts';

/**
 * A printer for tests. It knows only the commands that tickets use, and throws for any other.
 * It is written from Epson's command reference and shares no code with the encoder.
 */

/** The print between two row feeds. */
export interface PaperRow {
  /** Without trailing spaces; empty for a picture and for white space. */
  text: string;
  isBold: boolean;
  isInverse: boolean;
  /** How many times as wide and as high as normal its letters are. */
  width: number;
  height: number;
  align: 'Left' | 'Centre';
  picture: Picture | null;
  /** The height of white space in dots; 0 for text and pictures. */
  gapDots: number;
}

export interface Picture {
  width: number;
  height: number;
  bits: Uint8Array;
}

export interface Paper {
  rows: PaperRow[];
  /** Every command with its parameters, in the order received; `text` for a row of letters. */
  commands: string[];
}

export interface PrinterSettings {
  columns?: number;
  /** Whether it opens a cash drawer; else it does not know the command. */
  hasDrawer?: boolean;
  /** The letters from 0x80 on, for pages that this printer has under other numbers. */
  pages?: Record<number, (string | null)[]>;
}

/** Reads one job, which ends with a cut. @throws Error for anything that tickets do not use */
export function readPaper(bytes: Uint8Array, settings: PrinterSettings = {}): Paper {
  const printer = new PaperReader(bytes, settings);
  return printer.read();
}

const LETTER_DOTS = 12;

const PREFIXES: Record<number, string> = { 27: 'ESC', 28: 'FS', 29: 'GS' };

const PAGES: Record<number, (string | null)[]> = {
  0: dosLetters('PC437'),
  2: dosLetters('PC850'),
  13: dosLetters('PC857'),
  16: decoded('windows-1252'),
  17: decoded('ibm866'),
  18: dosLetters('PC852'),
  19: dosLetters('PC858'),
  46: decoded('windows-1251'),
  48: decoded('windows-1254'),
};

/** The code page as a web browser decodes it, without the codes that print nothing. */
function decoded(encoding: string): (string | null)[] {
  return Array.from({ length: 128 }, (_, at) => {
    const letter = new TextDecoder(encoding).decode(Uint8Array.of(0x80 + at));
    return /[\p{Cc}\u00a0\u00ad]/u.test(letter) ? null : letter;
  });
}

class PaperReader {
  readonly #bytes: Uint8Array;
  readonly #columns: number;
  readonly #hasDrawer: boolean;
  readonly #pages: Record<number, (string | null)[]>;
  readonly #rows: PaperRow[] = [];
  readonly #commands: string[] = [];
  #at = 0;
  #letters: (string | null)[] | null = null;
  #isSingleByte = false;
  #isCut = false;
  #isKicked = false;
  #text = '';
  #style = { isBold: false, isInverse: false, width: 1, height: 1, align: 'Left' as 'Left' | 'Centre' };

  constructor(bytes: Uint8Array, { columns = 48, pages = {}, hasDrawer = false }: PrinterSettings) {
    this.#bytes = bytes;
    this.#columns = columns;
    this.#pages = pages;
    this.#hasDrawer = hasDrawer;
  }

  read(): Paper {
    while (this.#bytes[this.#at] === 0) this.#at++;
    if (this.#at > 0) this.#commands.push('NUL');
    if (this.#bytes[this.#at] !== 0x1b || this.#bytes[this.#at + 1] !== 0x40)
      this.#fail('begins without ESC @');
    while (this.#at < this.#bytes.length) {
      if (this.#isCut) this.#fail('goes on after the cut');
      this.#step();
    }
    if (!this.#isCut && !this.#isOnlyKicked()) this.#fail('ends without a cut');
    return { rows: this.#rows, commands: this.#commands };
  }

  /** A drawer is opened by a job of its own, which prints nothing. */
  #isOnlyKicked(): boolean {
    return this.#isKicked && this.#rows.length === 0 && this.#text === '';
  }

  #step(): void {
    const byte = this.#next();
    const prefix = PREFIXES[byte];
    if (prefix !== undefined) this.#command(`${prefix} ${String.fromCharCode(this.#next())}`);
    else if (byte === 0x0a) this.#endRow();
    else this.#letter(byte);
  }

  #command(name: string): void {
    if (this.#text !== '') this.#fail(`is sent ${name} in the middle of "${this.#text}"`);
    const obey = name === 'ESC p' && !this.#hasDrawer ? undefined : this.#known[name];
    if (obey === undefined) this.#fail(`does not know ${JSON.stringify(name)}`);
    const value = obey();
    this.#commands.push(value === undefined ? name : `${name} ${value}`);
  }

  /** Runs each command. @returns its parameter */
  readonly #known: Record<string, () => number | undefined> = {
    'ESC @': () => {
      if (this.#letters !== null || this.#rows.length > 0)
        this.#fail('is initialised in the middle of a job');
      this.#style = { ...PLAIN };
      return undefined;
    },
    'FS .': () => {
      this.#isSingleByte = true;
      return undefined;
    },
    'ESC R': () => this.#oneOf([0]),
    'ESC M': () => this.#oneOf([0]),
    'ESC t': () => this.#selectPage(this.#next()),
    'ESC E': () => {
      const value = this.#oneOf([0, 1]);
      this.#style.isBold = value === 1;
      return value;
    },
    'ESC a': () => {
      const value = this.#oneOf([0, 1]);
      this.#style.align = value === 1 ? 'Centre' : 'Left';
      return value;
    },
    'ESC J': () => this.#feed(this.#next(), 1),
    'ESC d': () => this.#feed(this.#oneOf([5]), 30),
    'GS !': () => {
      const value = this.#oneOf([0x00, 0x01, 0x11, 0x22]);
      this.#style.width = (value >> 4) + 1;
      this.#style.height = (value & 7) + 1;
      return value;
    },
    'GS B': () => {
      const value = this.#oneOf([0, 1]);
      this.#style.isInverse = value === 1;
      return value;
    },
    'ESC p': () => {
      const pin = this.#oneOf([0, 1]);
      const [onFor, offFor] = [this.#next(), this.#next()];
      if (onFor < 25 || onFor > 100 || offFor < onFor) this.#fail('is sent a pulse that no drawer takes');
      this.#isKicked = true;
      return pin;
    },
    'GS v': () => {
      this.#picture();
      return undefined;
    },
    'GS V': () => {
      if (JSON.stringify(this.#style) !== JSON.stringify(PLAIN)) this.#fail('is left in a style');
      this.#isCut = true;
      return this.#oneOf([1]);
    },
  };

  #selectPage(number: number): number {
    if (this.#letters !== null) this.#fail('changes its code page in the middle of a job');
    this.#letters = this.#pages[number] ?? PAGES[number] ?? null;
    if (this.#letters === null) this.#fail(`has no code page ${number}`);
    return number;
  }

  #feed(count: number, dots: number): number {
    this.#rows.push({ ...PLAIN, text: '', picture: null, gapDots: count * dots });
    return count;
  }

  #picture(): void {
    const [kind, mode] = [this.#next(), this.#next()];
    if (kind !== 0x30 || mode !== 0) this.#fail('is sent a picture in a form that it does not know');
    const [rowBytes, height] = [this.#twoBytes(), this.#twoBytes()];
    if (rowBytes < 1 || rowBytes * 8 > this.#columns * LETTER_DOTS) this.#fail('is sent too wide a picture');
    if (height < 1 || height > 128) this.#fail('is sent a picture too high for its memory');
    if (this.#style.align !== 'Left' || this.#style.isInverse) this.#fail('is sent a picture in a style');
    const bits = this.#bytes.slice(this.#at, this.#at + rowBytes * height);
    if (bits.length < rowBytes * height) this.#fail('ends in a picture');
    for (const [at, byte] of bits.entries()) {
      if (byte === 0x10 && [0x04, 0x05, 0x14].includes(bits[at + 1]!))
        this.#fail('obeys a command in a picture');
    }
    this.#at += bits.length;
    const picture = { width: rowBytes * 8, height, bits };
    this.#rows.push({ ...PLAIN, text: '', picture, gapDots: 0 });
  }

  #letter(byte: number): void {
    if (this.#isKicked) this.#fail('prints after it opened the drawer');
    if (this.#letters === null || !this.#isSingleByte) this.#fail('is sent text before it knows its letters');
    if (byte < 0x20 || byte === 0x7f) this.#fail(`does not know the control byte ${byte.toString(16)}`);
    const letter = byte < 0x7f ? String.fromCharCode(byte) : this.#letters[byte - 0x80];
    if (letter == null) this.#fail(`has no letter ${byte.toString(16)} on its page`);
    this.#text += letter;
    if (this.#text.length * this.#style.width > this.#columns)
      this.#fail(`breaks the row "${this.#text}" itself`);
  }

  #endRow(): void {
    if (this.#text === '') this.#fail('feeds an empty row');
    this.#rows.push({ ...this.#style, text: this.#text.trimEnd(), picture: null, gapDots: 0 });
    this.#text = '';
    this.#commands.push('text');
  }

  #twoBytes(): number {
    return this.#next() + this.#next() * 256;
  }

  #oneOf(allowed: readonly number[]): number {
    const value = this.#next();
    if (!allowed.includes(value)) this.#fail(`does not take ${value} there`);
    return value;
  }

  #next(): number {
    const byte = this.#bytes[this.#at++];
    if (byte === undefined) this.#fail('ends in a command');
    return byte;
  }

  #fail(what: string): never {
    throw new Error(`The printer ${what} (byte ${this.#at} of ${this.#bytes.length})`);
  }
}

const PLAIN = { isBold: false, isInverse: false, width: 1, height: 1, align: 'Left' } as const;
