/**
 * The same bytes in memory of their own. Node gives out short buffers as parts of a pool of 64 KiB, and what zlib
 * returns, too: the whole pool stays in memory as long as any part of it.
 */
export function ownBytes(bytes: Uint8Array): Buffer<ArrayBuffer> {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  own.set(bytes);
  return own;
}
