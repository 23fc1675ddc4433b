import type { Bill } from '../../core/bills/bill.ts';
import { billWithRound, type NewRound } from '../../core/bills/ordering/new-round.ts';
import { lockOpenBill } from '../../store/bills/bills.ts';
import type { PlaceRound } from '../../store/bills/placement-groups.ts';
import { placeRound } from '../../store/bills/placements.ts';
import { type Database, inTransaction } from '../../store/database.ts';
import { STALE, type Stale } from '../decide-until-fresh.ts';
import {
  type PlacedRound,
  type PlacementTerms,
  resolveRoundAttempt,
  saveRound,
  tryRound,
} from './place-round.ts';
import { type Permit, useApproval } from './require-right.ts';

/**
 * Saves a round of staff as {@link saveRound} does. If it needs an approval, the approval is used up in the same
 * transaction, while the bill is locked.
 * @param permit  the approval that the round uses up; `null` if it needs none
 * @throws Refusal those of `saveRound` and `useApproval`
 */
export async function saveStaffRound(
  db: Database,
  round: NewRound,
  { permit, ...terms }: PlacementTerms & { permit: Permit | null },
  open: Bill | null,
  now: number,
): Promise<PlacedRound | Stale> {
  if (permit === null) return saveRound(db, round, terms, open, now);
  const expected = billWithRound(round, open);
  if (expected === null) return STALE;
  const attempt = await inTransaction(db, async (tx) => {
    const place: PlaceRound = (roundOnBill, at) => placeRound(tx, roundOnBill, at);
    const tried = await tryRound(place, round, terms, await lockOpenBill(tx, expected), now);
    if (tried !== STALE && tried.outcome.kind === 'Placed')
      await useApproval(tx, expected.venueId, permit, now);
    return tried;
  });
  return resolveRoundAttempt(db, round, attempt);
}
