import { type Static, Type } from 'typebox';
import { absolutePictureUrl } from '../../core/menu/photo.ts';
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
    name: wordsSchema('The name of the venue, for guests.'),
    username: text('The username in the address of the public page; `null` when there is none.'),
    type: oneOf(VENUE_TYPES, 'The type of venue: a headquarter, a branch of one, or an independent venue.'),
    parentVenueId: nullable(uuid(), 'The headquarter of a branch; `null` otherwise.'),
  },
  { title: 'VenueSummary', description: 'A venue that the key reaches.', examples: [venueSummaryExample] },
);

export const VenueResource = Type.Object(
  {
    id: uuid('Identifies the venue.'),
    name: wordsSchema('The name of the venue, for guests.'),
    username: text('The username in the address of the public page; `null` when there is none.'),
    type: oneOf(VENUE_TYPES, 'The type of venue: a headquarter, a branch of one, or an independent venue.'),
    parentVenueId: nullable(uuid(), 'The headquarter of a branch; `null` otherwise.'),
    logoUrl: text('The address of the logo; `null` when there is none.'),
    address: Type.Object(
      {
        line: text('Street and number. Each part of the address is `null` if the venue left it out.'),
        district: text('The district.'),
        city: text('The city.'),
        country: text('The country.'),
      },
      { description: 'The address of the venue.' },
    ),
    location: nullable(
      Type.Object({
        latitude: Type.Number({ minimum: -90, maximum: 90, description: 'Degrees; north is positive.' }),
        longitude: Type.Number({ minimum: -180, maximum: 180, description: 'Degrees; east is positive.' }),
      }),
      'The coordinates; `null` if the venue entered none.',
    ),
    timeZone: Type.String({ description: 'The IANA name of the time zone.' }),
    workingHours: Type.Array(
      Type.Object({
        day: oneOf(WEEKDAYS, 'The day of the week on which the evening begins.'),
        opensAt: nullable(clockTime(), "`HH:mm` on the venue's clock; `null` when closed all day."),
        closesAt: nullable(
          clockTime(),
          "`HH:mm` on the venue's clock. Earlier than `opensAt`: the next morning. Equal to `opensAt`: open " +
            'all day and night.',
        ),
        isClosed: Type.Boolean({ description: 'Whether the venue is closed all day.' }),
      }),
      { description: 'The days that the venue has entered, Monday first.' },
    ),
    ordering: Type.Object(
      {
        acceptingOrdersNow: Type.Boolean({ description: 'Whether the venue takes orders now.' }),
        opensAt: nullable(
          clockTime(),
          'The opening time of today; `null` if no hours apply today, and during a rush.',
        ),
        closesAt: nullable(clockTime(), 'The closing time of today, under the same conditions as `opensAt`.'),
        busyUntil: nullable(instantSchema(), 'The end of a declared rush; `null` when there is none.'),
        busyReason: text('The reason of the rush, for guests.'),
      },
      {
        description:
          'Whether the venue takes orders, derived on every call. It can change before you place an order.',
      },
    ),
    languages: Type.Array(
      Type.Object({
        code: Type.String({
          pattern: '^[a-z]{2}$',
          description: 'The language code. Send it as `lang` of the menu.',
        }),
        name: wordsSchema('The name of the language in that language.'),
        isDefault: Type.Boolean({ description: 'Whether texts are in this language if `lang` is not sent.' }),
      }),
      { description: 'The languages of the menu, the default one first.' },
    ),
    currency: oneOf([CURRENCY], 'The currency of all amounts of the venue.'),
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
    logoUrl: absolutePictureUrl(venue.logoUrl, baseUrl),
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
