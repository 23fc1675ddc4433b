import type { Fetch } from '../attempt.ts';
import { callOf, type FakeCall, refusalResponse } from './fake-answer.ts';

/**
 * What goes wrong with a request. With names that end in `Afterwards`, and with a partial or broken answer, the service
 * has executed the request; with `HandledLate`, it does so after the client has given up.
 */
export const FAULTS = [
  'Reset',
  'ResetAfterwards',
  'Stall',
  'StallAfterwards',
  'HandledLate',
  'HalfAnswer',
  'BrokenAnswer',
  'RateLimited',
  'InternalError',
  'InternalErrorAfterwards',
  'Unavailable',
  'BadGateway',
] as const;

export type Fault = (typeof FAULTS)[number];

/** Decides how a request fails; `null` for not at all. */
export type ChooseFault = (call: FakeCall) => Fault | null;

/** Causes these faults, each once, and then none. */
export function inTurn(...faults: Fault[]): ChooseFault {
  return () => faults.shift() ?? null;
}

/**
 * Causes random faults: the same ones for the same seed.
 * @param share  the share of requests with a fault, from 0 to 1
 */
export function byChance(seed: number, share = 0.5): ChooseFault {
  const random = randomFrom(seed);
  return () => (random() < share ? FAULTS[Math.floor(random() * FAULTS.length)]! : null);
}

/** Random numbers from 0 to 1, the same ones for the same seed: mulberry32. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A `fetch` with faults in its requests to a fake or real service. */
export function misbehaving(fetch: Fetch, choose: ChooseFault): Fetch {
  return (...request) => {
    const fault = choose(callOf(request));
    return fault === null ? fetch(...request) : goWrong(fault, fetch, request);
  };
}

async function goWrong(fault: Fault, fetch: Fetch, request: Parameters<Fetch>): Promise<Response> {
  const now = Date.now();
  switch (fault) {
    case 'Reset':
      throw new TypeError('fetch failed: the connection was reset');
    case 'Stall':
      return untilAborted(request);
    case 'HandledLate':
      return handleLate(fetch, request);
    case 'RateLimited':
      return refusalResponse('RATE_LIMIT_EXCEEDED', now, { headers: { 'Retry-After': '60' } });
    case 'InternalError':
      return refusalResponse('INTERNAL_ERROR', now);
    case 'Unavailable':
      return refusalResponse('SERVICE_UNAVAILABLE', now, { headers: { 'Retry-After': '1' } });
    case 'BadGateway':
      return new Response('<h1>Bad Gateway</h1>', { status: 502 });
    default:
      return spoil(fault, await fetch(...request), request);
  }
}

/** The effect of a fault on the answer after the service has executed the request. */
async function spoil(
  fault: 'ResetAfterwards' | 'StallAfterwards' | 'HalfAnswer' | 'BrokenAnswer' | 'InternalErrorAfterwards',
  answer: Response,
  request: Parameters<Fetch>,
): Promise<Response> {
  const { status, headers } = answer;
  const text = await answer.text();
  const half = text.slice(0, text.length / 2);
  switch (fault) {
    case 'ResetAfterwards':
      throw new TypeError('fetch failed: the connection was reset');
    case 'StallAfterwards':
      return untilAborted(request);
    case 'InternalErrorAfterwards':
      return refusalResponse('INTERNAL_ERROR', Date.now());
    case 'HalfAnswer':
      return new Response(status === 304 ? null : half, { status, headers });
    case 'BrokenAnswer':
      return new Response(status === 304 ? null : brokenAfter(half), { status, headers });
  }
}

function brokenAfter(text: string): ReadableStream<Uint8Array> {
  let isSent = false;
  return new ReadableStream({
    pull(controller) {
      if (isSent) controller.error(new TypeError('terminated'));
      else controller.enqueue(new TextEncoder().encode(text));
      isSent = true;
    },
  });
}

function untilAborted([, { signal }]: Parameters<Fetch>): Promise<never> {
  return new Promise((_, reject) => {
    if (signal == null) return;
    const end = () => reject(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end);
  });
}

async function handleLate(fetch: Fetch, request: Parameters<Fetch>): Promise<Response> {
  const [url, { signal, ...init }] = request;
  try {
    return await untilAborted(request);
  } finally {
    await fetch(url, init);
  }
}
