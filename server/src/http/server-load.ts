import type { RefusalCode } from '../core/refusals.ts';
import type { Clock } from '../parts/parts.ts';
import type { RequestContext } from './request/request-context.ts';

/** What a server has answered in the last minutes, in one group of operations. */
export interface GroupLoad {
  /** Such as `public read`: the API, and whether calls change something. */
  group: string;
  requests: number;
  /** Answers of 500 and above. */
  errors: number;
  /** 95 of 100 took at most so long, in milliseconds: the upper end of a step of the measurement. */
  p95Ms: number;
}

/** An answer of 500 and above. */
export interface ServerError {
  at: number;
  traceId: string;
  operation: string;
  status: number;
  code: RefusalCode | null;
  venueId: string | null;
}

/** What this server has answered lately, in its own memory. */
export interface ServerLoad {
  note(context: NotedRequest, status: number, code: RefusalCode | null, durationMs: number): void;
  /** The groups with the most requests first, of the last five minutes. */
  groups(): GroupLoad[];
  /** The newest first, at most 50 since the start. */
  errors(): ServerError[];
}

type NotedRequest = Pick<RequestContext, 'now' | 'traceId' | 'operation' | 'venueId' | 'request'>;

/** The time that is looked at. */
export const LOAD_MINUTES = 5;
const MINUTE_MS = 60_000;
const MOST_ERRORS = 50;
/** Upper ends of the steps in which durations are counted, in milliseconds. */
const STEPS_MS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000];

interface Tally {
  requests: number;
  errors: number;
  steps: Uint32Array;
}

/** Counts what a server answers, minute by minute. */
export function createServerLoad(clock: Clock): ServerLoad {
  const minutes = new Map<number, Map<string, Tally>>();
  const lastErrors: ServerError[] = [];

  function tallyOf(group: string): Tally {
    const minute = Math.floor(clock.now() / MINUTE_MS);
    let tallies = minutes.get(minute);
    if (tallies === undefined) {
      tallies = new Map();
      minutes.set(minute, tallies);
      for (const old of minutes.keys()) if (old <= minute - LOAD_MINUTES) minutes.delete(old);
    }
    let tally = tallies.get(group);
    if (tally === undefined) {
      tally = emptyTally();
      tallies.set(group, tally);
    }
    return tally;
  }

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
    groups: () => {
      const oldest = Math.floor(clock.now() / MINUTE_MS) - LOAD_MINUTES;
      const sums = new Map<string, Tally>();
      for (const [minute, tallies] of minutes) if (minute > oldest) addTo(sums, tallies);
      return [...sums]
        .map(([group, { requests, errors, steps }]) => ({
          group,
          requests,
          errors,
          p95Ms: p95Of(steps, requests),
        }))
        .sort((a, b) => b.requests - a.requests);
    },
    errors: () => [...lastErrors],
  };
}

function emptyTally(): Tally {
  return { requests: 0, errors: 0, steps: new Uint32Array(STEPS_MS.length + 1) };
}

function addTo(sums: Map<string, Tally>, tallies: ReadonlyMap<string, Tally>): void {
  for (const [group, { requests, errors, steps }] of tallies) {
    const sum = sums.get(group) ?? emptyTally();
    sum.requests += requests;
    sum.errors += errors;
    for (let at = 0; at < steps.length; at++) sum.steps[at]! += steps[at]!;
    sums.set(group, sum);
  }
}

/** From the path alone: an operation without an API is of the pages. */
function groupOf({ url, method }: NotedRequest['request']): string {
  const kind = method === 'GET' || method === 'HEAD' ? 'read' : 'write';
  const api = /^\/(public|venue|operator|assistant)\/v1\//.exec(url)?.[1] ?? 'pages';
  return `${api} ${kind}`;
}

function stepOf(durationMs: number): number {
  const at = STEPS_MS.findIndex((upTo) => durationMs <= upTo);
  return at === -1 ? STEPS_MS.length : at;
}

function p95Of(steps: Uint32Array, requests: number): number {
  let left = requests * 0.95;
  for (const [at, count] of steps.entries()) {
    left -= count;
    if (left <= 0) return STEPS_MS[at] ?? STEPS_MS.at(-1)!;
  }
  return STEPS_MS.at(-1)!;
}
