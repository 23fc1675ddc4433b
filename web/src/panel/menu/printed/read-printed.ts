import { foldText } from '../../../ui/text/fold-text.generated.ts';
import { portionWord } from '../portion-word.ts';
import type { ColumnKind } from '../sheet/column-names.ts';
import type { Table } from '../sheet/read-table.ts';
import { type PrintedPrice, pricesOf } from './printed-prices.ts';

/** The kinds of lines of a printed menu. */
export const LINE_KINDS = ['Category', 'Product', 'Description', 'Ignored'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** Why the reading of a line may be wrong. */
export type LineDoubt =
  | 'category'
  | 'description'
  | 'noPrice'
  | 'bareNumber'
  | 'portions'
  | 'currency'
  | 'ignored';

/** A line of a printed menu with what was read from it. */
export interface PrintedLine {
  text: string;
  kind: LineKind;
  /** The name of a category or a product, or the text of a description. */
  name: string;
  portions: { name: string; price: number }[];
  doubt: LineDoubt | null;
}

/** A line as typed. `chosen`: the kind that the person chose; `null` to guess it. */
export interface TypedLine {
  text: string;
  chosen: LineKind | null;
}

/** The lines of a text, trimmed. Consecutive empty lines become one. */
export function splitLines(text: string): TypedLine[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replaceAll(/[\u00a0\t]/g, '  ').trim())
    .filter((line, at, all) => line !== '' || (at > 0 && all[at - 1] !== ''))
    .map((line) => ({ text: line, chosen: null }));
}

/**
 * Reads a printed menu by the look of its lines. A line with a price at its end is a product, a line in capitals is a
 * category. A line below a product that reads like a sentence is its description. A line that may be read wrongly gets a
 * doubt, unless a person chose its kind.
 * @param language  the language of the menu, for portions without a name
 */
export function readPrinted(lines: readonly TypedLine[], language: string): PrintedLine[] {
  const read: PrintedLine[] = [];
  for (const [at, line] of lines.entries()) {
    const prices = pricesOf(line.text);
    const last = read.findLast(({ text }) => text !== '');
    const owner = last?.kind === 'Product' && last.portions.length === 0 ? last : null;
    const isPriceAlone = prices.length > 0 && prices[0]!.before === '';
    if (isPriceAlone && owner !== null && line.chosen === null) {
      // The line has only the price of the product above it.
      Object.assign(owner, portionsOf(prices, language), { name: owner.name });
      read.push({ text: line.text, kind: 'Ignored', name: '', portions: [], doubt: null });
      continue;
    }
    const [kind, doubt] = line.chosen === null ? guessKind(lines, at, prices, last) : [line.chosen, null];
    read.push(lineOf(line, kind, doubt, prices, language));
  }
  return read;
}

function lineOf(
  { text, chosen }: TypedLine,
  kind: LineKind,
  doubt: LineDoubt | null,
  prices: PrintedPrice[],
  language: string,
): PrintedLine {
  if (kind === 'Product' && prices.length > 0) {
    const product = portionsOf(prices, language);
    return { text, kind, ...product, doubt: chosen === null ? product.doubt : null };
  }
  const name = kind === 'Category' ? text.replace(/[\s:*•~–—-]+$|^[\s*•~–—-]+/gu, '') : text;
  return { text, kind, name, portions: [], doubt: kind === 'Product' ? 'noPrice' : doubt };
}

/** Words for sizes. They are compared without case and accents. */
const SIZES = new Set(
  [
    ...[
      'yarım',
      'tam',
      'tek',
      'çift',
      'bir',
      'bir buçuk',
      'az',
      'duble',
      'porsiyon',
      'küçük',
      'orta',
      'büyük',
      'bardak',
      'fincan',
      'şişe',
      'kadeh',
      'dilim',
      'half',
      'full',
    ],
    ...[
      'single',
      'double',
      'small',
      'medium',
      'large',
      'glass',
      'bottle',
      'cup',
      'portion',
      'regular',
      'klein',
      'mittel',
      'groß',
      'gross',
      'glas',
      'flasche',
      'petit',
    ],
    ...[
      'petite',
      'moyen',
      'grand',
      'grande',
      'verre',
      'bouteille',
      'piccolo',
      'piccola',
      'medio',
      'media',
      'bicchiere',
      'bottiglia',
      'pequeño',
      'mediano',
      'copa',
      'botella',
    ],
    ...[
      'صغير',
      'وسط',
      'كبير',
      'نصف',
      'маленький',
      'средний',
      'большой',
      'бокал',
      'бутылка',
      's',
      'm',
      'l',
      'xl',
    ],
  ].map(foldText),
);
const AMOUNT = /^\d+(?:[.,]\d+)?\s*(?:ml|cl|dl|lt|l|gr|g|kg|cm)$/i;

function isSize(text: string): boolean {
  return SIZES.has(foldText(text)) || AMOUNT.test(text.trim());
}

