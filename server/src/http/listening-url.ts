import type { AddressInfo } from 'node:net';

/** Where a server listens, as an address that a browser opens; without a slash at its end. */
export function listeningUrl({ address, family, port }: AddressInfo, isTls: boolean): string {
  const host = family === 'IPv6' ? `[${address}]` : address;
  return `${isTls ? 'https' : 'http'}://${host}:${port}`;
}
