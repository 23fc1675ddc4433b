import { entriesOfAct, entryIdAt } from '../../core/audit/act-entries.ts';
import type {
  AuditActor,
  AuditedCall,
  AuditedRecord,
  AuditPart,
  Author,
} from '../../core/audit/audit-entry.ts';
import { insertAuditEntry } from '../../store/audit/audit-entries.ts';
import type { Tx } from '../../store/database.ts';

/** An act for the audit log; `at` in milliseconds. */
export interface Act {
  part: AuditPart;
  at: number;
  records: readonly AuditedRecord[];
}

/**
 * Writes an act to the audit log of a venue, in the transaction of the act. An act on many records gets several entries;
 * an act on no record gets none.
 */
export async function recordAct(
  tx: Tx,
  venueId: string,
  { account, operator, ...call }: Author,
  act: Act,
): Promise<void> {
  const actor: AuditActor = account === null ? 'Operator' : 'Account';
  const who = {
    actor,
    accountId: account?.accountId ?? null,
    accountName: account?.name ?? operator ?? null,
  };
  await insertAct(tx, venueId, call, act, who);
}

/** As `recordAct`, for an act of someone unknown. */
export async function recordAnonymousAct(
  tx: Tx,
  venueId: string,
  call: AuditedCall,
  act: Act,
): Promise<void> {
  await insertAct(tx, venueId, call, act, { actor: 'Nobody', accountId: null, accountName: null });
}

async function insertAct(
  tx: Tx,
  venueId: string,
  { entryId, operation, address, traceId }: AuditedCall,
  { part, at, records }: Act,
  who: { actor: AuditActor; accountId: string | null; accountName: string | null },
): Promise<void> {
  const entries = entriesOfAct(records);
  for (const [place, entry] of entries.entries()) {
    const id = entries.length === 1 ? entryId : entryIdAt(entryId, place);
    await insertAuditEntry(tx, venueId, { id, operation, address, traceId, part, at, ...who, ...entry });
  }
}
