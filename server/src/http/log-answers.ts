import type { RequestToLog } from '../core/access/keys/key-request.ts';
import type { RefusalCode } from '../core/refusals.ts';
import type { Clock, Logger } from '../parts/parts.ts';
import type { CountRequest, NoteAnswer } from './handle-request.ts';
import type { ServerLoad } from './limits/server-load.ts';
import { type RequestContext, UNKNOWN_OPERATION } from './request/request-context.ts';
import { venueIdToLog } from './venue-id-to-log.ts';

/**
 * The properties of a request that may be logged. Nothing else is logged: no query, body, header or text of a caller.
 */
export type LoggedCall = Pick<
  RequestContext,
  'traceId' | 'now' | 'operation' | 'address' | 'venueId' | 'key' | 'accountId'
> & {
  /** Set if the request could not be read. No budget counts such a request. */
  isUnread?: true;
};

/** How the log shows a request that reaches no route, because it cannot be read. */
export const UNREAD_CALL = {
  operation: UNKNOWN_OPERATION,
  venueId: null,
  key: null,
  accountId: null,
  isUnread: true,
} as const;

/** Writes the log line of an answered request. @param code  of a refusal; `null` for a success */
export type LogAnswer = (call: LoggedCall, status: number, code: RefusalCode | null) => void;

/**
 * Makes the log of answered requests, one line each: a success at `debug`, a refusal at `info`, a fault at `error`.
 * Calls above a budget are at `debug` too, and so are requests that cannot be read, which no budget counts: otherwise
 * one caller could fill the disk.
 */
export function createAnswerLog({ log, clock }: { log: Logger; clock: Clock }): LogAnswer {
  return (call, status, code) => {
    const isQuiet = status < 400 || code === 'RATE_LIMIT_EXCEEDED' || call.isUnread;
    const level = status === 500 ? 'error' : isQuiet ? 'debug' : 'info';
    if (log.isLevelEnabled(level)) log[level](lineOf(call, status, code, clock), 'answered');
  };
}

/** The logs and counters that record answered requests. */
interface AnswerNotes {
  logAnswer: LogAnswer;
  /** Takes the calls with API keys, for the owners of the keys. */
  requests: { note(call: RequestToLog): void };
  load: Pick<ServerLoad, 'note'>;
  countRequest: CountRequest | undefined;
  clock: Clock;
}

/** The most characters of a path that are recorded. */
const PATH_LENGTH = 200;

/** Makes a function that records each answered request in the log, the metrics and the log of its API key. */
export function createAnswerRecorder({
  logAnswer,
  requests,
  load,
  countRequest,
  clock,
}: AnswerNotes): NoteAnswer {
  return (context, status, code, durationMs) => {
    logAnswer(context, status, code);
    load.note(context, status, code, durationMs);
    countRequest?.(context.operation, status, code, durationMs);
    if (context.key === null) return;
    const { key, now: at, operation, traceId, request } = context;
    requests.note({
      ...{ venueId: key.venueId, keyId: key.keyId, at, operation, method: request.method },
      ...{ path: request.url.split('?', 1)[0]!.slice(0, PATH_LENGTH), status, errorCode: code },
      ...{ durationMs: Math.max(0, clock.now() - at), traceId },
    });
  };
}

function lineOf(
  { traceId, now, operation, address, venueId, key, accountId }: LoggedCall,
  status: number,
  code: RefusalCode | null,
  clock: Clock,
): Record<string, unknown> {
  return {
    ...{ traceId, operation, status },
    code: code ?? undefined,
    ms: Math.max(0, clock.now() - now),
    venueId: venueIdToLog(venueId),
    keyId: key?.keyId,
    // Only for failed sign-ins, and for requests without the right.
    accountId: status === 401 || status === 403 ? (accountId ?? undefined) : undefined,
    address,
  };
}
