import type { Actor } from '../../core/access/actor.ts';
import {
  type Approval,
  type ApprovalQuestion,
  describeAct,
  isSameQuestion,
  type MovementSubject,
  mayApprove,
  QUESTION_LIFETIME_MS,
  recordAnswer,
  withdrawApproval,
} from '../../core/access/approval.ts';
import type { NoticeContent } from '../../core/access/personal-notice.ts';
import { seesOthersBills } from '../../core/access/policies/bills/bills.ts';
import { actorOf, type Session } from '../../core/access/sign-in/session.ts';
import type { CashMoveRequest } from '../../core/drawers/approvable-move.ts';
import { Refusal } from '../../core/refusals.ts';
import type { Venue } from '../../core/venue/venue.ts';
import type { NewId } from '../../parts/parts.ts';
import { findAccountReaching } from '../../store/access/accounts.ts';
import {
  type ApprovalRef,
  findApproval,
  insertApproval,
  listAskedApprovals,
  listPeople,
  type Person,
  updateApproval,
} from '../../store/access/approvals.ts';
import { deleteNoticesAbout, insertNotices } from '../../store/access/personal-notices.ts';
import { findBill } from '../../store/bills/bills.ts';
import { type Database, type Db, inTransaction, type Tx } from '../../store/database.ts';
import type { VenueCache } from '../../store/venue/cache/venue-cache.ts';
import { changeOfPart, logChanges } from '../../store/venue/venue-changes.ts';
import { lockVenueHead } from '../../store/venue/venue-heads.ts';
import { requireDrawer } from '../drawers/write-drawer-act.ts';
import { requireVenue } from '../venue/require-venue.ts';

/** The dependencies of approvals. */
export interface ApprovalParts {
  db: Database;
  newId: NewId;
}

/** A request for approval, and the people who may answer it. */
export interface ApprovalWithApprovers {
  approval: Approval;
  approvers: Person[];
}

/**
 * Asks all colleagues who may approve an act: each gets a notice. If the same person asked the same question before, the new one
 * replaces it.
 * @throws Refusal BILL_NOT_FOUND, LINE_NOT_FOUND, DRAWER_NOT_FOUND, ACCOUNT_NOT_FOUND
 */
export async function askApproval(
  { db, cache, newId }: ApprovalParts & { cache: VenueCache },
  venueId: string,
  said: Omit<ApprovalQuestion, 'movement'> & { movement: CashMoveRequest | null },
  askedBy: Actor,
  now: number,
): Promise<ApprovalWithApprovers> {
  const { venue } = await requireVenue(cache, venueId);
  return inTransaction(db, async (tx) => {
    await lockVenueHead(tx, venueId);
    const { movement: moved, billId, ...asks } = said;
    const movement = moved && (await addNamesTo(tx, venue, moved));
    const question: ApprovalQuestion = { ...asks, billId, movement };
    const bill = billId === null ? null : await findBill(tx, venueId, billId);
    if (billId !== null && bill === null) throw new Refusal('BILL_NOT_FOUND');
    for (const earlier of await listAskedApprovals(tx, venueId, now))
      if (isSameQuestion(earlier, question, askedBy))
        await saveApproval(tx, venueId, withdrawApproval(earlier, now));
    const approval: Approval = {
      ...{
        id: newId(),
        state: 'Asked',
        ...asks,
        billId,
        said: describeAct(bill, question),
        askedAt: now,
        askedBy,
      },
      ...{ expiresAt: now + QUESTION_LIFETIME_MS, answeredAt: null, answeredBy: null },
    };
    const approvers = (await listPeople(tx, venueId)).filter((person) => mayApprove(person, approval));
    await insertApproval(tx, venueId, approval);
    const asked: NoticeContent = { kind: 'ApprovalAsked', subjectId: approval.id, detail: {} };
    const notices = approvers.map(({ accountId }) => ({ id: newId(), accountId, at: now, ...asked }));
    await insertNotices(tx, venueId, notices);
    await logChanges(tx, venueId, [changeOfPart(venueId, 'Notices')], now);
    return { approval, approvers };
  });
}

/** Adds the names of the drawer and of the person who gets the cash, for the colleagues who are asked. */
async function addNamesTo(tx: Tx, venue: Venue, movement: CashMoveRequest): Promise<MovementSubject> {
  const { name: drawerName } = requireDrawer(venue, movement.drawer);
  if (movement.toId === null) return { ...movement, drawerName, toName: null };
  const to = await findAccountReaching(tx, venue.id, movement.toId);
  if (to === null) throw new Refusal('ACCOUNT_NOT_FOUND');
  return { ...movement, drawerName, toName: to.name };
}

/** The person who answers, and the device they use. */
export interface Answerer {
  accountId: string;
  /** The shared device; `null` if they use their own browser. */
  device: Session['device'];
}

/**
 * Approves or declines a request. The person who approved gets a notice, so that they learn if someone else used their
 * PIN.
 * @throws Refusal APPROVAL_NOT_FOUND, APPROVAL_OVER; NOT_PERMITTED for the asker, for people without an account at this
 *   venue, and for people who lack the right themselves
 */
