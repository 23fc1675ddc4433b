import { SECRET_KEY } from '../../server/test/secret-key.ts';
import type { Measure } from '../comparison.ts';
import type { BareRoute } from '../load/bare-process.ts';
import { startChild } from '../load/child-process.ts';
import type { HttpLoad, Measurement } from '../load/http-load.ts';
import { processorTimeOf, processorTimeOfChildren } from '../load/processor-time.ts';
import { openRestaurant, type Restaurant } from './restaurant.ts';
import { type Sofra, startAnotherServer, startSofra, withDataFolder } from './system-under-test.ts';

/** What comparisons need: the service with its restaurants, a bare server, and the process that drives both. */
export interface Fixture {
  sofra: Sofra;
  /** All with the same menu and no campaign. Their ids are {@link ID_PREFIX} and their number, from 1. */
  restaurants: Restaurant[];
  /** Drives requests against the service, or against another server of it. */
  load(requests: readonly string[], status: number, driving?: Driving): Measure;
  /** Sends each request once. */
  sendEach(requests: readonly string[], status: number, server?: Server): Promise<void>;
  /** Drives requests against a bare server that answers them by `route`, whatever the rest of their path. */
  bareLoad(
    requests: readonly string[],
    route: BareRoute,
    driving?: Omit<Driving, 'server'>,
  ): Promise<Measure>;
  /** Another server on the same database, which compares what it remembers with it; one for each environment. */
  anotherServer(environment?: Record<string, string>): Promise<Server>;
}

/** How requests are driven. */
export interface Driving {
  /** Another server than the first one. */
  server?: Server;
  /** For answers that need no database: the caller, which then takes a whole core, does not sleep between them. */
  staysAwake?: boolean;
}

/** A process that answers. */
export interface Server {
  pid: number;
  port: number;
}

export const CONNECTIONS = 16;
export const ID_PREFIX = '00000000-0000-7000-8000-';
const ID_DIGITS = 12;

/** The id of the restaurant with this number, from 1. */
export function idOf(number: number): string {
  return ID_PREFIX + String(number).padStart(ID_DIGITS, '0');
}

/**
 * Runs with the service started on an empty database and restaurants opened in it; everything is deleted
 * afterwards.
 */
export async function withFixture<T>(
  restaurantCount: number,
  run: (fixture: Fixture) => Promise<T>,
  environment: Record<string, string> = {},
): Promise<T> {
  return withDataFolder(async (folder) => {
    const settings = { DEMO: 'off', RATE_LIMITS: 'off', SECRET_KEY: SECRET_KEY.toString('hex') };
    const sofra = await startSofra(folder, { ...settings, ...environment });
    const ends: (() => Promise<void>)[] = [];
    try {
      return await run(await prepare(sofra, restaurantCount, ends));
    } finally {
      await Promise.all(ends.map((end) => end()));
      await sofra.stop();
    }
  });
}

async function prepare(
  sofra: Sofra,
  restaurantCount: number,
  ends: (() => Promise<void>)[],
): Promise<Fixture> {
  const restaurants: Restaurant[] = [];
  for (let number = 1; number <= restaurantCount; number++) {
    restaurants.push(await openRestaurant(sofra.db, idOf(number)));
  }
  const driver = startChild('load/load-process.ts');
  ends.push(() => driver.end());
  const drive = async (
    { pid, port }: Server,
    load: Omit<HttpLoad, 'connections' | 'port'> & { durationMs: number },
  ) => {
    const before = timesOf(pid, sofra.postgresPid);
    const { measurement } = await driver.ask<{ measurement: Measurement }>({
      ...load,
      port,
      connections: CONNECTIONS,
    });
    return { ...measurement, cpu: cpuOf(before, timesOf(pid, sofra.postgresPid), load, measurement) };
  };
  const others = new Map<string, ReturnType<typeof startAnotherServer>>();
  return {
    sofra,
    restaurants,
    anotherServer: (environment = {}) => {
      const name = JSON.stringify(environment);
      const server = others.get(name) ?? startAnotherServer(sofra, environment);
      if (!others.has(name)) ends.push(async () => (await server).stop());
      others.set(name, server);
      return server;
    },
    load:
      (requests, status, { server = sofra, staysAwake = false } = {}) =>
      (durationMs) =>
        drive(server, { requests, status, durationMs, staysAwake }),
    sendEach: async (requests, status, { port } = sofra) => {
      await driver.ask({ requests, status, port, connections: CONNECTIONS, durationMs: null });
    },
    bareLoad: async (requests, route, { staysAwake = false } = {}) => {
      const bare = startChild('load/bare-process.ts');
      ends.push(() => bare.end());
      const { port } = await bare.ask<{ port: number }>({ route });
      const status = route.kind === 'Fixed' ? route.status : 200;
      return (durationMs) => drive({ pid: bare.pid, port }, { requests, status, durationMs, staysAwake });
    },
  };
}

interface Times {
  node: number | null;
  postgres: number | null;
}

function timesOf(pid: number, postgresPid: number): Times {
  return { node: processorTimeOf(pid), postgres: processorTimeOfChildren(postgresPid) };
}

function cpuOf(
  before: Times,
  after: Times,
  { durationMs }: { durationMs: number },
  { perSecond }: Measurement,
): Times {
  const requests = (perSecond * durationMs) / 1000;
  const each = (from: number | null, to: number | null) =>
    from === null || to === null ? null : Math.max(0, to - from) / requests;
  return { node: each(before.node, after.node), postgres: each(before.postgres, after.postgres) };
}
