import { type Static, Type } from 'typebox';
import { absoluteAddress } from '../../core/menu/photo.ts';
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
    code: Type.String({ examples: ['food'], description: 'Products and categories name it by this.' }),
    name: Type.String({ examples: ['Yiyecek'] }),
    section: nullable(Type.Integer(), 'The section of a fiscal device; `null` for none.'),
    rates: Type.Array(
      Type.Object(
        {
          from: nullable(
            Type.String({ format: 'date', examples: ['2026-07-01'] }),
            'The first date; `null` for always before.',
          ),
          percent: percent('Contained in prices.'),
          takeawayPercent: nullable(percent(), 'For `Takeaway` and `Delivery`; `null` where it is the same.'),
        },
        { title: 'VatRate' },
      ),
      { description: 'The earliest first.' },
    ),
  },
  { title: 'VatClass' },
);

export const SettingsResource = Type.Object(
  {
    id: uuid(),
    revision: revisionSchema(),
    type: oneOf(VENUE_TYPES),
    parentVenueId: nullable(uuid(), 'The headquarter of a branch.'),
    ...shownProperties(plainSettingsSchema),
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
    vatClasses: Type.Array(VatClassResource, { description: 'The VAT classes.' }),
    paymentMethods: Type.Array(PaymentMethodResource, {
      description: 'The ways to pay, in the order of the till; empty for one of each kind.',
    }),
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
    suspendedAt: nullable(
      instantSchema(),
      'Since when the operator has suspended it: it takes no orders and no reservations; `null` while it may.',
    ),
    isActive: Type.Boolean({ description: 'Whether a branch is switched on. The operator decides.' }),
    closedAt: nullable(instantSchema(), 'When its account was closed; `null` while it is open.'),
    sendsMail: Type.Boolean({
      description: 'Whether the operator has set a mail server: without one no day report is mailed.',
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
    logoUrl: absoluteAddress(venue.logoUrl, baseUrl()),
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
