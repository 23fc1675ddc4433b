import { METHODS } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, type RefusalCode, statusOf } from '../core/refusals.ts';
import type { Clock, Logger, Random } from '../parts.ts';
import { callerAddress } from './client-address.ts';
import { errorBody, successBody, successFrame } from './envelope.ts';
import type { Gate } from './gate.ts';
import { languageOf } from './language.ts';
import type {
  Answer,
  CallContext,
  FileAnswer,
  OperationDescription,
  PreparedAnswer,
  RedirectAnswer,
  StreamAnswer,
} from './operation.ts';
import { traceIdOf } from './trace.ts';
import { requireOwnOrigin, requireSecureTransport } from './transport.ts';

/** What a door needs to answer at all. */
export interface DoorParts {
  clock: Clock;
  random: Random;
  log: Logger;
  /** Tells a fault that is expected to pass (the database is away) as a refusal; anything else is a bug. */
  toRefusal: (error: unknown) => Refusal | null;
  gate: Gate;
  /** Where callers find the service, when that is not where it listens. */
  publicUrl: string | null;
  /** Says a refusal as a page to whoever would rather read one; for `null`, and without it, the envelope says it. */
  showRefusal?: (visit: Visit, refusal: Refusal) => FileAnswer | null;
}

/** A request on its way through a door. */
export interface Visit extends CallContext {
  request: FastifyRequest;
  /** Sent with whatever the answer is. */
  headers: Record<string, string>;
  /** Told how the visit was answered once it is; never waited for. */
  whenAnswered: ((status: number, errorCode: RefusalCode | null) => void) | null;
}

/** Whatever an operation may answer a visit with. */
export type AnyAnswer = Answer | PreparedAnswer | FileAnswer | RedirectAnswer | StreamAnswer;

