import { type Static, Type } from 'typebox';
import { toldAddress } from '../../core/menu/photo.ts';
import { CURRENCY } from '../../core/money.ts';
import { orderingState } from '../../core/venue/opening-hours.ts';
import { VENUE_TYPES, type Venue, WEEKDAYS } from '../../core/venue/venue.ts';
import { instant } from '../../http/answer/envelope.ts';
import { clockTime, instantSchema, nullable, oneOf, uuid } from '../../http/schema.ts';
import { venueExample, venueSummaryExample } from './venue-example.ts';

const text = (description?: string) => nullable(Type.String(), description);

export const VenueSummaryResource = Type.Object(
  {
    id: uuid(),
    name: Type.String(),
    username: text('The username of the public page.'),
    type: oneOf(VENUE_TYPES),
    parentVenueId: nullable(uuid(), 'The headquarter of a branch.'),
  },
  { title: 'VenueSummary', examples: [venueSummaryExample] },
);

export const VenueResource = Type.Object(
  {
    id: uuid(),
    name: Type.String(),
    username: text('The username of the public page.'),
    type: oneOf(VENUE_TYPES),
    parentVenueId: nullable(uuid(), 'The headquarter of a branch.'),
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
          'Earlier than `opensAt`: the next morning. Equal to it: round the clock.',
        ),
        isClosed: Type.Boolean({ description: 'Shut all day.' }),
      }),
      { description: 'The days that were entered, Monday first.' },
    ),
    ordering: Type.Object(
      {
        acceptingOrdersNow: Type.Boolean(),
        opensAt: nullable(clockTime(), 'Today; `null` when no hours bind today, and during a rush.'),
        closesAt: nullable(clockTime(), 'Under the same conditions as `opensAt`.'),
        busyUntil: nullable(instantSchema(), 'The end of a declared rush.'),
        busyReason: text('What the venue tells its guests about the rush.'),
      },
      { description: 'Worked out on every call; it can change before an order is placed.' },
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

/** The public JSON of an item of the venue list. */
export function toVenueSummaryResource(
  venue: Pick<Venue, 'id' | 'name' | 'username' | 'type' | 'parentVenueId'>,
): Static<typeof VenueSummaryResource> {
  const { id, name, username, type, parentVenueId } = venue;
  return { id, name, username, type, parentVenueId };
}

/** The public JSON of a venue at an instant; `baseUrl` is where its logo is found when that is a photo of the service. */
export function toVenueResource(venue: Venue, now: number, baseUrl: string): Static<typeof VenueResource> {
  const ordering = orderingState(venue, now);
  const { line, district, city, country } = venue.address;
  return {
    ...toVenueSummaryResource(venue),
    logoUrl: toldAddress(venue.logoUrl, baseUrl),
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
