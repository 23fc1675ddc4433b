/** What can happen to a played order or reservation besides the usual. */
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
 * The wish in a note: `practice: no-show` anywhere in it. With it a developer chooses what happens to an order or a
 * reservation of their own, as the played guests do.
 */
export function scenarioOf(note: string | null): PracticeScenario | null {
  const said = /\bpractice: ?([a-z-]+)/i.exec(note ?? '')?.[1]?.toLowerCase();
  return PRACTICE_SCENARIOS.find((scenario) => scenario === said) ?? null;
}

/** The note with which a played guest says a wish. */
export function noteOfScenario(scenario: PracticeScenario): string {
  return `practice: ${scenario}`;
}
