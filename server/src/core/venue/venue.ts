import type { RoleGrants } from '../access/rights.ts';
import type { Weekday } from '../weekday.ts';
import type { BillPaper } from './bill-paper.ts';
import type { CourseTerms } from './courses.ts';
import type { DrawerTerms } from './drawer-terms.ts';
import type { FiscalDemand } from './fiscal-demand.ts';
import type { PaymentTerms } from './payment-terms.ts';
import type { Reasons } from './reasons.ts';
import type { VatTerms } from './vat.ts';

/** The facts of a venue that rules need. Instants are milliseconds since 1970-01-01T00:00Z. */

export const VENUE_TYPES = ['Independent', 'Headquarter', 'Branch'] as const;
export type VenueType = (typeof VENUE_TYPES)[number];

/**
 * The hours of one day. `HH:mm` on the venue's clock; `closesAt` earlier than `opensAt` is the next morning,
 * equal to it is round the clock; both are `null` if the day is closed.
 */
export interface Hours {
  opensAt: string | null;
  closesAt: string | null;
  isClosed: boolean;
}

export interface DayHours extends Hours {
  day: Weekday;
}

/** A date with hours of its own, or closed. It replaces the hours of its weekday. */
export interface SpecialDay extends Hours {
  /** `YYYY-MM-DD` on the venue's clock. */
  date: string;
  name: string | null;
}

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
  /** Whether guests can book on the page of the venue, too. */
  isOfferedOnPage: boolean;
  /** The share of its seats, 1 to 300, up to which a venue confirms bookings automatically; `null` for no limit. */
  seatSharePercent: number | null;
  /** How long a visit takes, 30 to 240. Time ends a visit four hours after the check-in. */
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
  /** E.164: where guests call the venue. */
  phone: string | null;
  location: { latitude: number; longitude: number } | null;
  /** IANA name. */
  timeZone: string;
  /** ISO 3166 alpha-2; the region in which a phone number without a country code is read. */
  countryCode: string;
  /** Menu languages, the default one first; empty when none are set up. */
  languages: Language[];
  /** Days that were entered, Monday first. */
  workingHours: DayHours[];
  specialDays: SpecialDay[];
  /** Whether orders outside the hours are refused. */
  enforcesHours: boolean;
  graceBeforeMinutes: number;
  graceAfterMinutes: number;
  rush: Rush | null;
  /** `HH:mm` at which its days begin, up to 12:00; `null` for midnight, or the end of the hours of the day before. */
  dayBeginsAt: string | null;
  /** The first date to which `dayBeginsAt` applies, and what it was before; `null` if it always applied. */
  dayChange: { from: string; before: string | null } | null;
  /** Whether a fiscal device issues documents for its bills, and whether a bill is closed only with them. */
  fiscalDocuments: FiscalDemand;
  /** Hundredths of a percent. */
  serviceFeeBasisPoints: number;
  /** Minutes after which a ticket counts as late in the kitchen. */
  lateAfterMinutes: number;
  /** Minutes after which seated guests without an order, and dishes that are ready to serve, are shown as waiting. */
  seatedWaitMinutes: number;
  readyWaitMinutes: number;
  /** Minutes without a touch after which a shared till or screen of a host is locked; 0 for never. */
  idleLockMinutes: number;
  /** Hours after which owners and managers are asked for their password again before they write in the panel; 0 for never. */
  proofHours: number;
  /** Whether its till offers orders to take away; those of API keys are taken in any case. */
  takesTakeaway: boolean;
  /** Whether its till offers deliveries; those of API keys are taken in any case. */
  takesDelivery: boolean;
  subscription: { isActive: boolean; endsAt: number | null };
  /** Since when the operator has suspended it; `null` while it may take orders and reservations. */
  suspendedAt: number | null;
  reservations: ReservationSettings;
  billPaper: BillPaper;
  /** Why things are taken off, and which of it needs a reason. */
  reasons: Reasons;
  /** A person who takes off more than this percentage of their sales of a day by hand is noticed; `null` for no notice. */
  reductionsNoticePercent: number | null;
  /** The e-mail addresses that each day report is mailed to. */
  dayReportEmails: string[];
  /** What each role may do; `null` for what is usual. */
  roles: RoleGrants | null;
  /** Whether it is for practice alone: no bill and no reservation of it is real. The operator decides it. */
  isPractice: boolean;
  /** A branch can be switched off by the operator. */
  isActive: boolean;
  closedAt: number | null;
}

/** `lateAfterMinutes` of a venue that has not decided it. */
export const USUALLY_LATE_AFTER_MINUTES = 20;

/** `seatedWaitMinutes` and `readyWaitMinutes` of a venue that has not decided them. */
export const USUAL_WAIT_MINUTES = { seated: 10, ready: 3 } as const;

/** `idleLockMinutes` of a venue that has not decided it. */
export const USUAL_IDLE_LOCK_MINUTES = 3;

/** `visitMinutes` of a venue that has not decided it. */
export const USUAL_VISIT_MINUTES = 120;

/** What a venue demands of a fiscal device; nothing for bills that are not real. */
export function fiscalDemandOf({
  isPractice,
  fiscalDocuments,
}: Pick<Venue, 'isPractice' | 'fiscalDocuments'>): FiscalDemand {
  return isPractice ? 'None' : fiscalDocuments;
}
