import { isIP, type LookupFunction, connect as openSocket, type Socket } from 'node:net';
import { connect as openTls } from 'node:tls';
import type { FailureReason } from '../../core/webhooks/failure-reason.ts';
import { mayDeliverTo, type WebhookAddress } from '../../core/webhooks/webhook-address.ts';
import type { Resolve } from '../../parts/resolve.ts';

/** An IP address (never a name) and a port. */
export interface Destination {
  ip: string;
  port: number;
}

/**
 * How connections are opened. A test that replaces the network here cannot weaken the check of certificates.
 */
export interface ConnectionParts {
  resolve: Resolve;
  connect: (destination: Destination) => Socket;
  /** The timeout of one address if there are others to try. */
  connectMs: number;
  /** Trusted root certificates in PEM; without it, those that Node trusts. */
  trusted?: string;
}

/** A socket that is ready for HTTP, or the reason for the failure. */
export type ConnectionOutcome = { kind: 'Open'; socket: Socket } | { kind: 'Failed'; reason: FailureReason };

/** The most IP addresses of a name that are tried, so that a name server cannot cause endless connections. */
const MOST_TRIED = 8;

/**
 * Opens a connection to a webhook address. Looks the name up once, requires that every address is allowed,
 * and connects to one of these addresses, so that the name cannot change in between. Closes the connection
 * when the signal is aborted.
 */
export async function openConnection(
  parts: ConnectionParts,
  address: WebhookAddress,
  allowsLocal: boolean,
  signal: AbortSignal,
): Promise<ConnectionOutcome> {
  const ips = address.isLiteral ? [address.host] : await parts.resolve(address.host).catch(() => []);
  if (ips.length === 0) return failed('NotResolved');
  if (!ips.every((ip) => mayDeliverTo(address, ip, allowsLocal))) return failed('NotPublic');
  const socket = await connectToOne(parts, ips, portOf(address), signal);
  if (socket === null) return failed('Unreachable');
  return address.url.startsWith('https:')
    ? encrypt(socket, address, parts.trusted)
    : { kind: 'Open', socket };
}

/** Connects to an IP address. A name is not looked up: connecting to one fails. */
export function connectTo({ ip, port }: Destination): Socket {
  const lookup: LookupFunction = (_name, _options, done) => done(new Error('It is no IP address.'), '');
  return openSocket({ host: ip, port, lookup, noDelay: true });
}

async function connectToOne(
  { connect, connectMs }: ConnectionParts,
  ips: readonly string[],
  port: number,
  signal: AbortSignal,
): Promise<Socket | null> {
  const tried = alternating(ips).slice(0, MOST_TRIED);
  for (const [at, ip] of tried.entries()) {
    if (signal.aborted) return null;
    const socket = connect({ ip, port });
    closeWith(socket, signal);
    const isLast = at === tried.length - 1;
    const timer = isLast ? undefined : setTimeout(() => socket.destroy(), connectMs);
    const isConnected = await waitForEvent(socket, 'connect');
    clearTimeout(timer);
    if (isConnected) return socket;
  }
  return null;
}

/** Orders addresses as IPv4 and IPv6 in turn, so that the other family is tried soon if one does not work. */
function alternating(ips: readonly string[]): string[] {
  const families = [...Map.groupBy(new Set(ips), (ip) => isIP(ip)).values()];
  return ips.flatMap((_, at) => families.flatMap((family) => family.slice(at, at + 1)));
}

/** Starts TLS on a connection. Always checks the certificate, regardless of NODE_TLS_REJECT_UNAUTHORIZED. */
async function encrypt(
  socket: Socket,
  { host, isLiteral }: WebhookAddress,
  trusted: string | undefined,
): Promise<ConnectionOutcome> {
  const encrypted = openTls({
    socket,
    // The certificate must be for `host`. The handshake (SNI) only sends a name: servers expect no IP address there.
    host,
    ...(isLiteral ? {} : { servername: host }),
    ...(trusted === undefined ? {} : { ca: trusted }),
    ALPNProtocols: ['http/1.1'],
    rejectUnauthorized: true,
  });
  if (await waitForEvent(encrypted, 'secureConnect')) return { kind: 'Open', socket: encrypted };
  return failed(encrypted.authorizationError ? 'CertificateRefused' : 'TlsFailed');
}

/** Waits for an event of a socket. @returns whether it came before the socket closed */
function waitForEvent(socket: Socket, event: 'connect' | 'secureConnect'): Promise<boolean> {
  // `close` follows an error.
  socket.on('error', () => {});
  return new Promise((resolve) => {
    socket.once(event, () => resolve(true));
    socket.once('close', () => resolve(false));
  });
}

function closeWith(socket: Socket, signal: AbortSignal): void {
  const close = () => socket.destroy();
  signal.addEventListener('abort', close, { once: true });
  socket.once('close', () => signal.removeEventListener('abort', close));
}

function portOf({ url }: WebhookAddress): number {
  const { port, protocol } = new URL(url);
  return port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);
}

function failed(reason: FailureReason): ConnectionOutcome {
  return { kind: 'Failed', reason };
}
