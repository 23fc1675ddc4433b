import type { OrderType } from '../order-type.ts';
import type { DayRules } from '../venue/hours/venue-day.ts';
import { localTimeAt } from '../venue-clock.ts';
import type { BillSummary } from './bill-summary.ts';
import type { Figures } from './figures.ts';
import type { PreparedRound } from './preparation.ts';

/** What a bill adds to the figures of its venue, and to which day and hour. Without its products. */
export interface BillContribution {
  /** The business day on which the bill was opened; the day on which it was closed does not matter. */
  day: string;
  /** The hour in the venue's time zone in which the bill was opened, 0 to 23. */
  hour: number;
  type: OrderType;
  /** The API key that opened the bill; `null` if staff opened it. */
  key: { id: string; name: string } | null;
  figures: Figures;
  preparations: RoundPreparation[];
}

/** How long the kitchen took for a round. */
export interface RoundPreparation {
  /** The hour in the venue's time zone in which the round was ordered, 0 to 23. */
  hour: number;
  minutes: number;
}

/** Finds the day and the hours to which the figures of a bill belong. */
export function billContribution(
  { openedAt, businessDate, type, key, figures }: BillSummary,
  rounds: readonly PreparedRound[],
  venue: DayRules,
): BillContribution {
  return {
    day: businessDate,
    hour: hourAt(venue, openedAt),
    ...{ type, key, figures },
    preparations: rounds.map(({ orderedAt, minutes }) => ({ hour: hourAt(venue, orderedAt), minutes })),
  };
}

/** The hour in the venue's time zone at an instant, 0 to 23. */
export function hourAt({ timeZone }: Pick<DayRules, 'timeZone'>, instant: number): number {
  return Math.floor(localTimeAt(timeZone, instant).minutes / 60);
}
