import { randomBytes } from 'node:crypto';
import { lookup, Resolver } from 'node:dns/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { PrintOutcome } from './core/printing/print-policy.ts';
import type { FailureReason } from './core/webhooks/failure-reason.ts';

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

/** Draws many bytes at once, since asking the system for a few takes longer than all else that an id is made of. */
function drawAhead(): Random {
  let drawn = Buffer.alloc(0);
  return (length) => {
    if (length > drawn.length) drawn = randomBytes(Math.max(length, DRAWN_BYTES));
    const bytes = drawn.subarray(0, length);
    drawn = drawn.subarray(length);
    return bytes;
  };
}

/**
 * Makes UUIDs of version 7: 48 bits of the clock's milliseconds, then random bits, so that they sort by time.
 * @see RFC 9562, section 5.7
 */
export function idsFrom(clock: Clock, random: Random): NewId {
  return () => {
    const bytes = random(16);
    bytes.writeUIntBE(clock.now(), 0, 6);
    bytes[6] = 0x70 | (bytes[6]! & 0x0f);
    bytes[8] = 0x80 | (bytes[8]! & 0x3f);
    const hex = bytes.toString('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  };
}

/** Bytes for a printer, and where it stands. */
export interface PrintJob {
  host: string;
  port: number;
  bytes: Uint8Array;
  /** Whether it answers questions about its state; `null` when nobody knows. */
  reportsStatus: boolean | null;
  /** Failed attempts in a row before this one: the first ones are short, so that a broken printer takes little time. */
  failures: number;
  /** Whether someone waits for the outcome: it does not tell by its time why nothing could be reached. */
  isTest?: boolean;
}

/** Prints; never throws for what a printer does. */
export type Print = (job: PrintJob) => Promise<PrintOutcome>;

/** An event as it goes over the wire. Its address is judged anew, by its name and by where that leads at this moment. */
export interface EventToSend {
  url: string;
  /** All that it is sent with, but for those of the connection. */
  headers: Record<string, string>;
  body: string;
  /** Whether it may go to this machine, in development. */
  allowsLocal: boolean;
}

/** How sending ended: with a whole answer, whatever its status, or with what stood in its way. */
export type FinishedSend =
  | {
      kind: 'Answered';
      /** 200 or more. */
      statusCode: number;
      /** `null` when the endpoint does not say. */
      retryAfterSeconds: number | null;
    }
  | { kind: 'Failed'; trouble: FailureReason };

/** An ending, and how long it took. */
export type SendOutcome = FinishedSend & { durationMs: number };

/** Sends an event to its endpoint; never throws for what an endpoint does. */
export type Send = (event: EventToSend) => Promise<SendOutcome>;

/** Every IP address that a host's name leads to. Rejects when it leads nowhere, or nobody says where within 5 seconds. */
export type Resolve = (host: string) => Promise<string[]>;

const RESOLVING_MS = 5_000;

/** Asks as every program of the machine does, its own tables first: for what stands in the house. */
export const systemResolve: Resolve = async (host) => {
  const giveUp = new AbortController();
  const late = async () => {
    await pause(RESOLVING_MS, null, { signal: giveUp.signal });
    throw leadsNowhere(host);
  };
  try {
    const found = await Promise.race([lookup(host, { all: true }), late()]);
    return found.map(({ address }) => address);
  } finally {
    giveUp.abort();
  }
};

const LOCALHOST = /^(?:.+\.)?localhost$/i;

/**
 * Asks name servers alone: for hosts of the Internet. The system's own way takes one of four threads of the process for as
 * long as a name server is silent, and sign-ins and files wait for these.
 * @param servers  `127.0.0.1:53`; those of the system when left out
 */
export function askNameServers(servers?: readonly string[]): Resolve {
  return async (host) => {
    // No name server is asked for it. @see RFC 6761
    if (LOCALHOST.test(host)) return ['127.0.0.1', '::1'];
    const resolver = new Resolver({ timeout: 1_500, tries: 2 });
    if (servers !== undefined) resolver.setServers(servers);
    const late = setTimeout(() => resolver.cancel(), RESOLVING_MS);
    try {
      const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
      const ips = found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
      if (ips.length === 0) throw leadsNowhere(host);
      return ips;
    } finally {
      clearTimeout(late);
    }
  };
}

function leadsNowhere(host: string): Error {
  return new Error(`Nobody says within ${RESOLVING_MS} ms where ${host} leads.`);
}
