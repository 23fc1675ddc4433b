import type { SqlValue } from './database.ts';

/**
 * A parameter in the form in which the driver sends it. Dates and arrays become text here: the driver would quote each element of an
 * array with two regular expressions, and write dates piece by piece, which was a sixth of the garbage of an order.
 */
export function toParameter(value: SqlValue): string | number | boolean | null | Buffer {
  if (value === null || typeof value !== 'object' || Buffer.isBuffer(value)) return value;
  return value instanceof Date ? dateText(value) : arrayText(value);
}

function dateText(date: Date): string {
  const iso = date.toISOString();
  const year = date.getUTCFullYear();
  if (year >= 1 && year <= 9999) return iso;
  // ISO 8601 writes other years with a sign and six digits, and has a year 0.
  const [era, count] = year < 1 ? [' BC', 1 - year] : ['', year];
  return `${String(count).padStart(4, '0')}${iso.slice(iso.indexOf('-', 1))}${era}`;
}

/** An array as PostgreSQL reads it. */
export function arrayText(values: readonly (string | number | Date | null)[]): string {
  let text = '{';
  for (const value of values) text += `${text.length === 1 ? '' : ','}${elementText(value)}`;
  return `${text}}`;
}

/** Ids, instants and numbers mean themselves without quotes, apart from the word for no value. */
const PLAIN = /^(?!null$)[\w.:+-]+$/i;

function elementText(value: string | number | Date | null): string {
  if (value === null) return 'NULL';
  const text = value instanceof Date ? dateText(value) : String(value);
  return PLAIN.test(text) ? text : `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}
