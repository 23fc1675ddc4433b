import { type Static, Type } from 'typebox';
import type { PartyAtTables } from '../../../core/reservations/tables/table-conflicts.ts';
import { TABLE_STATES, type TableStanding } from '../../../core/reservations/tables/table-state.ts';
import { localTimeAt } from '../../../core/venue-clock.ts';
import { instant, instantOrNull } from '../../../http/answer/envelope.ts';
import { clockTime, instantSchema, nullable, oneOf, uuid } from '../../../http/schema.ts';
import { AllergySaidResource, toAllergySaid } from '../../bills/allergy-resource.ts';

const partyExample = {
  reservationId: '0195f0d2-6e10-7b55-9f20-4c81a7d3e601',
  name: 'Ayşe Yılmaz',
  guests: 4,
  startsAt: '2026-03-04T17:00:00.000Z',
  time: '20:00',
  checkedInAt: null as string | null,
  allergy: null,
};

export const TablePartyResource = Type.Object(
  {
    reservationId: uuid(),
    name: Type.String(),
    guests: Type.Integer(),
    startsAt: instantSchema(),
    time: clockTime('The time on the venue’s clock.'),
    checkedInAt: nullable(instantSchema(), 'When the guests were checked in; `null` if they were not.'),
    allergy: nullable(AllergySaidResource, 'The allergy mark of the party; `null` if there is none.'),
  },
  { title: 'TableParty', examples: [partyExample] },
);

/** The JSON of a party with tables. */
export function toTableParty(
  { id, name, guests, startsAt, checkedInAt, allergy }: PartyAtTables,
  timeZone: string,
): Static<typeof TablePartyResource> {
  return {
    reservationId: id,
    name,
    guests,
    startsAt: instant(startsAt),
    time: localTimeAt(timeZone, startsAt).time,
    checkedInAt: instantOrNull(checkedInAt),
    allergy: toAllergySaid(allergy),
  };
}

export const StandingResource = Type.Object(
  {
    tableId: uuid(),
    state: oneOf(
      TABLE_STATES,
      'The state of the table. `ReservedSoon`: a party is expected within an hour. `Seated`: guests are ' +
        'checked in and have no open bill. `Ordered`: something is still to be made or served. ' +
        '`BillAsked`: the guests have asked for the bill.',
    ),
    billId: nullable(
      uuid(),
      'The open bill of its guests, which may be at another of their tables; `null` if there is none.',
    ),
    party: nullable(
      TablePartyResource,
      'The guests who are checked in at the table; `null` if there are none.',
    ),
    heldByTableId: nullable(uuid(), 'The table that has the bill of its guests; `null` if it is this table.'),
    strayBillId: nullable(
      uuid(),
      'A bill that was opened here, for example by an online order, although the guests at this table ' +
        'have their bill at another table; `null` if there is none.',
    ),
    next: nullable(
      TablePartyResource,
      'The next party within twelve hours, or a party that is late; the table is free until then. `null` ' +
        'if there is none.',
    ),
    changesAt: nullable(
      instantSchema(),
      'When this state changes because time passes; `null` if it does not.',
    ),
  },
  {
    title: 'TableStanding',
    examples: [
      {
        tableId: '01900000-0000-7000-8000-000000000104',
        state: 'Seated',
        billId: null,
        party: { ...partyExample, checkedInAt: '2026-03-04T17:04:31.120Z' },
        heldByTableId: null,
        strayBillId: null,
        next: null,
        changesAt: '2026-03-04T21:04:31.120Z',
      },
    ],
  },
);

/** The JSON of the state of a table. */
export function toStanding(standing: TableStanding, timeZone: string): Static<typeof StandingResource> {
  const { tableId, state, billId, party, heldByTableId, strayBillId, next, changesAt } = standing;
  return {
    ...{ tableId, state, billId, heldByTableId, strayBillId },
    party: party && toTableParty(party, timeZone),
    next: next && toTableParty(next, timeZone),
    changesAt: instantOrNull(changesAt),
  };
}
