import assert from 'node:assert/strict';
import type { Sofra } from '../harness/sofra.ts';
import type { StaffedVenue } from '../harness/staff.ts';

/** What a server of the release before changes of a bill. */
export interface ChangeAsBefore {
  billId: string;
  state?: string;
  action: string;
  /** A part of the stored content, and what stands there then. */
  replaced: [from: string, to: string];
}

/** Saves a bill as a server of the release before does, which knows nothing of moves and takings and keeps what it does not know of a bill. */
export async function saveAsBefore(
  { db, clock }: Sofra,
  { id, waiter }: StaffedVenue,
  { billId, state = 'Open', action, replaced: [from, to] }: ChangeAsBefore,
): Promise<void> {
  const [bill] = await db.query<{ revision: number; table: string | null; content: string }>({
    text: 'select revision, table_id as "table", content::text from bill where venue_id = $1 and bill_id = $2',
    values: [id, billId],
  });
  const { revision, table, content } = bill!;
  const by = { kind: 'Account', id: waiter.account.id, name: waiter.account.name };
  const changes = [{ kind: 'Bill', subjectId: billId, detail: {} }];
  const outcome = await db.query({
    text: `select save_bill(p_venue => $1, p_bill => $2, p_revision => $3, p_at_version => null, p_state => $4, p_table => $5, p_is_hidden => false,
             p_content => $6, p_action => $7, p_actor => $8, p_detail => '{}', p_tickets => '[]', p_changes => $9, p_stock_products => '{}',
             p_stock_deltas => '{}', p_is_event => false, p_now => $10) as outcome`,
    values: [
      ...[id, billId, revision, state, table, content.replaceAll(from, to), action, JSON.stringify(by)],
      ...[JSON.stringify(changes), new Date(clock.now())],
    ],
  });
  assert.deepEqual(outcome, [{ outcome: 'Saved' }]);
}
