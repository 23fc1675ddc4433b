import { loggedPathOf, type RequestToLog } from '../core/access/key-request.ts';
import type { RefusalCode } from '../core/refusals.ts';
import type { Clock, Logger } from '../parts/parts.ts';
import { ADDRESS_BUDGET } from './limits/budget.ts';
import type { RequestContext } from './request/request-context.ts';

/** What the log may say of a request. Nothing else of it is ever logged: no query, body, header or text of a caller. */
export interface LoggedCall {
  traceId: string;
  /** When the request came in, in milliseconds. */
  now: number;
  /** The id of the operation, or the pattern of a path without one. */
  operation: string;
  /** The address that limits count by. */
  address: string;
  /** The venue of the path as the caller sent it, else the one that was found; `null` while there is none. */
  venueId: string | null;
  /** The API key of the caller, once it is found. */
  key: { keyId: string } | null;
}

/** What is known of a request that reaches no route. */
export const UNROUTED = { operation: 'unknown', venueId: null, key: null };

/** Writes the line of an answered request. @param code  of a refusal */
export type LogAnswer = (call: LoggedCall, status: number, code: RefusalCode | null) => void;

/** An answered call with an API key, for the owner of the key. @param now  when it was answered, in milliseconds */
export function keyRequestOf(
  { now: at, operation, traceId, request }: RequestContext,
  { keyId, venueId }: { keyId: string; venueId: string },
  status: number,
  errorCode: RefusalCode | null,
  now: number,
): RequestToLog {
  const { method } = request;
  const path = loggedPathOf(request.url);
  const durationMs = Math.max(0, now - at);
  return { venueId, keyId, at, operation, method, path, status, errorCode, durationMs, traceId };
}

/** The lines of answered requests. */
export interface AnswerLog {
  log: LogAnswer;
  /** Writes the lines of the refusals that were only counted so far. */
  stop(): void;
}

/** As many as an address may call: only refusals beyond its ceiling are counted. */
const LINES_OF_ADDRESS_A_MINUTE = ADDRESS_BUDGET.perMinute;
const LINES_A_SECOND = 1_000;
/** Addresses whose lines are counted, and those whose further refusals have a line of their own. */
const MOST_ADDRESSES = 10_000;
const MOST_COUNTED_ADDRESSES = 100;
const COUNTED_FOR_MS = 1_000;

/** Refusals that have no line of their own, with one code from one address; of any further address together. */
interface Counted {
  address: string | undefined;
  code: RefusalCode | undefined;
  calls: number;
}

/**
 * Makes the log of answered requests: one line each, a success at `debug`, a refusal at `info`, a fault at `error`. A flood
 * of refusals is bounded: beyond the first ones they are counted, and one line a second says how many there were.
 */
export function createAnswerLog({ log, clock }: { log: Logger; clock: Clock }): AnswerLog {
  const logsSuccesses = log.isLevelEnabled('debug');
  const takesLine = createLineLimit(clock);
  let counted = new Map<string, Counted>();
  let timer: NodeJS.Timeout | undefined;

  const writeCounted = () => {
    clearTimeout(timer);
    for (const calls of counted.values()) log.info(calls, 'refused more calls than are logged one by one');
    counted = new Map();
  };
  const count = (address: string, code: RefusalCode | undefined) => {
    if (counted.size === 0) timer = setTimeout(writeCounted, COUNTED_FOR_MS).unref();
    const isNamed = counted.has(`${code} ${address}`) || counted.size < MOST_COUNTED_ADDRESSES;
    const key = isNamed ? `${code} ${address}` : `${code}`;
    const calls = counted.get(key) ?? { address: isNamed ? address : undefined, code, calls: 0 };
    calls.calls += 1;
    counted.set(key, calls);
  };
  return {
    log: (call, status, code) => {
      if (status < 400) {
        if (logsSuccesses) log.debug(lineOf(call, status, code, clock), 'answered');
      } else if (!takesLine(call.address)) count(call.address, code ?? undefined);
      else log[status === 500 ? 'error' : 'info'](lineOf(call, status, code, clock), 'answered');
    },
    stop: writeCounted,
  };
}

/** Whether one more refusal of an address gets a line of its own. */
function createLineLimit(clock: Clock): (address: string) => boolean {
  let [second, minute] = [-1, -1];
  let linesOfSecond = 0;
  let linesOf = new Map<string, number>();
  return (address) => {
    const now = clock.now();
    if (Math.floor(now / 1_000) !== second) [second, linesOfSecond] = [Math.floor(now / 1_000), 0];
    if (Math.floor(now / 60_000) !== minute) [minute, linesOf] = [Math.floor(now / 60_000), new Map()];
    const lines = linesOf.get(address) ?? 0;
    const isOneMore = lines > 0 || linesOf.size < MOST_ADDRESSES;
    if (!isOneMore || lines >= LINES_OF_ADDRESS_A_MINUTE || linesOfSecond >= LINES_A_SECOND) return false;
    linesOf.set(address, lines + 1);
    linesOfSecond += 1;
    return true;
  };
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

function lineOf(
  { traceId, now, operation, address, venueId, key }: LoggedCall,
  status: number,
  code: RefusalCode | null,
  clock: Clock,
): Record<string, unknown> {
  return {
    ...{ traceId, operation, status },
    code: code ?? undefined,
    ms: Math.max(0, clock.now() - now),
    // A caller may write anything into the path.
    venueId: venueId !== null && UUID.test(venueId) ? venueId.toLowerCase() : undefined,
    keyId: key?.keyId,
    address,
  };
}
