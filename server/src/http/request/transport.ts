import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../core/refusals.ts';
import { isLoopback } from './client-address.ts';

/**
 * Lets in what came by HTTPS, here or at a trusted proxy, and plain HTTP from this machine itself.
 * @throws Refusal HTTPS_REQUIRED
 */
export function requireSecureTransport(request: FastifyRequest): void {
  if (request.protocol === 'https') return;
  if (isLoopback(request.socket.remoteAddress ?? '') && !cameThroughProxy(request)) return;
  throw new Refusal('HTTPS_REQUIRED');
}

/** Only where proxies are trusted does Fastify know of further addresses; elsewhere such headers are hearsay. */
function cameThroughProxy({ ips, headers }: FastifyRequest): boolean {
  if (ips === undefined) return false;
  return headers['x-forwarded-proto'] !== undefined || headers['x-forwarded-for'] !== undefined;
}

/** Where pages of the service come from. */
export interface OwnSites {
  /** Where callers find the service; `null` when that is where it listens. */
  publicUrl: string | null;
  /** Where guests find pages, where that is another place and pages are answered. */
  publicSite?: string | null;
}

/**
 * Lets in what no browser sent, and what the service's own pages sent.
 * @param sites  the addresses that the service is configured with; without a public one, the one that was called counts
 * @throws Refusal CROSS_ORIGIN_NOT_ACCEPTED when `Origin` names another site
 */
export function requireOwnOrigin(request: FastifyRequest, { publicUrl, publicSite = null }: OwnSites): void {
  const { origin } = request.headers;
  if (origin === undefined || request.method === 'OPTIONS') return;
  const isOwn =
    origin === originOf(publicSite) ||
    (publicUrl === null ? isCalled(request, origin) : origin === originOf(publicUrl));
  if (!isOwn) throw new Refusal('CROSS_ORIGIN_NOT_ACCEPTED');
}

const LOCAL_HOST = /^(?:(?:[^:]+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/**
 * Whether an origin is the address that was called, and that is the service's own. By HTTPS its certificate says so; without,
 * only this machine is served, and a name that somebody else leads here (DNS rebinding) is not its own.
 */
function isCalled({ protocol, host }: FastifyRequest, origin: string): boolean {
  return origin === `${protocol}://${host}` && (protocol === 'https' || LOCAL_HOST.test(host));
}

function originOf(url: string | null): string | null {
  return url === null ? null : new URL(url).origin;
}
