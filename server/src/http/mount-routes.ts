import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, type RefusalCode, statusOf } from '../core/refusals.ts';
import type { Clock, Logger, Random } from '../parts.ts';
import { refusalOf } from './answer/refusal-of.ts';
import { beginAnswer, writeAnswer, writePrepared, writeRefusal } from './answer/write-answer.ts';
import { giveBack, type Spending } from './limits/budget.ts';
import type { Gate, Slot } from './limits/gate.ts';
import { type LogAnswer, type LoggedCall, noteAnswer } from './log-answers.ts';
import type {
  Answer,
  CallContext,
  FileAnswer,
  OperationDescription,
  PiecewiseAnswer,
  PreparedAnswer,
  RedirectAnswer,
  SerializedAnswer,
  StreamAnswer,
} from './operation.ts';
import type { BodyLimit, ReadBytes } from './request/body-bytes.ts';
import { openContext } from './request/open-context.ts';
import { type OwnSites, requireOwnOrigin, requireSecureTransport } from './request/transport.ts';
import { ROUTED_METHODS } from './routed-methods.ts';

/** The dependencies of every route. */
export interface HttpParts extends OwnSites {
  clock: Clock;
  random: Random;
  log: Logger;
  /**
   * Turns a passing fault, such as an unreachable database, into a refusal; `null` for anything else, which
   * is a bug.
   */
  toRefusal: (error: unknown) => Refusal | null;
  gate: Gate;
  /** Reads the body of a request. @param address  of the caller */
  readBody: (request: FastifyRequest, address: string, limit: BodyLimit) => Promise<Buffer>;
  /**
   * Writes a refusal as a page for callers who prefer HTML. The envelope is sent when it returns `null`, or
   * is left out.
   */
  showRefusal?: (context: RequestContext, refusal: Refusal) => FileAnswer | null;
  /** Counts an answered request; absent when nobody measures. */
  countRequest?: CountRequest | undefined;
  /** Writes the line of an answered request to the log. */
  logAnswer: LogAnswer;
}

/**
 * Counts a request.
 * @param operation  the id of the operation, or the pattern of a path without one
 * @param code  of a refusal
 */
export type CountRequest = (
  operation: string,
  status: number,
  code: RefusalCode | null,
  durationMs: number,
) => void;

/** A request while it is handled. */
export interface RequestContext extends CallContext, LoggedCall {
  request: FastifyRequest;
  /** Reads the body. The request gives its slot in the gate back while it waits for it. */
  readBytes: ReadBytes;
  /** Sent with every answer, refusals included. */
  headers: Record<string, string>;
  /** What the caller's budget was charged for the call. */
  spending: Spending | undefined;
  /** Called once the request is answered. It is not awaited. */
  whenAnswered: ((status: number, errorCode: RefusalCode | null) => void) | null;
}

/** The parts of a route that handle its requests. */
type Handling = Pick<Route, 'answer'> & Partial<Pick<Route, 'description'>>;

/** Every kind of answer that a route may return. */
export type AnyAnswer =
  | Answer
  | SerializedAnswer
  | PiecewiseAnswer
  | PreparedAnswer
  | FileAnswer
  | RedirectAnswer
  | StreamAnswer;

/** Runs first for each request. @throws Refusal */
export type OnRequest = (context: RequestContext) => void;

/** A method, a path and the handler of its requests. */
export interface Route {
  description: Pick<OperationDescription, 'method' | 'path'> & { operationId?: string };
  /** Answers at once, when the answer is prepared in memory, or later. */
  answer: (context: RequestContext) => PreparedAnswer | Promise<AnyAnswer>;
  /**
   * For a path that matches anything, such as `/{username}`: refuses with 404 when nothing is there, before a
   * method that the path does not take is refused with 405.
   */
  requirePath?: (context: RequestContext) => Promise<unknown>;
}

/**
 * Mounts routes below a prefix. A known path with a method that it does not take answers 405 with `Allow`.
 * Fastify reads no bodies and checks no `Content-Type`: the operation frame does.
 * @param onRequest  runs first for each request, also where no route matches
 */
export function mountRoutes(
  app: FastifyInstance,
  parts: HttpParts,
  prefix: string,
  routes: readonly Route[],
  onRequest: OnRequest,
): void {
  addEveryMethod(app);
  const byPath = Map.groupBy(routes, ({ description }) => description.path);
  for (const [path, mounted] of byPath) {
    const url = prefix + path.replaceAll(/\{(\w+)\}/g, ':$1');
    for (const route of mounted) {
      app.route({
        method: methodsOf(route),
        url,
        handler: (request, reply) => receive(parts, request, reply, onRequest, route),
      });
    }
    const { requirePath } = mounted.find((route) => route.requirePath !== undefined) ?? {};
    refuseOtherMethods(app, parts, url, mounted.flatMap(methodsOf), onRequest, requirePath);
  }
}

