import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { fetchAnswer } from '../load/fetch-answer.ts';
import { driveHttpLoad, type HttpLoad } from '../load/http-load.ts';
import { getText } from '../load/http-request.ts';
import {
  calendarRequest,
  firstPageRequest,
  manyRequests,
  menuRequest,
  placementRequest,
  previewRequest,
  venuePathOf,
} from '../load/traffic.ts';
import { CONNECTIONS, PER_CONNECTION } from './fixture.ts';
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
          ...{
            port: sofra.port,
            connections: CONNECTIONS,
            perConnection: PER_CONNECTION,
            durationMs: TURN_MS,
          },
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
): Promise<Pick<HttpLoad, 'requests' | 'statuses'>[]> {
  const [first] = restaurants;
  const { headers } = await fetchAnswer({ sofra }, first!, `${venuePathOf(first!)}/menu`);
  const orderPaths = new Map<Restaurant, string>();
  for (const each of restaurants) {
    const key = { 'Idempotency-Key': randomUUID() };
    const { body } = await fetchAnswer({ sofra }, each, `${venuePathOf(each)}/orders`, orderOf(each), key);
    orderPaths.set(each, `/public/v1/orders/${(JSON.parse(body) as PlacedBody).data.order.id}`);
  }
  const known = () => getText(first!, `${venuePathOf(first!)}/menu`, { 'If-None-Match': headers.ETag! });
  const kinds: [status: number, (restaurant: Restaurant) => string][] = [
    [200, menuRequest],
    [304, known],
    [200, previewRequest],
    [201, placementRequest],
    [200, (it) => getText(it, orderPaths.get(it)!)],
    [200, firstPageRequest],
    [200, calendarRequest],
  ];
  return kinds.map(([status, make]) => ({ requests: manyRequests(restaurants, make), statuses: [status] }));
}

interface PlacedBody {
  data: { order: { id: string } };
}
