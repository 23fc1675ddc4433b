import type { OrderType } from '../order-type.ts';
import type { DayRules } from '../venue/hours/venue-day.ts';
import { localAt } from '../venue-clock.ts';
import type { BillSummary } from './bill-summary.ts';
import type { Figures } from './figures.ts';
import type { PreparedRound } from './preparation.ts';

/** What a bill adds to the figures of its venue, besides its products. */
export interface CountedBill {
  /** The venue's day on which the bill was opened, whenever it was closed. */
  day: string;
  /** The hour on the venue's clock at which it was opened, 0 to 23. */
  hour: number;
  type: OrderType;
  /** The API key that opened it; `null` for staff. */
  key: { id: string; name: string } | null;
  figures: Figures;
  preparations: Preparation[];
}

/** How long the kitchen took for a round. */
export interface Preparation {
  /** The hour on the venue's clock at which the round was ordered, 0 to 23. */
  hour: number;
  minutes: number;
}

/** Where the numbers of a bill belong in the figures of its venue. */
export function countBill(
  { openedAt, businessDate, type, key, figures }: BillSummary,
  rounds: readonly PreparedRound[],
  venue: DayRules,
): CountedBill {
  return {
    day: businessDate,
    hour: hourAt(venue, openedAt),
    ...{ type, key, figures },
    preparations: rounds.map(({ orderedAt, minutes }) => ({ hour: hourAt(venue, orderedAt), minutes })),
  };
}

/** The hour that the clock of a venue shows at an instant, 0 to 23. */
export function hourAt({ timeZone }: Pick<DayRules, 'timeZone'>, instant: number): number {
  return Math.floor(localAt(timeZone, instant).minutes / 60);
}
