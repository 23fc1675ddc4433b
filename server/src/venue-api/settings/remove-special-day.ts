import { Type } from 'typebox';
import { withoutSpecialDay } from '../../core/venue/hours/special-days.ts';
import { reviseVenue } from '../../operations/venue/revise-venue.ts';
import { venueOperation } from '../venue-operation.ts';
import { SpecialDayResource } from './settings-resource.ts';
import { SpecialDayParams } from './special-day-params.ts';

export const removeSpecialDay = venueOperation({
  operationId: 'removeSpecialDay',
  method: 'DELETE',
  path: '/venues/{venueId}/special-days/{date}',
  tag: 'Settings',
  summary: 'Remove a special day',
  description:
    'The hours of the weekday apply to the date again. A date that is no special day stays as it is.',
  access: 'Owner',
  params: SpecialDayParams,
  answers: {
    200: {
      description: 'The special days that are left, earliest first.',
      schema: Type.Array(SpecialDayResource),
    },
  },
  refusals: ['VALIDATION_ERROR', 'VENUE_NOT_FOUND'],
  run: async ({ db }, { params: { venueId, date }, session, now }) => {
    const data = await reviseVenue(db, { venueId, part: 'Settings', by: session, now }, (content) => {
      const specialDays = withoutSpecialDay(content.venue.specialDays, date);
      return { content: { ...content, venue: { ...content.venue, specialDays } }, result: specialDays };
    });
    return { status: 200, data };
  },
});
