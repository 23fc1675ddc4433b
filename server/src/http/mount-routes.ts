import { METHODS } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, type RefusalCode, statusOf } from '../core/refusals.ts';
import type { Clock, Logger, Random } from '../parts.ts';
import type { BodyLimit, ReadBytes } from './request/body-bytes.ts';
import { callerAddress } from './request/client-address.ts';
import type { Gate, Place } from './limits/gate.ts';
import { languageOf } from './answer/language.ts';
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
import { traceIdOf } from './request/trace.ts';
import { type OwnSites, requireOwnOrigin, requireSecureTransport } from './request/transport.ts';
import { beginAnswer, writeAnswer, writeRefusal } from './answer/write-answer.ts';

/** What a door needs to answer at all. */
export interface DoorParts extends OwnSites {
  clock: Clock;
  random: Random;
  log: Logger;
  /** Tells a fault that is expected to pass (the database is away) as a refusal; anything else is a bug. */
  toRefusal: (error: unknown) => Refusal | null;
  gate: Gate;
  /** Reads the body of a request; the address is that of the caller. */
  readBody: (request: FastifyRequest, address: string, limit: BodyLimit) => Promise<Buffer>;
  /** Says a refusal as a page to whoever would rather read one; for `null`, and without it, the envelope says it. */
  showRefusal?: (visit: Visit, refusal: Refusal) => FileAnswer | null;
}

/** A request on its way through a door. */
export interface Visit extends CallContext {
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
export interface HungOperation {
  description: Pick<OperationDescription, 'method' | 'path'>;
  answer: (visit: Visit) => Promise<AnyAnswer>;
  /** Of a path that looks like any other: refuses when there is nothing at it, before another method is refused there. */
  requirePlace?: (visit: Visit) => Promise<unknown>;
}

/**
 * Hangs up the operations of a door below its prefix. A known path with another method, whichever, answers 405 with
 * `Allow`; bodies are left unread, and their type unjudged, for each operation to read when it is time.
 * @param greet  runs before anything else of each visit, also of those that find nothing
 */
export function hangDoor(
  app: FastifyInstance,
  parts: DoorParts,
  prefix: string,
  operations: readonly HungOperation[],
  greet: (visit: Visit) => void,
): void {
  knowEveryMethod(app);
  const byPath = Map.groupBy(operations, ({ description }) => description.path);
  for (const [path, hung] of byPath) {
    const url = prefix + path.replaceAll(/\{(\w+)\}/g, ':$1');
    for (const operation of hung) {
      app.route({
        method: methodsOf(operation),
        url,
        handler: (request, reply) => receive(parts, request, reply, greet, operation.answer),
      });
    }
    const { requirePlace } = hung.find((operation) => operation.requirePlace !== undefined) ?? {};
    refuseOtherMethods(app, parts, url, hung.flatMap(methodsOf), greet, requirePlace);
  }
}

/** HEAD is answered like GET, without the body. @see RFC 9110, section 9.3.2 */
function methodsOf({ description: { method } }: HungOperation): string[] {
  return method === 'GET' ? ['GET', 'HEAD'] : [method];
}

/** Answers 405 on a path for every method but those that it takes. */
export function refuseOtherMethods(
  app: FastifyInstance,
  parts: DoorParts,
  url: string,
  allow: readonly string[],
  greet: (visit: Visit) => void,
  requirePlace?: HungOperation['requirePlace'],
): void {
  const refuse = async (visit: Visit) => {
    await requirePlace?.(visit);
    throw new Refusal('METHOD_NOT_ALLOWED', { allow });
  };
  knowEveryMethod(app);
  app.route({
    method: METHODS.filter((method) => !allow.includes(method)),
    url,
    handler: (request, reply) => receive(parts, request, reply, greet, refuse),
  });
}

/** A method without a body, as far as Fastify knows, is one whose body and Content-Type it leaves alone. */
function knowEveryMethod(app: FastifyInstance): void {
  for (const method of METHODS) app.addHttpMethod(method, { hasBody: false, overrideExisting: true });
}

/** Answers whatever leads nowhere. */
export function answerNotFound(
  parts: DoorParts,
  request: FastifyRequest,
  reply: FastifyReply,
  greet: (visit: Visit) => void,
): Promise<FastifyReply> {
  return receive(parts, request, reply, greet, () => Promise.reject(new Refusal('ENDPOINT_NOT_FOUND')));
}

/** Answers what the framework itself breaks at, outside of any operation. */
export function answerFault(
  parts: DoorParts,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const pass = () => {};
  return receive(parts, request, reply, pass, () => Promise.reject(error));
}

async function receive(
  parts: DoorParts,
  request: FastifyRequest,
  reply: FastifyReply,
  greet: (visit: Visit) => void,
  answer: (visit: Visit) => Promise<AnyAnswer>,
): Promise<FastifyReply> {
  const place = parts.gate.newPlace();
  const visit = openVisit(parts, request, place);
  try {
    place.enter();
    requireSecureTransport(request);
    greet(visit);
    requireOwnOrigin(request, parts);
    const answered = await beginAnswer(visit, await answer(visit));
    if (parts.gate.isDraining()) visit.headers['Connection'] = 'close';
    const written = writeAnswer(reply, visit, answered, (error) => refusalOf(parts, visit, error));
    visit.whenAnswered?.(answered.status, null);
    return written;
  } catch (error) {
    const refusal = refusalOf(parts, visit, error);
    if (parts.gate.isDraining()) visit.headers['Connection'] = 'close';
    const written = writeRefusal(reply, visit, refusal, parts.showRefusal?.(visit, refusal) ?? null);
    visit.whenAnswered?.(statusOf(refusal.code), refusal.code);
    return written;
  } finally {
    place.leave();
  }
}

function openVisit(parts: DoorParts, request: FastifyRequest, place: Place): Visit {
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

function refusalOf(parts: DoorParts, visit: Visit, error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { traceId, request } = visit;
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
