const RECORD_BYTES = 56;
const LIST_BYTES = 16;
const TEXT_BYTES = 16;
/** V8 keeps a text with such a letter, as in Turkish, in two bytes a letter. */
const WIDE = /[\u0100-\uffff]/;
/** For a property, an item of a list or a number. */
const SLOT_BYTES = 8;

/** Estimates the bytes of memory that a parsed JSON value takes, in time linear in its size. */
export function approximateBytes(value: unknown): number {
  if (typeof value === 'string') return TEXT_BYTES + value.length * (WIDE.test(value) ? 2 : 1);
  if (typeof value !== 'object' || value === null) return 0;
  let bytes = Array.isArray(value) ? LIST_BYTES : RECORD_BYTES;
  const record = value as Record<string, unknown>;
  for (const name in record) bytes += SLOT_BYTES + approximateBytes(record[name]);
  return bytes;
}
