import type { TSchema } from 'typebox';
import type { RequiredAccess, Session } from '../../core/access/sign-in/session.ts';
import type { RefusalCode } from '../../core/refusals.ts';
import { bodyHashOf, drawerActIdOf } from '../../crypto/derived-ids.ts';
import type { OperationDescription, ShapeOf } from '../../http/operation.ts';
import type { DrawerCall } from '../../operations/drawers/write-drawer-act.ts';
import type { ParamsOf } from '../path-params.ts';
import { type VenueCall, type VenueParts, type VenueRoute, venueOperation } from '../venue-operation.ts';
import { DrawersResource, toDrawersResource } from './drawer-resource.ts';

interface CallToRecognise {
  params: { venueId: string };
  session: Session;
  now: number;
  idempotencyKey: string;
  path: string;
  body: unknown;
}

/** The person who acts, and the key and the content by which a repeat of the call is recognised. */
export function drawerCallOf({
  params,
  session,
  now,
  idempotencyKey,
  path,
  body,
}: CallToRecognise): DrawerCall {
  const { venueId } = params;
  const actId = drawerActIdOf(venueId, path, idempotencyKey);
  return { venueId, session, now, actId, requestHash: bodyHashOf([params, body ?? null]) };
}

export const drawerKeyHeader = {
  'Idempotency-Key':
    '8 to 64 letters, digits, hyphens and underscores. Use a new one for each act, and the same one for a retry.',
};

export const drawerRefusals = [
  'IDEMPOTENCY_KEY_INVALID',
  'IDEMPOTENCY_KEY_REUSED',
  'AMOUNT_NEGATIVE',
  'AMOUNT_TOO_FINE',
  'AMOUNT_TOO_LARGE',
] as const satisfies readonly RefusalCode[];

type StaffCall = VenueCall<RequiredAccess, unknown, undefined, unknown>;

interface DrawerOperation<Path extends string, B, GivenCall>
  extends Omit<OperationDescription, 'path' | 'answers' | 'params' | 'query' | 'body'> {
  path: Path;
  body: B & TSchema;
  access: RequiredAccess;
  /** Does the act of the operation. */
  act(parts: VenueParts, call: NoInfer<GivenCall>, by: DrawerCall): Promise<void>;
}

/** Makes an operation that does something with a drawer, and answers with the drawers after it. */
export function drawerOperation<
  const Path extends string,
  B,
  GivenCall extends StaffCall = VenueCall<RequiredAccess, ParamsOf<Path>, undefined, ShapeOf<B>>,
>(operation: DrawerOperation<Path, B, GivenCall>): VenueRoute {
  const { act, refusals = [], ...described } = operation;
  return venueOperation<RequiredAccess, Path, undefined, B, undefined, GivenCall>({
    ...described,
    tag: 'Drawers',
    takesIdempotencyKey: true,
    headers: { ...drawerKeyHeader, ...described.headers },
    invalidCode: 'CONTENT_INVALID',
    refusals: [...drawerRefusals, ...refusals],
    answers: { 200: { description: 'The drawers as they are now.', schema: DrawersResource } },
    run: async (parts, call) => {
      const params = call.params as { venueId: string };
      const { session, now, idempotencyKey, body } = call;
      const by = drawerCallOf({
        params,
        session,
        now,
        idempotencyKey: idempotencyKey!,
        path: operation.path,
        body,
      });
      await act(parts, call, by);
      parts.printSoon();
      return { status: 200, data: await toDrawersResource(parts, params.venueId, session) };
    },
  });
}
