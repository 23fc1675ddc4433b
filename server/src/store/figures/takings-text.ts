import type { DayTakings } from '../../core/figures/takings.ts';

/** The JSON text of the takings of a bill for its column, without amounts that are 0. */
export function toTakingsText(takings: readonly DayTakings[]): string {
  return JSON.stringify(
    takings.map(({ day, ...content }) => ({ day, content })),
    (_, value: unknown) => (value === 0 ? undefined : value),
  );
}
