import { Type } from 'typebox';
import { MOST_STAFF_GUESTS } from '../../../core/reservations/staff-reservation.ts';
import { proposeTables, type TableProposal } from '../../../core/reservations/tables/propose-tables.ts';
import type { TableConflict } from '../../../core/reservations/tables/table-conflicts.ts';
import { RESERVED_SOON_MS } from '../../../core/reservations/tables/table-state.ts';
import { instantSchema, uuid } from '../../../http/schema.ts';
import { findTableConflicts } from '../../../operations/reservations/find-table-conflicts.ts';
import { requireVenue } from '../../../operations/venue/require-venue.ts';
import { listTableBills } from '../../../store/bills/table-bills.ts';
import { venueOperation } from '../../venue-operation.ts';
import { TablePartyResource, toTableParty } from './standing-resource.ts';

const ChoicesResource = Type.Object(
  {
    proposals: Type.Array(
      Type.Object({ areaId: uuid(), tableIds: Type.Array(uuid()), seats: Type.Integer() }),
      {
        description:
          'For each area the free tables that fit the party best: the fewest tables, then the fewest empty seats. The best area first.',
      },
    ),
    conflicts: Type.Array(Type.Object({ tableId: uuid(), party: TablePartyResource }), {
      description: 'The tables that another party has during the visit.',
    }),
    openBillAt: Type.Array(uuid(), {
      description: 'The tables at which guests sit now, where the visit begins within the hour.',
    }),
  },
  { title: 'TableChoices' },
);

export const listTableChoices = venueOperation({
  operationId: 'listTableChoices',
  method: 'GET',
  path: '/venues/{venueId}/reservations/table-choices',
  tag: 'Reservations',
  summary: 'List which tables a party can get',
  description:
    'What speaks against tables for a party at a time, and those that fit it best. Giving a party a table with a ' +
    'conflict is refused with `RESERVATION_TABLE_TAKEN`.',
  access: 'Staff',
  query: Type.Object({
    startsAt: instantSchema('The time of the party.'),
    guests: Type.Integer({ minimum: 1, maximum: MOST_STAFF_GUESTS }),
    reservationId: Type.Optional(uuid('The reservation of the party, which is no conflict with itself.')),
  }),
  answers: { 200: { description: 'The choices.', schema: ChoicesResource } },
  run: async ({ db, cache }, { params: { venueId }, query, now }) => {
    const { venue, areas } = await requireVenue(cache, venueId);
    const startsAt = Date.parse(query.startsAt);
    const id = query.reservationId?.toLowerCase() ?? '';
    const party = { id, venueId, status: 'Confirmed' as const, startsAt, checkedInAt: null };
    const conflicts = await findTableConflicts(db, party, venue.reservations, now);
    const isSoon = startsAt - RESERVED_SOON_MS <= now;
    const openBillAt = isSoon ? (await listTableBills(db, venueId)).map(({ tableId }) => tableId) : [];
    const taken = new Set([...conflicts.map(({ tableId }) => tableId), ...openBillAt]);
    const proposals = proposeTables(query.guests, areas, (tableId) => !taken.has(tableId));
    const conflictsShown = conflicts.map((one) => toConflict(one, venue.timeZone));
    return {
      status: 200,
      data: { proposals: proposals.map(toProposal), conflicts: conflictsShown, openBillAt },
    };
  },
});

function toProposal({ areaId, tableIds, seats }: TableProposal) {
  return { areaId, tableIds: [...tableIds], seats };
}

function toConflict({ tableId, party }: TableConflict, timeZone: string) {
  return { tableId, party: toTableParty(party, timeZone) };
}
