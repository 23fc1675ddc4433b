import { Type } from 'typebox';
import { maySeeShiftsOfOthers, SHIFT_ACCESS } from '../../core/access/policies/money/shifts.ts';
import { Refusal } from '../../core/refusals.ts';
import { venueDayOf } from '../../core/venue/hours/venue-day.ts';
import { dateSchema, uuid } from '../../http/schema.ts';
import { printShift as print } from '../../operations/shifts/print-shift.ts';
import { requireVenue } from '../../operations/venue/require-venue.ts';
import { venueOperation } from '../venue-operation.ts';

export const printShift = venueOperation({
  operationId: 'printShift',
  method: 'POST',
  path: '/venues/{venueId}/shifts/{accountId}/print',
  tag: 'Drawers',
  summary: 'Print the slip of a shift',
  description:
    'Puts the slip of a person’s last shift of a day in the queue of the first printer for bills. You ' +
    'can print your own slip; with the right `closeDay` or `seeTakings`, the slip of anyone. After 15 ' +
    'minutes it is no longer printed.',
  access: SHIFT_ACCESS.read,
  body: Type.Object(
    { day: Type.Optional(dateSchema('A business day. Left out: today.', '2026-03-01')) },
    { examples: [{}] },
  ),
  invalidCode: 'CONTENT_INVALID',
  refusals: ['SHIFT_NOT_FOUND', 'BILL_NOT_PRINTABLE'],
  answers: {
    200: {
      description: 'It is in the queue of the printer.',
      schema: Type.Object({ printerId: uuid('The printer.') }, { title: 'ShiftPrint' }),
    },
  },
  run: async (parts, { params: { venueId, accountId }, body, session, now }) => {
    const personId = accountId.toLowerCase();
    if (personId !== session.accountId && !maySeeShiftsOfOthers(session))
      throw new Refusal('SHIFT_NOT_FOUND');
    const { venue } = await requireVenue(parts.cache, venueId);
    const maySeeAll = session.rights.includes('seeTakings');
    const day = body.day ?? venueDayOf(venue, now);
    const printerId = await print(parts, venueId, { day, personId, now, maySeeAll });
    parts.printSoon();
    return { status: 200, data: { printerId } };
  },
});
