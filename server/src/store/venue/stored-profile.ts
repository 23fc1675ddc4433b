import { PLAIN_BILL_PAPER } from '../../core/venue/bill-paper.ts';
import {
  USUAL_VISIT_MINUTES,
  USUAL_WAIT_MINUTES,
  USUALLY_LATE_AFTER_MINUTES,
  type Venue,
} from '../../core/venue/venue.ts';
import { storedReader } from '../stored-json.ts';

/** The properties of a venue that have columns of their own. */
type InColumns =
  | 'id'
  | 'type'
  | 'parentVenueId'
  | 'name'
  | 'username'
  | 'rush'
  | 'subscription'
  | 'suspendedAt'
  | 'isPractice'
  | 'isActive'
  | 'closedAt';

/** The properties of a venue that are stored in one JSON column. */
export type Profile = Omit<Venue, InColumns>;

const HOURS = { opensAt: 'Always', closesAt: 'Always', isClosed: 'Always' } as const;

/** Reads the stored profile of a venue. */
export const readProfile = storedReader<Profile>({
  logoUrl: 'Always',
  address: { of: { line: 'Always', district: 'Always', city: 'Always', country: 'Always' } },
  phone: () => null,
  location: { of: { latitude: 'Always', longitude: 'Always' } },
  timeZone: 'Always',
  countryCode: 'Always',
  languages: { of: { code: 'Always', name: 'Always' } },
  workingHours: { of: { day: 'Always', ...HOURS } },
  specialDays: { of: { date: 'Always', name: 'Always', ...HOURS } },
  enforcesHours: 'Always',
  graceBeforeMinutes: 'Always',
  graceAfterMinutes: 'Always',
  serviceFeeBasisPoints: 'Always',
  // Its owner knows what it owes; nothing is assumed.
  vatClasses: {
    of: {
      code: 'Always',
      name: 'Always',
      section: 'Always',
      rates: { of: { from: 'Always', basisPoints: 'Always', takeawayBasisPoints: 'Always' } },
    },
    whenMissing: () => [],
  },
  vatClass: () => null,
  serviceFeeVatClass: () => null,
  // One of each kind, as before.
  paymentMethods: {
    of: {
      code: 'Always',
      name: 'Always',
      kind: 'Always',
      brand: 'Always',
      givesChange: 'Always',
      opensDrawer: 'Always',
      isForMealsOnly: 'Always',
      fiscalCode: 'Always',
      isActive: 'Always',
    },
    whenMissing: () => [],
  },
  cashStepKurus: () => 0,
  dayBeginsAt: () => null,
  fiscalDocuments: () => 'None',
  dayChange: { of: { from: 'Always', before: 'Always' }, whenMissing: () => null },
  lateAfterMinutes: () => USUALLY_LATE_AFTER_MINUTES,
  seatedWaitMinutes: () => USUAL_WAIT_MINUTES.seated,
  readyWaitMinutes: () => USUAL_WAIT_MINUTES.ready,
  // Every till offered both.
  takesTakeaway: () => true,
  takesDelivery: () => true,
  reservations: {
    // Only its owner opens a venue's page for bookings.
    of: {
      isEnabled: 'Always',
      confirmsAutomatically: 'Always',
      isOfferedOnPage: () => false,
      // Such a venue confirms without a limit, as before.
      seatSharePercent: () => null,
      visitMinutes: () => USUAL_VISIT_MINUTES,
    },
  },
  billPaper: {
    whenMissing: () => PLAIN_BILL_PAPER,
    of: {
      legalName: 'Always',
      taxNumber: 'Always',
      footer: 'Always',
      tipBasisPoints: 'Always',
      hasQrCode: 'Always',
      printsReceipts: 'Always',
    },
  },
});

/** The part of a venue that is stored in its JSON column. */
export function profileOf(venue: Venue): Profile {
  const {
    id,
    type,
    parentVenueId,
    name,
    username,
    rush,
    subscription,
    suspendedAt,
    isPractice,
    isActive,
    closedAt,
    ...profile
  } = venue;
  return profile;
}