/** An operation as a door hangs it up: where it is and what answers a visit. */
export interface HungOperation {
  description: Pick<OperationDescription, 'method' | 'path'>;
  answer: (visit: Visit) => Promise<AnyAnswer>;
  /** Whether HEAD is answered like the method, without the body. */
  answersHead?: boolean;
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

function methodsOf({ description: { method }, answersHead }: HungOperation): string[] {
  return answersHead === true ? [method, 'HEAD'] : [method];
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

async function receive(
  parts: DoorParts,
  request: FastifyRequest,
  reply: FastifyReply,
  greet: (visit: Visit) => void,
  answer: (visit: Visit) => Promise<AnyAnswer>,
): Promise<FastifyReply> {
  const visit = openVisit(parts, request);
  let hasEntered = false;
  try {
    parts.gate.enter();
    hasEntered = true;
    requireSecureTransport(request);
    greet(visit);
    requireOwnOrigin(request, parts.publicUrl);
    const answered = await answer(visit);
    const written = writeAnswer(parts, reply, visit, answered);
    visit.whenAnswered?.(answered.status, null);
    return written;
  } catch (error) {
    const refusal = refusalOf(parts, visit, error);
    const written = writeRefusal(parts, reply, visit, refusal);
    visit.whenAnswered?.(statusOf(refusal.code), refusal.code);
    return written;
  } finally {
    if (hasEntered) parts.gate.leave();
  }
}

function openVisit(parts: DoorParts, request: FastifyRequest): Visit {
  return {
    request,
    now: parts.clock.now(),
    traceId: traceIdOf(request.headers.traceparent as string | undefined, parts.random),
    language: languageOf(request.headers['accept-language']),
    address: callerAddress(request.ip),
    headers: {},
    whenAnswered: null,
  };
}

function writeAnswer(parts: DoorParts, reply: FastifyReply, visit: Visit, answer: AnyAnswer): FastifyReply {
  const headers = { ...visit.headers, ...answer.headers };
  if ('bytes' in answer) return writeFile(reply, answer, headers);
  if ('stream' in answer) return writeStream(parts, reply, visit, answer, headers);
  if ('location' in answer) {
    return write(reply, answer.status, { ...headers, Location: answer.location, 'Content-Length': '0' }, []);
  }
  return write(reply, answer.status, headers, jsonOf(answer, visit));
}

/** What a browser may do with what is no JSON is nothing but show it. */
const INERT = { 'X-Content-Type-Options': 'nosniff' };

function writeFile(
  reply: FastifyReply,
  { status, mediaType, bytes }: FileAnswer,
  headers: Record<string, string>,
): FastifyReply {
  const sent = { 'Cache-Control': 'no-store', ...headers, 'Content-Type': mediaType, ...INERT };
  if (mediaType.startsWith('text/') && takesEncoding(reply))
    return reply.code(status).headers(sent).send(bytes);
  const { raw } = reply.hijack();
  raw.writeHead(status, { ...sent, 'Content-Length': bytes.length }).end(bytes);
  return reply;
}

/** Whether it may be worth it to send a body in fewer bytes: the framework's own writing then sees to it. */
function takesEncoding({ request }: FastifyReply): boolean {
  return request.headers['accept-encoding'] !== undefined && request.method !== 'HEAD';
}

/** Goes on after the visit is over: who listens is not under way, and does not stand in the way of others. */
function writeStream(
  parts: DoorParts,
  reply: FastifyReply,
  visit: Visit,
  { status, mediaType, stream }: StreamAnswer,
  headers: Record<string, string>,
): FastifyReply {
  const { raw } = reply.hijack();
  const leaving = new AbortController();
  raw.once('close', () => leaving.abort());
  raw.on('error', () => leaving.abort());
  raw.writeHead(status, { 'Cache-Control': 'no-store', ...headers, 'Content-Type': mediaType, ...INERT });
  raw.flushHeaders();
  stream(raw, leaving.signal)
    .catch((error) => refusalOf(parts, visit, error))
    .finally(() => raw.end());
  return reply;
}

/** The pieces of a body, none of them for no body. */
function jsonOf(answer: Answer | PreparedAnswer, { now, traceId }: Visit): (string | Buffer)[] {
  if (!('dataJson' in answer)) return [JSON.stringify(successBody(answer.data, now, traceId))];
  if (answer.dataJson === null) return [];
  const [before, behind] = successFrame(now, traceId);
  return [before, answer.dataJson, behind];
}

/** The status of a body of which the rest is not read. */
const TOO_LARGE = 413;

function writeRefusal(parts: DoorParts, reply: FastifyReply, visit: Visit, refusal: Refusal): FastifyReply {
  const { code, problems, details, retryAfterSeconds, allow } = refusal;
  const headers = { ...visit.headers };
  if (retryAfterSeconds !== undefined) headers['Retry-After'] = String(retryAfterSeconds);
  if (allow !== undefined) headers.Allow = allow.join(', ');
  if (statusOf(code) === TOO_LARGE) headers.Connection = 'close';
  const page = parts.showRefusal?.(visit, refusal) ?? null;
  if (page !== null) return writeFile(reply, page, { ...headers, ...page.headers });
  return write(reply, statusOf(code), headers, [
    JSON.stringify(errorBody({ ...visit, code, problems, details })),
  ]);
}

function write(
  reply: FastifyReply,
  status: number,
  headers: Record<string, string>,
  json: (string | Buffer)[],
): FastifyReply {
  const sent: Record<string, string | number> = { 'Cache-Control': 'no-store', ...headers };
  if (json.length > 0) sent['Content-Type'] = 'application/json; charset=utf-8';
  if (json.length > 0 && takesEncoding(reply)) {
    return reply
      .code(status)
      .headers(sent)
      .send(Buffer.concat(json.map((piece) => Buffer.from(piece))));
  }
  // Past the framework's own writing, which takes longer than all else that becomes of a short answer.
  const { raw } = reply.hijack();
  if (json.length > 0)
    sent['Content-Length'] = json.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0);
  raw.writeHead(status, sent);
  for (const piece of json.slice(0, -1)) raw.write(piece);
  raw.end(json.at(-1));
  return reply;
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
