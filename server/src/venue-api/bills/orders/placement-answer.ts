import { Type } from 'typebox';
import type { Session } from '../../../core/access/sign-in/session.ts';
import type { RefusalCode } from '../../../core/refusals.ts';
import type { Answer } from '../../../http/answer/answer.ts';
import type { OperationDescription } from '../../../http/operation.ts';
import { nullable, uuid } from '../../../http/schema.ts';
import type { PlacedRound } from '../../../operations/bills/place-round.ts';
import { APPROVAL_HEADER } from '../../approvals/approval-header.ts';
import { BillResource, toBillResource } from '../bill-resource.ts';

const PlacementResource = Type.Object(
  {
    bill: BillResource,
    addedLineIds: Type.Array(uuid(), {
      description: 'The ids of the lines that the first call with this `Idempotency-Key` added.',
    }),
  },
  { title: 'Placement' },
);

/** The property of a request with the person who took the order. */
export const TakenByProperty = Type.Optional(
  nullable(
    uuid(),
    'The account that took the order, if another account sends it. It belongs to this venue or to an ' +
      'owner of its headquarter. The `Idempotency-Key` then counts for that account, so that the round ' +
      'is placed only once, whichever account sends it.',
  ),
);

const Location = 'The path of the bill.';

/**
 * The two answers of a call that places a round: for the first call, and for a repeat. Each operation has its own
 * texts.
 */
export function placementAnswers(texts: { placed: string; replayed: string; header: string }) {
  return {
    201: { description: texts.placed, schema: PlacementResource, headers: { Location } },
    200: {
      description: texts.replayed,
      schema: PlacementResource,
      headers: { Location, 'Idempotent-Replayed': texts.header },
    },
  };
}

/** The common part of the descriptions of calls that place a round. */
export const placementDescription = {
  headers: {
    'Idempotency-Key':
      '8 to 64 letters, digits, hyphens and underscores. Use a new one for each round, and the same one ' +
      'for a retry.',
    ...APPROVAL_HEADER,
  },
  answers: placementAnswers({
    placed: 'The round was placed and sent to the kitchen.',
    replayed: 'The bill of the round that this `Idempotency-Key` placed before, as it is now.',
    header: '`true` when this `Idempotency-Key` was used before and nothing was placed.',
  }),
} satisfies Pick<OperationDescription, 'headers' | 'answers'>;

/** The refusals of every call that places a round. */
export const placementRefusals: readonly RefusalCode[] = [
  'VENUE_SUSPENDED',
  'APPROVAL_NEEDED',
  'VALIDATION_ERROR',
  'IDEMPOTENCY_KEY_INVALID',
  'VENUE_NOT_FOUND',
  'PUBLIC_API_ORDER_INVALID',
  'PUBLIC_API_PRODUCT_OPTION_INVALID',
  'PUBLIC_API_PRODUCT_NOT_FOUND',
  'PUBLIC_API_PRODUCT_UNAVAILABLE',
  'VAT_CLASS_NOT_FOUND',
  'AMOUNT_TOO_FINE',
  'AMOUNT_NEGATIVE',
  'AMOUNT_TOO_LARGE',
  'ORDER_CREATION_IN_PROGRESS',
  'BILL_CHANGED',
  'BILL_TOO_LONG',
  'ACCOUNT_NOT_FOUND',
  'BODY_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
];

/** The answer to a call that placed a round, or to a repeat of it. */
export function toPlacementAnswer({ bill, lineIds, isReplay }: PlacedRound, session: Session): Answer {
  return {
    status: isReplay ? 200 : 201,
    data: { bill: toBillResource(bill, session), addedLineIds: lineIds },
    headers: {
      Location: `/venue/v1/venues/${bill.venueId}/bills/${bill.id}`,
      ...(isReplay ? { 'Idempotent-Replayed': 'true' } : {}),
    },
  };
}
