import { METHODS } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, type RefusalCode, statusOf } from '../core/refusals.ts';
import type { Clock, Logger, Random } from '../parts.ts';
import { languageOf } from './answer/language.ts';
import { beginAnswer, writeAnswer, writeRefusal } from './answer/write-answer.ts';
import type { Gate, Place } from './limits/gate.ts';
import type {
  Answer,
  CallContext,
  FileAnswer,
  OperationDescription,
  PiecewiseAnswer,
  PreparedAnswer,
  RedirectAnswer,
  StreamAnswer,
} from './operation.ts';
import type { BodyLimit, ReadBytes } from './request/body-bytes.ts';
import { callerAddress } from './request/client-address.ts';
import { traceIdOf } from './request/trace.ts';
import { type OwnSites, requireOwnOrigin, requireSecureTransport } from './request/transport.ts';

/** What a door needs to answer at all. */
export interface HttpParts extends OwnSites {
  clock: Clock;
  random: Random;
  log: Logger;
  /** Tells a fault that is expected to pass (the database is away) as a refusal; anything else is a bug. */
  toRefusal: (error: unknown) => Refusal | null;
  gate: Gate;
  /** Reads the body of a request; the address is that of the caller. */
  readBody: (request: FastifyRequest, address: string, limit: BodyLimit) => Promise<Buffer>;
  /** Says a refusal as a page to whoever would rather read one; for `null`, and without it, the envelope says it. */
  showRefusal?: (context: RequestContext, refusal: Refusal) => FileAnswer | null;
}

/** A request on its way through a door. */
export interface RequestContext extends CallContext {
  request: FastifyRequest;
  /** Reads the body, during which the request takes nobody's place. */
  readBytes: ReadBytes;
  /** Sent with whatever the answer is. */
  headers: Record<string, string>;
  /** Told how the visit was answered once it is; never waited for. */
  whenAnswered: ((status: number, errorCode: RefusalCode | null) => void) | null;
}

/** Whatever an operation may answer a visit with. */
export type AnyAnswer =
  | Answer
  | PiecewiseAnswer
  | PreparedAnswer
  | FileAnswer
  | RedirectAnswer
  | StreamAnswer;

/** An operation as a door hangs it up: where it is and what answers a visit. */
export interface Route {
  description: Pick<OperationDescription, 'method' | 'path'>;
  answer: (context: RequestContext) => Promise<AnyAnswer>;
  /** Of a path that looks like any other: refuses when there is nothing at it, before another method is refused there. */
  requirePath?: (context: RequestContext) => Promise<unknown>;
}

/**
 * Hangs up the operations of a door below its prefix. A known path with another method, whichever, answers 405 with
 * `Allow`; bodies are left unread, and their type unjudged, for each operation to read when it is time.
 * @param greet  runs before anything else of each visit, also of those that find nothing
 */
export function mountRoutes(
  app: FastifyInstance,
  parts: HttpParts,
  prefix: string,
  operations: readonly Route[],
  onRequest: (context: RequestContext) => void,
): void {
  knowEveryMethod(app);
  const byPath = Map.groupBy(operations, ({ description }) => description.path);
  for (const [path, mounted] of byPath) {
    const url = prefix + path.replaceAll(/\{(\w+)\}/g, ':$1');
    for (const operation of mounted) {
      app.route({
        method: methodsOf(operation),
        url,
        handler: (request, reply) => receive(parts, request, reply, onRequest, operation.answer),
      });
    }
    const { requirePath } = mounted.find((operation) => operation.requirePath !== undefined) ?? {};
    refuseOtherMethods(app, parts, url, mounted.flatMap(methodsOf), onRequest, requirePath);
  }
}

/** HEAD is answered like GET, without the body. @see RFC 9110, section 9.3.2 */
function methodsOf({ description: { method } }: Route): string[] {
  return method === 'GET' ? ['GET', 'HEAD'] : [method];
}

