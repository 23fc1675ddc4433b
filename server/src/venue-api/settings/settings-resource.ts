import { type Static, Type } from 'typebox';
import { absoluteAddress } from '../../core/menu/photo.ts';
import { type SpecialDay, VENUE_TYPES, type Venue, WEEKDAYS } from '../../core/venue/venue.ts';
import { instantOrNull } from '../../http/answer/envelope.ts';
import { clockTime, instantSchema, nullable, oneOf, uuid } from '../../http/schema.ts';
import type { SettingsDocument } from '../../venue-document/venue/settings-document-schema.ts';
import { toSettingsDocument } from '../../venue-document/venue/write-document-settings.ts';
import type { DescribedLike } from '../../venue-document/written-out.ts';
import { revisionOf, revisionSchema } from '../record-revision.ts';

const text = (example: string, description?: string) =>
  nullable(Type.String({ examples: [example] }), description);

export const hoursProperties = {
  opensAt: nullable(clockTime(), 'On the venue’s clock; `null` when it is closed.'),
  closesAt: nullable(clockTime(), 'Before `opensAt`: the next morning. Equal to it: round the clock.'),
  isClosed: Type.Boolean({ description: 'Closed all day.' }),
};

export const SpecialDayResource = Type.Object(
  {
    date: Type.String({ format: 'date', examples: ['2026-10-29'], description: 'On the venue’s clock.' }),
    name: text('Cumhuriyet Bayramı', 'The reason; `null` for none.'),
    ...hoursProperties,
    revision: revisionSchema(),
  },
  { title: 'SpecialDay' },
);

const AddressResource = Type.Object(
  {
    line: text('Moda Caddesi 12'),
    district: text('Kadıköy'),
    city: text('İstanbul'),
    country: text('Türkiye'),
  },
  { title: 'Address' },
);

const LanguageResource = Type.Object(
  {
    code: Type.String({ pattern: '^[a-z]{2}$', examples: ['tr'] }),
    name: Type.String({ examples: ['Türkçe'] }),
    isDefault: Type.Boolean({ description: 'Whether it is the language of the menu texts.' }),
  },
  { title: 'Language' },
);

export const SettingsResource = Type.Object(
  {
    id: uuid(),
    revision: revisionSchema(),
    type: oneOf(VENUE_TYPES),
    parentVenueId: nullable(uuid(), 'The headquarter of a branch.'),
    name: Type.String({ examples: ['Sofra Kadıköy'] }),
    username: text('sofra-kadikoy', 'Its address on the public site; `null` when it has none.'),
    logoUrl: text('https://example.com/logo.png'),
    address: AddressResource,
    phone: text('+902165550101', 'Where guests call the venue, in international form; `null` for none.'),
    location: nullable(
      Type.Object({ latitude: Type.Number(), longitude: Type.Number() }, { title: 'Location' }),
      'Its position on the map, in degrees; `null` for none.',
    ),
    timeZone: Type.String({ examples: ['Europe/Istanbul'], description: 'IANA name.' }),
    countryCode: Type.String({
      examples: ['TR'],
      description: 'ISO 3166: the country of phone numbers without a country code.',
    }),
    languages: Type.Array(LanguageResource, {
      description: 'The languages of its menu, the default one first.',
    }),
    workingHours: Type.Array(
      Type.Object({ day: oneOf(WEEKDAYS), ...hoursProperties }, { title: 'DayHours' }),
      {
        description: 'The days with entered hours, Monday first. On other days hours are not checked.',
      },
    ),
    specialDays: Type.Array(SpecialDayResource, {
      description: 'Dates with their own hours instead of the hours of the weekday, earliest first.',
    }),
    enforcesHours: Type.Boolean({ description: 'Whether orders outside its hours are refused.' }),
    grace: Type.Object(
      { beforeMinutes: Type.Integer(), afterMinutes: Type.Integer() },
      { title: 'Grace', description: 'How far outside its hours orders are still accepted.' },
    ),
    serviceFeePercent: Type.Number({ examples: [12.5] }),
    lateAfterMinutes: Type.Integer({
      examples: [20],
      description: 'Minutes after which a ticket counts as late in the kitchen.',
    }),
    reservations: Type.Object(
      {
        isEnabled: Type.Boolean(),
        confirmsAutomatically: Type.Boolean(),
        isOfferedOnPage: Type.Boolean({
          description: 'Whether guests can also book on the page of the venue, while `isEnabled` is `true`.',
        }),
        seatSharePercent: nullable(
          Type.Integer({ examples: [100] }),
          'The share of the seats that bookings fill without asking the venue, if `confirmsAutomatically`; ' +
            '`null` for no limit. It has no effect while a table has no number of seats.',
        ),
        visitMinutes: Type.Integer({
          examples: [120],
          description: 'How long the guests of a booking stay.',
        }),
      },
      { title: 'ReservationSettings', description: 'Whether guests can book online.' },
    ),
    subscription: Type.Object(
      {
        isActive: Type.Boolean(),
        endsAt: nullable(instantSchema(), '`null` without end.'),
      },
      {
        title: 'Subscription',
        description: 'Whether it may take orders and reservations. The operator decides.',
      },
    ),
    isActive: Type.Boolean({ description: 'Whether a branch is switched on. The operator decides.' }),
    closedAt: nullable(instantSchema(), 'When its account was closed; `null` while it is open.'),
  } satisfies DescribedLike<SettingsDocument>,
  { title: 'Settings' },
);

/**
 * The JSON of the settings of a venue and of the operator's decisions about it.
 * @param baseUrl  the address of the service, without a slash at its end
 */
export function toSettingsResource(venue: Venue, baseUrl: string): Static<typeof SettingsResource> {
  const { id, type, parentVenueId, subscription, isActive, closedAt } = venue;
  return {
    id,
    revision: settingsRevision(venue),
    type,
    parentVenueId,
    ...toSettingsDocument(venue),
    logoUrl: absoluteAddress(venue.logoUrl, baseUrl),
    specialDays: venue.specialDays.map(toSpecialDayResource),
    subscription: { isActive: subscription.isActive, endsAt: instantOrNull(subscription.endsAt) },
    isActive,
    closedAt: instantOrNull(closedAt),
  };
}

/** The JSON of a special day. */
export function toSpecialDayResource(day: SpecialDay): Static<typeof SpecialDayResource> {
  return { ...day, revision: revisionOf(day) };
}

/** The revision of the settings that owners change, with the special days. */
export function settingsRevision(venue: Venue): string {
  return revisionOf(toSettingsDocument(venue));
}
