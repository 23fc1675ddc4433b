import { type Static, Type } from 'typebox';
import { FISCAL_DEMANDS } from '../../core/venue/fiscal-demand.ts';
import { CASH_STEPS, type CashStep, PAYMENT_KINDS } from '../../core/venue/payment-terms.ts';
import { USERNAME_PATTERN } from '../../core/venue/username.ts';
import { USUAL_LATE_AFTER_MINUTES, USUAL_VISIT_MINUTES, USUAL_WAIT_MINUTES } from '../../core/venue/venue.ts';
import { WEEKDAYS } from '../../core/weekday.ts';
import { nullable, oneOf } from '../../http/schema.ts';
import {
  choiceField,
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
  VAT_CODE_PATTERN,
  vatClassField,
  withAnswerWords,
  withDefault,
} from '../document-fields.ts';
import { MOST_IN_DOCUMENT } from '../document-limits.ts';
import { courseFields } from './course-document-schema.ts';
import { drawerFields } from './drawer-document-schema.ts';
import { lockFields } from './lock-document-schema.ts';
import { reasonsFields } from './reasons-document-schema.ts';
import { dateField, vatClassSchema } from './vat-document-schema.ts';

const MOST_TIPS = 4;
const hoursFields = {
  opensAt: optionalLocalTime('The opening time on the venue’s clock.'),
  closesAt: optionalLocalTime(
    'The closing time. Earlier than `opensAt`: the next morning. Equal to `opensAt`: open all day and night.',
  ),
  isClosed: switchField(false, 'Whether it is closed all day. If so, leave out both times.'),
};

const dayHoursSchema = recordOf('DayHoursDocument', 'The hours of a day of the week.', {
  day: oneOf(WEEKDAYS, 'The day of the week. Each day once.'),
  ...hoursFields,
});

const specialHoursFields = {
  name: optionalText(100, 'The reason, for example the name of a holiday.'),
  ...hoursFields,
};

export const specialDaySchema = recordOf('SpecialDayDocument', 'A date with special hours.', {
  date: dateField('The date on the venue’s clock. Each date once.'),
  ...specialHoursFields,
});

/** A special day without its date. */
export const specialDayHoursSchema = Type.Object(specialHoursFields, {
  title: 'SpecialDayHours',
  additionalProperties: false,
  examples: [{ name: 'Cumhuriyet Bayramı', opensAt: '12:00', closesAt: '01:00' }],
});

const languageSchema = recordOf('LanguageDocument', 'A language of the menu.', {
  code: formField('^[a-z]{2}$', 'tr', 'The ISO 639-1 code. Each code once.'),
  name: textField(50, 'The name of the language in that language.'),
  isDefault: switchField(false, 'Whether it is the language of the menu texts. Exactly one language is.'),
});

const addressSchema = recordOf('AddressDocument', 'The address of the venue.', {
  line: optionalText(300, 'Street and number.', 'Moda Caddesi 12'),
  district: optionalText(100, 'District.', 'Kadıköy'),
  city: optionalText(100, 'City.', 'İstanbul'),
  country: optionalText(100, 'Country.', 'Türkiye'),
});

const graceSchema = recordOf(
  'GraceDocument',
  'The minutes around the opening hours in which the venue takes orders.',
  {
    beforeMinutes: countField({ minimum: 0, maximum: 720, default: 0 }, 'Minutes before the opening time.'),
    afterMinutes: countField({ minimum: 0, maximum: 720, default: 0 }, 'Minutes after the closing time.'),
  },
);

const reservationSettingsSchema = recordOf(
  'ReservationSettingsDocument',
  'The settings for online booking.',
  {
    isEnabled: switchField(false, 'Whether bookings are taken.'),
    confirmsAutomatically: switchField(false, 'Whether bookings are confirmed automatically.'),
    isOfferedOnPage: switchField(
      false,
      'Whether guests can also book on the page of the venue; only while `isEnabled` is `true`.',
    ),
    seatSharePercent: Type.Optional(
      nullable(
        Type.Integer({ minimum: 1, maximum: 300, default: null, examples: [100] }),
        'With `confirmsAutomatically`: a booking is confirmed automatically only if its guests and those of overlapping visits fit into this percentage of the ' +
          'seats; otherwise it waits for an answer. No effect while a table has no `capacity`. `null`: no limit.',
      ),
    ),
    visitMinutes: countField(
      { minimum: 30, maximum: 240, default: USUAL_VISIT_MINUTES },
      'The minutes that the guests of a booking usually stay.',
    ),
  },
);

