import { type Static, Type } from 'typebox';
import { absoluteAddress } from '../../core/menu/photo.ts';
import { CURRENCY } from '../../core/money.ts';
import { orderingState } from '../../core/venue/ordering.ts';
import { VENUE_TYPES, type Venue } from '../../core/venue/venue.ts';
import { WEEKDAYS } from '../../core/weekday.ts';
import { instant } from '../../http/answer/envelope.ts';
import { clockTime, instantSchema, nullable, oneOf, uuid, wordsSchema } from '../../http/schema.ts';
import { venueExample, venueSummaryExample } from './venue-example.ts';

const text = (description?: string) => nullable(Type.String(), description);

export const VenueSummaryResource = Type.Object(
  {
    id: uuid('Identifies the venue.'),
    name: wordsSchema('The name that guests know the venue by.'),
    username: text('The username in the address of the public page; `null` when there is none.'),
    type: oneOf(VENUE_TYPES, 'A headquarter has branches; an independent venue has none and is none.'),
    parentVenueId: nullable(uuid(), 'The headquarter of a branch; `null` otherwise.'),
  },
  { title: 'VenueSummary', description: 'A venue that the key reaches.', examples: [venueSummaryExample] },
);

export const VenueResource = Type.Object(
  {
    id: uuid('Identifies the venue.'),
    name: wordsSchema('The name that guests know the venue by.'),
    username: text('The username in the address of the public page; `null` when there is none.'),
    type: oneOf(VENUE_TYPES, 'A headquarter has branches; an independent venue has none and is none.'),
    parentVenueId: nullable(uuid(), 'The headquarter of a branch; `null` otherwise.'),
    logoUrl: text('The address of the logo; `null` when there is none.'),
    address: Type.Object(
      {
        line: text('Street and number; `null` when the venue left it out, as each part.'),
        district: text('The district.'),
        city: text('The city.'),
        country: text('The country.'),
      },
      { description: 'Where the venue is.' },
    ),
    location: nullable(
      Type.Object({
        latitude: Type.Number({ minimum: -90, maximum: 90, description: 'In degrees, north is positive.' }),
        longitude: Type.Number({ minimum: -180, maximum: 180, description: 'In degrees, east is positive.' }),
      }),
      '`null` when the venue entered no coordinates.',
    ),
    timeZone: Type.String({ description: 'IANA name.' }),
    workingHours: Type.Array(
      Type.Object({
        day: oneOf(WEEKDAYS, 'The day of the week on which the evening begins.'),
        opensAt: nullable(clockTime(), "`HH:mm` on the venue's clock; `null` when closed all day."),
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
        acceptingOrdersNow: Type.Boolean({ description: 'Whether an order would be taken now.' }),
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
        code: Type.String({ pattern: '^[a-z]{2}$', description: 'Send it as `lang` of the menu.' }),
        name: wordsSchema('The name of the language, in itself.'),
        isDefault: Type.Boolean({ description: 'Whether texts are in this language if `lang` is not sent.' }),
      }),
      { description: 'Menu languages, the default one first.' },
    ),
    currency: oneOf([CURRENCY], 'Of every amount of the venue.'),
  },
  { title: 'Venue', description: 'A venue as it is now.', examples: [venueExample] },
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
