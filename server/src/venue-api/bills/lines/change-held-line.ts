import { Type } from 'typebox';
import { ORDER_ACCESS } from '../../../core/access/policies/bills/orders.ts';
import { changeHeldLine as change } from '../../../core/bills/kitchen/held-line.ts';
import { lineProperties } from '../../../http/resources/order-lines.ts';
import { nullable } from '../../../http/schema.ts';
import { requireVenue } from '../../../operations/venue/require-venue.ts';
import { billChangeOperation } from '../bill-change-operation.ts';

const { portionId, extraIds, removedIngredientIds, note } = lineProperties;

export const changeHeldLine = billChangeOperation({
  operationId: 'changeHeldLine',
  method: 'PUT',
  path: '/venues/{venueId}/bills/{billId}/lines/{lineId}/choices',
  tag: 'Till',
  access: ORDER_ACCESS.take,
  summary: 'Change a held line',
  description:
    'Replaces the portion, the extras, the removed ingredients, the note and the course of a held ' +
    'line, at current menu prices. If the new course does not have to wait, the line is fired. Sending ' +
    'the same choices again changes nothing, so the call can be repeated. Once the line is fired, the ' +
    'call is refused.',
  body: Type.Object(
    {
      ...{ portionId, extraIds, removedIngredientIds, note },
      course: Type.Optional(
        nullable(
          Type.String({ maxLength: 30 }),
          'The code of the course; `null` for no course. Left out: the course does not change.',
        ),
      ),
    },
    {
      title: 'HeldLineChoices',
      examples: [{ portionId: '01900000-0000-7000-8000-000000000401', note: 'Az pişmiş' }],
    },
  ),
  refusals: [
    'LINE_NOT_FOUND',
    'BILL_NOT_OPEN',
    'LINE_MOVE_NOT_ALLOWED',
    'PUBLIC_API_PRODUCT_NOT_FOUND',
    'PUBLIC_API_PRODUCT_UNAVAILABLE',
    'PUBLIC_API_PRODUCT_OPTION_INVALID',
  ],
  decide: async ({ params: { venueId, lineId }, body }, { cache }) => {
    const { menuIndex, venue } = await requireVenue(cache, venueId);
    const lower = (ids: readonly string[] | null | undefined) => (ids ?? []).map((id) => id.toLowerCase());
    const choices = {
      portionId: body.portionId.toLowerCase(),
      extraIds: lower(body.extraIds),
      removedIngredientIds: lower(body.removedIngredientIds),
      note: body.note ?? null,
      ...(body.course === undefined ? {} : { course: body.course }),
    };
    return (bill, stamp) => change(bill, lineId, choices, { menuIndex, courses: venue.courses }, stamp);
  },
});
