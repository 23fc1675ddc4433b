import { Type } from 'typebox';
import { RESERVATION_ACCESS } from '../../../core/access/policies/venue/reservations.ts';
import { findStandings } from '../../../operations/reservations/find-standings.ts';
import { requireVenue } from '../../../operations/venue/require-venue.ts';
import { venueOperation } from '../../venue-operation.ts';
import { StandingResource, toStanding } from './standing-resource.ts';

export const listStandings = venueOperation({
  operationId: 'listStandings',
  method: 'GET',
  path: '/venues/{venueId}/tables/standings',
  tag: 'Reservations',
  summary: 'List the state of the tables',
  description:
    'Lists each table with its state, its guests and the next party, in the order of the till. The ' +
    'live stream sends the new state of the tables with each change of a bill or reservation; read the ' +
    'list again at the earliest `changesAt`.',
  access: RESERVATION_ACCESS.readTables,
  answers: { 200: { description: 'The tables.', schema: Type.Array(StandingResource) } },
  run: async ({ db, cache }, { params: { venueId }, now }) => {
    const cached = await requireVenue(cache, venueId);
    const standings = await findStandings(db, cached, now);
    return { status: 200, data: standings.map((one) => toStanding(one, cached.venue.timeZone)) };
  },
});
