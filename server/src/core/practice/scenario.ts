/** What can happen to an order or a reservation of a practice venue, other than the usual course. */
export const PRACTICE_SCENARIOS = [
  'cancel',
  'strike',
  'decline',
  'no-show',
  'guest-cancel',
  'later',
] as const;
export type PracticeScenario = (typeof PRACTICE_SCENARIOS)[number];

/**
 * Finds a scenario in a note, such as `practice: no-show`; `null` if there is none. A developer can write it in the note of
 * an own order or reservation to choose what happens to it. Played guests do the same.
 */
export function scenarioOf(note: string | null): PracticeScenario | null {
  const name = /\bpractice: ?([a-z-]+)/i.exec(note ?? '')?.[1]?.toLowerCase();
  return PRACTICE_SCENARIOS.find((scenario) => scenario === name) ?? null;
}

/** The note that asks for a scenario. */
export function noteOfScenario(scenario: PracticeScenario): string {
  return `practice: ${scenario}`;
}
