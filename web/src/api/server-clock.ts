/**
 * Smaller differences between the clocks are ignored: the `Date` header has whole seconds, and the answer takes time to
 * arrive.
 */
const IGNORED_MS = 3_000;

let offsetMs = 0;

/** Sets the clock of the service from the `Date` header of an answer, because a wall screen may have a wrong clock. */
export function noteServerTime(dateHeader: string | null): void {
  const told = Date.parse(dateHeader ?? '');
  if (Number.isNaN(told)) return;
  const difference = told - Date.now();
  offsetMs = Math.abs(difference) < IGNORED_MS ? 0 : difference;
}

/** The time of the service at an instant of the device's clock, both in milliseconds since 1970. */
export function serverTimeAt(deviceTime: number): number {
  return deviceTime + offsetMs;
}

/** The time of the service, in milliseconds since 1970. */
export function serverNow(): number {
  return serverTimeAt(Date.now());
}
