import type { Bill, BillLine, Round } from '../bill.ts';
import type { Stamp } from '../bill-history.ts';
import { requireCampaignLimit, requireLineLimit } from '../bill-limits.ts';
import { addSnapshots } from '../prices/campaign-snapshots.ts';

/**
 * Adds lines of another bill to a bill, with their rounds and campaign snapshots, sorted by the time of the order. The caller must calculate the
 * totals again.
 * @param from  the other bill before the move
 * @throws Refusal BILL_TOO_LONG if the bill would have too many lines or campaign snapshots
 */
export function addMovedLines(bill: Bill, from: Bill, moved: readonly BillLine[], { by }: Stamp): Bill {
  requireLineLimit(bill, moved.length, by);
  const used = new Set(moved.flatMap(({ campaignKeys }) => campaignKeys));
  const terms = from.campaigns.filter(({ key }) => used.has(key));
  const { snapshots, keys } = addSnapshots(
    bill.campaigns,
    terms.map(({ campaign }) => campaign),
  );
  requireCampaignLimit(snapshots.length, by);
  const keyOf = new Map(terms.map(({ key }, at) => [key, keys[at]!]));
  const lines = moved.map((line) => ({
    ...line,
    campaignKeys: line.campaignKeys.map((key) => keyOf.get(key)!),
  }));
  return {
    ...bill,
    rounds: [...bill.rounds, ...roundsOf(bill, from, moved)],
    lines: [...bill.lines, ...lines].sort((a, b) => a.orderedAt - b.orderedAt),
    campaigns: snapshots,
  };
}

/**
 * Removes lines that move away from a bill. Its own rounds stay and keep the ids of all their lines; a round that moved here is removed with its
 * last line. The caller must calculate the totals again.
 * @param left  the lines that stay
 */
export function removeMovedLines(bill: Bill, left: readonly BillLine[]): Bill {
  const before = Map.groupBy(bill.lines, ({ roundId }) => roundId);
  const after = new Map(left.map((line) => [line.id, line]));
  const rounds = bill.rounds.flatMap((round): Round[] => {
    const lines = before.get(round.id) ?? [];
    if (round.fromBillId !== undefined) return lines.some(({ id }) => after.has(id)) ? [round] : [];
    const isWhole = lines.every(({ id, quantity }) => after.get(id)?.quantity === quantity);
    return [isWhole || round.lineIds ? round : { ...round, lineIds: lines.map(({ id }) => id) }];
  });
  return { ...bill, rounds, lines: [...left] };
}

/** The rounds of moved lines that a bill does not have yet, with the bill on which they were placed and the ids of all their lines. */
function roundsOf(bill: Bill, from: Bill, moved: readonly BillLine[]): Round[] {
  const known = new Set(bill.rounds.map(({ id }) => id));
  const needed = new Set(moved.map(({ roundId }) => roundId));
  const linesIn = ({ id }: Round) => from.lines.filter(({ roundId }) => roundId === id);
  return from.rounds
    .filter(({ id }) => needed.has(id) && !known.has(id))
    .map((round) => ({
      ...round,
      lineIds: round.lineIds ?? linesIn(round).map(({ id }) => id),
      fromBillId: originalBillIdOf(from, round),
    }));
}

/** The id of the bill on which a round was placed. @param bill  the bill that has the round now */
export function originalBillIdOf(bill: Pick<Bill, 'id'>, { fromBillId }: Pick<Round, 'fromBillId'>): string {
  return fromBillId ?? bill.id;
}
