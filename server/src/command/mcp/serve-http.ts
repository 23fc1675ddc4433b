import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  originValidationResponse,
} from '@modelcontextprotocol/server';
import { isInNetworks } from '../../core/network.ts';
import { isWellFormedKey } from '../../crypto/tokens/api-key.ts';
import { CommandError } from '../call-api.ts';
import { type AssistantAccess, createAssistantClient } from './assistant-client.ts';
import { createAssistantServer } from './mcp-server.ts';

/** The address at which MCP is served over HTTP. */
export interface HttpAddress {
  /** The IP address to listen on. If other machines can reach it, each caller must send its own key. */
  host: string;
  /** The port; 0 for any free port. */
  port: number;
  /** The host names that callers from other machines use. */
  allowedHosts: readonly string[];
}

/** The service, its language, and the key for callers on this machine; `null` if each sends its own. */
export type HttpAccess = Omit<AssistantAccess, 'key'> & { key: string | null };

const PATH = '/mcp';
const LOOPBACK = ['127.0.0.0/8', '::1/128'];

/**
 * Serves MCP over streamable HTTP at `/mcp`. Refuses requests for another host name and from pages of other sites, so
 * that no web page can reach it by DNS rebinding. A caller sends an API key as bearer token; for callers on this machine
 * without one, the key of the command is used.
 * @throws CommandError if other machines can reach it but no host names or a key for this machine are given, and if the
 *   port cannot be opened
 */
export async function serveHttp(access: HttpAccess, place: HttpAddress): Promise<Server> {
  const isHere = isIP(place.host) > 0 && isInNetworks(place.host, LOOPBACK);
  if (!isHere && place.allowedHosts.length === 0)
    throw new CommandError(
      'To serve other machines, name the hosts that callers use: --allow-host assistants.example.com.',
    );
  if (isHere && access.key === null) throw new CommandError('No API key: set SOFRA_KEY or give --key.');
  const ownKey = isHere ? access.key : null;
  const handler = createMcpHandler(({ authInfo }) =>
    createAssistantServer(createAssistantClient({ ...access, key: authInfo!.token })),
  );
  const hostnames = [...(isHere ? localhostAllowedHostnames() : []), ...place.allowedHosts];
  const origins = [...(isHere ? localhostAllowedOrigins() : []), ...place.allowedHosts];

  const answer = async (request: Request): Promise<Response> => {
    const refused =
      hostHeaderValidationResponse(request, hostnames) ?? originValidationResponse(request, origins);
    if (refused !== undefined) return refused;
    if (new URL(request.url).pathname !== PATH) return new Response(null, { status: 404 });
    const token = keyOf(request) ?? ownKey;
    if (token === null || !isWellFormedKey(token)) return UNAUTHORISED();
    return handler.fetch(request, { authInfo: { token, clientId: 'api-key', scopes: [] } });
  };
  const server = createServer((request, response) => void handleRequest(request, response, answer));
  server.listen(place.port, place.host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new CommandError(
      `Port ${place.port} cannot be opened (${(error as Error).message}); choose another with --port or --host.`,
    );
  }
  return server;
}

/** The answer to a request without a valid key. @see RFC 6750, section 3 */
const UNAUTHORISED = () =>
  new Response(null, { status: 401, headers: { 'WWW-Authenticate': 'Bearer realm="sofra mcp"' } });

function keyOf(request: Request): string | null {
  return /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
}

async function handleRequest(
  request: IncomingMessage,
  response: ServerResponse,
  answer: (request: Request) => Promise<Response>,
): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  try {
    const { status, headers, body } = await answer(toRequest(request, gone.signal));
    response.writeHead(status, Object.fromEntries(headers));
    if (body === null) response.end();
    else await pipeline(Readable.fromWeb(body as ReadableStream), response);
  } catch (error) {
    if (gone.signal.aborted) return;
    console.error(error instanceof CommandError ? error.message : error);
    if (!response.headersSent) response.writeHead(error instanceof CommandError ? 502 : 500);
    response.end();
  }
}

function toRequest(request: IncomingMessage, signal: AbortSignal): Request {
  const { method = 'GET', url = '/', headers } = request;
  const sent = new Headers();
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) sent.set(name, String(value));
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const init = { method, headers: sent, signal, duplex: 'half' as const };
  const body = hasBody ? { body: Readable.toWeb(request) as unknown as BodyInit } : {};
  return new Request(new URL(url, 'http://mcp'), { ...init, ...body });
}
