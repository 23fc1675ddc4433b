import type { DayRange } from '../../core/figures/day-range.ts';
import type { ChannelTally } from '../../core/figures/figure-tally.ts';
import { sumOfFigures } from '../../core/figures/figures.ts';
import type { DayRules } from '../../core/venue/hours/venue-day.ts';
import type { Db } from '../../store/database.ts';
import { type ChannelFigures, listChannelFigures } from '../../store/figures/figure-sums.ts';
import { tallyOpenBills } from './open-bills.ts';

/** The figures of each channel in a range, the one with the most revenue first. */
export async function readChannels(
  db: Db,
  venueId: string,
  venue: DayRules,
  range: DayRange,
  now: number,
): Promise<ChannelFigures[]> {
  const counted = await listChannelFigures(db, venueId, range.from, range.to);
  const { channels: open } = await tallyOpenBills(db, venueId, venue, range, now);
  const openByName = new Map(open.map((one) => [nameOf(one.type, one.keyId), one]));
  const both = counted.map(({ type, key, ...figures }) => {
    const name = nameOf(type, key?.id ?? null);
    const more = openByName.get(name);
    openByName.delete(name);
    return { type, key, ...(more === undefined ? figures : sumOfFigures([figures, more])) };
  });
  return [...both, ...[...openByName.values()].map(toChannel)];
}

function toChannel({ type, keyId, keyName, ...tally }: ChannelTally): ChannelFigures {
  const key = keyId === null ? null : { id: keyId, name: keyName ?? '' };
  return { type, key, ...sumOfFigures([tally]) };
}

function nameOf(type: string, keyId: string | null): string {
  return `${type} ${keyId}`;
}
