import { type Static, Type } from 'typebox';
import { USERNAME_PATTERN } from '../core/username.ts';
import { VENUE_TYPES, WEEKDAYS } from '../core/venue.ts';
import { nullable, oneOf } from '../http/schema.ts';
import { accountSchema, keySchema } from './access-document-schema.ts';
import { campaignSchema } from './campaign-document-schema.ts';
import {
  countField,
  formField,
  idField,
  instantField,
  listField,
  optionalInstant,
  optionalLocalTime,
  optionalText,
  percentField,
  recordOf,
  switchField,
  textField,
  webAddressField,
} from './document-fields.ts';
import { categorySchema } from './menu-document-schema.ts';
import { printerSchema } from './printer-document-schema.ts';

/** What the document says it is, so that a later form can be told from this one. */
export const DOCUMENT_FORMAT = 'sofra-venues/1';

const hours = {
  opensAt: optionalLocalTime('When it opens on the venue’s clock.'),
  closesAt: optionalLocalTime(
    'When it closes; before `opensAt` it is the next morning, equal to it round the clock.',
  ),
  isClosed: switchField(false, 'Shut all day; then there is neither of the two times.'),
};

const dayHoursSchema = recordOf('DayHoursDocument', 'The hours of a day of the week.', {
  day: oneOf(WEEKDAYS, 'The day, at most once.'),
  ...hours,
});

const dateField = (description: string) =>
  Type.String({ format: 'date', examples: ['2026-10-29'], description });

const specialDaySchema = recordOf(
  'SpecialDayDocument',
  'A date with hours of its own instead of its weekday’s.',
  {
    date: dateField('The date on the venue’s clock, at most once.'),
    name: optionalText(100, 'Why, for example the name of a holiday.'),
    ...hours,
  },
);

const languageSchema = recordOf('LanguageDocument', 'A language of the menu.', {
  code: formField('^[a-z]{2}$', 'tr', 'Its two-letter code of ISO 639-1, at most once.'),
  name: textField(50, 'Its name in itself.'),
  isDefault: switchField(false, 'Whether the texts of the menu are in it: true for exactly one.'),
});

const tableSchema = recordOf('TableDocument', 'A table.', {
  id: idField('table'),
  name: textField(50, 'What the till calls it.'),
  code: Type.Optional(
    textField(50, 'What its QR card says; it is told apart by it within the venue. Left out: its name.'),
  ),
  capacity: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 1_000 }), 'How many it seats.')),
});

const areaSchema = recordOf('AreaDocument', 'A hall, a garden, a floor.', {
  id: idField('area'),
  name: textField(100, 'What it is called; it is told apart by it within the venue.'),
  tables: listField(tableSchema, 'Its tables, in the order of the till.'),
});

const standing = {
  rush: Type.Optional(
    nullable(
      recordOf('RushDocument', 'A rush.', {
        until: instantField('When the kitchen takes orders again.'),
        reason: optionalText(200, 'A sentence for guests.'),
      }),
      'The rush that is declared, `null` for none. Left out: as it is stored.',
    ),
  ),
  subscription: Type.Optional(
    recordOf(
      'SubscriptionDocument',
      'Whether it may take orders and reservations. Left out: as it is stored, else active.',
      {
        isActive: Type.Boolean({ description: 'Whether it is active.' }),
        endsAt: optionalInstant('When it ends; without end when left out.'),
      },
    ),
  ),
  isActive: Type.Optional(
    Type.Boolean({ description: 'Whether a branch is switched on. Left out: as it is stored, else on.' }),
  ),
  closedAt: optionalInstant('When it closed its account, `null` when it did not. Left out: as it is stored.'),
};

