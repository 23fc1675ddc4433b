import { Type } from 'typebox';
import { RUSH_ACCESS } from '../../core/access/policies/bills/rush.ts';
import { instantSchema, optionalText } from '../../http/schema.ts';
import { declareRush as declare } from '../../operations/venue/declare-rush.ts';
import { venueOperation } from '../venue-operation.ts';
import { RushResource, toRushResource } from './rush-resource.ts';

/** In code points. */
const REASON_LENGTH = 200;

export const declareRush = venueOperation({
  operationId: 'declareRush',
  method: 'PUT',
  path: '/venues/{venueId}/rush',
  tag: 'Kitchen',
  summary: 'Declare a rush',
  description:
    'Declares a rush: from the next request on, on every server, the venue takes no orders through the ' +
    'public API until the rush ends. Staff can still order. A new rush replaces the current one.',
  access: RUSH_ACCESS.declare,
  addsBodyRules: true,
  invalidCode: 'CONTENT_INVALID',
  body: Type.Object(
    {
      until: instantSchema('When the rush ends: in the future, at most 12 hours ahead.'),
      reason: optionalText(REASON_LENGTH, 'The reason, for guests.'),
    },
    { examples: [{ until: '2026-03-01T18:30:00.000Z', reason: 'Mutfağımız şu anda çok yoğun.' }] },
  ),
  answers: { 200: { description: 'The rush as it is now.', schema: RushResource } },
  run: async ({ db }, { params, body, bodyProblems, now }) => {
    const rush = { until: Date.parse(body.until), reason: body.reason ?? null };
    await declare(db, params.venueId, rush, now, bodyProblems);
    return { status: 200, data: toRushResource(rush) };
  },
});
