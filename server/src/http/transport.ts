import type { FastifyRequest } from 'fastify';
import { Refusal } from '../core/refusals.ts';
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

/**
 * Lets in what no browser sent, and what the service's own pages sent.
 * @throws Refusal CROSS_ORIGIN_NOT_ACCEPTED when `Origin` names another site
 */
export function requireOwnOrigin(request: FastifyRequest, publicUrl: string | null): void {
  const { origin } = request.headers;
  if (origin === undefined || request.method === 'OPTIONS') return;
  const isOwn = origin === `${request.protocol}://${request.host}` || origin === originOf(publicUrl);
  if (!isOwn) throw new Refusal('CROSS_ORIGIN_NOT_ACCEPTED');
}

function originOf(url: string | null): string | null {
  return url === null ? null : new URL(url).origin;
}
