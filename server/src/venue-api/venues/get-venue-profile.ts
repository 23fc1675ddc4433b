import { type Static, Type } from 'typebox';
import { SETTINGS } from '../../core/access/policies/settings.ts';
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
        'The ways to pay that are switched on, in the order of the till; one of each kind, with the kind as its code, where the venue has none of its own.',
    },
    cashStepKurus,
    fiscalDocuments,
    tipPercents,
    printsReceipts,
    courses,
    reasons,
    businessDate: Type.String({
      format: 'date',
      description:
        'The day of the venue that it is now. An open bill with an earlier `businessDate` was left open.',
    }),
    businessDateEndsAt: instantSchema('When the next one begins.'),
    evening: Type.Object(
      {
        date: Type.String({
          format: 'date',
          description: 'On the venue’s clock; after midnight still the day before, while its hours run.',
        }),
        hours: nullable(Type.Object(hoursProperties), '`null` when none were entered for the date.'),
      },
      { title: 'PresentEvening', description: 'The evening that it is now.' },
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
  summary: 'Read what the screens of staff need of the venue',
  description:
    'Returns the part of the settings that staff may see, with the evening that it is now and a rush. Only ' +
    'the owner reads and changes all settings.',
  access: SETTINGS.readProfile,
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
