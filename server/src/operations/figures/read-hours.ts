import type { DayRange } from '../../core/figures/day-range.ts';
import {
  addUpPreparations,
  type PreparationTimes,
  preparationTimes,
} from '../../core/figures/preparation-times.ts';
import { type DayRules, dayStartsAt } from '../../core/venue/hours/venue-day.ts';
import type { Db } from '../../store/database.ts';
import { type HourFigures, listHourFigures, listPreparations } from '../../store/figures/figure-sums.ts';
import { readOpenBills } from './open-bills.ts';
import { readInPieces } from './range-pieces.ts';
import { createHourOrder } from './read-today.ts';

/** The figures of closed bills that were opened in one hour of the day, and the times of the kitchen for rounds of that hour. */
export interface BusyHour extends HourFigures {
  preparation: PreparationTimes | null;
}

/**
 * The hours in a range that have bills or rounds, in the order of a business day; and the kitchen times of all rounds
 * together.
 */
export async function readHours(
  db: Db,
  venueId: string,
  venue: DayRules,
  range: DayRange,
  now: number,
): Promise<{ hours: BusyHour[]; preparation: PreparationTimes | null }> {
  const bills = await readInPieces('hours', range, (piece) => listHourFigures(db, venueId, piece));
  const { tally: open } = await readOpenBills(db, venueId, venue, range, now);
  const listPiece = (piece: DayRange) => listPreparations(db, venueId, piece);
  const counted = await readInPieces('preparations', range, listPiece, addUpPreparations);
  const rounds = [...counted, ...open.preparations];
  const billsByHour = Map.groupBy(bills, ({ hour }) => hour);
  const roundsByHour = Map.groupBy(rounds, ({ hour }) => hour);
  const hours = Array.from({ length: 24 }, (_, hour) => {
    const preparation = preparationTimes(roundsByHour.get(hour) ?? []);
    return { ...sumOfHour(hour, billsByHour.get(hour) ?? []), preparation };
  }).filter(({ orders, preparation }) => orders > 0 || preparation !== null);
  const { sort } = createHourOrder(venue, dayStartsAt(venue, range.to));
  return { hours: sort(hours), preparation: preparationTimes(rounds) };
}

function sumOfHour(hour: number, parts: readonly HourFigures[]): HourFigures {
  const sumOf = (amountOf: (part: HourFigures) => number) =>
    parts.reduce((sum, part) => sum + amountOf(part), 0);
  return {
    hour,
    orders: sumOf(({ orders }) => orders),
    revenueKurus: sumOf(({ revenueKurus }) => revenueKurus),
  };
}
