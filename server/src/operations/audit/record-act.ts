import {
  type AuditActor,
  type AuditedCall,
  type AuditedRecord,
  type AuditPart,
  type Author,
  boundedRecords,
} from '../../core/audit/audit-entry.ts';
import { insertAuditEntry } from '../../store/audit/audit-entries.ts';
import type { Tx } from '../../store/database.ts';

/** What was done, in milliseconds since 1970-01-01T00:00Z. */
export interface Act {
  part: AuditPart;
  at: number;
  records: readonly AuditedRecord[];
}

/** Writes an act to the audit log of a venue, in its transaction; nothing for an act that touched no record. */
export async function recordAct(
  tx: Tx,
  venueId: string,
  { account, ...call }: Author,
  act: Act,
): Promise<void> {
  const actor: AuditActor = account === null ? 'Operator' : 'Account';
  const who = { actor, accountId: account?.accountId ?? null, accountName: account?.name ?? null };
  await insertAct(tx, venueId, call, act, who);
}

/** The same for what somebody did who is not known. */
export async function recordActOfNobody(tx: Tx, venueId: string, call: AuditedCall, act: Act): Promise<void> {
  await insertAct(tx, venueId, call, act, { actor: 'Nobody', accountId: null, accountName: null });
}

async function insertAct(
  tx: Tx,
  venueId: string,
  { entryId, operation, address, traceId }: AuditedCall,
  { part, at, records }: Act,
  who: { actor: AuditActor; accountId: string | null; accountName: string | null },
): Promise<void> {
  if (records.length === 0) return;
  const bounded = { recordCount: records.length, records: boundedRecords(records) };
  await insertAuditEntry(tx, venueId, {
    id: entryId,
    operation,
    address,
    traceId,
    part,
    at,
    ...who,
    ...bounded,
  });
}
