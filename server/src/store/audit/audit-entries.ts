import type { AuditActor, AuditEntry, AuditPart } from '../../core/audit/audit-entry.ts';
import type { Db, Tx } from '../database.ts';
import { countReachable } from '../distribution/reachable-shards.ts';
import { HIGHEST_ID } from '../list-page.ts';

/** Adds an entry to the audit log of a venue, in the transaction of the recorded act. */
export async function insertAuditEntry(tx: Tx, venueId: string, entry: AuditEntry): Promise<void> {
  const { id, at, part, operation, actor, accountId, accountName, address, traceId } = entry;
  await tx.query({
    name: 'insert-audit-entry',
    text: `insert into audit_entry (venue_id, entry_id, at, part, operation, actor, account_id, account_name, address,
                                    trace_id, record_count, records)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    values: [
      ...[venueId, id, new Date(at), part, operation, actor, accountId, accountName, address, traceId],
      ...[entry.recordCount, JSON.stringify(entry.records)],
    ],
  });
}

/** Which entries of a venue to list; `null` in a property does not filter. */
export interface AuditFilter {
  part: AuditPart | null;
  actor: AuditActor | null;
  accountId: string | null;
}

/**
 * The newest entries of a venue before an id (`null` from the newest), at most `limit`. Uses the primary key, or the
 * index of the filtered column.
 */
export async function listAuditEntries(
  db: Db,
  venueId: string,
  { part, actor, accountId }: AuditFilter,
  before: string | null,
  limit: number,
): Promise<AuditEntry[]> {
  return db.query<AuditEntry>({
    text: `select entry_id as id, at, part, operation, actor, account_id as "accountId", account_name as "accountName",
                  address, replace(trace_id::text, '-', '') as "traceId", record_count as "recordCount", records
             from audit_entry
            where venue_id = $1 and entry_id < $2 and ($3::text is null or part = $3)
                  and ($4::text is null or actor = $4) and ($5::uuid is null or account_id = $5)
            order by entry_id desc limit $6`,
    values: [venueId, before ?? HIGHEST_ID, part, actor, accountId, limit],
  });
}

/**
 * Deletes entries from before an instant, at most `most` of them. Uses `audit_entry_at`.
 * @returns the number that it found; if it is `most`, there may be more
 */
export async function deleteAuditEntriesBefore(db: Db, instant: number, most: number): Promise<number> {
  return countReachable(db, {
    across: 'AllVenues',
    text: `with old as (select venue_id, entry_id from audit_entry where at < $1 limit $2),
                gone as (
                  delete from audit_entry e using old
                   where e.venue_id = old.venue_id and e.entry_id = old.entry_id returning 1
                )
           select count(*) from old`,
    values: [new Date(instant), most],
  });
}
