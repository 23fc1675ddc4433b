import type { AccountRole } from '../../core/access/account.ts';
import type { Actor } from '../../core/access/actor.ts';
import type { Approval } from '../../core/access/approval.ts';
import { type Grants, grantsOf } from '../../core/access/rights.ts';
import type { Db, Tx } from '../database.ts';
import { countReachable } from '../distribution/reachable-shards.ts';

/** The key of an approval. */
export interface ApprovalRef {
  venueId: string;
  approvalId: string;
}

const APPROVAL = `approval_id as id, state, act, need, subject_id as "billId", line_ids as "lineIds", amount_kurus as "amountKurus", reason, said,
                  asked_at as "askedAt", asked_by as "askedBy", expires_at as "expiresAt", answered_at as "answeredAt",
                  answered_by as "answeredBy"`;

/** Stores a request for an approval. */
export async function insertApproval(tx: Tx, venueId: string, approval: Approval): Promise<void> {
  const { id, state, act, need, billId, lineIds, amountKurus, reason, said, askedAt, askedBy, expiresAt } =
    approval;
  await tx.query({
    text: `insert into approval (venue_id, approval_id, state, act, need, subject_id, line_ids, amount_kurus, reason, said, asked_at, asked_by,
                                 expires_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    values: [
      ...[venueId, id, state, act, need, billId, lineIds, amountKurus, reason, JSON.stringify(said)],
      ...[new Date(askedAt), JSON.stringify(askedBy), new Date(expiresAt)],
    ],
  });
}

/** Stores the answer to a request, or that the request was withdrawn. The caller holds the lock of the venue's head. */
export async function updateApproval(
  tx: Tx,
  venueId: string,
  { id, state, expiresAt, answeredAt, answeredBy }: Approval,
): Promise<void> {
  await tx.query({
    text: `update approval set state = $3, expires_at = $4, answered_at = $5, answered_by = $6
            where venue_id = $1 and approval_id = $2`,
    values: [
      ...[venueId, id, state, new Date(expiresAt)],
      ...[answeredAt === null ? null : new Date(answeredAt)],
      ...[answeredBy === null ? null : JSON.stringify(answeredBy)],
    ],
  });
}

/** An approval; `null` for none. Uses the primary key. */
export async function findApproval(db: Db, { venueId, approvalId }: ApprovalRef): Promise<Approval | null> {
  const [row] = await db.query<Approval>({
    name: 'find-approval',
    text: `select ${APPROVAL} from approval where venue_id = $1 and approval_id = $2`,
    values: [venueId, approvalId],
  });
  return row ?? null;
}

/** An approval that a person of the venue answered, and the current record of that person. */
export interface Agreement {
  approval: Approval;
  approver: Person;
  /** The same person as an actor, for histories. */
  approvedBy: Actor;
}

/**
 * An approval with the person who answered it; `null` if there is no answer, or the person no longer works at the
 * venue.
 */
export async function findAgreement(db: Db, ref: ApprovalRef): Promise<Agreement | null> {
  const approval = await findApproval(db, ref);
  if (!approval?.answeredBy) return null;
  const approver = (await listPeople(db, ref.venueId)).find(
    ({ accountId }) => accountId === approval.answeredBy?.id,
  );
  return approver === undefined ? null : { approval, approver, approvedBy: approval.answeredBy };
}

/**
 * Marks a granted approval as used. The caller holds the lock of the venue's head.
 * @returns its id; `null` if it was used or withdrawn before, or has expired
 */
export async function updateApprovalAsUsed(
  tx: Tx,
  { venueId, approvalId }: ApprovalRef,
  now: number,
): Promise<string | null> {
  const [row] = await tx.query<{ id: string }>({
    text: `update approval set state = 'Used', used_at = $3
            where venue_id = $1 and approval_id = $2 and state = 'Agreed' and expires_at > $3 returning approval_id as id`,
    values: [venueId, approvalId, new Date(now)],
  });
  return row?.id ?? null;
}

/** The requests of a venue that wait for an answer, the oldest first. Uses `approval_asked`. */
export function listAskedApprovals(db: Db, venueId: string, now: number): Promise<Approval[]> {
  return db.query<Approval>({
    name: 'list-asked-approvals',
    text: `select ${APPROVAL} from approval
            where venue_id = $1 and state = 'Asked' and expires_at > $2 order by asked_at, approval_id`,
    values: [venueId, new Date(now)],
  });
}

/** A person of a venue with their rights there. */
export interface Person extends Grants {
  accountId: string;
  name: string;
  /** `null` for a person who has only a name and a PIN. */
  email: string | null;
  role: AccountRole;
}

/** The people of the venue itself, sorted by name; without owners of its headquarter, and without bridges. */
export async function listPeople(db: Db, venueId: string): Promise<Person[]> {
  const rows = await db.query<Omit<Person, keyof Grants> & { grants: Grants | null }>({
    name: 'list-people',
    text: `select a.account_id as "accountId", a.name, a.email, a.role, (v.roles -> a.role)::json as grants
             from account a join venue v on v.venue_id = a.venue_id
            where a.venue_id = $1 and a.role <> 'Bridge' order by a.name, a.account_id`,
    values: [venueId],
  });
  return rows.map(({ grants, ...person }) => {
    const { rights, mostOffBasisPoints } = grants ?? grantsOf(person.role, null);
    return { ...person, rights, mostOffBasisPoints };
  });
}

/**
 * Deletes approvals that were requested before an instant, at most `most` of them; histories keep the approver. Uses
 * `approval_asked_at`.
 * @returns the number that it found; if it is `most`, there may be more
 */
export async function deleteApprovalsBefore(db: Db, instant: number, most: number): Promise<number> {
  return countReachable(db, {
    across: 'AllVenues',
    text: `with old as (select venue_id, approval_id from approval where asked_at < $1 limit $2),
                gone as (
                  delete from approval a using old
                   where a.venue_id = old.venue_id and a.approval_id = old.approval_id returning 1
                )
           select count(*) from old`,
    values: [new Date(instant), most],
  });
}
