import { createHash, timingSafeEqual } from 'node:crypto';
import type { TSchema } from 'typebox';
import { Refusal } from '../core/refusals.ts';
import type { RequestContext, Route } from '../http/mount-routes.ts';
import type { Answer, Call, OperationDescription, ShapeOf } from '../http/operation.ts';
import { callInputOf } from '../http/request/call-input.ts';
import { readJsonBody } from '../http/request/json-body.ts';
import type { Clock, NewId, Random } from '../parts.ts';
import type { Database } from '../store/database.ts';
import type { Importer } from './venues/importer.ts';

/** What the operations of this door work with. */
export interface OperatorParts {
  db: Database;
  clock: Clock;
  newId: NewId;
  random: Random;
  /** `null`: the door is shut. */
  operatorToken: string | null;
  importVenues: Importer;
}

interface OperatorCall<P, Q, B> extends Call<ShapeOf<P>, ShapeOf<Q>, ShapeOf<B>> {
  request: RequestContext['request'];
  readBytes: RequestContext['readBytes'];
}

interface OperatorOperation<P, Q, B> extends OperationDescription {
  params?: P & TSchema;
  query?: Q & TSchema;
  body?: B & TSchema;
  /** The operation reads its body by itself, when it is time, with a report of its own on what is wrong. */
  readsBody?: boolean;
  run(parts: OperatorParts, call: OperatorCall<P, Q, B>): Promise<Answer>;
}

/** An operation of the operator's door that waits for its parts. */
export interface OperatorRoute {
  description: OperationDescription;
  mount(parts: OperatorParts): Route;
}

/** Makes an operation of the operator's door. Each call passes token, path, query, body, and then the operation's own rules. */
export function operatorOperation<P = undefined, Q = undefined, B = undefined>(
  operation: OperatorOperation<P, Q, B>,
): OperatorRoute {
  const { readsBody, body: schema } = operation;
  const input = callInputOf(readsBody ? { ...operation, body: undefined } : operation);

  async function answer(parts: OperatorParts, context: RequestContext): Promise<Answer> {
    requireToken(context, parts.operatorToken);
    const params = input.params(context.request.params);
    const query = input.query(context.request.query);
    const raw =
      schema &&
      !readsBody &&
      (await readJsonBody(context.request.raw, context.readBytes, { tellsPlace: true }));
    const body = readsBody ? undefined : input.body(raw).value;
    const header = (name: string) => context.request.headers[name] as string | undefined;
    const call = {
      ...context,
      header,
      query: query as ShapeOf<Q>,
      params: params as ShapeOf<P>,
      body: body as ShapeOf<B>,
    };
    return operation.run(parts, call);
  }
  return {
    description: operation,
    mount: (parts) => ({ description: operation, answer: (context) => answer(parts, context) }),
  };
}

/** How the operator identifies themselves. @see RFC 6750, section 3 */
const CHALLENGE = 'Bearer realm="sofra operator"';

function requireToken({ request, headers }: RequestContext, operatorToken: string | null): void {
  const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (given === undefined || operatorToken === null || !isSame(given, operatorToken)) {
    headers['WWW-Authenticate'] = given === undefined ? CHALLENGE : `${CHALLENGE}, error="invalid_token"`;
    throw new Refusal('OPERATOR_TOKEN_INVALID');
  }
}

/** Compares in a time that tells nothing of either text. */
function isSame(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
