import { Type } from 'typebox';
import { SETTINGS_ACCESS } from '../../core/access/policies/venue/settings.ts';
import { withoutSpecialDay } from '../../core/venue/hours/special-days.ts';
import { reviseVenue } from '../../operations/venue/revise-venue.ts';
import { IF_MATCH, requireRevision, revisionOf } from '../record-revision.ts';
import { venueOperation } from '../venue-operation.ts';
import { SpecialDayResource, toSpecialDayResource } from './settings-resource.ts';

export const removeSpecialDay = venueOperation({
  operationId: 'removeSpecialDay',
  method: 'DELETE',
  path: '/venues/{venueId}/special-days/{date}',
  tag: 'Settings',
  summary: 'Remove a special day',
  description:
    'The hours of the weekday apply to the date again. If the date is not a special day, nothing ' +
    'changes.',
  access: SETTINGS_ACCESS.change,
  headers: IF_MATCH,
  answers: {
    200: {
      description: 'The remaining special days, earliest first.',
      schema: Type.Array(SpecialDayResource),
    },
  },
  run: async ({ db }, { params: { venueId, date }, author, header, now }) => {
    const days = await reviseVenue(db, { venueId, part: 'Settings', by: author, now }, (content) => {
      const stored = content.venue.specialDays.find((one) => one.date === date);
      requireRevision(header('if-match'), stored && revisionOf(stored));
      const specialDays = withoutSpecialDay(content.venue.specialDays, date);
      return { content: { ...content, venue: { ...content.venue, specialDays } }, result: specialDays };
    });
    return { status: 200, data: days.map(toSpecialDayResource) };
  },
});
