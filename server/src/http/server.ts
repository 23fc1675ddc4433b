import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Connections } from './connections.ts';
import type { HttpLimits } from './http-limits.ts';

/** How the server is set up. */
export interface ServerSettings {
  tls: { cert: Buffer; key: Buffer } | null;
  trustedProxies: readonly string[];
  limits: HttpLimits;
  connections: Connections;
  /** Answers a path that cannot be decoded. */
  answerNotFound: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

const COMPRESSED_FROM_BYTES = 1024;
/** No parameter is longer: Node reads no longer request line. Each is judged where it is read. */
const LONGEST_PARAMETER = 16 * 1024;
/** A request that is still arriving then is cut off whatever its body was allowed: one of 64 MiB at the lowest rate is done. */
const REQUEST_TIMEOUT_MS = 40 * 60_000;
/** Longer than proxies keep a quiet connection, so that they close it first. */
const KEEP_ALIVE_MS = 72_000;

/** Makes the server without any route. Does not listen. */
export async function createHttpServer(settings: ServerSettings): Promise<FastifyInstance> {
  const { trustedProxies, connections, answerNotFound } = settings;
  const fastify = Fastify({
    logger: false,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_PARAMETER },
    exposeHeadRoutes: false,
    // While it closes, routes answer for themselves.
    return503OnClosing: false,
    frameworkErrors: (_error, request, reply) => void answerNotFound(request, reply),
    serverFactory: (handler) => listenTo(settings, handler),
  });
  fastify.addHook('preClose', async () => connections.startClosing());
  await fastify.register(compress, {
    globalDecompression: false,
    threshold: COMPRESSED_FROM_BYTES,
    encodings: ['br', 'gzip'],
  });
  return fastify as unknown as FastifyInstance;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

function listenTo({ tls, limits, connections }: ServerSettings, handler: Handler): Server {
  const options = {
    headersTimeout: limits.headMs,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: Math.min(1_000, limits.headMs / 4),
  };
  const receive: Handler = (request, response) => {
    connections.begin(request, response);
    handler(request, response);
  };
  const server =
    tls === null
      ? createServer(options, receive)
      : createTlsServer({ ...options, ...tls, handshakeTimeout: limits.headMs }, receive);
  server.on('connection', (socket) => connections.open(socket));
  return server;
}
