import type { Author } from '../core/audit/audit-entry.ts';
import { Refusal } from '../core/refusals.ts';
import { isSameText } from '../crypto/is-same-text.ts';
import { ANONYMOUS } from '../http/anonymous-route.ts';
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
import type { SendMail } from '../parts/outgoing.ts';
import type { Clock, NewId, Random } from '../parts/parts.ts';
import type { Database } from '../store/database.ts';
import type { VenueCache } from '../store/venue/cache/venue-cache.ts';
import type { TakeFairTurn } from '../throttles/fair-turns.ts';
import type { Importer } from './venues/importer.ts';

/** The services that the operations of the operator API use. */
export interface OperatorParts {
  db: Database;
  cache: VenueCache;
  clock: Clock;
  newId: NewId;
  random: Random;
  /** `null` when none is configured: every call is refused. */
  operatorToken: string | null;
  imports: Importer;
  /** `null` when no mail server is set. */
  sendMail: SendMail | null;
  /** Bounds how many passwords are hashed at the same time. */
  passwordTurns: TakeFairTurn;
  /** The address of the service, without a slash at its end; known once it listens. */
  baseUrl: () => string;
}

/** A call of the operator. */
interface OperatorCall<Params, Query, Body> extends FramedCall<Params, Query, Body> {
  request: RequestContext['request'];
  readBytes: RequestContext['readBytes'];
  /** The operator, for the audit log. */
  author: Author;
}

/** An operation of the operator API, ready to be mounted. */
export type OperatorRoute = ApiRoute<OperatorParts>;

/** Makes a route of the operator API: its callers send the operator token. */
export function operatorOperation<
  P = undefined,
  Q = undefined,
  B = undefined,
  GivenCall = OperatorCall<ShapeOf<P>, ShapeOf<Q>, ShapeOf<B>>,
>(operation: FramedOperation<OperatorParts, P, Q, B, GivenCall>): OperatorRoute {
  return framedRoute<OperatorParts, OperationDescription, null, null>(operation, operatorFrame);
}

/** The token alone permits everything, so there is no account to look up. */
const operatorFrame: ApiFrame<OperatorParts, OperationDescription, null, null> = {
  readCredential: ({ operatorToken, newId }, context) => {
    requireToken(context, operatorToken);
    return { ...ANONYMOUS, reach: () => ({ author: { ...auditedCall(newId, context), account: null } }) };
  },
  answerFrom: (_parts, _operation, attempt) => attempt(null),
  jsonReading: { reportsPosition: true },
};

/** How the operator identifies themselves. @see RFC 6750, section 3 */
const CHALLENGE = 'Bearer realm="sofra operator"';

function requireToken({ request, headers }: RequestContext, operatorToken: string | null): void {
  const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (given === undefined || operatorToken === null || !isSameText(given, operatorToken)) {
    headers['WWW-Authenticate'] = given === undefined ? CHALLENGE : `${CHALLENGE}, error="invalid_token"`;
    throw new Refusal('OPERATOR_TOKEN_INVALID');
  }
}
