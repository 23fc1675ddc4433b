/** Another start may succeed, for example once the database runs. */
const MAY_PASS = 1;
/** Another start fails in the same way until the set-up is corrected: EX_CONFIG of sysexits.h, which the systemd unit uses. */
const SETUP = 78;

/** The error codes of the system for a missing permission or a wrong path. */
const OF_SETUP = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST']);

/** The exit code of a start that failed. An error with a `cause` came from outside and may be temporary. */
export function exitCodeOf(error: unknown): number {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error)) return SETUP;
  return 'code' in cause && OF_SETUP.has(String(cause.code)) ? SETUP : MAY_PASS;
}
