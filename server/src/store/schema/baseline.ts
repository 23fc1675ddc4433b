import { SetupError } from '../../core/setup-error.ts';

/** The number of the first migration. Builds before the first release had migrations with lower numbers. */
export const BASELINE = 100;

/** The instructions for moving the set-up of venues from a build before the first release. */
export const MOVE_SETUP_INSTRUCTIONS =
  'To move the set-up of its venues, write each one to a file with that build (sofra export), and import the files with this one into a new DATA_DIR or an empty database (sofra import). Orders and reservations are not moved.';

/**
 * Checks that a schema was not made by a build before the first release: such a schema cannot be migrated.
 * @param number  the number of the schema, or of any of its migrations
 * @param what  the kind of thing that has the schema, for the error message
 * @throws SetupError with {@link MOVE_SETUP_INSTRUCTIONS}
 */
export function requireNotBeforeBaseline(number: number, what: 'database' | 'backup'): void {
  if (number >= BASELINE) return;
  throw new SetupError(
    `The ${what} was made by a build of Sofra from before the first release, which this one cannot read, and nothing was changed. ${MOVE_SETUP_INSTRUCTIONS}`,
  );
}
