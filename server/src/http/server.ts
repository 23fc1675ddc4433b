import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { Socket } from 'node:net';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { RefusalCode } from '../core/refusals.ts';
import {
  type EarlyRefusalParts,
  earlyRefusalBytes,
  faultOfParser,
  refuseEarly,
} from './answer/early-refusal.ts';
import type { Connections } from './limits/connections.ts';
import { type HttpLimits, KEEP_ALIVE_MS, LONGEST_URI_BYTES } from './limits/http-limits.ts';
import { traceIdOf } from './request/request-context.ts';
import { type Certificate, tlsSettingsOf } from './tls-settings.ts';

/** The settings of the server. */
export interface ServerSettings {
  tls: Certificate | null;
  trustedProxies: readonly string[];
  limits: HttpLimits;
  connections: Connections;
  earlyRefusal: EarlyRefusalParts;
  /** Answers a path that cannot be decoded. */
  answerNotFound: Answering;
  /** Answers an error outside all routes. */
  answerFault: (error: unknown, ...context: Parameters<Answering>) => ReturnType<Answering>;
}

type Answering = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Node reads no request line longer than this, so no path parameter is longer. Operations check their own parameters.
 */
const LONGEST_PARAMETER = 16 * 1024;
/** A request that is still arriving after this time is cut off. Long enough for 64 MiB at the lowest allowed rate. */
const REQUEST_TIMEOUT_MS = 40 * 60_000;
/** A connection without traffic for this time is closed. Live streams send a heartbeat more often. */
const STALLED_MS = 5 * 60_000;

/** Makes the server, without routes. Does not listen. */
export function createHttpServer(settings: ServerSettings): FastifyInstance {
  const { trustedProxies, earlyRefusal, answerNotFound, answerFault } = settings;
  const fastify = Fastify({
    logger: false,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_PARAMETER },
    exposeHeadRoutes: false,
    genReqId: ({ headers }) => traceIdOf(headers['traceparent'] as string | undefined, earlyRefusal.random),
    // While the server closes, the gate refuses requests.
    return503OnClosing: false,
    frameworkErrors: (_error, request, reply) => void answerNotFound(request, reply),
    clientErrorHandler: () => {},
    serverFactory: (handler) => listenTo(settings, handler),
  });
  fastify.setErrorHandler((error, request, reply) => answerFault(error, request, reply));
  return fastify as unknown as FastifyInstance;
}

/** The methods that some path takes. */
const TAKEN_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Stands in for every method that no path takes and that is not among {@link ROUTED_METHODS}. */
const ANY_OTHER = 'TRACE';

/**
 * The methods that the router knows. Node reads 35: a table of paths for each would take 10 MB and a tenth of the
 * start-up time, only to answer 405.
 */
export const ROUTED_METHODS: readonly string[] = [...TAKEN_METHODS, 'OPTIONS', ANY_OTHER];

const KNOWN = new Set(ROUTED_METHODS);

/** The method under which the router looks for a request. */
function routedMethod(method: string | undefined): string {
  return method !== undefined && KNOWN.has(method) ? method : ANY_OTHER;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

function listenTo({ tls, limits, connections, earlyRefusal }: ServerSettings, handler: Handler): Server {
  const options = {
    // A missing Host header is refused below, in the error envelope.
    requireHostHeader: false,
    headersTimeout: limits.headMs,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: Math.min(1_000, limits.headMs / 4),
  };
  const securityHeaders = Object.entries(earlyRefusal.headers);
  const begin = (request: IncomingMessage, response: ServerResponse): RefusalCode | null => {
    connections.begin(request, response);
    for (const [name, value] of securityHeaders) response.setHeader(name, value);
    return faultOfHead(request);
  };
  const receive: Handler = (request, response) => {
    const fault = begin(request, response);
    if (fault !== null) return refuseEarly(earlyRefusal, request, response, fault);
    request.method = routedMethod(request.method);
    handler(request, response);
  };
  const server =
    tls === null
      ? createServer(options, receive)
      : createTlsServer({ ...options, ...tlsSettingsOf(tls), handshakeTimeout: limits.headMs }, receive);
  server.setTimeout(STALLED_MS);
  // Node would also cut off an answer that is ended and not sent yet, and would leave a connection that sends no
  // request.
  server.closeIdleConnections = () => connections.startClosing();
  server.on('connection', (socket) => connections.open(socket));
  server.on('checkExpectation', (request, response) => {
    refuseEarly(earlyRefusal, request, response, begin(request, response) ?? 'EXPECTATION_FAILED');
  });
  server.on('connect', (request) => {
    const { socket } = request;
    // Node no longer handles errors of this socket.
    socket.on('error', () => {});
    connections.refuse(socket, () =>
      earlyRefusalBytes(earlyRefusal, 'METHOD_NOT_ALLOWED', request, { Allow: TAKEN_METHODS.join(', ') }),
    );
  });
  server.on('clientError', (error, socket) => {
    const fault = faultOfParser(error);
    connections.refuse(
      socket as Socket,
      fault === null ? null : () => earlyRefusalBytes(earlyRefusal, fault, { socket: socket as Socket }),
    );
  });
  return server;
}

const VERSIONS = new Set(['1.1', '1.0']);

/** Characters that no host name has. */
const NO_HOST = /[\s/?#@\\,<>"^`{|}]/;

/**
 * The refusal of a request line or header that the parser accepted; `null` if both are good.
 * @see RFC 9112, section 3.2, for `Host`
 */
function faultOfHead({ url = '', headers, rawHeaders, httpVersion }: IncomingMessage): RefusalCode | null {
  if (url.length > LONGEST_URI_BYTES) return 'URI_TOO_LONG';
  if (!VERSIONS.has(httpVersion)) return 'MALFORMED_REQUEST';
  const { host } = headers;
  if (host === undefined) return httpVersion === '1.0' ? null : 'MALFORMED_REQUEST';
  if (NO_HOST.test(host)) return 'MALFORMED_REQUEST';
  return timesNamed(rawHeaders, 'host') > 1 ? 'MALFORMED_REQUEST' : null;
}

function timesNamed(rawHeaders: readonly string[], name: string): number {
  let times = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const header = rawHeaders[index]!;
    if (header.length === name.length && header.toLowerCase() === name) times += 1;
  }
  return times;
}
