import type { TSchema } from 'typebox';
import type { Problem, RefusalCode } from '../core/refusals.ts';
import { answerNow, checkInMemory, type MountedFrame } from './answer-from-memory.ts';
import type { Credential, CredentialInMemory } from './credential.ts';
import { requireWithin, type Spending } from './limits/budget.ts';
import type { AnyAnswer, RequestContext, Route } from './mount-routes.ts';
import type { Call, OperationDescription, PreparedAnswer, ShapeOf } from './operation.ts';
import { callInputOf } from './request/call-input.ts';
import { type FileLimit, readFileBody } from './request/file-body.ts';
import { readIdempotencyKey } from './request/idempotency-key.ts';
import { type BodyReading, readJsonBody } from './request/json-body.ts';

/** A call that passed every check of the frame: what each operation gets, whatever its API. */
export interface FramedCall<Params, Query, Body> extends Call<Params, Query, Body> {
  /** Empty unless the operation asks for the key. */
  idempotencyKey: string;
  /**
   * Rules of the body's schema that it breaks; empty unless the operation adds rules of its own
   * (`addsBodyRules`).
   */
  bodyProblems: Problem[];
  /** Reads the body of an operation that takes a file. */
  readFile(limit: FileLimit): Promise<Buffer>;
}

/** The parts of an operation that every API may state: the input of a call, and its handler. */
export interface FramedOperation<Parts, P, Q, B, GivenCall, State = undefined, Outcome = AnyAnswer>
  extends OperationDescription {
  params?: P & TSchema;
  query?: Q & TSchema;
  body?: B & TSchema;
  /** The operation reads its body itself; the frame does not, and `body` only describes it. */
  readsOwnBody?: boolean;
  /**
   * Makes the state of the operation in memory between calls, such as a throttle. Runs once per running
   * service.
   */
  makeState?: (parts: Parts) => State;
  /** The rules of the operation, once every check has passed. */
  run(parts: Parts, call: GivenCall, state: State): Promise<Outcome>;
}

/** An operation that only reads, and whose answers are prepared in memory: it needs neither to wait nor a body. */
export interface PreparedOperation<Parts, P, Q, GivenCall> extends OperationDescription {
  params?: P & TSchema;
  query?: Q & TSchema;
  /** `undefined` when something that it needs is not in memory: the call is then attempted in the ordinary way. */
  prepared(parts: Parts, call: GivenCall): PreparedAnswer | undefined;
  /** Brings what `prepared` needs into memory, where that takes less than reading the resource; it may bring nothing. */
  load?(parts: Parts, call: GivenCall): Promise<void>;
}

/**
 * What an API supplies to the frame. `Outcome` is the result of an attempt: an answer, or a demand to repeat
 * it.
 */
export interface ApiFrame<Parts, Description, Caller, Source, Outcome = AnyAnswer> {
  /** Reads the credential off the request. @throws Refusal for one that is missing or malformed */
  readCredential(parts: Parts, context: RequestContext, operation: Description): Credential<Caller, Source>;
  /** Runs the checks and the rules with a source; again when the data of the decision was stale. */
  answerFrom(
    parts: Parts,
    operation: Description,
    attempt: (source: Source) => Promise<Outcome | PreparedAnswer>,
  ): Promise<AnyAnswer>;
  /** Refuses a missing or malformed `Idempotency-Key`. */
  invalidIdempotencyKey?: RefusalCode;
  jsonReading?: BodyReading;
}

/** An operation that can be mounted as a route once its parts exist. */
export interface ApiRoute<Parts, Description extends OperationDescription = OperationDescription> {
  description: Description;
  mount(parts: Parts): Route;
}

/**
 * A {@link FramedOperation} of any call and state: the parts that the frame itself needs beside its
 * description.
 */
export interface Runnable<Parts, Outcome> {
  takesIdempotencyKey?: boolean;
  readsOwnBody?: boolean;
  makeState?: (parts: Parts) => unknown;
  run?: (parts: Parts, call: never, state: never) => Promise<Outcome>;
  runInMemory?: (parts: Parts, call: never) => AnyAnswer | undefined;
  prepared?: (parts: Parts, call: never) => PreparedAnswer | undefined;
  load?: (parts: Parts, call: never) => Promise<void>;
}

