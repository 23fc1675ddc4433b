import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { orderOf, type Restaurant } from '../service/restaurant.ts';

/** What a tenant measured that stays within its limits. */
export interface TenantLatencies {
  calls: number;
  /** Calls that were not answered 2xx, or not within {@link CALL_TIMEOUT_MS}. */
  failures: number;
  p50Ms: number;
  p99Ms: number;
}

/** A venue of the tenant with an order to read and the keys that call for it. */
export interface TenantVenue {
  restaurant: Restaurant;
  orderId: string;
  keys: readonly string[];
}

/** A tenant that calls at a steady pace, whatever its answers do. */
export interface Tenant {
  /** Calls for some time. */
  call(durationMs: number): Promise<TenantLatencies>;
  end(): void;
}

const CALLS_A_SECOND = 40;
const CALL_TIMEOUT_MS = 10_000;
/** Below the 120 reads a minute of a key. */
const CALLS_A_KEY = 100;
const MINUTE_MS = 60_000;
/** Spread over addresses of this machine, so that none comes near the ceiling of an address. */
const ADDRESSES = Array.from({ length: 10 }, (_, at) => `127.0.2.${at + 1}`);

interface KeyUse {
  venue: TenantVenue;
  key: string;
  usedAt: number[];
}

/** Makes a tenant of some venues that reads menus and its own orders and prices baskets. */
export function openTenant(port: number, venues: readonly TenantVenue[]): Tenant {
  const agents = ADDRESSES.map(
    (localAddress) => new Agent({ keepAlive: true, localAddress, maxSockets: 32 }),
  );
  const keys: KeyUse[] = venues.flatMap((venue) => venue.keys.map((key) => ({ venue, key, usedAt: [] })));
  let count = 0;
  const callOnce = async (): Promise<number | null> => {
    const number = count++;
    const use = leastUsed(keys);
    use.usedAt.push(Date.now());
    const { path, body } = requestAt(number, use.venue);
    const startedAt = performance.now();
    const status = await send(port, agents[number % agents.length]!, use.key, path, body);
    return status >= 200 && status < 300 ? performance.now() - startedAt : null;
  };
  return {
    call: async (durationMs) => {
      const calls: Promise<number | null>[] = [];
      const startedAt = performance.now();
      for (let at = 0; at < (durationMs / 1000) * CALLS_A_SECOND; at++) {
        await pause(Math.max(0, startedAt + (at * 1000) / CALLS_A_SECOND - performance.now()));
        calls.push(callOnce());
      }
      return latenciesOf(await Promise.all(calls));
    },
    end: () => {
      for (const agent of agents) agent.destroy();
    },
  };
}

/** @throws Error when every key has spent its minute */
function leastUsed(keys: readonly KeyUse[]): KeyUse {
  const since = Date.now() - 2 * MINUTE_MS;
  const [first] = keys.toSorted((a, b) => a.usedAt.length - b.usedAt.length);
  for (const use of keys) use.usedAt = use.usedAt.filter((at) => at > since);
  if (first === undefined || first.usedAt.length >= CALLS_A_KEY)
    throw new Error('The tenant needs more keys.');
  return first;
}

function requestAt(number: number, { restaurant, orderId }: TenantVenue) {
  const venue = `/public/v1/venues/${restaurant.id}`;
  switch (number % 3) {
    case 0:
      return { path: `${venue}/menu`, body: null };
    case 1:
      return { path: `/public/v1/orders/${orderId}`, body: null };
    default:
      return { path: `${venue}/orders/preview`, body: orderOf(restaurant) };
  }
}

/** @returns the status, or 0 when the answer is missing or incomplete */
function send(port: number, agent: Agent, key: string, path: string, body: string | null): Promise<number> {
  return new Promise((resolve) => {
    const headers = { 'X-Api-Key': key, ...(body === null ? {} : { 'Content-Type': 'application/json' }) };
    const method = body === null ? 'GET' : 'POST';
    const call = request({ host: '127.0.0.1', port, path, method, headers, agent }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
      answer.once('error', () => resolve(0));
    });
    call.setTimeout(CALL_TIMEOUT_MS, () => call.destroy());
    call.once('error', () => resolve(0));
    call.end(body ?? undefined);
  });
}

function latenciesOf(answers: readonly (number | null)[]): TenantLatencies {
  const latencies = answers.map((ms) => ms ?? CALL_TIMEOUT_MS).sort((a, b) => a - b);
  const at = (part: number) =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * part))]!;
  const failures = answers.filter((ms) => ms === null).length;
  return { calls: answers.length, failures, p50Ms: at(0.5), p99Ms: at(0.99) };
}