export const billPaperSchema = recordOf(
  'BillPaperDocument',
  'The texts on bills and receipts, in addition to the name, the address and the phone number.',
  {
    legalName: optionalText(100, 'The name of the business.', 'Sofra Gıda Ltd. Şti.'),
    taxNumber: optionalText(
      50,
      'The tax number, with the tax office if there is one.',
      'Kadıköy VD 1234567890',
    ),
    footer: optionalText(300, 'The text at the end of the paper.', 'Yine bekleriz!'),
    tipPercents: withAnswerWords(
      withDefault(
        Type.Array(percentField('A tip, in percent.', { minimum: 0.01 }), {
          maxItems: MOST_TIPS,
          description: 'The tips that a bill suggests. Left out: none.',
        }),
      ),
      { examples: [[5, 10]] },
    ),
    hasQrCode: switchField(false, 'Whether bills have a QR code for the page of the bill.'),
    printsReceipts: switchField(false, 'Whether a receipt is printed when a bill is closed.'),
  },
);
const MOST_VAT_CLASSES = 20;
const MOST_PAYMENT_METHODS = 30;

export const paymentMethodSchema = recordOf('PaymentMethodDocument', 'A payment method.', {
  code: formField(VAT_CODE_PATTERN, 'multinet', 'The code on payments. Each code once.'),
  name: textField(50, 'The name that is shown to people.', 'Multinet'),
  kind: oneOf(PAYMENT_KINDS, 'The kind of payment.'),
  brand: optionalText(30, 'The brand of a meal card.', 'Multinet'),
  givesChange: switchField(false, 'Whether guests may pay with more than the amount and get change.'),
  opensDrawer: switchField(false, 'Whether it opens the cash drawer.'),
  isForMealsOnly: switchField(false, 'Whether it pays only for products that accept meal cards.'),
  fiscalCode: optionalText(20, 'The code of the method on a fiscal device.', '7'),
  isActive: switchField(true, 'Whether the till offers it.'),
});

