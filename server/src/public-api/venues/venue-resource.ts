import { type Static, Type } from 'typebox';
import { absoluteAddress } from '../../core/menu/photo.ts';
import { CURRENCY } from '../../core/money.ts';
import { orderingState } from '../../core/venue/ordering.ts';
import { VENUE_TYPES, type Venue, WEEKDAYS } from '../../core/venue/venue.ts';
import { instant } from '../../http/answer/envelope.ts';
import { clockTime, instantSchema, nullable, oneOf, uuid } from '../../http/schema.ts';
import { venueExample, venueSummaryExample } from './venue-example.ts';

const text = (description?: string) => nullable(Type.String(), description);

export const VenueSummaryResource = Type.Object(
  {
    id: uuid(),
    name: Type.String(),
    username: text('The username in the address of the public page; `null` when there is none.'),
    type: oneOf(VENUE_TYPES),
    parentVenueId: nullable(uuid(), 'The headquarter of a branch; `null` otherwise.'),
  },
  { title: 'VenueSummary', examples: [venueSummaryExample] },
);

export const VenueResource = Type.Object(
  {
    id: uuid(),
    name: Type.String(),
    username: text('The username in the address of the public page; `null` when there is none.'),
    type: oneOf(VENUE_TYPES),
    parentVenueId: nullable(uuid(), 'The headquarter of a branch; `null` otherwise.'),
    logoUrl: text(),
    address: Type.Object({ line: text(), district: text(), city: text(), country: text() }),
    location: nullable(
      Type.Object({
        latitude: Type.Number({ minimum: -90, maximum: 90 }),
        longitude: Type.Number({ minimum: -180, maximum: 180 }),
      }),
      '`null` when the venue entered no coordinates.',
    ),
    timeZone: Type.String({ description: 'IANA name.' }),
    workingHours: Type.Array(
      Type.Object({
        day: oneOf(WEEKDAYS),
        opensAt: nullable(clockTime()),
        closesAt: nullable(
          clockTime(),
          'If earlier than `opensAt`: the next morning. If equal to it: open all day and night.',
        ),
        isClosed: Type.Boolean({ description: 'Closed all day.' }),
      }),
      { description: 'The days that the venue has entered, Monday first.' },
    ),
    ordering: Type.Object(
      {
        acceptingOrdersNow: Type.Boolean(),
        opensAt: nullable(
          clockTime(),
          'The opening time of today; `null` when no hours apply today, and during a rush.',
        ),
        closesAt: nullable(clockTime(), 'The closing time of today, under the same conditions as `opensAt`.'),
        busyUntil: nullable(instantSchema(), 'The end of a declared rush; `null` when there is none.'),
        busyReason: text('The reason of the rush, for guests.'),
      },
      { description: 'Derived on every call; it can change before an order is placed.' },
    ),
    languages: Type.Array(
      Type.Object({
        code: Type.String({ pattern: '^[a-z]{2}$' }),
        name: Type.String(),
        isDefault: Type.Boolean(),
      }),
      { description: 'Menu languages, the default one first.' },
    ),
    currency: oneOf([CURRENCY]),
  },
  { title: 'Venue', examples: [venueExample] },
);

/** The public JSON of a venue in the list. */
export function toVenueSummaryResource(
  venue: Pick<Venue, 'id' | 'name' | 'username' | 'type' | 'parentVenueId'>,
): Static<typeof VenueSummaryResource> {
  const { id, name, username, type, parentVenueId } = venue;
  return { id, name, username, type, parentVenueId };
}

/** The public JSON of a venue at an instant. `baseUrl` is the address of stored photos, such as the logo. */
export function toVenueResource(venue: Venue, now: number, baseUrl: string): Static<typeof VenueResource> {
  const ordering = orderingState(venue, now);
  const { line, district, city, country } = venue.address;
  return {
    ...toVenueSummaryResource(venue),
    logoUrl: absoluteAddress(venue.logoUrl, baseUrl),
    address: { line, district, city, country },
    location: venue.location,
    timeZone: venue.timeZone,
    workingHours: venue.workingHours.map(({ day, opensAt, closesAt, isClosed }) => ({
      day,
      opensAt,
      closesAt,
      isClosed,
    })),
    ordering: { ...ordering, busyUntil: ordering.busyUntil === null ? null : instant(ordering.busyUntil) },
    languages: venue.languages.map(({ code, name }, index) => ({ code, name, isDefault: index === 0 })),
    currency: CURRENCY,
  };
}
