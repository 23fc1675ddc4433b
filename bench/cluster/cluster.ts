import { readFile, writeFile } from 'node:fs/promises';
import { withLittleMemory } from '../../scripts/service-environment.mjs';
import type { Database } from '../../server/src/store/database.ts';
import { openDatabase } from '../../server/src/store/open-database.ts';
import { inDatabase, makeDistributed, onDatabase } from '../../server/test/cluster/cluster.ts';
import { startLocalCluster } from '../../server/test/cluster/local-cluster.ts';
import { SECRET_KEY } from '../../server/test/harness/secret-key.ts';
import { startService } from '../../server/test/harness/service-process.ts';
import { type Child, startChild } from '../load/child-process.ts';
import type { Measurement } from '../load/http-load.ts';
import { getText, placementText } from '../load/http-request.ts';
import { withSection } from '../report.ts';
import { CONNECTIONS, idOf } from '../service/fixture.ts';
import { openRestaurant, orderOf, type Restaurant } from '../service/restaurant.ts';
import { type ClusterFindings, type ClusterRow, clusterSectionOf } from './cluster-section.ts';

const PROGRAMS = process.env.CITUS_PROGRAMS ?? '/usr/lib/postgresql/15/bin';
const REPORT = new URL('../../BENCHMARKS.md', import.meta.url);
const RESTAURANTS = 50;
const SHARDS = 32;
const ROUNDS = 3;

/** A server of the service on a database, and what drives it. */
interface Side {
  db: Database;
  restaurants: Restaurant[];
  port: number;
  end(): Promise<void>;
}

/**
 * Measures the service on one PostgreSQL 15 and on three nodes of Citus with the same programs on the same cores, in turns. Writes
 * the section of BENCHMARKS.md.
 */
export async function measureCluster(roundMs: number): Promise<void> {
  const cluster = await startLocalCluster(PROGRAMS);
  const driver = startChild('load/load-process.ts');
  const sides: Side[] = [];
  try {
    const [coordinator] = cluster.nodes as [string];
    await onDatabase(coordinator, (db) => db.query({ text: 'create database alone' }));
    await makeDistributed(cluster.nodes, 'spread', SHARDS);
    for (const name of ['alone', 'spread']) sides.push(await openSide(inDatabase(coordinator, name)));
    const [alone, spread] = sides as [Side, Side];
    const rows: ClusterRow[] = [];
    for (const [what, status, requestsOf] of LOADS) {
      const measure = (side: Side) =>
        drive(driver, side, {
          requests: side.restaurants.map(requestsOf),
          statuses: [status],
          durationMs: roundMs,
        });
      const [one, three] = await inTurns(
        () => measure(alone),
        () => measure(spread),
      );
      rows.push({ what, alone: one, spread: three });
      console.log(
        `${what}: ${Math.round(one)} a second on one PostgreSQL, ${Math.round(three)} on three nodes`,
      );
    }
    const findings: ClusterFindings = { rows, ...(await countRoutes(cluster.nodes)) };
    console.log(`statements to one shard: ${findings.oneShard}, to several: ${findings.several}`);
    const report = await readFile(REPORT, 'utf8');
    await writeFile(REPORT, withSection(report, clusterSectionOf(findings), '## Figures'));
  } finally {
    for (const side of sides) await side.end();
    await driver.end();
    await cluster.remove();
  }
}

const LOADS: readonly [what: string, status: number, requestOf: (restaurant: Restaurant) => string][] = [
  ['place an order', 201, (restaurant) => placementText(restaurant, orderOf(restaurant))],
  [
    'the newest 50 orders of a venue',
    200,
    (it) => getText(it, `/public/v1/orders?status=All&pageSize=50&venueId=${it.id}`),
  ],
  ['a menu', 200, (it) => getText(it, `/public/v1/venues/${it.id}/menu`)],
];

async function openSide(url: string): Promise<Side> {
  const service = await startService({
    ...(withLittleMemory({}) as Record<string, string>),
    DATABASE_URL: url,
    RATE_LIMITS: 'off',
    SECRET_KEY: SECRET_KEY.toString('hex'),
  });
  const db = openDatabase({ connectionString: url }, { connections: 2, onIdleError: () => {} });
  const restaurants: Restaurant[] = [];
  for (let number = 1; number <= RESTAURANTS; number++)
    restaurants.push(await openRestaurant(db, idOf(number)));
  return {
    db,
    restaurants,
    port: Number(new URL(service.baseUrl).port),
    end: async () => {
      await db.close();
      await service.end('SIGTERM');
    },
  };
}

interface Load {
  requests: readonly string[];
  statuses: readonly number[];
  durationMs: number;
}

async function drive(driver: Child, { port }: Side, load: Load): Promise<number> {
  const { measurement } = await driver.ask<{ measurement: Measurement }>({
    ...{ ...load, port, number: 0, connections: CONNECTIONS },
  });
  return measurement.perSecond;
}

/** The medians of rounds in which both take turns, after one round to warm up. */
async function inTurns(one: () => Promise<number>, other: () => Promise<number>): Promise<[number, number]> {
  const rates: [number, number][] = [];
  for (let round = 0; round <= ROUNDS; round++) rates.push([await one(), await other()]);
  const median = (at: 0 | 1) =>
    rates
      .slice(1)
      .map((rate) => rate[at])
      .sort((a, b) => a - b)[Math.floor(ROUNDS / 2)]!;
  return [median(0), median(1)];
}

/** How many statements each node has sent to one shard and to several, as Citus counts them. */
async function countRoutes(nodes: readonly string[]): Promise<Pick<ClusterFindings, 'oneShard' | 'several'>> {
  const counts = await Promise.all(
    nodes.map((node) =>
      onDatabase(inDatabase(node, 'spread'), (db) =>
        db.query<{ one: number; several: number }>({
          text: `select coalesce(sum(query_execution_single_shard), 0)::bigint as one,
                        coalesce(sum(query_execution_multi_shard), 0)::bigint as several
                   from citus_stat_counters where name = current_database()`,
        }),
      ),
    ),
  );
  const rows = counts.flat();
  const sum = (of: 'one' | 'several') => rows.reduce((total, row) => total + row[of], 0);
  return { oneShard: sum('one'), several: sum('several') };
}
