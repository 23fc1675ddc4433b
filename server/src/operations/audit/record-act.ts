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

/** What was done, in milliseconds since 1970-01-01T00:00Z. */
export interface Act {
  part: AuditPart;
  at: number;
  records: readonly AuditedRecord[];
}

/** Writes an act to the audit log of a venue, in its transaction: in several entries where it touched many records, in none where it touched none. */
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

/** The same for an act of someone unknown. */
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
