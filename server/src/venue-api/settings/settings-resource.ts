import { type Static, Type } from 'typebox';
import { absolutePictureUrl } from '../../core/menu/photo.ts';
import { type SpecialDay, VENUE_TYPES, type Venue } from '../../core/venue/venue.ts';
import { WEEKDAYS } from '../../core/weekday.ts';
import { instantOrNull } from '../../http/answer/envelope.ts';
import { clockTime, instantSchema, nullable, oneOf, uuid } from '../../http/schema.ts';
import {
  paymentMethodSchema,
  plainSettingsSchema,
} from '../../venue-document/venue/settings-document-schema.ts';
import { toSettingsDocument } from '../../venue-document/venue/write-document-settings.ts';
import { revisionOf, revisionSchema } from '../record-revision.ts';
import { shownProperties } from '../shown-record.ts';

const text = (example: string, description?: string) =>
  nullable(Type.String({ examples: [example] }), description);

export const hoursProperties = {
  opensAt: nullable(clockTime(), 'The opening time on the venue’s clock; `null` if it is closed.'),
  closesAt: nullable(
    clockTime(),
    'The closing time. Earlier than `opensAt`: the next morning. Equal to `opensAt`: open all day and ' +
      'night.',
  ),
  isClosed: Type.Boolean({ description: 'Whether it is closed all day.' }),
};

export const SpecialDayResource = Type.Object(
  {
    date: Type.String({
      format: 'date',
      examples: ['2026-10-29'],
      description: 'The date on the venue’s clock.',
    }),
    name: text('Cumhuriyet Bayramı', 'The reason, such as a holiday; `null` if there is none.'),
    ...hoursProperties,
    revision: revisionSchema(),
  },
  { title: 'SpecialDay' },
);

const LanguageResource = Type.Object(
  {
    code: Type.String({ pattern: '^[a-z]{2}$', examples: ['tr'] }),
    name: Type.String({ examples: ['Türkçe'] }),
    isDefault: Type.Boolean({ description: 'Whether it is the language of the menu texts.' }),
  },
  { title: 'Language' },
);

const PaymentMethodResource = Type.Object(shownProperties(paymentMethodSchema), { title: 'PaymentMethod' });

const percent = (description?: string) =>
  Type.Number({ examples: [10], ...(description && { description }) });

const VatClassResource = Type.Object(
  {
    code: Type.String({
      examples: ['food'],
      description: 'The code, with which products and categories name the VAT class.',
    }),
    name: Type.String({ examples: ['Yiyecek'] }),
    section: nullable(Type.Integer(), 'The section on a fiscal device; `null` if there is none.'),
    rates: Type.Array(
      Type.Object(
        {
          from: nullable(
            Type.String({ format: 'date', examples: ['2026-07-01'] }),
            'The first date of the rate; `null` for the first rate.',
          ),
          percent: percent('The VAT rate in percent, included in prices.'),
          takeawayPercent: nullable(
            percent(),
            'The rate for `Takeaway` and `Delivery`; `null` if it is the same.',
          ),
        },
        { title: 'VatRate' },
      ),
      { description: 'The rates, earliest first.' },
    ),
  },
  { title: 'VatClass' },
);

export const SettingsResource = Type.Object(
  {
    id: uuid(),
    revision: revisionSchema(),
    type: oneOf(VENUE_TYPES),
    parentVenueId: nullable(uuid(), 'The headquarter of a branch; `null` for other venues.'),
    ...shownProperties(plainSettingsSchema),
    languages: Type.Array(LanguageResource, {
      description: 'The languages of its menu, the default one first.',
    }),
    workingHours: Type.Array(
      Type.Object({ day: oneOf(WEEKDAYS), ...hoursProperties }, { title: 'DayHours' }),
      {
        description:
          'The opening hours of the days that have some, Monday first. On other days, hours are not checked.',
      },
    ),
    specialDays: Type.Array(SpecialDayResource, {
      description: 'The dates with special hours instead of the hours of the weekday, earliest first.',
    }),
    vatClasses: Type.Array(VatClassResource, { description: 'The VAT classes.' }),
    paymentMethods: Type.Array(PaymentMethodResource, {
      description: 'The payment methods, in the order of the till. Empty: one of each kind.',
    }),
    subscription: Type.Object(
      {
        isActive: Type.Boolean(),
        endsAt: nullable(instantSchema(), 'When it ends; `null` if it does not end.'),
      },
      {
        title: 'Subscription',
        description: 'Whether the venue may take orders and reservations. Only the operator can change it.',
      },
    ),
    suspendedAt: nullable(
      instantSchema(),
      'When the operator suspended the venue, so that it takes no orders and no reservations; `null` if ' +
        'it is not suspended.',
    ),
    isActive: Type.Boolean({
      description: 'Whether a branch is switched on. Only the operator can change it.',
    }),
    closedAt: nullable(instantSchema(), 'When its account was closed; `null` while it is open.'),
    sendsMail: Type.Boolean({
      description: 'Whether the operator has set up a mail server. Without one, no day report is mailed.',
    }),
  },
  { title: 'Settings' },
);

/**
 * The JSON of the settings of a venue and of the operator's decisions about it.
 * @param baseUrl  gives the address of the service, without a slash at its end
 */
export function toSettingsResource(
  venue: Venue,
  { baseUrl, sendMail }: { baseUrl: () => string; sendMail: object | null },
): Static<typeof SettingsResource> {
  const { id, type, parentVenueId, subscription, suspendedAt, isActive, closedAt } = venue;
  return {
    id,
    revision: settingsRevision(venue),
    type,
    parentVenueId,
    ...toSettingsDocument(venue),
    logoUrl: absolutePictureUrl(venue.logoUrl, baseUrl()),
    specialDays: venue.specialDays.map(toSpecialDayResource),
    subscription: { isActive: subscription.isActive, endsAt: instantOrNull(subscription.endsAt) },
    suspendedAt: instantOrNull(suspendedAt),
    isActive,
    closedAt: instantOrNull(closedAt),
    sendsMail: sendMail !== null,
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
