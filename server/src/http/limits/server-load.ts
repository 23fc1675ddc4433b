import type { RefusalCode } from '../../core/refusals.ts';
import type { Clock } from '../../parts/parts.ts';
import type { RequestContext } from '../request/request-context.ts';
import {
  DURATION_STEPS_MS,
  emptyRequestTally,
  type GroupLoad,
  groupLoadsOf,
  type RequestTally,
} from './load-groups.ts';

/** An answer of 500 and above. */
export interface ServerError {
  at: number;
  traceId: string;
  operation: string;
  status: number;
  code: RefusalCode | null;
  venueId: string | null;
}

/** The requests that this server has answered recently, counted in its memory. */
export interface ServerLoad {
  note(context: NotedRequest, status: number, code: RefusalCode | null, durationMs: number): void;
  /** The load of the last five minutes, the groups with the most requests first. */
  groups(): GroupLoad[];
  /** The last 50 errors since the start of the server, the newest first. */
  errors(): ServerError[];
}

type NotedRequest = Pick<RequestContext, 'now' | 'traceId' | 'operation' | 'venueId' | 'request'>;

/** How many minutes are counted. */
export const LOAD_MINUTES = 5;
const MINUTE_MS = 60_000;
const MOST_ERRORS = 50;

/** Counts what a server answers, minute by minute. */
export function createServerLoad(clock: Clock): ServerLoad {
  const minutes = new Map<number, Map<string, RequestTally>>();
  const lastErrors: ServerError[] = [];
  const currentMinute = () => Math.floor(clock.now() / MINUTE_MS);
  const beginMinute = (minute: number) => {
    for (const old of minutes.keys()) if (old <= minute - LOAD_MINUTES) minutes.delete(old);
    return new Map<string, RequestTally>();
  };
  const tallyOf = (group: string) =>
    minutes.getOrInsertComputed(currentMinute(), beginMinute).getOrInsertComputed(group, emptyRequestTally);

  return {
    note: (context, status, code, durationMs) => {
      const tally = tallyOf(groupOf(context.request));
      tally.requests += 1;
      tally.steps[stepOf(durationMs)]! += 1;
      if (status < 500) return;
      tally.errors += 1;
      const { now: at, traceId, operation, venueId } = context;
      lastErrors.unshift({ at, traceId, operation, status, code, venueId });
      if (lastErrors.length > MOST_ERRORS) lastErrors.pop();
    },
    groups: () => groupLoadsOf(minutes, currentMinute() - LOAD_MINUTES),
    errors: () => [...lastErrors],
  };
}

/** The group of a request, by its path and method. Paths outside the APIs belong to the group `pages`. */
function groupOf({ url, method }: NotedRequest['request']): string {
  const kind = method === 'GET' || method === 'HEAD' ? 'read' : 'write';
  const api = /^\/(public|venue|operator|assistant)\/v1\//.exec(url)?.[1] ?? 'pages';
  return `${api} ${kind}`;
}

function stepOf(durationMs: number): number {
  const at = DURATION_STEPS_MS.findIndex((upTo) => durationMs <= upTo);
  return at === -1 ? DURATION_STEPS_MS.length : at;
}