/** Answers 405 on a path for every method but those that it takes. */
export function refuseOtherMethods(
  app: FastifyInstance,
  parts: HttpParts,
  url: string,
  allow: readonly string[],
  onRequest: (context: RequestContext) => void,
  requirePath?: Route['requirePath'],
): void {
  const refuse = async (context: RequestContext) => {
    await requirePath?.(context);
    throw new Refusal('METHOD_NOT_ALLOWED', { allow });
  };
  knowEveryMethod(app);
  app.route({
    method: METHODS.filter((method) => !allow.includes(method)),
    url,
    handler: (request, reply) => receive(parts, request, reply, onRequest, refuse),
  });
}

/** A method without a body, as far as Fastify knows, is one whose body and Content-Type it leaves alone. */
function knowEveryMethod(app: FastifyInstance): void {
  for (const method of METHODS) app.addHttpMethod(method, { hasBody: false, overrideExisting: true });
}

/** Answers whatever leads nowhere. */
export function answerNotFound(
  parts: HttpParts,
  request: FastifyRequest,
  reply: FastifyReply,
  onRequest: (context: RequestContext) => void,
): Promise<FastifyReply> {
  return receive(parts, request, reply, onRequest, () => Promise.reject(new Refusal('ENDPOINT_NOT_FOUND')));
}

/** Answers what the framework itself breaks at, outside of any operation. */
export function answerFault(
  parts: HttpParts,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const pass = () => {};
  return receive(parts, request, reply, pass, () => Promise.reject(error));
}

async function receive(
  parts: HttpParts,
  request: FastifyRequest,
  reply: FastifyReply,
  onRequest: (context: RequestContext) => void,
  answer: (context: RequestContext) => Promise<AnyAnswer>,
): Promise<FastifyReply> {
  const place = parts.gate.newPlace();
  const context = openContext(parts, request, place);
  try {
    place.enter();
    requireSecureTransport(request);
    onRequest(context);
    requireOwnOrigin(request, parts);
    const answered = await beginAnswer(context, await answer(context));
    if (parts.gate.isDraining()) context.headers['Connection'] = 'close';
    const written = writeAnswer(reply, context, answered, (error) => refusalOf(parts, context, error));
    context.whenAnswered?.(answered.status, null);
    return written;
  } catch (error) {
    const refusal = refusalOf(parts, context, error);
    if (parts.gate.isDraining()) context.headers['Connection'] = 'close';
    const written = writeRefusal(reply, context, refusal, parts.showRefusal?.(context, refusal) ?? null);
    context.whenAnswered?.(statusOf(refusal.code), refusal.code);
    return written;
  } finally {
    place.leave();
  }
}

function openContext(parts: HttpParts, request: FastifyRequest, place: Place): RequestContext {
  const address = callerAddress(request.ip);
  return {
    request,
    readBytes: (limit) => place.waitOutside(() => parts.readBody(request, address, limit)),
    now: parts.clock.now(),
    traceId: traceIdOf(request.headers.traceparent as string | undefined, parts.random),
    language: languageOf(request.headers['accept-language']),
    address,
    headers: {},
    whenAnswered: null,
  };
}

function refusalOf(parts: HttpParts, context: RequestContext, error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { traceId, request } = context;
  const where = { traceId, method: request.method, route: request.routeOptions.url };
  const passing = parts.toRefusal(error);
  if (passing !== null) {
    parts.log.warn(
      { ...where, reason: error instanceof Error ? error.message : String(error) },
      'cannot answer just now',
    );
    return passing;
  }
  parts.log.error({ ...where, fault: faultOf(error) }, 'unexpected fault');
  return new Refusal('INTERNAL_ERROR');
}

/** What a log may hold of a fault: what it is and where it arose, not the rows that an error of the database carries. */
function faultOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = 'code' in error ? error.code : undefined;
  return { name: error.name, code, message: error.message, stack: error.stack };
}
