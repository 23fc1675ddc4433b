import type { Language } from '../languages.ts';
import type { Actor } from './actor.ts';
import type { Approval } from './approval.ts';

/** The kinds of notices for one person. {@link NoticeContent} describes each kind. */
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

/** The changes of the second factors of an account. */
export const FACTOR_CHANGES = [
  'AppAdded',
  'AppRemoved',
  'PasskeyAdded',
  'PasskeyRemoved',
  'CodesRenewed',
] as const;
export type FactorChange = (typeof FACTOR_CHANGES)[number];

/**
 * The content of a notice. `subjectId` is the id of what the notice is about: an approval or a person, if nothing else is stated.
 */
export type NoticeContent =
  /** The approval is loaded together with the notice. The notice is of no use after the approval is over. */
  | { kind: 'ApprovalAsked'; subjectId: string; detail: Record<string, never> }
  | { kind: 'ApprovalGiven'; subjectId: string; detail: GivenApproval }
  | { kind: 'ReductionsAboveShare'; subjectId: string; detail: ReductionsOfDay }
  | { kind: 'BillsLeftOpen'; subjectId: null; detail: { day: string; bills: number; totalKurus: number } }
  /** `subjectId` is the id of the first count of this money. A notice about a recount has the same `subjectId`. */
  | { kind: 'DrawerDiffers'; subjectId: string; detail: DifferingCount }
  | { kind: 'ReportDiffers'; subjectId: string; detail: DifferingReport }
  | { kind: 'NewBrowser'; subjectId: null; detail: SignInPlace }
  | { kind: 'AddressChanged'; subjectId: null; detail: ChangedAddress }
  | { kind: 'FactorChanged'; subjectId: null; detail: ChangedFactor };

/** An approval that the person gave, with the device that they used. */
export type GivenApproval = Pick<Approval, 'act' | 'need' | 'billId' | 'amountKurus' | 'said' | 'askedBy'> & {
  /** The name of the shared device on which they agreed; `null` for their own browser. */
  deviceName: string | null;
};

/** The manual deductions and the sales of a person on a business day. */
export interface ReductionsOfDay {
  person: Actor;
  day: string;
  lostKurus: number;
  salesKurus: number;
}

/** A count of a drawer whose difference is larger than the venue allows. */
export interface DifferingCount {
  person: Actor;
  /** The code of the drawer, and its name; the name is empty if the venue has set up no drawers. */
  drawer: string;
  name: string;
  /** The ledger row of the first count of this money. */
  row: number;
  day: string;
  expectedKurus: number;
  countedKurus: number;
}

/** A difference between a stored day report and its recalculation. */
export interface DifferingReport {
  /** The number of the report; `null` for the ledger itself. */
  report: number | null;
  /** The difference, as a sentence for the operator. */
  what: string;
}

/** The browser and the network of a sign-in from a browser that the account had not used before. */
export interface SignInPlace {
  /** The browser and its operating system; `null` if the program does not send them. */
  browser: string | null;
  /** The network of the IP address: a /24 for IPv4, a /64 for IPv6. */
  network: string | null;
}

/** A change of the e-mail address with which a person signs in. `after` is `null` if the account has no address any more. */
export interface ChangedAddress {
  before: string;
  after: string | null;
  by: { id: string; name: string };
}

/** A change of the second factors of an account, and its author. */
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

/** The notices of a venue to send by mail, by person: each person gets one mail. `day` is a business day. */
export interface NoticesToMail {
  venueName: string;
  /** The language of the venue's papers and mails. */
  language: Language;
  day: string;
  readers: { email: string | null; contents: NoticeContent[] }[];
}
