/** What may go wrong in a played evening, on request. */
export const TROUBLES = ['Rush', 'SoldOut', 'DeadPrinter', 'SlowKitchen'] as const;
export type Trouble = (typeof TROUBLES)[number];

/** How fast an evening is played: in real time, or a minute a second. */
export const PACES = ['Real', 'Quick'] as const;
export type Pace = (typeof PACES)[number];

/** `Interrupted`: no server played it to its end. `Failed`: a fault of the service ended it. */
export const EVENING_STATES = ['Playing', 'Ended', 'Stopped', 'Interrupted', 'Failed'] as const;
export type EveningState = (typeof EVENING_STATES)[number];

/** Minutes on the clock of an evening. The longest one takes four hours in real time. */
export const EVENING_MINUTES = { least: 20, most: 240, usual: 60 } as const;

export const MOST_SEED = 2 ** 31 - 1;

/** What an evening is made of. The same plan at the same set-up is the same evening. */
export interface EveningPlan {
  /** 0 to {@link MOST_SEED}. */
  seed: number;
  pace: Pace;
  /** Within {@link EVENING_MINUTES}. */
  minutes: number;
  troubles: readonly Trouble[];
}

const MINUTE_MS = 60_000;
const QUICK_TIMES = 60;

/** How long a minute of an evening takes, in milliseconds. */
export function minuteMsOf({ pace }: Pick<EveningPlan, 'pace'>): number {
  return pace === 'Real' ? MINUTE_MS : MINUTE_MS / QUICK_TIMES;
}

/** The share of an evening at which each trouble begins and ends. */
const SPANS: Record<Trouble, readonly [from: number, to: number]> = {
  SoldOut: [0.2, 0.5],
  DeadPrinter: [0.3, 0.45],
  SlowKitchen: [0.3, 0.6],
  Rush: [0.5, 0.65],
};

/** Whether a trouble of the plan is there at a minute. */
export function isTroubledAt(
  { troubles, minutes }: Pick<EveningPlan, 'troubles' | 'minutes'>,
  trouble: Trouble,
  minute: number,
): boolean {
  const [from, to] = SPANS[trouble];
  return troubles.includes(trouble) && minute >= from * minutes && minute < to * minutes;
}

/** An evening of a venue. Instants are milliseconds. */
export interface PlayedEvening {
  venueId: string;
  id: string;
  plan: EveningPlan;
  /** The key that the guests order with; `null` if staff order for them. */
  keyId: string | null;
  /** The name of who started it. */
  startedBy: string;
  startedAt: number;
  state: EveningState;
  endedAt: number | null;
  /** The next minute to play. */
  minute: number;
  /** How many calls of its guests and staff the service refused. */
  refused: number;
}

/** When an evening is over, in milliseconds. */
export function eveningEndsAt({ startedAt, plan }: Pick<PlayedEvening, 'startedAt' | 'plan'>): number {
  return startedAt + plan.minutes * minuteMsOf(plan);
}
