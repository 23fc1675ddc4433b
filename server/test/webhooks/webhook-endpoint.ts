import { once } from 'node:events';
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer, type TLSSocket } from 'node:tls';
import { connectTo, type Destination } from '../../src/jobs/webhooks/endpoint-connection.ts';
import { ENDPOINT_CERTIFICATE, ENDPOINT_KEY, EXPIRED_CERTIFICATE } from './endpoint-certificates.ts';

/** An event as it was received. */
export interface ReceivedEvent {
  requestLine: string;
  /** Values by name, with the names and the order as they were sent. */
  headers: Record<string, string>;
  body: string;
  /** The server name of the TLS handshake; `null` for none, and without TLS. */
  serverName: string | null;
}

/** An endpoint for tests: a socket that takes events and answers as configured, also wrongly. */
export interface WebhookEndpoint {
  port: number;
  received: ReceivedEvent[];
  /** How many connections there were. */
  connections: number;
  /** Resolves when no connection is open. */
  whenLeft(): Promise<void>;
  close(): Promise<void>;
}

export interface EndpointSettings {
  /** Its TLS: `Silent` sends nothing in the handshake, `Plain` has no TLS. */
  certificate?: 'Valid' | 'Expired' | 'Silent' | 'Plain';
  /** Bytes that it sends before any request, like servers of other protocols. */
  hook?: string;
  /** Answers an event with a text, or acts on the connection. */
  answer?: string | ((line: Socket, received: ReceivedEvent) => void);
}

/** An answer without a body. */
export function emptyAnswer(status: number, headers: Record<string, string> = {}): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} \r\n${lines.join('')}Content-Length: 0\r\n\r\n`;
}

/** Starts an endpoint on a free port of this machine. */
export async function startWebhookEndpoint(settings: EndpointSettings = {}): Promise<WebhookEndpoint> {
  const { certificate = 'Valid', hook = '', answer = emptyAnswer(204) } = settings;
  const lines = new Set<Socket>();
  const server = serverWith(certificate, (line) => {
    line.on('error', () => {});
    line.write(hook);
    receive(line, (received) => {
      endpoint.received.push(received);
      if (typeof answer === 'string') line.end(answer);
      else answer(line, received);
    });
  });
  server.on('connection', (line) => {
    endpoint.connections += 1;
    lines.add(line);
    line.on('error', () => {});
    line.on('close', () => {
      lines.delete(line);
      server.emit('left');
    });
  });
  const endpoint: WebhookEndpoint = {
    port: 0,
    received: [],
    connections: 0,
    whenLeft: async () => {
      while (lines.size > 0) await once(server, 'left');
    },
    close: async () => {
      for (const line of lines) line.destroy();
      if (!server.listening) return;
      server.close();
      await once(server, 'close');
    },
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  endpoint.port = (server.address() as AddressInfo).port;
  return endpoint;
}

/**
 * A network where every address leads to one endpoint of this machine. It records the addresses connected to.
 */
export function networkTo({ port }: Pick<WebhookEndpoint, 'port'>) {
  const asked: string[] = [];
  const connect = (destination: Destination): Socket => {
    asked.push(`${destination.ip} ${destination.port}`);
    return connectTo({ ip: '127.0.0.1', port });
  };
  return { asked, connect };
}

function serverWith(
  certificate: NonNullable<EndpointSettings['certificate']>,
  take: (line: Socket) => void,
): Server {
  if (certificate === 'Silent') return createTcpServer((line) => line.resume());
  if (certificate === 'Plain') return createTcpServer(take);
  const cert = certificate === 'Valid' ? ENDPOINT_CERTIFICATE : EXPIRED_CERTIFICATE;
  const server = createTlsServer({ cert, key: ENDPOINT_KEY, ALPNProtocols: ['h2', 'http/1.1'] }, take);
  return server.on('tlsClientError', () => {});
}

/** Reads one request, to the end of its Content-Length. */
function receive(line: Socket, done: (received: ReceivedEvent) => void): void {
  let bytes = Buffer.alloc(0);
  const gather = (chunk: Buffer) => {
    bytes = Buffer.concat([bytes, chunk]);
    const headEnd = bytes.indexOf('\r\n\r\n');
    if (headEnd === -1) return;
    const [requestLine = '', ...fields] = bytes.toString('latin1', 0, headEnd).split('\r\n');
    const headers = Object.fromEntries(fields.map((field) => field.split(/: (.*)/s, 2) as [string, string]));
    const body = bytes.subarray(headEnd + 4);
    if (body.length < Number(headers['content-length'] ?? 0)) return;
    line.off('data', gather);
    const serverName = (line as Partial<TLSSocket>).servername || null;
    done({ requestLine, headers, body: body.toString(), serverName });
  };
  line.on('data', gather);
}
