import { type Static, Type } from 'typebox';
import type { PartyAtTables } from '../../../core/reservations/tables/table-conflicts.ts';
import { TABLE_STATES, type TableStanding } from '../../../core/reservations/tables/table-state.ts';
import { localAt } from '../../../core/venue-clock.ts';
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
    checkedInAt: nullable(instantSchema(), 'When the guests were checked in; `null` before.'),
    allergy: nullable(AllergySaidResource, 'What no one of the party must get; `null` for none.'),
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
    time: localAt(timeZone, startsAt).time,
    checkedInAt: instantOrNull(checkedInAt),
    allergy: toAllergySaid(allergy),
  };
}

export const StandingResource = Type.Object(
  {
    tableId: uuid(),
    state: oneOf(
      TABLE_STATES,
      '`ReservedSoon`: a party is expected within the hour. `Seated`: guests were checked in and have no open bill. ' +
        '`Ordered`: something is to be made or served. `BillAsked`: the guests asked for their bill.',
    ),
    billId: nullable(
      uuid(),
      'The open bill of its guests, which may be at the first of their tables; `null` for none.',
    ),
    party: nullable(TablePartyResource, 'The guests who were checked in at it; `null` for none.'),
    heldByTableId: nullable(
      uuid(),
      'The table at which its guests have their bill; `null` where it is this one.',
    ),
    strayBillId: nullable(
      uuid(),
      'A bill that was opened here, as by an order from outside, while guests whose bill is at another table have it; `null` for none.',
    ),
    next: nullable(
      TablePartyResource,
      'Who comes next within twelve hours, or is late: until then the table is free. `null` for nobody.',
    ),
    changesAt: nullable(instantSchema(), 'When time alone changes this; `null` when it does not.'),
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

/** The JSON of how a table stands. */
export function toStanding(standing: TableStanding, timeZone: string): Static<typeof StandingResource> {
  const { tableId, state, billId, party, heldByTableId, strayBillId, next, changesAt } = standing;
  return {
    ...{ tableId, state, billId, heldByTableId, strayBillId },
    party: party && toTableParty(party, timeZone),
    next: next && toTableParty(next, timeZone),
    changesAt: instantOrNull(changesAt),
  };
}
