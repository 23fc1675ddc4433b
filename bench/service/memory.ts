import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { fetchAnswer } from '../load/fetch-answer.ts';
import { driveHttpLoad } from '../load/http-load.ts';
import { getText, placementText, postText } from '../load/http-request.ts';
import { openRestaurant, orderOf, type Restaurant } from './restaurant.ts';
import { startSofra, withDataFolder } from './system-under-test.ts';

/** Resident memory of the node process under mixed load, in MB. */
export interface MemoryFindings {
  minutes: number;
  mostMb: number;
  /** A minute after the load, or a tenth of its time if that is less. */
  afterMb: number;
}

const RESTAURANTS = 200;
const SAMPLE_MS = 1_000;
const LONGEST_REST_MS = 60_000;
/** So long each kind of request is sent before the next kind. */
const TURN_MS = 2_000;
const CONNECTIONS = 16;

/** Reads and orders of 200 restaurants, one kind of request after the other, after a first start with the demo. */
export function measureMemory(durationMs: number): Promise<MemoryFindings> {
  return withDataFolder(async (folder) => {
    const sofra = await startSofra(folder, { DEMO: 'on', RATE_LIMITS: 'off' });
    let mostMb = 0;
    const sampling = setInterval(() => {
      mostMb = Math.max(mostMb, sofra.memoryMb());
    }, SAMPLE_MS);
    try {
      const restaurants: Restaurant[] = [];
      for (let number = 0; number < RESTAURANTS; number++) restaurants.push(await openRestaurant(sofra.db));
      const kinds = await kindsOfRequests(sofra, restaurants);
      const endsAt = performance.now() + durationMs;
      for (let turn = 0; performance.now() < endsAt; turn++) {
        await driveHttpLoad({
          ...kinds[turn % kinds.length]!,
          ...{ port: sofra.port, connections: CONNECTIONS, durationMs: TURN_MS },
        });
      }
      await pause(Math.min(LONGEST_REST_MS, durationMs / 10));
      return { minutes: durationMs / 60_000, mostMb, afterMb: sofra.memoryMb() };
    } finally {
      clearInterval(sampling);
      await sofra.stop();
    }
  });
}

/** Each kind of request with the status of its answer. */
async function kindsOfRequests(
  sofra: { port: number },
  restaurants: readonly Restaurant[],
): Promise<{ requests: string[]; status: number }[]> {
  const venueOf = ({ id }: Restaurant) => `/public/v1/venues/${id}`;
  const [first] = restaurants;
  const { headers } = await fetchAnswer({ sofra }, first!, `${venueOf(first!)}/menu`);
  const orderPaths: string[] = [];
  for (const each of restaurants) {
    const key = { 'Idempotency-Key': randomUUID() };
    const { body } = await fetchAnswer({ sofra }, each, `${venueOf(each)}/orders`, orderOf(each), key);
    orderPaths.push(`/public/v1/orders/${(JSON.parse(body) as PlacedBody).data.order.id}`);
  }
  const reads = (pathOf: (each: Restaurant, at: number) => string, more: Record<string, string> = {}) => ({
    requests: restaurants.map((each, at) => getText(each, pathOf(each, at), more)),
    status: 200,
  });
  const gzip = { 'Accept-Encoding': 'gzip, deflate, br' };
  const menuOf = (each: Restaurant) => `${venueOf(each)}/menu`;
  return [
    reads(menuOf, gzip),
    reads(menuOf),
    { requests: [getText(first!, menuOf(first!), { 'If-None-Match': headers.ETag! })], status: 304 },
    {
      requests: restaurants.map((each) => postText(each, `${venueOf(each)}/orders/preview`, orderOf(each))),
      status: 200,
    },
    { requests: restaurants.map((each) => placementText(each, orderOf(each))), status: 201 },
    reads((_each, at) => orderPaths[at]!, gzip),
    reads(() => '/public/v1/orders?pageSize=20'),
    reads((each) => `${venueOf(each)}/reservation-availability?days=14`, gzip),
  ];
}

interface PlacedBody {
  data: { order: { id: string } };
}
