import type { Language } from '../languages.ts';
import type { Actor } from './actor.ts';
import type { Approval } from './approval.ts';

export const PERSONAL_NOTICE_KINDS = [
  'ApprovalAsked',
  'ApprovalGiven',
  'ReductionsAboveShare',
  'BillsLeftOpen',
  'DrawerDiffers',
  'ReportDiffers',
  'NewBrowser',
  'AddressChanged',
  'FactorChanged',
] as const;

/** What can happen to the second factors of an account. */
export const FACTOR_CHANGES = [
  'AppAdded',
  'AppRemoved',
  'PasskeyAdded',
  'PasskeyRemoved',
  'CodesRenewed',
] as const;
export type FactorChange = (typeof FACTOR_CHANGES)[number];

/** What a notice says. A `subjectId` is that of the question, or of the person whom it is about. */
export type NoticeContent =
  /** The approval is read with the notice, which is of no use once the approval is over. */
  | { kind: 'ApprovalAsked'; subjectId: string; detail: Record<string, never> }
  | { kind: 'ApprovalGiven'; subjectId: string; detail: GivenApproval }
  | { kind: 'ReductionsAboveShare'; subjectId: string; detail: ReductionsOfDay }
  | { kind: 'BillsLeftOpen'; subjectId: null; detail: { day: string; bills: number; totalKurus: number } }
  /** A `subjectId` of the first count of this money: a recount is about the same. */
  | { kind: 'DrawerDiffers'; subjectId: string; detail: DifferingCount }
  | { kind: 'ReportDiffers'; subjectId: string; detail: DifferingReport }
  | { kind: 'NewBrowser'; subjectId: null; detail: SignInPlace }
  | { kind: 'AddressChanged'; subjectId: null; detail: ChangedAddress }
  | { kind: 'FactorChanged'; subjectId: null; detail: ChangedFactor };

/** What a person agreed to, and where. */
export type GivenApproval = Pick<Approval, 'act' | 'need' | 'billId' | 'amountKurus' | 'said' | 'askedBy'> & {
  /** The shared device at which they agreed; `null` for a browser of their own. */
  deviceName: string | null;
};

/** What a person took off by hand on a business day, and what they sold. */
export interface ReductionsOfDay {
  person: Actor;
  day: string;
  lostKurus: number;
  salesKurus: number;
}

/** A count of a drawer that is off by more than the venue allows. */
export interface DifferingCount {
  person: Actor;
  /** The code of the drawer, and its name; the name is empty if the venue has set up no drawers. */
  drawer: string;
  name: string;
  /** The row of the ledger that the money was counted by first. */
  row: number;
  day: string;
  expectedKurus: number;
  countedKurus: number;
}

/** What was found when the day reports of a venue were worked out again. */
export interface DifferingReport {
  /** The number of the report; `null` for the ledger itself. */
  report: number | null;
  /** A sentence for the operator. */
  what: string;
}

/** Where someone signed in to the account of the person for the first time. */
export interface SignInPlace {
  /** The browser and its system; `null` for a program that says nothing. */
  browser: string | null;
  /** A /24 or a /64. */
  network: string | null;
}

/** With which address the person signs in since a change; `null` for none. */
export interface ChangedAddress {
  before: string;
  after: string | null;
  by: { id: string; name: string };
}

/** What happened to the second factors of an account, and by whom. */
export interface ChangedFactor {
  change: FactorChange;
  /** `null` for the operator of the service. */
  by: { id: string; name: string } | null;
}

/** A notice for one person, kept until they have seen it. Instants are milliseconds. */
export type PersonalNotice = NoticeContent & {
  id: string;
  accountId: string;
  at: number;
  seenAt: number | null;
};

/** The notices of a venue for each of its people, for one mail each. `day` is a business day. */
export interface NoticesToMail {
  venueName: string;
  /** The language of the venue's papers and mails. */
  language: Language;
  day: string;
  readers: { email: string | null; contents: NoticeContent[] }[];
}
