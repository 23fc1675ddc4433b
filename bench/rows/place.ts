import { drivePgbench, findPgbench } from '../load/pgbench.ts';
import { placementScript, variablesOfPlacement } from '../load/placement-script.ts';
import { manyRequests, placementRequest } from '../load/traffic.ts';
import { CONNECTIONS, type Fixture } from '../service/fixture.ts';
import type { Row } from './row.ts';

/** Placing any basket at all restaurants, beside pgbench writing such rows. */
export const place: Row = async (fixture) => {
  const { restaurants } = fixture;
  const load = { requests: manyRequests(restaurants, placementRequest), statuses: [201] };
  return {
    name: `place any basket, ${restaurants.length} venues`,
    service: fixture.service(load),
    beside: { plain: await fixture.plain(load), ...(await pgbenchAt(fixture, restaurants.length)) },
    goals: [
      { figure: 'processor', than: 'plain', atMost: 1.05 },
      { figure: 'rate', than: 'pgbench', atLeast: 0.65 },
      { figure: 'slowest', than: 'pgbench', atMost: 1.5 },
    ],
  };
};

/** The rows of an order written by pgbench at the first so many restaurants, the first most often; nothing where it is not installed. */
export async function pgbenchAt({ sofra, restaurants }: Fixture, venues: number) {
  const program = findPgbench();
  if (program === null) return {};
  const variables = await variablesOfPlacement(sofra, restaurants[0]!);
  const load = { script: placementScript(venues), variables, connections: CONNECTIONS };
  return {
    pgbench: (durationMs: number) => drivePgbench(program, sofra.connection, { ...load, durationMs }),
  };
}
