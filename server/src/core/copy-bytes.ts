/**
 * Copies bytes out of Node's buffer pool. Short buffers, also those from zlib, are slices of a pool of 64 KiB, and the
 * whole pool stays in memory while any slice is in use. So copy a slice before you keep it for long.
 */
export function copyBytes(bytes: Uint8Array): Buffer<ArrayBuffer> {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  own.set(bytes);
  return own;
}
