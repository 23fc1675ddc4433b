import { hourAt } from '../../core/figures/count-bill.ts';
import type { DayRange } from '../../core/figures/day-range.ts';
import { type DayRules, dayStartsAt } from '../../core/venue/hours/venue-day.ts';
import type { Db } from '../../store/database.ts';
import {
  type HourFigures,
  listHourFigures,
  listPreparations,
  type PreparationFigures,
} from '../../store/figures/figure-sums.ts';
import { tallyOpenBills } from './open-bills.ts';
import { ordererOf } from './read-today.ts';

/** The closed bills that were opened in an hour, and how long the kitchen took for the rounds of that hour. */
export interface BusyHour extends HourFigures {
  preparation: PreparationFigures | null;
}

/** The hours of a range in the order of a day, those without anything left out; and all rounds together. */
export async function readHours(
  db: Db,
  venueId: string,
  venue: DayRules,
  range: DayRange,
  now: number,
): Promise<{ hours: BusyHour[]; preparation: PreparationFigures | null }> {
  const { from, to } = range;
  const bills = new Map((await listHourFigures(db, venueId, from, to)).map((one) => [one.hour, one]));
  const open = await tallyOpenBills(db, venueId, venue, range, now);
  const preparations = await listPreparations(db, venueId, from, to, open.preparations);
  const rounds = new Map(preparations.map((one) => [one.hour, one]));
  const hours = Array.from({ length: 24 }, (_, hour) => ({
    ...(bills.get(hour) ?? { hour, orders: 0, revenueKurus: 0 }),
    preparation: rounds.get(hour) ?? null,
  })).filter(({ orders, preparation }) => orders > 0 || preparation !== null);
  const { sort } = ordererOf(hourAt(venue, dayStartsAt(venue, to)));
  return { hours: sort(hours), preparation: rounds.get(null) ?? null };
}
