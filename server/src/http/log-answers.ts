import type { RequestToLog } from '../core/access/key-request.ts';
import type { RefusalCode } from '../core/refusals.ts';
import type { Clock, Logger } from '../parts/parts.ts';
import type { CountRequest, NoteAnswer } from './handle-request.ts';
import { createRefusalLimit } from './limits/refusal-limit.ts';
import type { RequestContext } from './request/request-context.ts';
import type { ServerLoad } from './server-load.ts';
import { venueIdToLog } from './venue-id-to-log.ts';

/** What the log may say of a request. Nothing else of it is ever logged: no query, body, header or text of a caller. */
export type LoggedCall = Pick<
  RequestContext,
  'traceId' | 'now' | 'operation' | 'address' | 'venueId' | 'key'
>;

/** What is known of a request that reaches no route. */
export const UNROUTED = { operation: 'unknown', venueId: null, key: null };

/** Writes the line of an answered request. @param code  of a refusal */
export type LogAnswer = (call: LoggedCall, status: number, code: RefusalCode | null) => void;

/** The lines of answered requests. */
export interface AnswerLog {
  log: LogAnswer;
  /** Writes the lines of the refusals that were only counted so far. */
  stop(): void;
}

/** Makes the log of answered requests: one line each, a success at `debug`, a refusal at `info`, a fault at `error`. */
export function createAnswerLog({ log, clock }: { log: Logger; clock: Clock }): AnswerLog {
  const logsSuccesses = log.isLevelEnabled('debug');
  const refusals = createRefusalLimit({ log, clock });
  return {
    log: (call, status, code) => {
      if (status >= 400) {
        if (!refusals.takesLine(call.address, code)) return;
        log[status === 500 ? 'error' : 'info'](lineOf(call, status, code, clock), 'answered');
      } else if (logsSuccesses) log.debug(lineOf(call, status, code, clock), 'answered');
    },
    stop: refusals.stop,
  };
}

/** Where answered requests are noted. */
interface AnswerNotes {
  answers: AnswerLog;
  /** Takes the calls with API keys, for the owners of the keys. */
  requests: { note(call: RequestToLog): void };
  load: Pick<ServerLoad, 'note'>;
  countRequest: CountRequest | undefined;
  clock: Clock;
}

/** The characters of a path that are noted. */
const PATH_LENGTH = 200;

/** Notes each answered request in the log, the metrics and the log of its API key. */
export function noteAnswersIn({ answers, requests, load, countRequest, clock }: AnswerNotes): NoteAnswer {
  return (context, status, code, durationMs) => {
    answers.log(context, status, code);
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
  { traceId, now, operation, address, venueId, key }: LoggedCall,
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
    address,
  };
}
