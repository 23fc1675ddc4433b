import { westernDigits } from '../../ui/text/western-digits.ts';

/** In lira. A higher number is a typing mistake, or it is no price. */
const HIGHEST_PRICE = 1_000_000;

/**
 * Reads a price as people type and as spreadsheets write it: `120`, `12,50`, `1.250,50`, `1,250.50 TL`, `₺ 99.90`.
 * A single mark with three digits after it separates thousands. @returns lira; `null` if it is no price
 */
export function readPrice(text: string): number | null {
  const plain = westernDigits(text).replace(/[\s\u00a0\u202f']|₺|€|\$|TL|TRY|EUR/giu, '');
  if (!/^\d[\d.,]*$/.test(plain)) return null;
  const decimalAt = decimalPositionOf(plain);
  const groups = plain.slice(0, decimalAt).split(/[.,]/);
  if (groups.slice(1).some((group) => group.length !== 3)) return null;
  const whole = groups.join('');
  const fraction = plain.slice(decimalAt + 1);
  if (!/^\d{0,2}$/.test(fraction)) return null;
  const price = Number(`${whole}.${fraction.padEnd(2, '0')}`);
  return price <= HIGHEST_PRICE ? price : null;
}

/** The position of the decimal mark; the length of the text if it has none. */
function decimalPositionOf(plain: string): number {
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  if (last < 0) return plain.length;
  const mark = plain[last]!;
  const hasOther = plain.includes(mark === '.' ? ',' : '.');
  const isRepeated = plain.indexOf(mark) !== last;
  const digitsBehind = plain.length - last - 1;
  if (isRepeated || (!hasOther && digitsBehind === 3)) return plain.length;
  return last;
}

/** Writes a price for a field, with the decimal mark of the language: `120` and `12,50`. */
export function priceText(price: number, locale: string): string {
  const digits = Number.isInteger(price) ? 0 : 2;
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
    numberingSystem: 'latn',
  }).format(price);
}
