/** Smaller differences are the resolution of the `Date` header and the time on the way. */
const IGNORED_MS = 3_000;

let offsetMs = 0;

/** Notes the time of an answer's `Date` header: a wall screen may have a wrong clock. */
export function noteServerTime(dateHeader: string | null): void {
  const told = Date.parse(dateHeader ?? '');
  if (Number.isNaN(told)) return;
  const difference = told - Date.now();
  offsetMs = Math.abs(difference) < IGNORED_MS ? 0 : difference;
}

/** The time of the service, in milliseconds since 1970. */
export function serverNow(): number {
  return Date.now() + offsetMs;
}
