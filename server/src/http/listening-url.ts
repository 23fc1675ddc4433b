import { type AddressInfo, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ownAddresses } from '../parts/own-addresses.ts';

const EVERY_ADDRESS = ['0.0.0.0', '::'];

/**
 * The URL of a listening server, as a browser opens it, without a slash at its end. If the server listens on all
 * addresses, the URL has the address by which other machines can reach it now.
 */
export function listeningUrl(
  { address, port }: Pick<AddressInfo, 'address' | 'port'>,
  isTls: boolean,
): string {
  const reached = EVERY_ADDRESS.includes(address) ? (ownAddresses()[0] ?? address) : address;
  return originOf(isTls ? 'https' : 'http', reached, port);
}

/** The origin of a server, as browsers write it: without the default port of its scheme. */
export function originOf(scheme: 'http' | 'https', host: string, port: number): string {
  return new URL(`${scheme}://${isIPv6(host) ? `[${host}]` : host}:${port}`).origin;
}

/** The URLs of the API and of the guest pages. The port is known only once the service listens. */
export function serviceUrlsOf(
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
