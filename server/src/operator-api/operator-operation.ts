import type { OperatorAuthor } from '../core/audit/audit-entry.ts';
import { Refusal } from '../core/refusals.ts';
import { auditedCall } from '../http/audited-call.ts';
import type { OperationDescription, ShapeOf } from '../http/operation.ts';
import {
  type ApiFrame,
  type ApiRoute,
  type FramedCall,
  type FramedOperation,
  framedRoute,
} from '../http/operation-frame.ts';
import type { RequestContext } from '../http/request/request-context.ts';
import { findOperator } from '../operations/access/find-operator.ts';
import type { SendMail } from '../parts/outgoing.ts';
import type { Clock, NewId, Random } from '../parts/parts.ts';
import type { Database } from '../store/database.ts';
import type { VenueCache } from '../store/venue/cache/venue-cache.ts';
import type { TakeFairTurn } from '../throttles/fair-turns.ts';
import type { TokenGuessThrottle } from '../throttles/token-guess-throttle.ts';
import type { ServerState } from './status/server-state.ts';
import type { Importer } from './venues/importer.ts';

/** The services that the operations of the operator API use. */
export interface OperatorParts {
  db: Database;
  cache: VenueCache;
  clock: Clock;
  newId: NewId;
  random: Random;
  /** The operator token of the configuration; `null` if there is none. */
  operatorToken: string | null;
  tokenGuesses: TokenGuessThrottle;
  imports: Importer;
  /** The state of the server that answers the call. */
  server: ServerState;
  /** `null` if no mail server is configured. */
  sendMail: SendMail | null;
  /** Limits how many passwords are hashed at the same time. */
  passwordTurns: TakeFairTurn;
  /** The address of the service, without a slash at its end; known once it listens. */
  baseUrl: () => string;
}

/** A call of the operator. */
interface OperatorCall<Params, Query, Body> extends FramedCall<Params, Query, Body> {
  request: RequestContext['request'];
  readBytes: RequestContext['readBytes'];
  /** The operator, for the audit log. */
  author: OperatorAuthor;
}

/** An operation of the operator API, ready to be mounted. */
export type OperatorRoute = ApiRoute<OperatorParts>;

/** Makes a route of the operator API: its callers send a token of an operator. */
export function operatorOperation<
  P = undefined,
  Q = undefined,
  B = undefined,
  GivenCall = OperatorCall<ShapeOf<P>, ShapeOf<Q>, ShapeOf<B>>,
>(operation: FramedOperation<OperatorParts, P, Q, B, GivenCall>): OperatorRoute {
  return framedRoute<OperatorParts, OperationDescription, string, null>(operation, operatorFrame);
}

/** The token alone permits everything, without a budget. */
const operatorFrame: ApiFrame<OperatorParts, OperationDescription, string, null> = {
  readCredential: (parts, context) => ({
    findCaller: () => requireOperator(parts, context),
    spend: () => undefined,
    requirePermission: () => {},
    reach: (operator) => ({ author: { ...auditedCall(parts.newId, context), account: null, operator } }),
  }),
  answerFrom: (_parts, _operation, attempt) => attempt(null),
  jsonReading: { reportsPosition: true },
};

/** How the operator identifies themselves. @see RFC 6750, section 3 */
const CHALLENGE = 'Bearer realm="sofra operator"';

/** @returns the name of the token @throws Refusal OPERATOR_TOKEN_INVALID; RATE_LIMIT_EXCEEDED after many wrong ones */
async function requireOperator(
  parts: OperatorParts,
  { request, headers, address, now }: RequestContext,
): Promise<string> {
  const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (given !== undefined) {
    const guess = parts.tokenGuesses.enter(address, given, now);
    const operator = await findOperator(parts, given);
    if (operator !== null) {
      guess.succeed();
      return operator;
    }
    guess.fail();
  }
  headers['WWW-Authenticate'] = given === undefined ? CHALLENGE : `${CHALLENGE}, error="invalid_token"`;
  throw new Refusal('OPERATOR_TOKEN_INVALID');
}
