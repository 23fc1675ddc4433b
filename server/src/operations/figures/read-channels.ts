import type { DayRange } from '../../core/figures/day-range.ts';
import { sumOfFigures } from '../../core/figures/figures.ts';
import type { DayRules } from '../../core/venue/hours/venue-day.ts';
import type { Db } from '../../store/database.ts';
import { type ChannelFigures, listChannelFigures } from '../../store/figures/figure-sums.ts';
import { readOpenBills } from './open-bills.ts';
import { readInPieces } from './range-pieces.ts';

/** The figures of each channel in a range, the highest revenue first. */
export async function readChannels(
  db: Db,
  venueId: string,
  venue: DayRules,
  range: DayRange,
  now: number,
): Promise<ChannelFigures[]> {
  const counted = await readInPieces('channels', range, (piece) => listChannelFigures(db, venueId, piece));
  const { channels } = (await readOpenBills(db, venueId, venue, range, now)).tally;
  const open = channels.map(({ type, keyId, keyName, ...figures }) => ({
    ...{ type, ...figures },
    key: keyId === null ? null : { id: keyId, name: keyName ?? '' },
  }));
  const byChannel = Map.groupBy([...counted, ...open], ({ type, key }) => `${type} ${key?.id ?? ''}`);
  const sums = [...byChannel].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, parts]) => sumOfParts(parts));
  return sums.sort((a, b) => b.revenueKurus - a.revenueKurus);
}

/** The sum of the parts of one channel, under its last name. */
function sumOfParts(parts: readonly ChannelFigures[]): ChannelFigures {
  const { type, key } = parts.at(-1)!;
  return { type, key, ...sumOfFigures(parts) };
}