export function answerApproval(
  { db, newId }: ApprovalParts,
  ref: ApprovalRef,
  answer: 'Agreed' | 'Declined',
  { accountId, device }: Answerer,
  now: number,
): Promise<ApprovalWithApprovers> {
  return changeApproval(db, ref, now, async (tx, before, people) => {
    const person = people.find((one) => one.accountId === accountId);
    if (person === undefined || !mayApprove(person, before)) throw new Refusal('NOT_PERMITTED');
    const approval = recordAnswer(before, answer, actorOf({ ...person, device }), now);
    if (approval === before || answer === 'Declined') return approval;
    const { act, need, billId, amountKurus, said, askedBy } = approval;
    const detail = { act, need, billId, amountKurus, said, askedBy, deviceName: device?.name ?? null };
    const given: NoticeContent = { kind: 'ApprovalGiven', subjectId: approval.id, detail };
    await insertNotices(tx, ref.venueId, [{ id: newId(), accountId, at: now, ...given }]);
    return approval;
  });
}

/**
 * Withdraws a request, or an approval that was not used yet.
 * @throws Refusal APPROVAL_NOT_FOUND if another person asked, APPROVAL_OVER
 */
export function takeBackApproval(
  { db }: ApprovalParts,
  ref: ApprovalRef,
  accountId: string,
  now: number,
): Promise<ApprovalWithApprovers> {
  return changeApproval(db, ref, now, async (_tx, before) => {
    if (before.askedBy.id !== accountId) throw new Refusal('APPROVAL_NOT_FOUND');
    return withdrawApproval(before, now);
  });
}

/** The requests that wait for an answer, each with the people who may answer it, oldest first. */
async function listOpenApprovals(db: Db, venueId: string, now: number): Promise<ApprovalWithApprovers[]> {
  const asked = await listAskedApprovals(db, venueId, now);
  if (asked.length === 0) return [];
  const people = await listPeople(db, venueId);
  return asked.map((approval) => withApprovers(approval, people));
}

/** The open requests that a person made or may answer, the oldest first. */
export async function listOwnApprovals(
  db: Db,
  venueId: string,
  accountId: string,
  now: number,
): Promise<ApprovalWithApprovers[]> {
  return (await listOpenApprovals(db, venueId, now)).filter((one) => isVisibleTo(one, accountId));
}

/**
 * The open requests that a person must know before they close the day or take a payment. With the right to close the
 * day: all. With the right to take payments for the bills of others: also those about bills. Else as {@link listOwnApprovals}.
 */
export async function listApprovals(
  db: Db,
  venueId: string,
  session: Pick<Session, 'accountId' | 'rights' | 'role'>,
  now: number,
): Promise<ApprovalWithApprovers[]> {
  const { accountId, rights } = session;
  const takesAll = rights.includes('takePayments') && seesOthersBills(session);
  const asked = await listOpenApprovals(db, venueId, now);
  if (rights.includes('closeDay')) return asked;
  return asked.filter((one) => isVisibleTo(one, accountId) || (takesAll && one.approval.billId !== null));
}

/**
 * A request for approval. Only the asker and the people who may answer can read it.
 *
 * @throws Refusal APPROVAL_NOT_FOUND
 */
export async function readApproval(
  db: Db,
  ref: ApprovalRef,
  accountId: string,
): Promise<ApprovalWithApprovers> {
  const approval = await findApproval(db, ref);
  if (approval === null) throw new Refusal('APPROVAL_NOT_FOUND');
  const read = withApprovers(approval, await listPeople(db, ref.venueId));
  if (!isVisibleTo(read, accountId)) throw new Refusal('APPROVAL_NOT_FOUND');
  return read;
}

function withApprovers(approval: Approval, people: readonly Person[]): ApprovalWithApprovers {
  return { approval, approvers: people.filter((person) => mayApprove(person, approval)) };
}

function isVisibleTo({ approval, approvers }: ApprovalWithApprovers, accountId: string): boolean {
  return approval.askedBy.id === accountId || approvers.some((person) => person.accountId === accountId);
}

async function changeApproval(
  db: Database,
  ref: ApprovalRef,
  now: number,
  change: (tx: Tx, before: Approval, people: readonly Person[]) => Promise<Approval>,
): Promise<ApprovalWithApprovers> {
  return inTransaction(db, async (tx) => {
    await lockVenueHead(tx, ref.venueId);
    const before = await findApproval(tx, ref);
    if (before === null) throw new Refusal('APPROVAL_NOT_FOUND');
    const people = await listPeople(tx, ref.venueId);
    const after = await change(tx, before, people);
    if (after !== before) {
      await saveApproval(tx, ref.venueId, after);
      await logChanges(tx, ref.venueId, [changeOfPart(ref.venueId, 'Notices')], now);
    }
    return withApprovers(after, people);
  });
}

/** Stores a changed request, and removes the notices that ask colleagues to answer it. */
async function saveApproval(tx: Tx, venueId: string, approval: Approval): Promise<void> {
  await updateApproval(tx, venueId, approval);
  await deleteNoticesAbout(tx, venueId, approval.id, 'ApprovalAsked');
}
