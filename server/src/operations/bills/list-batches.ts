import { BYTES_AT_ONCE } from '../../store/list-page.ts';

/** Splits the entries of a list into batches that fit in memory together, each of at least one entry. */
export function batchesOf<T extends { bytes: number }>(listed: readonly T[]): T[][] {
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
