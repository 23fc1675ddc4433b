import type { TSchema } from 'typebox';
import { type Problem, Refusal, type RefusalCode } from '../core/refusals.ts';
import type { AnyAnswer } from './answer/answer.ts';
import type { Credential } from './credential.ts';
import { deprecationHeaders } from './deprecation.ts';
import { requireWithinBudget } from './limits/budget.ts';
import type { Route } from './mount-routes.ts';
import type { Call, OperationDescription } from './operation.ts';
import { type FileLimit, readFileBody } from './request/file-body.ts';
import { type BodyReading, readJsonBody } from './request/json-body.ts';
import { type CallInput, callInputOf } from './request/read-input.ts';
import type { RequestContext } from './request/request-context.ts';

/** A call that passed every check of the frame: what each operation gets, whatever its API. */
export interface FramedCall<Params, Query, Body> extends Call<Params, Query, Body> {
  /** Empty if the operation takes no key. */
  idempotencyKey: string;
  /**
   * The rules of its schema that the body breaks; empty unless the operation adds rules of its own (`addsBodyRules`).
   */
  bodyProblems: Problem[];
  readFile(limit: FileLimit): Promise<Buffer>;
}

/**
 * The parts of an operation that every API may state: the input of a call, and its handler. A function that makes an
 * operation has the type of the call (`GivenCall`) as a type parameter with a default. The compiler must not infer it
 * from the handler: together with the schemas, that takes it seconds.
 */
export interface FramedOperation<Parts, P, Q, B, GivenCall, State = undefined, Outcome = AnyAnswer>
  extends OperationDescription {
  params?: P & TSchema;
  query?: Q & TSchema;
  body?: B & TSchema;
  /** The operation reads its body itself; the frame does not, and `body` only describes it. */
  readsOwnBody?: boolean;
  /**
   * Makes the state of the operation in memory between calls, such as a throttle. It is called once for each
   * running service.
   */
  makeState?: (parts: Parts) => State;
  /** Runs the rules of the operation, after every check has passed. */
  run(parts: Parts, call: NoInfer<GivenCall>, state: State): Promise<Outcome> | Outcome;
}

/**
 * The parts that an API supplies to the frame. `Outcome` is the result of an attempt: an answer, or a request to try
 * again.
 */
export interface ApiFrame<Parts, Description, Caller, Source, Outcome = AnyAnswer> {
  /** Reads the credential of the request. @throws Refusal for one that is missing or malformed */
  readCredential(parts: Parts, context: RequestContext, operation: Description): Credential<Caller, Source>;
  /** Runs the checks and the rules with a source, and again if its data was stale. */
  answerFrom(
    parts: Parts,
    operation: Description,
    attempt: (source: Source) => Promise<Outcome>,
  ): Promise<AnyAnswer>;
  /** The code for a missing or malformed `Idempotency-Key`. */
  invalidIdempotencyKey?: RefusalCode;
  jsonReading?: BodyReading;
}

/** An operation that can be mounted as a route once its parts exist. */
export interface ApiRoute<Parts, Description extends OperationDescription = OperationDescription> {
  description: Description;
  mount(parts: Parts): Route;
}

/** A {@link FramedOperation} of any call and state: the parts that the frame itself needs, besides its description. */
interface Runnable<Parts, Outcome> {
  takesIdempotencyKey?: boolean;
  readsOwnBody?: boolean;
  makeState?: (parts: Parts) => unknown;
  run: (parts: Parts, call: never, state: never) => Promise<Outcome> | Outcome;
}

/**
 * Makes a route of an operation. Every call of every API passes the same checks in the same order, and the first one
 * that fails answers. `requestHandler` has already run the checks that also apply to paths that do not exist: a free
 * slot of the gate, HTTPS, the budget of the address, the origin. {@link attemptOf} lists the others.
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
  const deprecated = deprecationHeaders(operation.deprecation);
  const mount = (parts: Parts): Route => {
    const frame = { operation, api, input, parts, state: makeState?.(parts) };
    return {
      description: operation,
      answer: (context) => {
        Object.assign(context.headers, deprecated);
        return api.answerFrom(parts, operation, attemptOf(frame, context));
      },
    };
  };
  return { description: operation, mount };
}

/** An operation with what its API and its parts add to it. */
interface MountedFrame<Parts, Description, Caller, Source, Outcome> {
  operation: Description & Runnable<Parts, Outcome>;
  api: ApiFrame<Parts, Description, Caller, Source, Outcome>;
  input: CallInput;
  parts: Parts;
  state: unknown;
}

/**
 * The checks of a call, in their order: credential, budget, permission or role, path and query, access to the
 * resource, headers, body, and then the rules of the operation. An attempt may run several times, each with a fresher
 * source; the budget is spent and the body is read only once. Only promises are awaited.
 */
function attemptOf<Parts, Description extends OperationDescription, Caller, Source, Outcome>(
  { operation, api, input, parts, state }: MountedFrame<Parts, Description, Caller, Source, Outcome>,
  context: RequestContext,
): (source: Source) => Promise<Outcome> {
  const { request, headers, readBytes } = context;
  const credential = api.readCredential(parts, context, operation);
  const header = (name: string) => request.headers[name] as string | undefined;
  const readFile = (limit: FileLimit) =>
    readFileBody(request.raw, readBytes, operation.fileBody?.mediaTypes ?? [], limit);
  const readJson = async () => {
    // Node calls the handler at the end of the head. A body in the same packet is available after one tick.
    await undefined;
    const { bodyLimit: limit } = operation;
    return readJsonBody(request.raw, readBytes, { ...api.jsonReading, limit });
  };
  let json: Promise<unknown> | undefined;

  return async (source) => {
    const finding = credential.findCaller(source);
    const caller = finding instanceof Promise ? await finding : finding;
    context.spending ??= credential.spend(caller);
    requireWithinBudget(context.spending, headers);
    credential.requirePermission(caller);
    const params = input.params(request.params);
    const query = input.query(request.query);
    const reaching = credential.reach(caller, params, source);
    const given: object = reaching instanceof Promise ? await reaching : reaching;
    const idempotencyKey = operation.takesIdempotencyKey
      ? readIdempotencyKey(header('idempotency-key'), api.invalidIdempotencyKey)
      : '';
    if (input.readsBody) json ??= readJson();
    const { value: body, problems: bodyProblems } = input.body(json === undefined ? undefined : await json);
    const read = { params, query, header, idempotencyKey, body, bodyProblems, readFile };
    return operation.run(parts, { ...context, ...read, ...given } as never, state as never);
  };
}

const IDEMPOTENCY_KEY = /^[A-Za-z0-9_-]{8,64}$/;

/** Reads the `Idempotency-Key` header. @throws Refusal with `code` when it is missing or malformed */
export function readIdempotencyKey(
  value: string | undefined,
  code: RefusalCode = 'PUBLIC_API_IDEMPOTENCY_KEY_INVALID',
): string {
  if (value !== undefined && IDEMPOTENCY_KEY.test(value)) return value;
  const message = 'must be 8 to 64 letters, digits, hyphens and underscores';
  throw new Refusal(code, { problems: [{ field: 'Idempotency-Key', message, attemptedValue: null }] });
}
