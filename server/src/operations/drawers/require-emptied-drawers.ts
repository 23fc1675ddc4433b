import { Refusal } from '../../core/refusals.ts';
import { drawersOf } from '../../core/venue/drawer-terms.ts';
import type { Venue } from '../../core/venue/venue.ts';
import type { Tx } from '../../store/database.ts';
import { readDrawer } from './read-drawers.ts';

/**
 * Requires that a removed drawer was counted and is empty, because no one can count it later. The caller holds the lock
 * of the venue.
 * @throws Refusal DRAWER_NOT_EMPTY
 */
export async function requireEmptiedDrawers(tx: Tx, before: Venue, after: Venue): Promise<void> {
  const kept = new Set(drawersOf(after).map(({ code }) => code));
  for (const drawer of drawersOf(before)) {
    if (kept.has(drawer.code)) continue;
    const { period } = await readDrawer(tx, before, drawer);
    const { floatKurus, cashKurus, refundsKurus, inKurus, outKurus, tipsPaidOutKurus } = period;
    const amounts = [floatKurus, cashKurus, refundsKurus, inKurus, outKurus, tipsPaidOutKurus];
    if (amounts.some((amount) => amount !== 0)) throw new Refusal('DRAWER_NOT_EMPTY');
  }
}