/** HEAD is answered like GET, without the body. @see RFC 9110, section 9.3.2 */
function methodsOf({ description: { method } }: Route): string[] {
  return method === 'GET' ? ['GET', 'HEAD'] : [method];
}

/** Answers 405 for every method that a path does not take. @param allow  the methods that it takes */
export function refuseOtherMethods(
  app: FastifyInstance,
  parts: HttpParts,
  url: string,
  allow: readonly string[],
  onRequest: OnRequest,
  requirePath?: Route['requirePath'],
): void {
  const refuse = async (context: RequestContext) => {
    await requirePath?.(context);
    throw new Refusal('METHOD_NOT_ALLOWED', { allow });
  };
  addEveryMethod(app);
  app.route({
    method: ROUTED_METHODS.filter((method) => !allow.includes(method)),
    url,
    handler: (request, reply) => receive(parts, request, reply, onRequest, { answer: refuse }),
  });
}

/**
 * Declares every method as one without a body, so that Fastify leaves the body and its `Content-Type` alone.
 */
function addEveryMethod(app: FastifyInstance): void {
  for (const method of ROUTED_METHODS) app.addHttpMethod(method, { hasBody: false, overrideExisting: true });
}

/** Answers 404 where no route matches. */
export function answerNotFound(
  parts: HttpParts,
  request: FastifyRequest,
  reply: FastifyReply,
  onRequest: OnRequest,
): Promise<FastifyReply> | undefined {
  const answer = () => Promise.reject(new Refusal('ENDPOINT_NOT_FOUND'));
  return receive(parts, request, reply, onRequest, { answer });
}

/** Answers an error of the framework itself, outside any route. */
export function answerFault(
  parts: HttpParts,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> | undefined {
  const pass = () => {};
  return receive(parts, request, reply, pass, { answer: () => Promise.reject(error) });
}

/**
 * Handles a request. A prepared answer is written before it returns: waiting for what is in memory anyway takes a
 * tenth of the time of reading a menu. `undefined`: written, Fastify has nothing to wait for.
 */
function receive(
  parts: HttpParts,
  request: FastifyRequest,
  reply: FastifyReply,
  onRequest: OnRequest,
  route: Handling,
): Promise<FastifyReply> | undefined {
  const operation = route.description?.operationId ?? request.routeOptions.url ?? 'unknown';
  const beganAt = parts.countRequest === undefined ? 0 : performance.now();
  const slot = parts.gate.newSlot();
  const context = openContext(parts, request, slot, operation);
  let answered: PreparedAnswer | Promise<AnyAnswer>;
  try {
    slot.enter();
    requireSecureTransport(request);
    onRequest(context);
    requireOwnOrigin(request, parts);
    answered = route.answer(context);
  } catch (error) {
    answered = Promise.reject(error);
  }
  if (answered instanceof Promise) return answerLater(parts, reply, { context, slot, beganAt }, answered);
  if (parts.gate.isDraining()) context.headers['Connection'] = 'close';
  writePrepared(reply, context, answered);
  slot.leave();
  noteAnswer(parts, context, answered.status, null);
  parts.countRequest?.(operation, answered.status, null, performance.now() - beganAt);
  return undefined;
}

/** A request that waits for its answer. */
interface Awaited {
  context: RequestContext;
  slot: Slot;
  beganAt: number;
}

async function answerLater(
  parts: HttpParts,
  reply: FastifyReply,
  { context, slot, beganAt }: Awaited,
  answer: Promise<AnyAnswer>,
): Promise<FastifyReply> {
  const { operation } = context;
  try {
    const beginning = beginAnswer(context, await answer);
    const answered = beginning instanceof Promise ? await beginning : beginning;
    if (parts.gate.isDraining()) context.headers['Connection'] = 'close';
    const written = writeAnswer(reply, context, answered, {
      onFault: (error) => refusalOf(parts, context, error),
      onEnd: (status, code) => noteAnswer(parts, context, status, code),
    });
    parts.countRequest?.(operation, answered.status, null, performance.now() - beganAt);
    return written;
  } catch (error) {
    const refusal = refusalOf(parts, context, error);
    const status = statusOf(refusal.code);
    if (status === 503) giveBack(context.spending, context.headers);
    if (parts.gate.isDraining()) context.headers['Connection'] = 'close';
    const written = writeRefusal(reply, context, refusal, parts.showRefusal?.(context, refusal) ?? null);
    noteAnswer(parts, context, status, refusal.code);
    parts.countRequest?.(operation, status, refusal.code, performance.now() - beganAt);
    return written;
  } finally {
    slot.leave();
  }
}
