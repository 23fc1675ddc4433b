/** Acts made at a shared device that have not reached the service, as the device reports them. */
export interface UnsentActs {
  count: number;
  /** When the first of them was made (ms); `null` for none. */
  since: number | null;
}

/** A device with unsent acts. Instants are milliseconds. */
export interface UnsentDevice {
  deviceId: string;
  count: number;
  since: number;
  /** When the device last called. */
  heardAt: number;
}

/** Smaller differences are those of the device's clock. */
const SAME_MS = 60_000;

/**
 * Reads what a device says of its unsent acts: `0`, or `3;1764450000000` with the instant of the first one in milliseconds. An instant in the future is
 * one of a wrong clock and is read as now.
 * @returns `null` for any other text
 */
export function readUnsentActs(text: unknown, now: number): UnsentActs | null {
  if (text === '0') return { count: 0, since: null };
  const found = typeof text === 'string' ? /^([1-9]\d{0,3});(\d{13})$/.exec(text) : null;
  return found === null ? null : { count: Number(found[1]), since: Math.min(Number(found[2]), now) };
}

/** Whether two reports of a device are the same. */
export function isSameUnsent(one: UnsentActs, other: UnsentActs): boolean {
  return one.count === other.count && Math.abs((one.since ?? 0) - (other.since ?? 0)) < SAME_MS;
}
