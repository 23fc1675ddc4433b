import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';

/**
 * The clock of the service, in milliseconds since 1970-01-01T00:00Z. Code takes this clock instead of reading the system
 * clock, so that tests can set the time.
 */
export interface Clock {
  now(): number;
}

/** Makes a new id: UUID version 7, lower case. */
export type NewId = () => string;

/** Cryptographically random bytes. */
export type Random = (length: number) => Buffer;

export type { Logger };

/** The clock of the system. */
export const systemClock: Clock = { now: () => Date.now() };

const DRAWN_BYTES = 4096;

/** Random bytes of the system. */
export const systemRandom: Random = createBufferedRandom();

/** Fetches many random bytes at a time, because asking the system for a few is slow. */
function createBufferedRandom(): Random {
  let drawn = Buffer.alloc(0);
  let used = 0;
  return (length) => {
    if (used + length > drawn.length) {
      drawn = randomBytes(Math.max(length, DRAWN_BYTES));
      used = 0;
    }
    used += length;
    return drawn.subarray(used - length, used);
  };
}

/** Returns a function that makes ids with the current time. */
export function idsFrom(clock: Clock, random: Random): NewId {
  return () => idAt(clock.now(), random);
}

/**
 * Makes a UUID of version 7: 48 bits of an instant in milliseconds, then random bits, so that ids sort by time.
 * @see RFC 9562, section 5.7
 */
export function idAt(instant: number, random: Random): string {
  const bytes = random(16);
  bytes.writeUIntBE(instant, 0, 6);
  bytes[6] = 0x70 | (bytes[6]! & 0x0f);
  bytes[8] = 0x80 | (bytes[8]! & 0x3f);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
