import { USUAL_PROOF_HOURS } from '../../core/access/sign-in/fresh-proof.ts';
import { USUAL_REDUCTIONS_NOTICE_PERCENT } from '../../core/venue/reasons.ts';
import { USUAL_IDLE_LOCK_MINUTES, type Venue } from '../../core/venue/venue.ts';
import { storedReader } from '../stored-json.ts';

/** The properties of a venue that have their own columns. */
type InColumns =
  | 'id'
  | 'type'
  | 'parentVenueId'
  | 'name'
  | 'username'
  | 'rush'
  | 'subscription'
  | 'suspendedAt'
  | 'roles'
  | 'isPractice'
  | 'isActive'
  | 'closedAt';

/** The properties of a venue that are stored in one JSON column. */
export type Profile = Omit<Venue, InColumns>;

const HOURS = { opensAt: 'Always', closesAt: 'Always', isClosed: 'Always' } as const;

const REASON_TERMS = { of: { usual: 'Always', isNeeded: 'Always' } } as const;

/** Reads the stored profile of a venue. */
export const readProfile = storedReader<Profile>({
  logoUrl: 'Always',
  address: { of: { line: 'Always', district: 'Always', city: 'Always', country: 'Always' } },
  phone: 'Always',
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
  vatClasses: {
    of: {
      code: 'Always',
      name: 'Always',
      section: 'Always',
      rates: { of: { from: 'Always', basisPoints: 'Always', takeawayBasisPoints: 'Always' } },
    },
  },
  vatClass: 'Always',
  serviceFeeVatClass: 'Always',
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
  },
  cashStepKurus: 'Always',
  drawers: {
    of: { code: 'Always', name: 'Always', printerId: 'Always', deviceId: 'Always' },
    whenMissing: () => [],
  },
  blindCount: () => false,
  drawerDifferenceAllowedKurus: () => 0,
  courses: { of: { code: 'Always', name: 'Always' }, whenMissing: () => [] },
  dayReportEmails: () => [],
  dayBeginsAt: 'Always',
  fiscalDocuments: 'Always',
  dayChange: { of: { from: 'Always', before: 'Always' } },
  lateAfterMinutes: 'Always',
  seatedWaitMinutes: 'Always',
  readyWaitMinutes: 'Always',
  idleLockMinutes: () => USUAL_IDLE_LOCK_MINUTES,
  proofHours: () => USUAL_PROOF_HOURS,
  takesTakeaway: 'Always',
  takesDelivery: 'Always',
  reservations: {
    of: {
      isEnabled: 'Always',
      confirmsAutomatically: 'Always',
      isOfferedOnPage: 'Always',
      seatSharePercent: 'Always',
      visitMinutes: 'Always',
    },
  },
  billPaper: {
    of: {
      legalName: 'Always',
      taxNumber: 'Always',
      footer: 'Always',
      tipBasisPoints: 'Always',
      hasQrCode: 'Always',
      printsReceipts: 'Always',
    },
  },
  reasons: {
    of: {
      remove: REASON_TERMS,
      void: REASON_TERMS,
      comp: REASON_TERMS,
      discount: REASON_TERMS,
      refund: REASON_TERMS,
      price: REASON_TERMS,
    },
  },
  reductionsNoticePercent: () => USUAL_REDUCTIONS_NOTICE_PERCENT,
});

/** The properties of a venue that are stored in its JSON column `profile`. */
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
    roles,
    isPractice,
    isActive,
    closedAt,
    ...profile
  } = venue;
  return profile;
}
