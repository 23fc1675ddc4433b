import { isIP, type LookupFunction, connect as openSocket, type Socket } from 'node:net';
import { connect as openTls } from 'node:tls';
import type { FailureReason } from '../core/webhooks/failure-reason.ts';
import { mayLeadTo, type WebhookAddress } from '../core/webhooks/webhook-address.ts';
import type { Resolve } from '../parts.ts';

/** One IP address, never a name, and a port of it. */
export interface Destination {
  ip: string;
  port: number;
}

/** How lines are opened. What a test puts here in place of the network cannot loosen what is held of certificates. */
export interface LineParts {
  resolve: Resolve;
  connect: (destination: Destination) => Socket;
  /** How long one address is waited for while there are others to try. */
  connectMs: number;
  /** What certificates are trusted by, in PEM; without it, what Node trusts. */
  trusted?: string;
}

/** A line on which HTTP can be spoken, or what stands in its way. */
export type LineOutcome = { kind: 'Open'; socket: Socket } | { kind: 'Failed'; trouble: FailureReason };

/** More are not tried: a name server must not make this machine knock on doors without end. */
const MOST_TRIED = 8;

/**
 * Opens a line to where an address leads. The name is looked up once; every answer must be one that events may be sent to,
 * and the connection is made to one of these very answers, so that the name cannot lead elsewhere in between. What was
 * opened is closed when the signal says so.
 */
export async function openLine(
  parts: LineParts,
  address: WebhookAddress,
  allowsLocal: boolean,
  ending: AbortSignal,
): Promise<LineOutcome> {
  const ips = address.isLiteral ? [address.host] : await parts.resolve(address.host).catch(() => []);
  if (ips.length === 0) return failed('NotResolved');
  if (!ips.every((ip) => mayLeadTo(address, ip, allowsLocal))) return failed('NotPublic');
  const socket = await connectToOne(parts, ips, portOf(address), ending);
  if (socket === null) return failed('Unreachable');
  return address.url.startsWith('https:')
    ? encrypt(socket, address, parts.trusted)
    : { kind: 'Open', socket };
}

/** Connects to an IP address. Were it a name after all, it would not be looked up, but fail. */
export function connectTo({ ip, port }: Destination): Socket {
  const lookup: LookupFunction = (_name, _options, done) => done(new Error('It is no IP address.'), '');
  return openSocket({ host: ip, port, lookup, noDelay: true });
}

async function connectToOne(
  { connect, connectMs }: LineParts,
  ips: readonly string[],
  port: number,
  ending: AbortSignal,
): Promise<Socket | null> {
  const tried = byTurns(ips).slice(0, MOST_TRIED);
  for (const [at, ip] of tried.entries()) {
    if (ending.aborted) return null;
    const socket = connect({ ip, port });
    closeWith(socket, ending);
    const isLast = at === tried.length - 1;
    const timeouts = isLast ? undefined : setTimeout(() => socket.destroy(), connectMs);
    const isConnected = await comesTo(socket, 'connect');
    clearTimeout(timeouts);
    if (isConnected) return socket;
  }
  return null;
}

/** One of IPv4, one of IPv6, and so on: where one of the two leads nowhere, the other is not tried last. */
function byTurns(ips: readonly string[]): string[] {
  const families = [...Map.groupBy(new Set(ips), (ip) => isIP(ip)).values()];
  return ips.flatMap((_, at) => families.flatMap((family) => family.slice(at, at + 1)));
}

/** Certificates are held to what Node trusts whatever NODE_TLS_REJECT_UNAUTHORIZED says. */
async function encrypt(
  socket: Socket,
  { host, isLiteral }: WebhookAddress,
  trusted: string | undefined,
): Promise<LineOutcome> {
  const encrypted = openTls({
    socket,
    // What the certificate must be for; an IP address is not told to the server, which expects names only.
    host,
    ...(isLiteral ? {} : { servername: host }),
    ...(trusted === undefined ? {} : { ca: trusted }),
    ALPNProtocols: ['http/1.1'],
    rejectUnauthorized: true,
  });
  if (await comesTo(encrypted, 'secureConnect')) return { kind: 'Open', socket: encrypted };
  return failed(encrypted.authorizationError ? 'CertificateRefused' : 'TlsFailed');
}

/** Whether something happens on a socket before it closes. */
function comesTo(socket: Socket, event: 'connect' | 'secureConnect'): Promise<boolean> {
  // An error is followed by the end, and that is what is waited for.
  socket.on('error', () => {});
  return new Promise((resolve) => {
    socket.once(event, () => resolve(true));
    socket.once('close', () => resolve(false));
  });
}

function closeWith(socket: Socket, ending: AbortSignal): void {
  const close = () => socket.destroy();
  ending.addEventListener('abort', close, { once: true });
  socket.once('close', () => ending.removeEventListener('abort', close));
}

function portOf({ url }: WebhookAddress): number {
  const { port, protocol } = new URL(url);
  return port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);
}

function failed(trouble: FailureReason): LineOutcome {
  return { kind: 'Failed', trouble };
}