/**
 * Makes a route of an operation. Every call of every API passes the same checks in the same order, and the
 * first one that fails answers. `mountRoutes` has run those that also hold for paths that do not exist: room
 * under the gate, HTTPS, the ceiling of the address, the origin. {@link attemptOf} lists the others.
 */
export function framedRoute<
  Parts,
  Description extends OperationDescription,
  Caller,
  Source,
  Outcome = AnyAnswer,
>(
  operation: Description & Runnable<Parts, Outcome>,
  api: ApiFrame<Parts, Description, Caller, Source, Outcome>,
): ApiRoute<Parts, Description> {
  const { readsOwnBody, makeState } = operation;
  const input = callInputOf(readsOwnBody ? { ...operation, body: undefined } : operation);
  const mount = (parts: Parts): Route => {
    const frame = { operation, api, input, parts, state: makeState?.(parts) };
    return {
      description: operation,
      answer: (context) => {
        const credential = api.readCredential(parts, context, operation);
        const spend = spendOnce(credential, context);
        const inMemory = operation.prepared && credential.inMemory;
        return (
          answerNow(frame, context, credential, spend, inMemory) ??
          answerLater(frame, context, credential, spend)
        );
      },
    };
  };
  return { description: operation, mount };
}

/**
 * The same for a read with a body that needs nothing but its venue: one wait, for the body, in place of one for each check.
 */
async function answerInMemory<Parts, Description extends OperationDescription, Caller, Source, Outcome>(
  frame: MountedFrame<Parts, Description, Caller, Source, Outcome>,
  context: RequestContext,
  credential: Credential<Caller, Source>,
  spend: (caller: Caller) => Spending | undefined,
): Promise<AnyAnswer> {
  const { api, operation, input, parts } = frame;
  const check = (inMemory: CredentialInMemory<Caller> | undefined) =>
    checkInMemory(frame, context, credential, spend, inMemory);
  const call =
    check(credential.inMemory) ?? check(await credential.comparedInMemory?.(context.request.params));
  if (call === undefined)
    return api.answerFrom(parts, operation, attemptOf(frame, context, credential, spend));
  // Node calls the handler at the end of the head. A body in the same packet is there one wait later.
  await undefined;
  const reading = readJsonBody(context.request.raw, context.readBytes, api.jsonReading);
  const json = reading instanceof Promise ? await reading : reading;
  const { value: body, problems: bodyProblems } = input.body(json);
  const answer = operation.runInMemory!(parts, { ...call, body, bodyProblems } as never);
  const attempt = () => attemptOf(frame, context, credential, spend, () => Promise.resolve(json));
  return answer ?? api.answerFrom(parts, operation, attempt());
}

/** Answers a call that needs more than its venue in memory. */
function answerLater<Parts, Description extends OperationDescription, Caller, Source, Outcome>(
  frame: MountedFrame<Parts, Description, Caller, Source, Outcome>,
  context: RequestContext,
  credential: Credential<Caller, Source>,
  spend: (caller: Caller) => Spending | undefined,
): Promise<AnyAnswer> {
  const { api, operation, parts } = frame;
  if (operation.runInMemory !== undefined) return answerInMemory(frame, context, credential, spend);
  if (operation.prepared === undefined)
    return api.answerFrom(parts, operation, attemptOf(frame, context, credential, spend));
  const compared = () => answerCompared(frame, context, credential, spend);
  const comparing = credential.comparedInMemory?.(context.request.params);
  if (comparing === undefined) return compared();
  return comparing.then((inMemory) => answerNow(frame, context, credential, spend, inMemory) ?? compared());
}

/**
 * Answers a prepared read once its caller and its resource were compared with the database, or read: from memory, else from what
 * `load` brings there, else with the resource itself.
 */
