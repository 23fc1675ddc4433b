/** The most bytes in a batch: parsing more at once would block other calls for too long. */
const BYTES_AT_ONCE = 256 * 1024;

/** Splits a list into batches to be read one after the other. Each batch has at least one entry. */
export function splitIntoBatches<T extends { bytes: number }>(listed: readonly T[]): T[][] {
  const batches: T[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const one of listed) {
    bytes += one.bytes;
    if (bytes > BYTES_AT_ONCE) {
      batches.push([]);
      bytes = one.bytes;
    }
    batches.at(-1)!.push(one);
  }
  return batches;
}
