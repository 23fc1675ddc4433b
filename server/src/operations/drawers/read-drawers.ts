import type { DifferenceReason, DrawerCountContent } from '../../core/drawers/drawer-action.ts';
import { type DrawerPeriod, isReasonMissing } from '../../core/drawers/drawer-period.ts';
import { type CashDrawer, drawersOf } from '../../core/venue/drawer-terms.ts';
import type { Venue } from '../../core/venue/venue.ts';
import type { Db } from '../../store/database.ts';
import { listDrawerActs } from '../../store/drawers/drawer-acts.ts';
import {
  type CarriedSums,
  type DrawerFlow,
  type DrawerMark,
  type DrawerMarks,
  type DrawerMove,
  findCarriedSums,
  findDrawerMarks,
  listDrawerMoves,
  sumDrawer,
} from '../../store/drawers/drawer-sums.ts';

/** A count, with its recount and its explanation if there are any. */
export interface CurrentCount extends Omit<DrawerMark<DrawerCountContent>, 'content'> {
  /** The row of the first count, to which a recount refers. */
  firstRow: number;
  count: DrawerCountContent;
  reason: DifferenceReason | null;
  /** The reason in a person's own words. */
  note: string | null;
  isReasonMissing: boolean;
}

/** A drawer, its cash movements since the last count, and that count. */
export interface CurrentDrawer {
  drawer: CashDrawer;
  period: DrawerPeriod;
  /** When its float was set since the last count; `null` if it was not. */
  floatAt: number | null;
  lastCount: CurrentCount | null;
}

/** A move of cash with the reason in the person's own words. */
export type DrawerMoveWithNote = DrawerMove & { note: string | null };

/** The acts on a drawer since its last count, without sales, the latest first, at most 100. */
export async function listMovesWithNotes(
  db: Db,
  venueId: string,
  { drawer, period }: CurrentDrawer,
): Promise<DrawerMoveWithNote[]> {
  const moves = await listDrawerMoves(db, venueId, drawer.code, period.afterRow);
  const acts = await listDrawerActs(
    db,
    venueId,
    moves.map(({ row }) => row),
  );
  const notes = new Map(acts.map(({ row, note }) => [row, note]));
  return moves.map((move) => ({ ...move, note: notes.get(move.row) ?? null }));
}

/**
 * The current state of the drawers of a venue. It cannot change before the end of a transaction that holds the lock of
 * the venue.
 */
export async function readDrawers(db: Db, venue: Venue): Promise<CurrentDrawer[]> {
  const known = await readLedgerMarks(db, venue.id);
  const read: CurrentDrawer[] = [];
  for (const drawer of drawersOf(venue)) read.push(await readDrawer(db, venue, drawer, known));
  return read;
}

interface LedgerMarks {
  uncounted: CarriedSums;
  marks: DrawerMarks;
}

/** Reads the day report first, so that the marks include every count that the report covers. */
async function readLedgerMarks(db: Db, venueId: string): Promise<LedgerMarks> {
  const uncounted = await findCarriedSums(db, venueId);
  return { uncounted, marks: await findDrawerMarks(db, venueId) };
}

/** The current state of one drawer. */
export async function readDrawer(
  db: Db,
  venue: Venue,
  drawer: CashDrawer,
  known?: LedgerMarks,
): Promise<CurrentDrawer> {
  const { marks, uncounted } = known ?? (await readLedgerMarks(db, venue.id));
  const { code } = drawer;
  const lastCount = await currentCount(db, venue, code, marks);
  const afterRow = lastCount?.firstRow ?? 0;
  const float = marks.floats.get(code);
  const isFloatSet = float !== undefined && float.row > afterRow;
  const floatKurus = isFloatSet ? float.content.floatKurus : (lastCount?.count.leftKurus ?? 0);
  const sums = await sumSince(db, venue.id, code, afterRow, uncounted);
  return {
    drawer,
    period: { afterRow, floatKurus, isFloatSet, ...sums },
    floatAt: isFloatSet ? float.at : null,
    lastCount,
  };
}

/**
 * The cash that moved through a drawer after a ledger row. If no one counts the drawer, this starts from the sums of the
 * last day report.
 */
async function sumSince(
  db: Db,
  venueId: string,
  code: string,
  afterRow: number,
  { lastRow, drawers }: CarriedSums,
): Promise<DrawerFlow> {
  const sums = await sumDrawer(db, venueId, code, Math.max(afterRow, lastRow));
  const before = afterRow <= lastRow ? drawers.find(({ drawer }) => drawer === code) : undefined;
  if (before === undefined) return sums;
  return {
    cashKurus: sums.cashKurus + before.cashKurus,
    refundsKurus: sums.refundsKurus + before.refundsKurus,
    inKurus: sums.inKurus + before.inKurus,
    outKurus: sums.outKurus + before.outKurus,
    tipsPaidOutKurus: sums.tipsPaidOutKurus + before.tipsPaidOutKurus,
    openings: sums.openings + before.openings,
  };
}

async function currentCount(
  db: Db,
  { id, drawerDifferenceAllowedKurus }: Venue,
  code: string,
  { counts, recounts, explained }: DrawerMarks,
): Promise<CurrentCount | null> {
  const first = counts.get(code);
  if (first === undefined) return null;
  const again = recounts.get(code);
  const last = again?.content.ofRow === first.row ? again : first;
  const explanation = explained.get(code);
  const isExplained = explanation?.content.ofRow === last.row;
  const acts = await listDrawerActs(db, id, [isExplained ? explanation.row : last.row]);
  const reason = isExplained ? explanation.content.reason : last.content.reason;
  const { content: count, ...mark } = last;
  return {
    ...mark,
    firstRow: first.row,
    ...{ count, reason },
    note: acts[0]?.note ?? null,
    isReasonMissing: isReasonMissing({ ...count, reason }, drawerDifferenceAllowedKurus),
  };
}
