import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Config } from '../config/config.ts';
import { SetupError } from '../core/setup-error.ts';
import { errorBody } from '../http/answer/error-body.ts';
import { listeningUrl } from '../http/listening-url.ts';
import { languageOf, traceIdOf } from '../http/request/request-context.ts';
import type { Certificate } from '../http/tls-settings.ts';
import { tlsSettingsOf } from '../http/tls-settings.ts';
import type { Clock, Random } from '../parts/parts.ts';

/** The port of the service, taken while it starts. */
export interface BoundPort {
  port: number;
  /** The URL that it listens on. */
  url: string;
  /** Releases the port, so that the service can listen on it. Does nothing the second time. */
  release(): Promise<void>;
}

const RETRY_AFTER_SECONDS = 2;

/**
 * Takes the port first, so that a port in use is reported right away and no other program takes it during the start.
 * Until it is released, every request but `/health/live` is answered 503 with `Retry-After`.
 * @throws SetupError if the port or the host cannot be used
 */
export async function bindPort(
  { host, port, tls }: Pick<Config, 'host' | 'port'> & { tls: Certificate | null },
  { clock, random }: { clock: Clock; random: Random },
): Promise<BoundPort> {
  const answer = (request: IncomingMessage, response: ServerResponse) =>
    answerStarting(request, response, clock, random);
  const server: Server = tls === null ? createServer(answer) : createTlsServer(tlsSettingsOf(tls), answer);
  try {
    await once(server.listen({ host, port }), 'listening');
  } catch (error) {
    throw toListenError(error, host, port);
  }
  const address = server.address() as AddressInfo;
  return {
    port: address.port,
    url: listeningUrl(address, tls !== null),
    release: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Turns an error of the host or the port into a SetupError; returns any other error as it is. */
export function toListenError(
  error: unknown,
  host: string,
  port: number,
  setting = 'PORT',
  hostSetting = 'HOST',
): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const sentence = sentenceOf(code, { host, port, setting, hostSetting });
  return sentence === null ? error : new SetupError(sentence, { cause: error });
}

function sentenceOf(
  code: string,
  { host, port, setting, hostSetting }: Record<'host' | 'setting' | 'hostSetting', string> & { port: number },
): string | null {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program; choose another with ${setting}=${port === 3001 ? 3002 : 3001}.`;
    case 'EACCES':
      return `Port ${port} may not be opened by this user account; choose one above 1023 with ${setting}.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EAFNOSUPPORT':
    case 'EINVAL':
      return `${hostSetting} is ${host}, which is not an address of this machine.`;
    default:
      return null;
  }
}

function answerStarting(
  request: IncomingMessage,
  response: ServerResponse,
  clock: Clock,
  random: Random,
): void {
  if (request.url === '/health/live' && (request.method === 'GET' || request.method === 'HEAD')) {
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', connection: 'close' });
    response.end(JSON.stringify({ status: 'live' }));
    return;
  }
  const traceId = traceIdOf(request.headers['traceparent'] as string | undefined, random);
  const body = errorBody({
    code: 'SERVICE_UNAVAILABLE',
    language: languageOf(request.headers['accept-language']),
    now: clock.now(),
    traceId,
    problems: [],
  });
  response.writeHead(503, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'trace-id': traceId,
    'retry-after': String(RETRY_AFTER_SECONDS),
    connection: 'close',
  });
  response.end(JSON.stringify(body));
}
