import type { FactorChange } from '../../../core/access/personal-notice.ts';
import type { ActStamp, Author } from '../../../core/audit/audit-entry.ts';
import { idAt, type Random } from '../../../parts/parts.ts';
import type { FactorRef } from '../../../store/access/sign-in/second-factors.ts';
import type { Tx } from '../../../store/database.ts';
import { writeAccountNotice } from '../notices/write-notices.ts';

/**
 * Writes a notice (shown in the bell) that a second factor was added to an account or removed from it, and by whom.
 * `mailFactorChange` sends the mail. The caller holds the lock of the venue.
 */
export async function writeFactorNotice(
  { tx, random }: { tx: Tx; random: Random },
  ref: FactorRef,
  change: FactorChange,
  { by: { account }, now }: ActStamp<Author>,
): Promise<void> {
  const by = account === null ? null : { id: account.accountId, name: account.name };
  const content = { kind: 'FactorChanged', subjectId: null, detail: { change, by } } as const;
  await writeAccountNotice({ tx, newId: () => idAt(now, random) }, ref, content, now);
}
