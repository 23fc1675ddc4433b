import { hash } from 'node:crypto';
import type { Draft, DraftSlot } from '../../core/assistants/draft.ts';
import type { Db, Tx } from '../database.ts';
import { countReachable } from '../distribution/reachable-shards.ts';

/** The drafts of equal requests of an API key at a venue. `likeness` is the text by which requests count as equal. */
export interface DraftGroup {
  venueId: string;
  keyId: string;
  likeness: string;
}

interface DraftRow {
  draft_id: string;
  slot: DraftSlot;
  content: unknown;
  expires_at: number;
  taken_at: number | null;
  taken_as: string | null;
}

const COLUMNS = 'draft_id, slot, content, expires_at, taken_at, taken_as';

function toDraft<Content>(row: DraftRow): Draft<Content> {
  const { taken_at: at, taken_as: as } = row;
  const taken = at === null || as === null ? null : { at, as };
  const { draft_id: id, slot, expires_at: expiresAt } = row;
  return { id, slot, content: row.content as Content, expiresAt, taken };
}

function keysOf({ venueId, keyId, likeness }: DraftGroup): [string, string, Buffer] {
  return [venueId, keyId, hash('sha256', likeness, 'buffer')];
}

/** The drafts of equal requests, by slot. Uses the primary key. */
export async function listMatchingDrafts<Content>(db: Db, owner: DraftGroup): Promise<Draft<Content>[]> {
  const rows = await db.query<DraftRow>({
    name: 'list-like-drafts',
    text: `select ${COLUMNS} from assistant_draft
            where venue_id = $1 and key_id = $2 and likeness = $3 order by slot`,
    values: keysOf(owner),
  });
  return rows.map((row) => toDraft<Content>(row));
}

/**
 * Writes a draft into the first slot unless it is occupied, then locks and returns the drafts of equal requests, by
 * slot. A concurrent session that wants one of them waits.
 */
export async function lockMatchingDrafts<Content>(
  tx: Tx,
  owner: DraftGroup,
  first: Omit<Draft<Content>, 'slot' | 'taken'>,
): Promise<Draft<Content>[]> {
  const keys = keysOf(owner);
  await tx.query({
    name: 'insert-draft',
    text: `insert into assistant_draft (venue_id, key_id, likeness, slot, draft_id, content, expires_at)
           values ($1, $2, $3, 0, $4, $5, $6) on conflict do nothing`,
    values: [...keys, first.id, JSON.stringify(first.content), new Date(first.expiresAt)],
  });
  // A session that writes a slot holds this lock. Only a statement that starts after the lock is free sees what that
  // session wrote.
  await tx.query({
    name: 'lock-first-draft',
    text: `select draft_id from assistant_draft
            where venue_id = $1 and key_id = $2 and likeness = $3 and slot = 0 for update`,
    values: keys,
  });
  const rows = await tx.query<DraftRow>({
    name: 'lock-like-drafts',
    text: `select ${COLUMNS} from assistant_draft
            where venue_id = $1 and key_id = $2 and likeness = $3 order by slot for update`,
    values: keys,
  });
  return rows.map((row) => toDraft<Content>(row));
}

/**
 * Writes an open draft into its slot and replaces the previous one. The caller holds the lock of {@link
 * lockMatchingDrafts}.
 */
export async function saveDraft<Content>(
  tx: Tx,
  owner: DraftGroup,
  { id, slot, content, expiresAt }: Omit<Draft<Content>, 'taken'>,
): Promise<void> {
  await tx.query({
    name: 'save-draft',
    text: `insert into assistant_draft (venue_id, key_id, likeness, slot, draft_id, content, expires_at)
           values ($1, $2, $3, $4, $5, $6, $7)
           on conflict (venue_id, key_id, likeness, slot) do update
              set draft_id = excluded.draft_id, content = excluded.content, expires_at = excluded.expires_at,
                  taken_at = null, taken_as = null`,
    values: [...keysOf(owner), slot, id, JSON.stringify(content), new Date(expiresAt)],
  });
}

/** The draft of a key with an id; `null` if another draft replaced it. Uses `assistant_draft_id`. */
export async function findDraft<Content>(
  db: Db,
  venueId: string,
  keyId: string,
  draftId: string,
): Promise<Draft<Content> | null> {
  const [row] = await db.query<DraftRow>({
    name: 'find-draft',
    text: `select ${COLUMNS} from assistant_draft where venue_id = $1 and draft_id = $2 and key_id = $3`,
    values: [venueId, draftId, keyId],
  });
  return row === undefined ? null : toDraft<Content>(row);
}

/** Records the order that a draft became. @returns whether the draft was still there and open */
export async function updateDraftTaken(
  tx: Tx,
  venueId: string,
  draftId: string,
  { at, as }: { at: number; as: string },
): Promise<boolean> {
  const rows = await tx.query({
    name: 'update-draft-taken',
    text: `update assistant_draft set taken_at = $3, taken_as = $4
            where venue_id = $1 and draft_id = $2 and taken_at is null returning draft_id`,
    values: [venueId, draftId, new Date(at), as],
  });
  return rows.length > 0;
}

/**
 * Deletes drafts that expired before an instant, at most `most` of them. Uses `assistant_draft_expires_at`.
 * @returns the number that it found; if it is `most`, there may be more
 */
export async function deleteDraftsBefore(db: Db, before: number, most: number): Promise<number> {
  return countReachable(db, {
    across: 'AllVenues',
    text: `with old as (
                  select venue_id, draft_id from assistant_draft where expires_at < $1 limit $2
                ),
                gone as (
                  delete from assistant_draft d using old
                   where d.venue_id = old.venue_id and d.draft_id = old.draft_id returning 1
                )
           select count(*) from old`,
    values: [new Date(before), most],
  });
}
