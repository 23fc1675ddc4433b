import type { Bill, BillLine, Round } from '../bill.ts';
import type { Stamp } from '../bill-history.ts';
import { requireCampaignLimit, requireLineLimit } from '../bill-limits.ts';
import { addSnapshots } from '../prices/campaign-snapshots.ts';

/**
 * A bill with lines of another one, each with its round and the terms of its campaigns, in the order of ordering. Its totals are still the old ones.
 * @param from  the bill as it was with the lines
 * @throws Refusal BILL_TOO_LONG if it would have too many lines or terms of campaigns
 */
export function withLinesOf(bill: Bill, from: Bill, moved: readonly BillLine[], { by }: Stamp): Bill {
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
 * A bill without lines that move away. The rounds that it placed stay, with the lines that they placed; rounds that moved here go with the last of
 * their lines. Its totals are still the old ones.
 * @param left  what stays of its lines
 */
export function withRemainingLines(bill: Bill, left: readonly BillLine[]): Bill {
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

/** The rounds of moved lines that a bill has not, with the bill on which they were placed and the lines that they placed. */
function roundsOf(bill: Bill, from: Bill, moved: readonly BillLine[]): Round[] {
  const known = new Set(bill.rounds.map(({ id }) => id));
  const needed = new Set(moved.map(({ roundId }) => roundId));
  const linesIn = ({ id }: Round) => from.lines.filter(({ roundId }) => roundId === id);
  return from.rounds
    .filter(({ id }) => needed.has(id) && !known.has(id))
    .map((round) => ({
      ...round,
      lineIds: round.lineIds ?? linesIn(round).map(({ id }) => id),
      fromBillId: originOf(from, round),
    }));
}

/** The bill on which a round was placed. @param bill  one that has it */
export function originOf(bill: Pick<Bill, 'id'>, { fromBillId }: Pick<Round, 'fromBillId'>): string {
  return fromBillId ?? bill.id;
}
