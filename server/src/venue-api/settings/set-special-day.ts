import { SETTINGS_ACCESS } from '../../core/access/policies/venue/settings.ts';
import { withSpecialDay } from '../../core/venue/hours/special-days.ts';
import { reviseVenue } from '../../operations/venue/revise-venue.ts';
import { readPart } from '../../venue-document/read-part.ts';
import { readSpecialDay } from '../../venue-document/venue/read-document-hours.ts';
import { specialDayHoursSchema } from '../../venue-document/venue/settings-document-schema.ts';
import {
  IF_MATCH,
  IF_NONE_MATCH,
  requireNoRevision,
  requireRevision,
  revisionOf,
} from '../record-revision.ts';
import { venueOperation } from '../venue-operation.ts';
import { SpecialDayResource, toSpecialDayResource } from './settings-resource.ts';

export const setSpecialDay = venueOperation({
  operationId: 'setSpecialDay',
  method: 'PUT',
  path: '/venues/{venueId}/special-days/{date}',
  tag: 'Settings',
  summary: 'Set a special day',
  description:
    'Sets special hours for the date, or closes it. They replace the hours of the weekday and earlier ' +
    'special hours of the date. A venue has at most 366 special days.',
  access: SETTINGS_ACCESS.change,
  headers: { ...IF_MATCH, ...IF_NONE_MATCH },
  body: specialDayHoursSchema,
  invalidCode: 'CONTENT_INVALID',
  answers: { 200: { description: 'The special day as it is now.', schema: SpecialDayResource } },
  run: async ({ db }, { params: { venueId, date }, body, author, header, now }) => {
    const day = readPart(body, [], (reading) => readSpecialDay({ date, ...body }, [], reading));
    await reviseVenue(db, { venueId, part: 'Settings', by: author, now }, (content) => {
      const found = content.venue.specialDays.find((one) => one.date === date);
      const stored = found && revisionOf(found);
      requireRevision(header('if-match'), stored, revisionOf(day));
      requireNoRevision(header('if-none-match'), stored, revisionOf(day));
      const specialDays = withSpecialDay(content.venue.specialDays, day);
      return { content: { ...content, venue: { ...content.venue, specialDays } }, result: null };
    });
    return { status: 200, data: toSpecialDayResource(day) };
  },
});
