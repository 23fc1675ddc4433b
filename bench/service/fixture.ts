import { SECRET_KEY } from '../../server/test/harness/secret-key.ts';
import type { Measure } from '../comparison.ts';
import type { BareAnswer } from '../load/bare-process.ts';
import { startChild } from '../load/child-process.ts';
import type { HttpLoad, Measurement } from '../load/http-load.ts';
import type { NumberedLoad } from '../load/load-process.ts';
import { processorTimeOf, processorTimeOfChildren } from '../load/processor-time.ts';
import { openRestaurant, type Restaurant, tenCampaigns } from './restaurant.ts';
import { type Sofra, startAnotherServer, startSofra, withDataFolder } from './system-under-test.ts';

/** What comparisons need: the service with its restaurants, what it is measured beside, and the process that drives all. */
export interface Fixture {
  sofra: Sofra;
  /**
   * All with a menu of their own; every fourth has ten campaigns. Their ids are {@link ID_PREFIX} and their number, from 1.
   */
  restaurants: Restaurant[];
  /** Drives requests against the service. */
  service(load: Load): Measure;
  /** Drives the same requests against the plain service on the same database. */
  plain(load: Load): Promise<Measure>;
  /** Drives the same requests against a bare server that sends one answer, whatever is asked. */
  bare(load: Load, answer: BareAnswer): Promise<Measure>;
  /** Sends each request once to the service. */
  sendEach(load: Load): Promise<void>;
}

/** What is sent: requests with the status of their answers. */
export type Load = Pick<HttpLoad, 'requests' | 'statuses' | 'inTurn'>;

/** A process that answers. */
export interface Server {
  pid: number;
  port: number;
}

/** Requests of one caller before it opens another connection. */
export const PER_CONNECTION = 20;
const CAMPAIGNS_EVERY = 4;
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
 * @param ofSeveral  measures another server on the same database, which compares what it has in memory with it
 */
export async function withFixture<T>(
  restaurantCount: number,
  run: (fixture: Fixture) => Promise<T>,
  environment: Record<string, string> = {},
  ofSeveral = false,
): Promise<T> {
  return withDataFolder(async (folder) => {
    const settings = { DEMO: 'off', RATE_LIMITS: 'off', SECRET_KEY: SECRET_KEY.toString('hex') };
    const sofra = await startSofra(folder, { ...settings, ...environment });
    const ends: (() => Promise<void>)[] = [];
    try {
      const another = ofSeveral ? await startAnotherServer(sofra, environment) : null;
      if (another !== null) ends.push(() => another.stop());
      const { pid, port } = another ?? sofra;
      return await run(await prepare({ ...sofra, pid, port }, restaurantCount, ends));
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
    const campaigns = number % CAMPAIGNS_EVERY === 0 ? tenCampaigns : undefined;
    restaurants.push(await openRestaurant(sofra.db, idOf(number), campaigns));
  }
  const start = (file: string) => {
    const child = startChild(file);
    ends.push(() => child.end());
    return child;
  };
  const driver = start('load/load-process.ts');
  const numbers = new Map<readonly string[], number>();
  const drive = async ({ pid, port }: Server, load: Load, durationMs: number | null) => {
    const { requests, ...rest } = load;
    const known = numbers.get(requests);
    const number = known ?? numbers.size;
    numbers.set(requests, number);
    const before = timesOf(pid, sofra.postgresPid);
    const { measurement } = await driver.ask<{ measurement: Measurement }>({
      ...{ ...rest, number, port, durationMs, connections: CONNECTIONS, perConnection: PER_CONNECTION },
      ...(known === undefined ? { requests } : {}),
    } satisfies NumberedLoad);
    const count = (measurement.perSecond * (durationMs ?? 0)) / 1000;
    return { ...measurement, cpu: cpuOf(before, timesOf(pid, sofra.postgresPid), count) };
  };
  const serverOf = async (file: string, message: object): Promise<Server> => {
    const child = start(file);
    const { port } = await child.ask<{ port: number }>(message);
    return { pid: child.pid, port };
  };
  let plain: Promise<Server> | undefined;
  return {
    sofra,
    restaurants,
    service: (load) => (durationMs) => drive(sofra, load, durationMs),
    plain: async (load) => {
      plain ??= serverOf('plain/plain-process.ts', { connection: sofra.connection });
      const server = await plain;
      return (durationMs) => drive(server, load, durationMs);
    },
    bare: async (load, answer) => {
      const server = await serverOf('load/bare-process.ts', { answer });
      return (durationMs) => drive(server, load, durationMs);
    },
    sendEach: async (load) => void (await drive(sofra, load, null)),
  };
}

interface Times {
  node: number | null;
  postgres: number | null;
}

function timesOf(pid: number, postgresPid: number): Times {
  return { node: processorTimeOf(pid), postgres: processorTimeOfChildren(postgresPid) };
}

function cpuOf(before: Times, after: Times, requests: number): Times {
  const each = (from: number | null, to: number | null) =>
    from === null || to === null ? null : Math.max(0, to - from) / requests;
  return { node: each(before.node, after.node), postgres: each(before.postgres, after.postgres) };
}
