/** The unsent acts of a shared device: acts that have not reached the service, as the device reports them. */
export interface UnsentActs {
  count: number;
  /** The time of the oldest unsent act, in milliseconds; `null` if there is none. */
  since: number | null;
}

/** A device with unsent acts. Instants are milliseconds. */
export interface UnsentDevice {
  deviceId: string;
  count: number;
  since: number;
  /** The time of the last call of the device. */
  heardAt: number;
}

/** Differences below this are ignored: they come from the device's clock. */
const SAME_MS = 60_000;

/**
 * Parses a device's report of its unsent acts: `0` for none, or for example `3;1764450000000` for three acts with the time of the oldest act (milliseconds since 1970). A
 * time in the future comes from a wrong clock and is replaced by `now`.
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
