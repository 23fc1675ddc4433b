const RECORD_BYTES = 56;
const LIST_BYTES = 16;
const TEXT_BYTES = 16;
/** Of a property, of an item of a list, of a number. */
const SLOT_BYTES = 8;

/** About so many bytes of memory a parsed JSON value takes. Linear in its size. */
export function approximateBytes(value: unknown): number {
  if (typeof value === 'string') return TEXT_BYTES + value.length;
  if (typeof value !== 'object' || value === null) return 0;
  let bytes = Array.isArray(value) ? LIST_BYTES : RECORD_BYTES;
  const record = value as Record<string, unknown>;
  for (const name in record) bytes += SLOT_BYTES + approximateBytes(record[name]);
  return bytes;
}
