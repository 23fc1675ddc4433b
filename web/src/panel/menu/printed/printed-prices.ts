import { readPrice } from '../../form/price-text.ts';

/** A price in a line, and the text before it. */
export interface PrintedPrice {
  /** The text between the previous price and this one, without leaders such as dots. */
  before: string;
  /** In the currency of the line. */
  price: number;
  /** Whether it is clearly a price: it has a currency, two decimals, or a gap before it. */
  isSure: boolean;
  /** Whether its currency is not lira. */
  isForeign: boolean;
}

const CURRENCY = '(?:₺|TL\\b|TRY\\b|€|EUR\\b|\\$|USD\\b)';
const NUMBER = '\\d{1,3}(?:\\.\\d{3})+(?:,\\d{1,2})?|\\d{1,3}(?:,\\d{3})+\\.\\d{1,2}|\\d+(?:[.,]\\d{1,2})?';
/** Units after a number that make it a quantity and not a price. */
const MEASURE =
  "(?:\\s*(?:kcal|cal|kkal|ml|cl|dl|lt|l|gr|g|kg|cm|mm|adet|parça|stk|pcs|%|'?li|'?lu|'?lü|'?lı)(?![\\p{L}]))";
const PRICE = new RegExp(
  `(?<![\\p{L}\\d])(?<!\\d[.,])(${CURRENCY}\\s*)?(${NUMBER})(?![\\d])(?!${MEASURE})(\\s*${CURRENCY}|\\s*,-|(?=[\\s/|)]|$))`,
  'giu',
);
/** The spaces, dots and lines in the gap between a name and its price. */
const LEADERS = /(?:[\s.…·•_:=|/–—-]|\u00a0)+$/u;

/**
 * The prices of a line with the text before each; empty if text follows the last price.
 * @param line  without spaces at its ends
 */
export function pricesOf(line: string): PrintedPrice[] {
  const prices: PrintedPrice[] = [];
  let from = 0;
  for (const found of line.matchAll(PRICE)) {
    const [whole, currencyBefore = '', number = '', currencyBehind = ''] = found;
    const price = readPrice(number);
    if (price === null) continue;
    const text = line.slice(from, found.index);
    const last = prices.at(-1);
    if (last !== undefined && !last.isSure && /^\s$/.test(text)) {
      // Two numbers with only a space between them: the first number is part of the name.
      prices.pop();
      from = line.lastIndexOf(last.before, found.index);
    }
    const before = line
      .slice(from, found.index)
      .replace(LEADERS, '')
      .replace(/^[\s/|,;–—-]+/u, '');
    const currency = (currencyBefore + currencyBehind).trim();
    const hasGap = text === '' || /(?:\s{2,}|\t|[.…·_]{2,}[\s.…·_]*|[/|–—-]\s*)$/u.test(text);
    const isSure = currency !== '' || /[.,]\d{2}$/.test(number) || hasGap;
    prices.push({ before, price, isSure, isForeign: /€|\$|EUR|USD/i.test(currency) });
    from = found.index + whole.length;
  }
  return line.slice(from).trim() === '' ? prices : [];
}
