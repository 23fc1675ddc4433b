/** Another start may go well, such as once the database is there. */
const MAY_PASS = 1;
/** Another start ends in the same way until someone mends the set-up: EX_CONFIG of sysexits.h, which the unit of systemd knows. */
const SETUP = 78;

/** What the system says when this user may not do something, or a path is wrong. */
const OF_SETUP = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST']);

/** With which code a start ends that was refused. An error with a cause came from outside, and may pass. */
export function exitCodeOf(error: unknown): number {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error)) return SETUP;
  return 'code' in cause && OF_SETUP.has(String(cause.code)) ? SETUP : MAY_PASS;
}
