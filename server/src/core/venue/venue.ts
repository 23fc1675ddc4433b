import type { RoleGrants } from '../access/rights.ts';
import type { Weekday } from '../weekday.ts';
import type { BillPaper } from './bill-paper.ts';
import type { CourseTerms } from './courses.ts';
import type { DrawerTerms } from './drawer-terms.ts';
import type { FiscalDemand } from './fiscal-demand.ts';
import type { PaymentTerms } from './payment-terms.ts';
import type { Reasons } from './reasons.ts';
import type { VatTerms } from './vat.ts';

/** The profile and the settings of a venue. Instants are milliseconds since 1970-01-01T00:00Z. */

export const VENUE_TYPES = ['Independent', 'Headquarter', 'Branch'] as const;
export type VenueType = (typeof VENUE_TYPES)[number];

/**
 * The opening hours of one day, as `HH:mm` on the venue's clock. If `closesAt` is earlier than `opensAt`, it is on the next
 * morning; if both are equal, the venue is open for 24 hours. Both are `null` if the day is closed.
 */
export interface Hours {
  opensAt: string | null;
  closesAt: string | null;
  isClosed: boolean;
}

export interface DayHours extends Hours {
  day: Weekday;
}

/** A date with special hours, or on which the venue is closed. It replaces the hours of its weekday. */
export interface SpecialDay extends Hours {
  /** `YYYY-MM-DD` on the venue's clock. */
  date: string;
  name: string | null;
}

/** A pause of guest orders because the venue is too busy. `until` is an instant. */
export interface Rush {
  until: number;
  reason: string | null;
}

export interface Language {
  code: string;
  name: string;
}

export interface Address {
  line: string | null;
  district: string | null;
  city: string | null;
  country: string | null;
}

export interface ReservationSettings {
  isEnabled: boolean;
  confirmsAutomatically: boolean;
  /** Whether guests can also book on the public page of the venue. */
  isOfferedOnPage: boolean;
  /** Bookings are confirmed automatically up to this share of the seats, 1 to 300 percent; `null` for no limit. */
  seatSharePercent: number | null;
  /** The expected length of a visit, 30 to 240 minutes. A visit ends at the latest four hours after the check-in. */
  visitMinutes: number;
}

export interface Venue extends VatTerms, PaymentTerms, DrawerTerms, CourseTerms {
  id: string;
  type: VenueType;
  parentVenueId: string | null;
  name: string;
  username: string | null;
  logoUrl: string | null;
  address: Address;
  /** E.164. The number on which guests call the venue. */
  phone: string | null;
  location: { latitude: number; longitude: number } | null;
  /** The IANA name of its time zone. */
  timeZone: string;
  /** ISO 3166 alpha-2; also the country of a phone number without a country code. */
  countryCode: string;
  /** The languages of the menu, default language first; empty if none are set up. */
  languages: Language[];
  /** The hours of the weekdays that were entered, Monday first. */
  workingHours: DayHours[];
  specialDays: SpecialDay[];
  /** Whether orders of guests outside the opening hours are refused. */
  enforcesHours: boolean;
  graceBeforeMinutes: number;
  graceAfterMinutes: number;
  rush: Rush | null;
  /** When business days begin, `HH:mm` up to 12:00; `null` for midnight, or for the end of the opening hours if that is later. */
  dayBeginsAt: string | null;
  /** The first date to which `dayBeginsAt` applies, and its value `before`; `null` if it has always applied. */
  dayChange: { from: string; before: string | null } | null;
  /** Whether a fiscal device issues documents for its bills, and whether a bill can be closed without them. */
  fiscalDocuments: FiscalDemand;
  /** Hundredths of a percent. */
  serviceFeeBasisPoints: number;
  /** Minutes after which a ticket counts as late in the kitchen. */
  lateAfterMinutes: number;
  /** `seatedWaitMinutes`: after this time, seated guests without an order are shown as waiting. `readyWaitMinutes`: the same for ready dishes. */
  seatedWaitMinutes: number;
  readyWaitMinutes: number;
  /** After this time without a touch, a shared till or host screen is locked; 0 for never. */
  idleLockMinutes: number;
  /** After this time, owners and managers must give a new proof before they write in the panel; 0 for never. */
  proofHours: number;
  /** Whether the till offers takeaway orders. API keys can order takeaway anyway. */
  takesTakeaway: boolean;
  /** Whether the till offers deliveries. API keys can order deliveries anyway. */
  takesDelivery: boolean;
  subscription: { isActive: boolean; endsAt: number | null };
  /** When the operator suspended the venue; `null` if it is not suspended. A suspended venue takes no orders and reservations. */
  suspendedAt: number | null;
  reservations: ReservationSettings;
  billPaper: BillPaper;
  /** The reasons for deductions, and which deductions need a reason. */
  reasons: Reasons;
  /** There is a notice if a person manually deducts more than this percentage of their sales of a day; `null` for no notice. */
  reductionsNoticePercent: number | null;
  /** The e-mail addresses that get each day report. */
  dayReportEmails: string[];
  /** The grants of each role; `null` for the usual grants. */
  roles: RoleGrants | null;
  /** Whether it is a practice venue, whose bills and reservations are not real. The operator sets this. */
  isPractice: boolean;
  /** `false` if the operator has switched off the branch. Other venues are always active. */
  isActive: boolean;
  closedAt: number | null;
}

/** The default of `lateAfterMinutes`. */
export const USUAL_LATE_AFTER_MINUTES = 20;

/** The defaults of `seatedWaitMinutes` and `readyWaitMinutes`. */
export const USUAL_WAIT_MINUTES = { seated: 10, ready: 3 } as const;

/** The default of `idleLockMinutes`. */
export const USUAL_IDLE_LOCK_MINUTES = 3;

/** The default of `visitMinutes`. */
export const USUAL_VISIT_MINUTES = 120;

/** The fiscal documents that a venue demands; always `None` for a practice venue, whose bills are not real. */
export function fiscalDemandOf({
  isPractice,
  fiscalDocuments,
}: Pick<Venue, 'isPractice' | 'fiscalDocuments'>): FiscalDemand {
  return isPractice ? 'None' : fiscalDocuments;
}