/** The name of a product and its portions, from the prices of its line. */
function portionsOf(
  prices: readonly PrintedPrice[],
  language: string,
): Pick<PrintedLine, 'name' | 'portions' | 'doubt'> {
  const [first, ...others] = prices as [PrintedPrice, ...PrintedPrice[]];
  const doubt = doubtOf(prices);
  if (others.length === 0)
    return { name: first.before, portions: [{ name: portionWord(language), price: first.price }], doubt };
  const { name, size } = nameAndSize(first.before);
  const sizes = [size, ...others.map(({ before }) => before)];
  const isNamed = sizes.every((each) => each !== '') && new Set(sizes.map(foldText)).size === sizes.length;
  const portions = prices.map(({ price }, at) => ({
    name: isNamed ? sizes[at]! : `${portionWord(language)} ${at + 1}`,
    price,
  }));
  // A size before each number shows that the numbers are prices.
  const isSure = isNamed && sizes.every(isSize);
  if (isSure) return { name, portions, doubt: doubt === 'bareNumber' ? null : doubt };
  return { name, portions, doubt: doubt ?? 'portions' };
}

function doubtOf(prices: readonly PrintedPrice[]): LineDoubt | null {
  if (prices.some(({ isForeign }) => isForeign)) return 'currency';
  return prices.some(({ isSure }) => isSure) ? null : 'bareNumber';
}

/** Splits `Adana Kebap Yarım` into the name and the size at its end; the size is empty if there is none. */
function nameAndSize(text: string): { name: string; size: string } {
  const words = text.split(/\s+/);
  for (const count of [2, 1]) {
    const size = words
      .slice(-count)
      .join(' ')
      .replace(/^[(:–-]+|[):]+$/g, '');
    if (words.length > count && isSize(size))
      return {
        name: words
          .slice(0, -count)
          .join(' ')
          .replace(/[\s:(–-]+$/u, ''),
        size,
      };
  }
  return { name: text, size: '' };
}

/** Lines that are neither dishes nor headings: addresses, phone numbers, page numbers, notes on tax. */
const NOISE = /https?:|www\.|@|\btel\b|^\+?[\d\s()/.-]+$|^[^\p{L}]*$|kdv dahil|vat included/iu;

function guessKind(
  lines: readonly TypedLine[],
  at: number,
  prices: readonly PrintedPrice[],
  last: PrintedLine | undefined,
): [LineKind, LineDoubt | null] {
  const { text } = lines[at]!;
  if (text === '') return ['Ignored', null];
  if (NOISE.test(text) && !prices.some(({ isSure }) => isSure)) return ['Ignored', 'ignored'];
  if (prices.length > 0 && prices[0]!.before !== '') return ['Product', null];
  const isAfterGap = at === 0 || lines[at - 1]!.text === '';
  const next = lines.slice(at + 1).find((line) => line.text !== '')?.text ?? '';
  const isNameOfPrice = pricesOf(next).some(({ before }, place) => place === 0 && before === '');
  if (isNameOfPrice) return ['Product', null];
  const isUpper = text === text.toLocaleUpperCase('tr') && text !== text.toLocaleLowerCase('tr');
  if (isUpper || text.endsWith(':')) return ['Category', null];
  const isBelowProduct = last?.kind === 'Product' || last?.kind === 'Description';
  const isSentence = /^[\p{Ll}(]|,|\.$/u.test(text) || text.split(/\s+/).length > 5;
  if (isBelowProduct && !isAfterGap) return ['Description', isSentence ? null : 'description'];
  if (isBelowProduct && isSentence) return ['Description', 'description'];
  return ['Category', 'category'];
}

/** The columns of {@link tableOfPrinted}. */
export const PRINTED_COLUMNS: ColumnKind[] = ['Category', 'Name', 'Description', 'Portion', 'Price'];

/** The lines as a table: a row for each portion, with its category and, in the first row of a product, its description. */
export function tableOfPrinted(lines: readonly PrintedLine[]): Table {
  const rows: string[][] = [];
  let category = '';
  let first = -1;
  for (const { kind, name, portions } of lines) {
    if (kind === 'Category') {
      category = name;
      first = -1;
    } else if (kind === 'Product') {
      first = rows.length;
      const sold = portions.length === 0 ? [{ name: '', price: null }] : portions;
      for (const portion of sold)
        rows.push([category, name, '', portion.name, portion.price === null ? '' : priceCell(portion.price)]);
    } else if (kind === 'Description' && first >= 0) {
      rows[first]![2] = [rows[first]![2], name].filter((text) => text !== '').join(' ');
    }
  }
  return rows;
}

/** A price as a cell. Always two decimals or none: three would look like thousands. */
function priceCell(price: number): string {
  return Number.isInteger(price) ? String(price) : price.toFixed(2);
}

/** Whether a text was copied from a spreadsheet, and not from a printed menu. */
export function looksLikeTable(text: string, hasHeader: boolean): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const share = (mark: string) =>
    lines.filter((line) => line.includes(mark)).length / Math.max(1, lines.length);
  return hasHeader || share('\t') >= 0.5 || share(';') >= 0.8;
}
