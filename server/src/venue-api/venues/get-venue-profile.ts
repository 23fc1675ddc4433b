import { type Static, Type } from 'typebox';
import { SETTINGS_ACCESS } from '../../core/access/policies/venue/settings.ts';
import { offeredMethods } from '../../core/bills/payments/payment-method.ts';
import { CURRENCY } from '../../core/money.ts';
import { eveningOf } from '../../core/reservations/calendar.ts';
import { hoursOn } from '../../core/venue/hours/opening-hours.ts';
import { spanOfDay, venueDayOf } from '../../core/venue/hours/venue-day.ts';
import { rushAt } from '../../core/venue/ordering.ts';
import { fiscalDemandOf, VENUE_TYPES, type Venue } from '../../core/venue/venue.ts';
import { instant } from '../../http/answer/envelope.ts';
import { instantSchema, nullable, oneOf, uuid } from '../../http/schema.ts';
import { requireVenue } from '../../operations/venue/require-venue.ts';
import { billPaperSchema } from '../../venue-document/venue/settings-document-schema.ts';
import { toSettingsDocument } from '../../venue-document/venue/write-document-settings.ts';
import { hoursProperties, SettingsResource } from '../settings/settings-resource.ts';
import { shownProperties } from '../shown-record.ts';
import { venueOperation } from '../venue-operation.ts';
import { RushResource, toRushResource } from './rush-resource.ts';

const {
  name,
  username,
  timeZone,
  countryCode,
  languages,
  serviceFeePercent,
  reservations,
  lateAfterMinutes,
  seatedWaitMinutes,
  readyWaitMinutes,
  takesTakeaway,
  takesDelivery,
  paymentMethods,
  cashStepKurus,
  fiscalDocuments,
  courses,
  reasons,
} = SettingsResource.properties;

const { tipPercents, printsReceipts } = shownProperties(billPaperSchema);

const VenueProfileResource = Type.Object(
  {
    id: uuid(),
    type: oneOf(VENUE_TYPES),
    name,
    username,
    timeZone,
    countryCode,
    currency: oneOf([CURRENCY]),
    languages,
    serviceFeePercent,
    lateAfterMinutes,
    seatedWaitMinutes,
    readyWaitMinutes,
    takesTakeaway,
    takesDelivery,
    paymentMethods: {
      ...paymentMethods,
      description:
        'The payment methods that are switched on, in the order of the till. If the venue has set up none, ' +
        'one of each kind, with the kind as its code.',
    },
    cashStepKurus,
    fiscalDocuments,
    tipPercents,
    printsReceipts,
    courses,
    reasons,
    businessDate: Type.String({
      format: 'date',
      description: 'The current business day. An open bill with an earlier `businessDate` was left open.',
    }),
    businessDateEndsAt: instantSchema('When the next business day begins.'),
    evening: Type.Object(
      {
        date: Type.String({
          format: 'date',
          description:
            'The date on the venue’s clock. After midnight it is still the day before, until its opening hours ' +
            'end.',
        }),
        hours: nullable(
          Type.Object(hoursProperties),
          'The opening hours; `null` if none were entered for the date.',
        ),
      },
      { title: 'PresentEvening', description: 'The current evening.' },
    ),
    rush: RushResource,
    reservations,
  },
  { title: 'VenueProfile' },
);

export const getVenueProfile = venueOperation({
  operationId: 'getVenueProfile',
  method: 'GET',
  path: '/venues/{venueId}/profile',
  tag: 'Bills',
  summary: 'Read the profile of the venue for staff',
  description:
    'Returns the settings that staff may see, with the current evening and a rush. Only the owner can ' +
    'read and change all settings.',
  access: SETTINGS_ACCESS.readProfile,
  devices: ['Board'],
  answers: { 200: { description: 'The venue.', schema: VenueProfileResource } },
  run: async ({ cache }, { params: { venueId }, now }) => {
    const cached = await requireVenue(cache, venueId);
    return { status: 200, data: toVenueProfileResource(cached.venue, now) };
  },
});

function toVenueProfileResource(venue: Venue, now: number): Static<typeof VenueProfileResource> {
  const settings = toSettingsDocument(venue);
  const date = eveningOf(venue, now);
  const hours = hoursOn(venue, date);
  const businessDate = venueDayOf(venue, now);
  return {
    id: venue.id,
    type: venue.type,
    name: settings.name,
    username: settings.username,
    timeZone: settings.timeZone,
    countryCode: settings.countryCode,
    currency: CURRENCY,
    languages: settings.languages,
    serviceFeePercent: settings.serviceFeePercent,
    lateAfterMinutes: settings.lateAfterMinutes,
    seatedWaitMinutes: venue.seatedWaitMinutes,
    readyWaitMinutes: venue.readyWaitMinutes,
    takesTakeaway: settings.takesTakeaway,
    takesDelivery: settings.takesDelivery,
    paymentMethods: [...offeredMethods(venue)],
    cashStepKurus: venue.cashStepKurus,
    fiscalDocuments: fiscalDemandOf(venue),
    tipPercents: settings.billPaper.tipPercents,
    printsReceipts: settings.billPaper.printsReceipts,
    courses: settings.courses,
    reasons: settings.reasons,
    businessDate,
    businessDateEndsAt: instant(spanOfDay(venue, businessDate).endsAt),
    evening: {
      date,
      hours: hours && { opensAt: hours.opensAt, closesAt: hours.closesAt, isClosed: hours.isClosed },
    },
    rush: toRushResource(rushAt(venue, now)),
    reservations: settings.reservations,
  };
}
