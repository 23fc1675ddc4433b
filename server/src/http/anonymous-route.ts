import type { Credential } from './credential.ts';
import type { OperationDescription, ShapeOf } from './operation.ts';
import { type ApiRoute, type FramedCall, type FramedOperation, framedRoute } from './operation-frame.ts';

/** The credential of a call without a caller: it has no budget, and every check passes. */
export const ANONYMOUS_CREDENTIAL: Credential<null, unknown> = {
  findCaller: () => null,
  spend: () => undefined,
  requirePermission: () => {},
  reach: () => ({}),
};

/** Makes a route without a credential. */
export function anonymousRoute<
  Parts,
  P = undefined,
  Q = undefined,
  B = undefined,
  GivenCall = FramedCall<ShapeOf<P>, ShapeOf<Q>, ShapeOf<B>>,
>(operation: FramedOperation<Parts, P, Q, B, GivenCall>): ApiRoute<Parts> {
  return framedRoute<Parts, OperationDescription, null, null>(operation, {
    readCredential: () => ANONYMOUS_CREDENTIAL,
    answerFrom: (_parts, _operation, attempt) => attempt(null),
  });
}
