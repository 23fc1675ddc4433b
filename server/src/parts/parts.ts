import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { PrintOutcome } from '../core/printing/print-policy.ts';
import type { FailureReason } from '../core/webhooks/failure-reason.ts';

/** Milliseconds since 1970-01-01T00:00Z. The only source of "now": nothing below reads another clock. */
export interface Clock {
  now(): number;
}

/** Makes a new id: UUID version 7, lower case. */
export type NewId = () => string;

/** Cryptographically random bytes. */
export type Random = (length: number) => Buffer;

export type { Logger };

export const systemClock: Clock = { now: () => Date.now() };

const DRAWN_BYTES = 4096;

export const systemRandom: Random = drawAhead();

/** Draws many bytes at a time: asking the system for a few would take most of the time of making an id. */
function drawAhead(): Random {
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

/** Makes the ids of this moment. */
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

/** Bytes for a printer, and its address. */
export interface PrintJob {
  host: string;
  port: number;
  bytes: Uint8Array;
  /** Whether the printer reports its state; `null` when that is not known yet. */
  reportsStatus: boolean | null;
  /** Failed attempts in a row before this one. The first attempts have short timeouts. */
  failures: number;
  /** Whether a person waits for the outcome of a test. Its duration then does not reveal why the printer is unreachable. */
  isTest?: boolean;
}

/** Prints. Whatever the printer does is an outcome, never an exception. */
export type Print = (job: PrintJob) => Promise<PrintOutcome>;

/** An event as it is sent. Its address is checked again: the name, and the IP addresses that it leads to now. */
export interface EventToSend {
  url: string;
  /** All headers except those of the connection. */
  headers: Record<string, string>;
  body: string;
  /** Whether it may be sent to this machine, for development. */
  allowsLocal: boolean;
}

/** The outcome of sending: a complete answer of any status, or the reason of the failure. */
export type FinishedSend =
  | {
      kind: 'Answered';
      /** 200 or more. */
      statusCode: number;
      /** `null` when the endpoint does not say. */
      retryAfterSeconds: number | null;
    }
  | { kind: 'Failed'; reason: FailureReason };

/** The outcome of sending, and how long it took. */
export type SendOutcome = FinishedSend & { durationMs: number };

/** Sends an event to its endpoint. Whatever the endpoint does is an outcome, never an exception. */
export type Send = (event: EventToSend) => Promise<SendOutcome>;
