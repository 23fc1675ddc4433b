import type { LinkPurpose } from '../../../core/access/sign-in/one-time-link.ts';
import type { Db, Tx } from '../../database.ts';
import { countReachable } from '../../distribution/reachable-shards.ts';

/** A link that was not used yet. Only the SHA-256 of its code is stored. */
export interface OneTimeLink {
  /** `NO_VENUE_ID` for a link that registers a new restaurant. */
  venueId: string;
  codeHash: Buffer;
  purpose: LinkPurpose;
  /** The account whose password or PIN the link sets; `null` for a link that registers a new restaurant. */
  accountId: string | null;
  /** First instant at which it no longer works, in milliseconds. */
  expiresAt: number;
}

/** The key of a link. */
export type OneTimeLinkRef = Pick<OneTimeLink, 'venueId' | 'codeHash' | 'purpose'>;

/** Stores a link. */
export async function insertOneTimeLink(tx: Tx, link: OneTimeLink): Promise<void> {
  await tx.query({
    text: `insert into one_time_link (venue_id, code_hash, purpose, account_id, expires_at)
           values ($1, $2, $3, $4, $5)`,
    values: [link.venueId, link.codeHash, link.purpose, link.accountId, new Date(link.expiresAt)],
  });
}

/** The link with this key, if it works at an instant; else `null`. Uses the primary key. */
export async function findOneTimeLink(
  db: Db,
  { venueId, codeHash, purpose }: OneTimeLinkRef,
  now: number,
): Promise<{ accountId: string | null } | null> {
  const [row] = await db.query<{ accountId: string | null }>({
    text: `select account_id as "accountId" from one_time_link
            where venue_id = $1 and code_hash = $2 and purpose = $3 and expires_at > $4`,
    values: [venueId, codeHash, purpose, new Date(now)],
  });
  return row ?? null;
}

/** Whether an account has a link that works at an instant. Uses the venue of the primary key. */
export async function hasOneTimeLink(
  tx: Tx,
  { venueId, accountId, purpose }: Pick<OneTimeLink, 'venueId' | 'accountId' | 'purpose'>,
  now: number,
): Promise<boolean> {
  const found = await tx.query({
    text: `select 1 from one_time_link
            where venue_id = $1 and account_id = $2 and purpose = $3 and expires_at > $4`,
    values: [venueId, accountId, purpose, new Date(now)],
  });
  return found.length > 0;
}

/**
 * Deletes a link so that it cannot be used again; a concurrent transaction waits, and gets `false`.
 * @returns whether the link still worked
 */
export async function takeOneTimeLink(
  tx: Tx,
  { venueId, codeHash, purpose }: OneTimeLinkRef,
  now: number,
): Promise<boolean> {
  const taken = await tx.query({
    text: `delete from one_time_link
            where venue_id = $1 and code_hash = $2 and purpose = $3 and expires_at > $4 returning venue_id`,
    values: [venueId, codeHash, purpose, new Date(now)],
  });
  return taken.length > 0;
}

/**
 * Deletes expired links, at most `most` of them. Uses `one_time_link_expires_at`.
 * @returns the number that it found; if it is `most`, there may be more
 */
export async function deleteExpiredOneTimeLinks(db: Db, now: number, most: number): Promise<number> {
  return countReachable(db, {
    across: 'AllVenues',
    text: `with old as (select venue_id, code_hash from one_time_link where expires_at <= $1 limit $2),
                gone as (
                  delete from one_time_link l using old
                   where l.venue_id = old.venue_id and l.code_hash = old.code_hash returning 1
                )
           select count(*) from old`,
    values: [new Date(now), most],
  });
}

/**
 * Deletes all links and codes of some purposes of an account, such as those that set its password or its PIN. Uses
 * the venue of the primary key.
 */
export async function deleteOneTimeLinks(
  tx: Tx,
  venueId: string,
  accountId: string,
  purpose: 'Password' | 'Pin' | 'Invitation',
): Promise<void> {
  await tx.query({
    text: 'delete from one_time_link where venue_id = $1 and account_id = $2 and purpose = $3',
    values: [venueId, accountId, purpose],
  });
}
