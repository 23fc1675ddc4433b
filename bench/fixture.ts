import type { BareRoute } from './bare-process.ts';
import { type Child, startChild } from './child-process.ts';
import type { Measure } from './comparison.ts';
import type { HttpLoad, Measurement } from './http-load.ts';
import { openRestaurant, type Restaurant, tenCampaigns } from './restaurant.ts';
import { type Sofra, startSofra, withDataFolder } from './system-under-test.ts';

/** What comparisons need: the service with its restaurants, a bare server, and the process that drives both. */
export interface Fixture {
  sofra: Sofra;
  /** All with the same menu and no campaign. Their ids are {@link ID_PREFIX} and their number, from 1. */
  restaurants: Restaurant[];
  /** One with ten campaigns. */
  offering: Restaurant;
  /** Drives requests against the service. */
  load(requests: readonly string[], status: number): Measure;
  /** Drives requests against a bare server that answers them by `route`, whatever the rest of their path. */
  bareLoad(requests: readonly string[], route: BareRoute): Promise<Measure>;
  /** The most memory that the node process of the service was seen with, in MB. */
  mostMemoryMb(): number;
}

export const CONNECTIONS = 16;
export const ID_PREFIX = '00000000-0000-7000-8000-';
const ID_DIGITS = 12;

/**
 * Runs with the service started on an empty database and restaurants opened in it; everything is deleted
 * afterwards.
 */
export async function withFixture<T>(
  restaurantCount: number,
  run: (fixture: Fixture) => Promise<T>,
): Promise<T> {
  return withDataFolder(async (folder) => {
    const sofra = await startSofra(folder, { DEMO: 'off', RATE_LIMITS: 'off' });
    const children: Child[] = [];
    try {
      return await run(await prepare(sofra, restaurantCount, children));
    } finally {
      await Promise.all(children.map((child) => child.end()));
      await sofra.stop();
    }
  });
}

async function prepare(sofra: Sofra, restaurantCount: number, children: Child[]): Promise<Fixture> {
  const restaurants: Restaurant[] = [];
  for (let number = 1; number <= restaurantCount; number++) {
    restaurants.push(await openRestaurant(sofra.db, ID_PREFIX + String(number).padStart(ID_DIGITS, '0')));
  }
  const driver = startChild('load-process.ts');
  children.push(driver);
  let mostMemoryMb = 0;
  const drive = async (load: Omit<HttpLoad, 'connections'>) => {
    const { measurement } = await driver.ask<{ measurement: Measurement }>({
      ...load,
      connections: CONNECTIONS,
    });
    mostMemoryMb = Math.max(mostMemoryMb, sofra.memoryMb());
    return measurement;
  };
  return {
    sofra,
    restaurants,
    offering: await openRestaurant(sofra.db, undefined, tenCampaigns),
    load: (requests, status) => (durationMs) => drive({ port: sofra.port, requests, status, durationMs }),
    bareLoad: async (requests, route) => {
      const bare = startChild('bare-process.ts');
      children.push(bare);
      const { port } = await bare.ask<{ port: number }>({ route });
      const status = route.kind === 'Fixed' ? route.status : 200;
      return (durationMs) => drive({ port, requests, status, durationMs });
    },
    mostMemoryMb: () => mostMemoryMb,
  };
}
