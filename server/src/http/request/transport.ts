import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../core/refusals.ts';
import { isFromThisMachine, isLocalHost } from './local-host.ts';

/**
 * Accepts HTTPS, here or at a trusted proxy, and plain HTTP from this machine itself.
 * @throws Refusal HTTPS_REQUIRED
 */
export function requireSecureTransport(request: FastifyRequest): void {
  if (request.protocol === 'https') return;
  if (isLoopback(request.socket.remoteAddress ?? '') && !cameThroughProxy(request)) return;
  throw new Refusal('HTTPS_REQUIRED');
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** Whether an address is a loopback address. */
export function isLoopback(ip: string): boolean {
  return LOOPBACK.test(ip);
}

/** Fastify reads the headers of proxies only if proxies are trusted. */
function cameThroughProxy({ ips, headers }: FastifyRequest): boolean {
  if (ips === undefined) return false;
  return headers['x-forwarded-proto'] !== undefined || headers['x-forwarded-for'] !== undefined;
}

/** The addresses of the service's own pages. */
export interface OwnSites {
  /** The address of the API; `null` if it is the one that the service listens on. */
  publicUrl: string | null;
  /** The address of the guest pages, if it differs from `publicUrl`. */
  publicSite?: string | null;
}

/** Methods that change nothing. A link from another site is a GET. */
const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Accepts requests without an `Origin`, and those of the service's own pages. A browser may leave `Origin` out and
 * still mark a request as one of another site: it is refused, unless its method changes nothing.
 * @param sites  the configured addresses. The address that was called also counts if no public address is configured,
 *   or if the call comes straight from this machine, such as the operator's through a tunnel
 * @throws Refusal CROSS_ORIGIN_NOT_ACCEPTED if `Origin` names another site, or the browser says so
 */
export function requireOwnOrigin(request: FastifyRequest, { publicUrl, publicSite = null }: OwnSites): void {
  if (!SAFE_METHODS.has(request.method)) requireOwnPage(request);
  const { origin } = request.headers;
  if (origin === undefined || request.method === 'OPTIONS') return;
  const isOwn =
    origin === originOf(publicSite) ||
    origin === originOf(publicUrl) ||
    ((publicUrl === null || isStraightFromThisMachine(request)) && isCalled(request, origin));
  if (!isOwn) throw new Refusal('CROSS_ORIGIN_NOT_ACCEPTED');
}

/**
 * Refuses a request that the browser marks as coming from a page of another site.
 * @throws Refusal CROSS_ORIGIN_NOT_ACCEPTED
 */
export function requireOwnPage({ headers }: Pick<FastifyRequest, 'headers'>): void {
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') throw new Refusal('CROSS_ORIGIN_NOT_ACCEPTED');
}

/**
 * Whether an origin is the address that was called, and that address is the service's own. With HTTPS the certificate
 * proves it. Without HTTPS, only local names count: DNS rebinding can lead any other name here.
 */
function isCalled({ protocol, host }: FastifyRequest, origin: string): boolean {
  return origin === `${protocol}://${host}` && (protocol === 'https' || isLocalHost(host));
}

/** Whether the call was opened on this machine and no proxy passed it on. */
function isStraightFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  return isLoopback(socket.remoteAddress ?? '') && isFromThisMachine(headers);
}

function originOf(url: string | null): string | null {
  return url === null ? null : new URL(url).origin;
}
