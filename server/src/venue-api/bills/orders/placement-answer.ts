import { Type } from 'typebox';
import type { RefusalCode } from '../../../core/refusals.ts';
import type { Answer, OperationDescription } from '../../../http/operation.ts';
import { uuid } from '../../../http/schema.ts';
import type { PlacedRound } from '../../../operations/bills/place-round.ts';
import { BillResource, toBillResource } from '../bill-resource.ts';

const PlacementResource = Type.Object(
  {
    bill: BillResource,
    addedLineIds: Type.Array(uuid(), { description: 'The lines that the call with this key wrote.' }),
  },
  { title: 'Placement' },
);

const Location = 'Where the bill is read.';
const replayed = '`true` when the key was used before and nothing was placed.';

/** What a call that places a round describes, whichever bill the round is for. */
export const placementDescription = {
  headers: {
    'Idempotency-Key':
      '8 to 64 letters, digits, hyphens and underscores; a new one for each round, the same for a retry.',
  },
  answers: {
    201: {
      description: 'The round was placed; the kitchen has it.',
      schema: PlacementResource,
      headers: { Location },
    },
    200: {
      description: 'What was placed with this key before, as it stands now.',
      schema: PlacementResource,
      headers: { Location, 'Idempotent-Replayed': replayed },
    },
  },
} satisfies Pick<OperationDescription, 'headers' | 'answers'>;

/** What placing a round may refuse with, wherever it is placed. */
export const placementRefusals: readonly RefusalCode[] = [
  'VALIDATION_ERROR',
  'IDEMPOTENCY_KEY_INVALID',
  'VENUE_NOT_FOUND',
  'PUBLIC_API_ORDER_INVALID',
  'PUBLIC_API_PRODUCT_OPTION_INVALID',
  'PUBLIC_API_PRODUCT_NOT_FOUND',
  'PUBLIC_API_PRODUCT_UNAVAILABLE',
  'ORDER_CREATION_IN_PROGRESS',
  'BILL_CHANGED',
  'BILL_TOO_LONG',
  'BODY_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
];

/** The answer to a call that placed a round, or would have, had its key not been used before. */
export function toPlacementAnswer({ bill, lineIds, isReplay }: PlacedRound): Answer {
  return {
    status: isReplay ? 200 : 201,
    data: { bill: toBillResource(bill), addedLineIds: lineIds },
    headers: {
      Location: `/venue/v1/venues/${bill.venueId}/bills/${bill.id}`,
      ...(isReplay ? { 'Idempotent-Replayed': 'true' } : {}),
    },
  };
}
