import { SetupError } from '../../core/setup-error.ts';

/** The number of the first migration. Builds from before it had migrations with lower numbers. */
export const BASELINE = 100;

/** How to move the set-up of venues to this build from one that had other migrations. */
export const MOVE_THE_SETUP =
  'To move the set-up of its venues, write each one to a file with that build (sofra export), and import the files with this one into a new DATA_DIR or an empty database (sofra import). Orders and reservations are not moved.';

/**
 * Checks that a schema was not made by a build from before the first release: no migration leads from there to here.
 * @param number  of the schema, or of any of its migrations
 * @param what  what has the schema
 * @throws SetupError with how its set-up moves
 */
export function requireSinceBaseline(number: number, what: 'database' | 'backup'): void {
  if (number >= BASELINE) return;
  throw new SetupError(
    `The ${what} was made by a build of Sofra from before the first release, which this one cannot read, and nothing was changed. ${MOVE_THE_SETUP}`,
  );
}