const ofEveryVenue = {
  id: idField('venue'),
  name: textField(100, 'Its name.'),
  username: Type.Optional(
    nullable(
      formField(
        USERNAME_PATTERN,
        'sofra-kadikoy',
        'Its address on the public site: 3 to 40 lower-case letters, digits and hyphens, one venue’s only. Left out: as it is stored.',
      ),
    ),
  ),
  logoUrl: webAddressField('Its logo.'),
  address: Type.Optional(
    recordOf('AddressDocument', 'Where it is.', {
      line: optionalText(300, 'Street and number.'),
      district: optionalText(100, 'District.'),
      city: optionalText(100, 'City.'),
      country: optionalText(100, 'Country.'),
    }),
  ),
  location: Type.Optional(
    nullable(
      recordOf('LocationDocument', 'A point.', {
        latitude: Type.Number({ minimum: -90, maximum: 90, description: 'Degrees north.' }),
        longitude: Type.Number({ minimum: -180, maximum: 180, description: 'Degrees east.' }),
      }),
      'Its point on the map.',
    ),
  ),
  timeZone: Type.Optional(
    Type.String({
      default: 'Europe/Istanbul',
      description: 'The IANA name of its time zone, spelled as it is there.',
    }),
  ),
  countryCode: Type.Optional(
    formField('^[A-Z]{2}$', 'TR', 'ISO 3166: where a phone number without a country code is from.', {
      default: 'TR',
    }),
  ),
  languages: listField(languageSchema, 'The languages of its menu.'),
  workingHours: listField(dayHoursSchema, 'Its hours. A day that is left out is never judged.'),
  specialDays: listField(specialDaySchema, 'Dates with hours of their own.'),
  enforcesHours: switchField(true, 'Whether orders outside its hours are refused.'),
  grace: Type.Optional(
    recordOf('GraceDocument', 'How far outside its hours orders are still taken.', {
      beforeMinutes: countField({ minimum: 0, maximum: 720, default: 0 }, 'Minutes before it opens.'),
      afterMinutes: countField({ minimum: 0, maximum: 720, default: 0 }, 'Minutes after it closes.'),
    }),
  ),
  ...standing,
  serviceFeePercent: Type.Optional(percentField('Its service fee.', { default: 0 })),
  reservations: Type.Optional(
    recordOf('ReservationSettingsDocument', 'Whether it can be booked online.', {
      isEnabled: switchField(false, 'Whether bookings are taken.'),
      confirmsAutomatically: switchField(false, 'Whether a booking is confirmed as it is made.'),
    }),
  ),
  areas: listField(areaSchema, 'Its areas with their tables, in the order of the till.'),
  categories: listField(categorySchema, 'Its menu, in the order shown.'),
  campaigns: listField(campaignSchema, 'Its campaigns.'),
  printers: listField(printerSchema, 'Its printers in kitchen and bar.'),
  accounts: listField(accountSchema, 'Who signs in for it. Stored accounts that are not named here stay.'),
  keys: listField(
    keySchema,
    'Its API keys, at most 10 working ones. Stored keys that are not named here stay.',
  ),
};

const branchSchema = recordOf('BranchDocument', 'A branch of a headquarter.', {
  type: Type.Optional(oneOf(['Branch'], 'What it is by standing here.')),
  ...ofEveryVenue,
});

const venueSchema = recordOf(
  'VenueDocument',
  'A venue with all that belongs to it, apart from what happens in it.',
  {
    type: Type.Optional(
      oneOf(
        VENUE_TYPES,
        'Left out: `Headquarter` when it has `branches`, else `Independent`. A `Branch` stands in `branches`.',
      ),
    ),
    ...ofEveryVenue,
    branches: listField(
      branchSchema,
      'The branches of a headquarter. Stored branches that are not named here stay.',
    ),
  },
);

/** The JSON Schema of the document by which venues are imported and exported. */
export const venueDocumentsSchema = recordOf('VenueDocuments', 'Venues, whole, for import and export.', {
  $schema: Type.Optional(Type.String({ description: 'For editors; it is not read.' })),
  format: Type.Literal(DOCUMENT_FORMAT, { description: 'What the document is.' }),
  venues: Type.Array(venueSchema, { minItems: 1, description: 'The venues.' }),
});

export type VenueDocuments = Static<typeof venueDocumentsSchema>;
export type VenueDocument = Static<typeof venueSchema>;
export type BranchDocument = Static<typeof branchSchema>;
export type DayHoursDocument = Static<typeof dayHoursSchema>;
export type SpecialDayDocument = Static<typeof specialDaySchema>;
export type AreaDocument = Static<typeof areaSchema>;
export type LanguageDocument = Static<typeof languageSchema>;
