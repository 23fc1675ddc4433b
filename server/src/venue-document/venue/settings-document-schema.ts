import { type Static, Type } from 'typebox';
import { USERNAME_PATTERN } from '../../core/venue/username.ts';
import { WEEKDAYS } from '../../core/venue/venue.ts';
import { nullable, oneOf } from '../../http/schema.ts';
import {
  countField,
  formField,
  listField,
  optionalLocalTime,
  optionalText,
  percentField,
  pictureField,
  recordOf,
  switchField,
  textField,
} from '../document-fields.ts';
import { MOST_IN_DOCUMENT } from '../document-limits.ts';

const hoursFields = {
  opensAt: optionalLocalTime('When it opens on the venue’s clock.'),
  closesAt: optionalLocalTime(
    'When it closes; before `opensAt` it is the next morning, equal to it round the clock.',
  ),
  isClosed: switchField(false, 'Shut all day; then there is neither of the two times.'),
};

const dayHoursSchema = recordOf('DayHoursDocument', 'The hours of a day of the week.', {
  day: oneOf(WEEKDAYS, 'The day, at most once.'),
  ...hoursFields,
});

const dateField = (description: string) =>
  Type.String({ format: 'date', examples: ['2026-10-29'], description });

const specialHoursFields = {
  name: optionalText(100, 'Why, for example the name of a holiday.'),
  ...hoursFields,
};

const specialDaySchema = recordOf(
  'SpecialDayDocument',
  'A date with hours of its own instead of its weekday’s.',
  { date: dateField('The date on the venue’s clock, at most once.'), ...specialHoursFields },
);

/** A special day whose date is told elsewhere. */
export const specialDayHoursSchema = Type.Object(specialHoursFields, {
  title: 'SpecialDayHours',
  additionalProperties: false,
  examples: [{ name: 'Cumhuriyet Bayramı', opensAt: '12:00', closesAt: '01:00' }],
});

const languageSchema = recordOf('LanguageDocument', 'A language of the menu.', {
  code: formField('^[a-z]{2}$', 'tr', 'Its two-letter code of ISO 639-1, at most once.'),
  name: textField(50, 'Its name in itself.'),
  isDefault: switchField(false, 'Whether the texts of the menu are in it: true for exactly one.'),
});

const addressSchema = recordOf('AddressDocument', 'Where it is.', {
  line: optionalText(300, 'Street and number.'),
  district: optionalText(100, 'District.'),
  city: optionalText(100, 'City.'),
  country: optionalText(100, 'Country.'),
});

const graceSchema = recordOf('GraceDocument', 'How far outside its hours orders are still taken.', {
  beforeMinutes: countField({ minimum: 0, maximum: 720, default: 0 }, 'Minutes before it opens.'),
  afterMinutes: countField({ minimum: 0, maximum: 720, default: 0 }, 'Minutes after it closes.'),
});

const reservationSettingsSchema = recordOf(
  'ReservationSettingsDocument',
  'Whether it can be booked online.',
  {
    isEnabled: switchField(false, 'Whether bookings are taken.'),
    confirmsAutomatically: switchField(false, 'Whether a booking is confirmed as it is made.'),
  },
);

/** What a venue says of itself and how it works: what its owner decides, apart from the lists with calls of their own. */
export const settingsFields = {
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
  logoUrl: pictureField('Its logo.'),
  address: Type.Optional(addressSchema),
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
  languages: listField(languageSchema, MOST_IN_DOCUMENT.languages, 'The languages of its menu.'),
  workingHours: listField(
    dayHoursSchema,
    WEEKDAYS.length,
    'Its hours. A day that is left out is never judged.',
  ),
  specialDays: listField(specialDaySchema, MOST_IN_DOCUMENT.specialDays, 'Dates with hours of their own.'),
  enforcesHours: switchField(true, 'Whether orders outside its hours are refused.'),
  grace: Type.Optional(graceSchema),
  serviceFeePercent: Type.Optional(percentField('Its service fee.', { default: 0 })),
  reservations: Type.Optional(reservationSettingsSchema),
};

const settingsSchema = Type.Object(settingsFields);

export type SettingsDocument = Static<typeof settingsSchema>;
export type AddressDocument = Static<typeof addressSchema>;
export type GraceDocument = Static<typeof graceSchema>;
export type ReservationSettingsDocument = Static<typeof reservationSettingsSchema>;
export type DayHoursDocument = Static<typeof dayHoursSchema>;
export type SpecialDayDocument = Static<typeof specialDaySchema>;
export type LanguageDocument = Static<typeof languageSchema>;
