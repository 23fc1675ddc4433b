import { startEmbeddedPostgres } from '../../server/src/postgres/embedded-postgres.ts';
import type { Database } from '../../server/src/store/database.ts';
import { openDatabase } from '../../server/src/store/open-database.ts';
import { migrate } from '../../server/src/store/schema/migrate.ts';
import { listDueEndpoints } from '../../server/src/store/webhooks/due-endpoints.ts';
import { deleteExpiredTracking } from '../../server/src/store/webhooks/tracking.ts';
import { failExpiredDeliveries } from '../../server/src/store/webhooks/webhook-deliveries.ts';
import { median } from '../comparison.ts';
import { withDataFolder } from '../service/system-under-test.ts';

const FEW = 1_000;
const MANY = 1_000_000;
const CHANGES = 200;
const LOOKS = 200;
const SWEEPS = 7;
const GOAL = 1.5;

/** The medians of a look for due endpoints and of a sweep, in ms, with the same number of changes. */
interface Costs {
  lookMs: number;
  sweepMs: number;
}

export interface GrowthFindings {
  few: Costs;
  many: Costs;
}

/** Measures both with few and with many tracked orders, in a database of its own. */
export function measureWebhookGrowth(): Promise<GrowthFindings> {
  return withDataFolder(async (folder) => {
    const log = { info: () => {}, warn: console.error, error: console.error };
    const postgres = await startEmbeddedPostgres({ dataDir: folder, log });
    const db = openDatabase(postgres.ownerConnection, { connections: 1, onIdleError: () => {} });
    try {
      await migrate(db);
      // The first time costs what comes only once.
      await measureCosts(db, FEW);
      return { few: await measureCosts(db, FEW), many: await measureCosts(db, MANY) };
    } finally {
      await db.close();
      await postgres.stop();
    }
  });
}

const NOW = Date.parse('2026-03-03T12:00:00.000Z');

async function measureCosts(db: Database, tracked: number): Promise<Costs> {
  await db.query({ text: 'truncate webhook_tracking' });
  // Ten at a time: a statement may take half a minute.
  const portion = Math.ceil(tracked / 10);
  for (let at = 0; at < tracked; at += portion) {
    await db.query({
      text: `insert into webhook_tracking (venue_id, subject_id, key_id, key_venue_id, kind, tracked_until, change_number,
                                        delivered_number, changed_at, due_at, is_parked)
             select md5('venue' || n % 1000)::uuid, md5('bill' || n)::uuid, md5('key' || n % 1000)::uuid,
                    md5('venue' || n % 1000)::uuid, 'Order', $3::timestamptz + n % 2880 * interval '1 minute', 3, 3, $3, null, false
               from generate_series($1::integer, $2::integer) as n`,
      values: [at + 1, at + portion, new Date(NOW)],
    });
  }
  await db.query({ text: 'analyze webhook_tracking' });
  const mark = (change: string) =>
    db.query({
      text: `update webhook_tracking set ${change}
              where (venue_id, subject_id, key_id) in (select md5('venue' || n % 1000)::uuid, md5('bill' || n)::uuid,
                    md5('key' || n % 1000)::uuid from generate_series(1, ${CHANGES}) as n)`,
    });
  await mark(`due_at = '-infinity', change_number = 4`);
  const lookMs = await medianOf(LOOKS, () => listDueEndpoints(db, NOW - 1, CHANGES));
  const sweeps: number[] = [];
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    await db.query({
      text: `insert into webhook_tracking (venue_id, subject_id, key_id, key_venue_id, kind, tracked_until, change_number,
                                        changed_at, is_parked)
             select md5('venue' || n % 1000)::uuid, gen_random_uuid(), md5('key' || n % 1000)::uuid,
                    md5('venue' || n % 1000)::uuid, 'Order', $1::timestamptz - interval '1 hour', 1, $1, true
               from generate_series(1, ${CHANGES}) as n`,
      values: [new Date(NOW)],
    });
    const begunAt = performance.now();
    await failExpiredDeliveries(db, NOW - 1, CHANGES);
    await deleteExpiredTracking(db, NOW - 1, CHANGES);
    sweeps.push(performance.now() - begunAt);
  }
  return { lookMs, sweepMs: median(sweeps) };
}

async function medianOf(times: number, run: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let time = 0; time < times; time++) {
    const begunAt = performance.now();
    await run();
    taken.push(performance.now() - begunAt);
  }
  return median(taken);
}

/** The results, for the terminal. */
export function linesOfGrowth({ few, many }: GrowthFindings): string {
  const line = (name: string, read: (costs: Costs) => number) => {
    const ratio = read(many) / read(few);
    const verdict = ratio <= GOAL ? 'reached' : 'MISSED';
    const figures = `${read(few).toFixed(2)} ms of ${FEW.toLocaleString('en')}, ${read(many).toFixed(2)} ms of ${MANY.toLocaleString('en')}`;
    return `  ${name}: ${figures}; ${ratio.toFixed(2)} ×, goal ≤ ${GOAL} ×: ${verdict}`;
  };
  return [
    `among tracked orders, of which ${CHANGES} changed or are over`,
    line('a look for what is due', ({ lookMs }) => lookMs),
    line('a sweep', ({ sweepMs }) => sweepMs),
  ].join('\n');
}
