/** The problems that a person can choose for a practice evening. */
export const TROUBLES = ['Rush', 'SoldOut', 'DeadPrinter', 'SlowKitchen'] as const;
export type Trouble = (typeof TROUBLES)[number];

/** The speed of an evening: real time, or a minute in one second. */
export const PACES = ['Real', 'Quick'] as const;
export type Pace = (typeof PACES)[number];

/** `Stopped`: by a person. `Interrupted`: its server went down. `Failed`: an error of the service ended it. */
export const EVENING_STATES = ['Playing', 'Ended', 'Stopped', 'Interrupted', 'Failed'] as const;
export type EveningState = (typeof EVENING_STATES)[number];

/** The allowed and the default length of an evening, in minutes on its own clock. */
export const EVENING_MINUTES = { least: 20, most: 240, usual: 60 } as const;

export const MOST_SEED = 2 ** 31 - 1;

/** The settings of a practice evening. The same plan with the same menu and tables gives the same evening. */
export interface EveningPlan {
  /** The seed of all random choices, from 0 to {@link MOST_SEED}. */
  seed: number;
  pace: Pace;
  /** The length of the evening on its own clock, within {@link EVENING_MINUTES}. */
  minutes: number;
  troubles: readonly Trouble[];
}

const MINUTE_MS = 60_000;
const QUICK_FACTOR = 60;

/** How long a minute of an evening takes, in milliseconds. */
export function minuteMsOf({ pace }: Pick<EveningPlan, 'pace'>): number {
  return pace === 'Real' ? MINUTE_MS : MINUTE_MS / QUICK_FACTOR;
}

/** When each trouble begins and ends, as a share of the evening: 0.5 is the middle. */
const TROUBLE_TIMES: Record<Trouble, readonly [from: number, to: number]> = {
  SoldOut: [0.2, 0.5],
  DeadPrinter: [0.3, 0.45],
  SlowKitchen: [0.3, 0.6],
  Rush: [0.5, 0.65],
};

/** Whether the plan has a trouble at a minute. */
export function hasTroubleAt(
  { troubles, minutes }: Pick<EveningPlan, 'troubles' | 'minutes'>,
  trouble: Trouble,
  minute: number,
): boolean {
  const [from, to] = TROUBLE_TIMES[trouble];
  return troubles.includes(trouble) && minute >= from * minutes && minute < to * minutes;
}

/** A practice evening of a venue, in which the service plays guests and staff. Instants are milliseconds. */
export interface PlayedEvening {
  venueId: string;
  id: string;
  plan: EveningPlan;
  /** The API key with which the played guests order; `null` if played staff enter their orders. */
  keyId: string | null;
  /** The name of the person who started it. */
  startedBy: string;
  startedAt: number;
  state: EveningState;
  endedAt: number | null;
  /** The next minute to play. */
  minute: number;
  /** How many calls of played guests and staff the service refused. */
  refused: number;
}

/** The instant at which an evening ends, in milliseconds. */
export function eveningEndsAt({ startedAt, plan }: Pick<PlayedEvening, 'startedAt' | 'plan'>): number {
  return startedAt + plan.minutes * minuteMsOf(plan);
}
