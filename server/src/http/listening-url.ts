import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** The URL of a listening server, as a browser opens it, without a slash at its end. */
export function listeningUrl({ address, family, port }: AddressInfo, isTls: boolean): string {
  const host = family === 'IPv6' ? `[${address}]` : address;
  return `${isTls ? 'https' : 'http'}://${host}:${port}`;
}

/** The URLs of the API and of the guest pages. The port is known only once the service listens. */
export function urlsOf(
  { server }: FastifyInstance,
  { publicUrl, publicSite, tls }: { publicUrl: string | null; publicSite: string | null; tls: object | null },
) {
  let listensAt: string | undefined;
  const baseUrl = () => {
    listensAt ??= listeningUrl(server.address() as AddressInfo, tls !== null);
    return publicUrl ?? listensAt;
  };
  return { publicUrl, baseUrl, publicSite: () => publicSite ?? baseUrl() };
}