/** The settings that the owner of a venue decides, without the lists that have their own calls. */
export const settingsFields = {
  name: textField(100, 'The name of the venue.', 'Sofra Kadıköy'),
  username: withAnswerWords(
    Type.Optional(
      nullable(
        formField(
          USERNAME_PATTERN,
          'sofra-kadikoy',
          'The username in the address of the public page: 3 to 40 lower-case letters, digits and hyphens. No two venues have the same one. Left out: unchanged.',
        ),
      ),
    ),
    { description: 'The username in the address of its public page; `null` if it has none.' },
  ),
  logoUrl: withAnswerWords(pictureField('The logo.'), {
    description: 'The URL of the logo; `null` if there is none.',
  }),
  address: Type.Optional(addressSchema),
  phone: withAnswerWords(
    optionalText(
      30,
      'The phone number for guests, in international form or as dialled in the country of the venue.',
    ),
    {
      description: 'The phone number for guests, in international form; `null` if there is none.',
      examples: ['+902165550101'],
    },
  ),
  location: Type.Optional(
    nullable(
      recordOf('LocationDocument', 'A point.', {
        latitude: Type.Number({ minimum: -90, maximum: 90, description: 'Degrees north.' }),
        longitude: Type.Number({ minimum: -180, maximum: 180, description: 'Degrees east.' }),
      }),
      'The coordinates of the venue.',
    ),
  ),
  timeZone: withAnswerWords(
    withDefault(
      Type.String({
        default: 'Europe/Istanbul',
        description: 'The IANA name of the time zone, in its exact spelling.',
      }),
    ),
    { examples: ['Europe/Istanbul'] },
  ),
  countryCode: withDefault(
    formField('^[A-Z]{2}$', 'TR', 'The ISO 3166 code, for phone numbers without a country code.', {
      default: 'TR',
    }),
  ),
  languages: listField(languageSchema, MOST_IN_DOCUMENT.languages, 'The languages of its menu.'),
  workingHours: listField(
    dayHoursSchema,
    WEEKDAYS.length,
    'The opening hours by day of the week. On a day that is left out, hours are not checked.',
  ),
  specialDays: listField(
    specialDaySchema,
    MOST_IN_DOCUMENT.specialDays,
    'The dates with special hours, instead of the hours of their weekday.',
  ),
  enforcesHours: switchField(true, 'Whether orders outside its hours are refused.'),
  grace: Type.Optional(graceSchema),
  serviceFeePercent: withDefault(percentField('The service charge, in percent.', { default: 0 })),
  vatClasses: listField(vatClassSchema, MOST_VAT_CLASSES, 'The VAT classes.'),
  vatClass: vatClassField('Applies to products without a VAT class of their own or of their category.'),
  serviceFeeVatClass: vatClassField('Applies to the service charge. Left out: the VAT class of products.'),
  dayBeginsAt: withAnswerWords(
    Type.Optional(
      nullable(
        formField('^(?:0[0-9]|1[01]):[0-5][0-9]$|^12:00$', '05:00', 'A time.'),
        'The start of business days, from 00:00 to 12:00. Left out: at midnight, or later when the hours of the day before end. A change applies from the next ' +
          'day on.',
      ),
    ),
    {
      description: 'The start of business days; `null`: midnight or the end of the hours of the day before.',
    },
  ),
  fiscalDocuments: choiceField(
    FISCAL_DEMANDS,
    'None',
    'Whether a fiscal device issues documents. `Wanted`: payments are listed for the device. `Required`: in addition, a bill can be closed only when each ' +
      'of its payments has an issued document.',
  ),
  paymentMethods: listField(
    paymentMethodSchema,
    MOST_PAYMENT_METHODS,
    'The payment methods, in the order of the till. Left out: one of each kind.',
  ),
  cashStepKurus: withDefault(
    Type.Unsafe<CashStep>({
      type: 'integer',
      enum: [...CASH_STEPS],
      default: 0,
      description: 'The kuruş that a cash payment of a bill is rounded to; 0 for no rounding.',
    }),
  ),
  ...drawerFields,
  ...courseFields,
  lateAfterMinutes: countField(
    { minimum: 1, maximum: 240, default: USUAL_LATE_AFTER_MINUTES },
    'The minutes after which a ticket counts as late in the kitchen.',
  ),
  seatedWaitMinutes: countField(
    { minimum: 1, maximum: 240, default: USUAL_WAIT_MINUTES.seated },
    'The minutes after which the till shows that guests who were checked in have still not ordered.',
  ),
  readyWaitMinutes: countField(
    { minimum: 1, maximum: 240, default: USUAL_WAIT_MINUTES.ready },
    'The minutes after which the till shows that a table waits for dishes that are ready.',
  ),
  ...lockFields,
  takesTakeaway: switchField(
    true,
    'Whether the till offers takeaway orders. API keys can always place them.',
  ),
  takesDelivery: switchField(true, 'Whether the till offers deliveries. API keys can always place them.'),
  reservations: Type.Optional(reservationSettingsSchema),
  billPaper: Type.Optional(billPaperSchema),
  ...reasonsFields,
};

const {
  languages: _,
  workingHours: __,
  specialDays: ___,
  vatClasses: ____,
  paymentMethods: _____,
  ...plainFields
} = settingsFields;

/** The settings without their lists, which need more than their schema to be read and shown. */
export const plainSettingsSchema = Type.Object(plainFields);

const settingsSchema = Type.Object(settingsFields);

export type SettingsDocument = Static<typeof settingsSchema>;
export type AddressDocument = Static<typeof addressSchema>;
export type GraceDocument = Static<typeof graceSchema>;
export type ReservationSettingsDocument = Static<typeof reservationSettingsSchema>;
export type BillPaperDocument = Static<typeof billPaperSchema>;
export type DayHoursDocument = Static<typeof dayHoursSchema>;
export type SpecialDayDocument = Static<typeof specialDaySchema>;
export type PaymentMethodDocument = Static<typeof paymentMethodSchema>;
export type LanguageDocument = Static<typeof languageSchema>;
