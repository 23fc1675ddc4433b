import type { Actor } from './actor.ts';
import type { Approval } from './approval.ts';

export const PERSONAL_NOTICE_KINDS = [
  'ApprovalAsked',
  'ApprovalGiven',
  'ReductionsAboveShare',
  'BillsLeftOpen',
] as const;

/** What a notice says. A `subjectId` is that of the question, or of the person whom it is about. */
export type NoticeContent =
  /** The question itself is read with it: it says nothing any more once it is over. */
  | { kind: 'ApprovalAsked'; subjectId: string; detail: Record<string, never> }
  | { kind: 'ApprovalGiven'; subjectId: string; detail: GivenApproval }
  | { kind: 'ReductionsAboveShare'; subjectId: string; detail: ReductionsOfDay }
  | { kind: 'BillsLeftOpen'; subjectId: null; detail: { day: string; bills: number; totalKurus: number } };

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

/** A notice for one person, kept until they have seen it. Instants are milliseconds. */
export type PersonalNotice = NoticeContent & {
  id: string;
  accountId: string;
  at: number;
  seenAt: number | null;
};

/** A business day that was looked at, and what there is to look at for each person. */
export interface EndedDay {
  venueName: string;
  day: string;
  readers: { email: string | null; contents: NoticeContent[] }[];
}
