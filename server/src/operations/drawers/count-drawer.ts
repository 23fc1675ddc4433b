import type { NoticesToMail } from '../../core/access/personal-notice.ts';
import { type CashCount, cashWorthOf } from '../../core/drawers/cash-count.ts';
import type { DifferenceReason } from '../../core/drawers/drawer-action.ts';
import { drawerCountOf, drawerRecountOf, isReasonMissing } from '../../core/drawers/drawer-period.ts';
import { Refusal } from '../../core/refusals.ts';
import { readDrawer } from './read-drawers.ts';
import { type DrawerCall, type DrawerParts, requireDrawer, writeDrawerAct } from './write-drawer-act.ts';

/** The input of a count of a drawer. */
export interface DrawerCountInput {
  drawer: string;
  /** The last count that the person saw; 0 for none. */
  afterRow: number;
  /** The number of each note and coin, or only a sum. */
  counted: CashCount | { sumKurus: number };
  leftKurus: number | null;
  reason: DifferenceReason | null;
  note: string | null;
  /** Whether this corrects the count at `afterRow`. */
  isRecount: boolean;
}

/**
 * Counts a drawer; cash that moves later belongs to the next count. If two people count at the same time, the second is
 * refused. At a venue that counts blind, a difference is stored and explained afterwards. A person who saw the expected
 * sum must explain a difference at once.
 * @returns the recipients of the notice if the difference is larger than the venue allows; else `null`
 * @throws Refusal DRAWER_NOT_FOUND, DRAWER_COUNTED, COUNT_NOT_FOUND, REASON_REQUIRED, IDEMPOTENCY_KEY_REUSED
 */
export function countDrawer(
  parts: DrawerParts,
  call: DrawerCall,
  asked: DrawerCountInput,
): Promise<NoticesToMail | null> {
  return writeDrawerAct(parts, call, async (tx, venue) => {
    const drawer = requireDrawer(venue, asked.drawer);
    const { period, lastCount } = await readDrawer(tx, venue, drawer);
    if (period.afterRow !== asked.afterRow) throw new Refusal('DRAWER_COUNTED');
    const isPieces = 'pieces' in asked.counted;
    const countedKurus = isPieces
      ? cashWorthOf(asked.counted as CashCount)
      : (asked.counted as { sumKurus: number }).sumKurus;
    const { leftKurus, reason, note } = asked;
    const counted = { countedKurus, leftKurus, reason };
    if (asked.isRecount && lastCount === null) throw new Refusal('COUNT_NOT_FOUND');
    const content = asked.isRecount
      ? drawerRecountOf(lastCount!.firstRow, lastCount!.count, counted)
      : drawerCountOf(drawer.code, period, counted);
    if (!venue.blindCount && isReasonMissing(content, venue.drawerDifferenceAllowedKurus))
      throw new Refusal('REASON_REQUIRED');
    const pieces = isPieces ? (asked.counted as CashCount) : null;
    return { action: { act: 'DrawerCounted', content }, note, pieces };
  });
}

/**
 * Stores the explanation for the difference of the last count of a drawer.
 * @throws Refusal DRAWER_NOT_FOUND, COUNT_NOT_FOUND if the drawer was counted again since, IDEMPOTENCY_KEY_REUSED
 */
export async function explainDifference(
  parts: DrawerParts,
  call: DrawerCall,
  explanation: { drawer: string; row: number; reason: DifferenceReason; note: string | null },
): Promise<void> {
  await writeDrawerAct(parts, call, async (tx, venue) => {
    const { lastCount } = await readDrawer(tx, venue, requireDrawer(venue, explanation.drawer));
    if (lastCount?.row !== explanation.row) throw new Refusal('COUNT_NOT_FOUND');
    const content = { drawer: explanation.drawer, ofRow: explanation.row, reason: explanation.reason };
    return { action: { act: 'DifferenceExplained', content }, note: explanation.note };
  });
}
