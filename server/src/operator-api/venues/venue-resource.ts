import { type Static, Type } from 'typebox';
import { VENUE_TYPES } from '../../core/venue/venue.ts';
import { VENUE_STATES } from '../../core/venue/venue-standing.ts';
import { instant } from '../../http/answer/envelope.ts';
import { countSchema, instantSchema, nullable, oneOf, uuid } from '../../http/schema.ts';
import type { FoundVenue } from '../../operations/venue/standing/find-venues.ts';

export const venueStateSchema = oneOf(
  VENUE_STATES,
  '`Lapsed`: its subscription has ended. `Suspended`: the operator stopped it. Both take no orders and no reservations. `SwitchedOff`: a ' +
    'branch that is not reached. `Closed`: its account is closed for good.',
);

const Headquarter = Type.Object({ venueId: uuid(), name: Type.String() }, { title: 'HeadquarterName' });

/** A venue in the list of the operator. */
export const ServedVenueResource = Type.Object(
  {
    venueId: uuid(),
    name: Type.String(),
    username: nullable(Type.String(), 'Its address for guests; `null` for none.'),
    city: nullable(Type.String(), 'Of its address; `null` where it stated none.'),
    type: oneOf(VENUE_TYPES, 'Independent, a headquarter, or a branch.'),
    headquarter: nullable(
      Headquarter,
      'That of a branch; `null` for any other venue, and while a cluster has lost the node of the headquarter.',
    ),
    branches: countSchema('How many branches a headquarter has.'),
    isPractice: Type.Boolean({ description: 'Whether nothing at it is real.' }),
    state: venueStateSchema,
    subscribedUntil: nullable(instantSchema(), 'When its subscription ends; `null` for never.'),
    closedAt: nullable(instantSchema(), 'When its account was closed; `null` while it is open.'),
    lastOrderAt: nullable(instantSchema(), 'When its newest bill was opened; `null` for none.'),
    ordersToday: countSchema('Bills of its day, on its own clock.'),
  },
  {
    title: 'ServedVenue',
    description: 'A venue, with how it stands and how it is used.',
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

/** What a venue has. */
export const VenueUseResource = Type.Object(
  {
    openBills: countSchema('Bills that are not closed.'),
    comingReservations: countSchema('Reservations that are to come.'),
    workingKeys: countSchema('API keys that were not revoked.'),
    endpoints: countSchema('Addresses that events are sent to.'),
    accounts: countSchema('Accounts of its people.'),
    sessions: countSchema('Sessions that are open.'),
    branches: countSchema('Branches of a headquarter. Each has a state of its own.'),
  },
  {
    title: 'VenueUse',
    description: 'What the venue has.',
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
