import type { AddressInfo } from 'node:net';

/** The URL of a listening server, as a browser opens it, without a slash at its end. */
export function listeningUrl({ address, family, port }: AddressInfo, isTls: boolean): string {
  const host = family === 'IPv6' ? `[${address}]` : address;
  return `${isTls ? 'https' : 'http'}://${host}:${port}`;
}