async function answerCompared<Parts, Description extends OperationDescription, Caller, Source, Outcome>(
  frame: MountedFrame<Parts, Description, Caller, Source, Outcome>,
  context: RequestContext,
  credential: Credential<Caller, Source>,
  spend: (caller: Caller) => Spending | undefined,
): Promise<AnyAnswer> {
  const { operation, parts } = frame;
  const { source, inMemory } = await credential.compare!(context.request.params);
  const call = checkInMemory(frame, context, credential, spend, inMemory) as never;
  if (call !== undefined) {
    const answer = operation.prepared!(parts, call);
    if (answer !== undefined) return answer;
    await operation.load?.(parts, call);
    const loaded = operation.load && operation.prepared!(parts, call);
    if (loaded !== undefined) return loaded;
  }
  // Nothing that this source gives can be stale, so that the attempt answers or refuses.
  return (await attemptOf(frame, context, credential, spend)(source)) as PreparedAnswer;
}

/** The budget of a call is spent once, however often it is attempted. */
function spendOnce<Caller, Source>(credential: Credential<Caller, Source>, context: RequestContext) {
  return (caller: Caller): Spending | undefined => {
    context.spending ??= credential.spend(caller);
    return context.spending;
  };
}

/**
 * The checks of a call, in their order: credential, budget, permission or role, path and query, reach,
 * headers, body, and then the rules of the operation. An attempt may run several times, each with a fresher
 * source; the budget is spent and the body is read only once.
 */
function attemptOf<Parts, Description extends OperationDescription, Caller, Source, Outcome = AnyAnswer>(
  frame: MountedFrame<Parts, Description, Caller, Source, Outcome>,
  context: RequestContext,
  credential: Credential<Caller, Source>,
  spend: (caller: Caller) => Spending | undefined,
  json = readOnce(frame, context),
): (source: Source) => Promise<Outcome | PreparedAnswer> {
  const { operation, api, input, parts, state } = frame;
  const { request, headers, readBytes } = context;
  const header = (name: string) => request.headers[name] as string | undefined;
  const readFile = (limit: FileLimit) =>
    readFileBody(request.raw, readBytes, operation.fileBody?.mediaTypes ?? [], limit);

  return async (source) => {
    const caller = await credential.findCaller(source);
    requireWithin(spend(caller), headers);
    credential.requirePermission(caller);
    const params = input.params(request.params);
    const query = input.query(request.query);
    const given = await credential.reach(caller, params, source);
    // The resource was found just now, so that nothing is missing in memory.
    if (operation.prepared !== undefined)
      return operation.prepared(parts, { ...context, params, query, header, ...given } as never)!;
    const idempotencyKey = operation.takesIdempotencyKey
      ? readIdempotencyKey(header('idempotency-key'), api.invalidIdempotencyKey)
      : '';
    const { value: body, problems: bodyProblems } = input.body(input.readsBody ? await json() : undefined);
    const read = { params, query, header, idempotencyKey, body, bodyProblems, readFile };
    return operation.run!(parts, { ...context, ...read, ...given } as never, state as never);
  };
}

/** Reads the JSON of a body the first time that it is asked for. */
function readOnce<Parts, Description extends OperationDescription, Caller, Source, Outcome>(
  { api }: MountedFrame<Parts, Description, Caller, Source, Outcome>,
  { request, readBytes }: RequestContext,
): () => Promise<unknown> {
  let json: Promise<unknown> | undefined;
  return () => {
    json ??= (async () => readJsonBody(request.raw, readBytes, api.jsonReading))();
    return json;
  };
}

/** The credential of a call without a caller: it has no budget, and every check passes. */
export const ANONYMOUS: Omit<Credential<null, unknown>, 'compare'> = {
  findCaller: () => null,
  spend: () => undefined,
  requirePermission: () => {},
  reach: () => ({}),
};

/** Makes a route without a credential. */
export function anonymousRoute<Parts, P = undefined, Q = undefined, B = undefined>(
  operation: FramedOperation<Parts, P, Q, B, FramedCall<ShapeOf<P>, ShapeOf<Q>, ShapeOf<B>>>,
): ApiRoute<Parts> {
  return framedRoute<Parts, OperationDescription, null, null>(operation, {
    readCredential: () => ANONYMOUS,
    answerFrom: (_parts, _operation, attempt) => attempt(null),
  });
}
