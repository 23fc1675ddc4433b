import { type Static, Type } from 'typebox';
import { VENUE_TYPES } from '../../core/venue/venue.ts';
import { VENUE_STATES } from '../../core/venue/venue-state.ts';
import { instant } from '../../http/answer/envelope.ts';
import { countSchema, instantSchema, nullable, oneOf, uuid } from '../../http/schema.ts';
import type { FoundVenue } from '../../operations/venue/standing/find-venues.ts';

export const venueStateSchema = oneOf(
  VENUE_STATES,
  'The state of the venue. `Lapsed`: its subscription has ended. `Suspended`: the operator suspended ' +
    'it. Both take no orders and no reservations. `SwitchedOff`: a branch that is switched off. ' +
    '`Closed`: its account is permanently closed.',
);

const Headquarter = Type.Object({ venueId: uuid(), name: Type.String() }, { title: 'HeadquarterName' });

/** A venue in the list of the operator. */
export const ServedVenueResource = Type.Object(
  {
    venueId: uuid(),
    name: Type.String(),
    username: nullable(
      Type.String(),
      'The username in the address of its guest pages; `null` if there is none.',
    ),
    city: nullable(Type.String(), 'The city of its address; `null` if not entered.'),
    type: oneOf(VENUE_TYPES, 'Independent, a headquarter, or a branch.'),
    headquarter: nullable(
      Headquarter,
      'The headquarter of a branch; `null` for any other venue, and while the database node of the ' +
        'headquarter cannot be reached.',
    ),
    branches: countSchema('The number of branches.'),
    isPractice: Type.Boolean({ description: 'Whether it is a practice venue: nothing there is real.' }),
    state: venueStateSchema,
    subscribedUntil: nullable(instantSchema(), 'When its subscription ends; `null` if it does not end.'),
    closedAt: nullable(instantSchema(), 'When its account was closed; `null` while it is open.'),
    lastOrderAt: nullable(instantSchema(), 'When its newest bill was opened; `null` if there is none.'),
    ordersToday: countSchema('The number of bills of today, on the venue’s clock.'),
  },
  {
    title: 'ServedVenue',
    description: 'A venue with its state and its use.',
    examples: [
      {
        venueId: '01900000-0000-7000-8000-000000000001',
        name: 'Sofra Kadıköy',
        username: 'sofra-kadikoy',
        city: 'İstanbul',
        type: 'Independent',
        headquarter: null,
        branches: 0,
        isPractice: false,
        state: 'Active',
        subscribedUntil: null,
        closedAt: null,
        lastOrderAt: '2026-03-01T17:05:00.000Z',
        ordersToday: 84,
      },
    ],
  },
);

/** How many records a venue has. */
export const VenueUseResource = Type.Object(
  {
    openBills: countSchema('The number of open bills.'),
    comingReservations: countSchema('The number of reservations in the future.'),
    workingKeys: countSchema('The number of API keys that were not revoked.'),
    endpoints: countSchema('The number of webhook addresses.'),
    accounts: countSchema('The number of accounts.'),
    sessions: countSchema('The number of open sessions.'),
    branches: countSchema('The number of branches; each has its own state.'),
  },
  {
    title: 'VenueUse',
    description: 'How much the venue is used.',
    examples: [
      {
        ...{ openBills: 3, comingReservations: 5, workingKeys: 2, endpoints: 1 },
        ...{ accounts: 4, sessions: 6, branches: 0 },
      },
    ],
  },
);

export function toServedVenue(venue: FoundVenue): Static<typeof ServedVenueResource> {
  const { id, parentVenueId, headquarterName, name, username, city, type, branches, isPractice, state } =
    venue;
  return {
    ...{ venueId: id, name, username, city, type, branches, isPractice, state },
    headquarter: parentVenueId === null ? null : { venueId: parentVenueId, name: headquarterName ?? '' },
    subscribedUntil: instantOrNull(venue.subscription.endsAt),
    closedAt: instantOrNull(venue.closedAt),
    lastOrderAt: instantOrNull(venue.lastOrderAt),
    ordersToday: venue.ordersOfDay,
  };
}

function instantOrNull(at: number | null): string | null {
  return at === null ? null : instant(at);
}
