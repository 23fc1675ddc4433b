import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, type TestContext, test } from 'node:test';
import type { Database } from '../../src/store/database.ts';
import { beforeTests } from '../harness/fixture.ts';
import { failToStart, type ServiceProcess, startService } from '../harness/service-process.ts';
import { type Sofra, sampleOrder, startSofra, type TestVenue } from '../harness/sofra.ts';
import { makeOwnDatabase, type OwnDatabase } from '../postgres/own-database.ts';
import { type CopiedBuild, copyBuild } from './copied-build.ts';

let own: OwnDatabase;
let db: Database;
let sofra: Sofra;
let environment: Record<string, string>;

beforeTests(async () => {
  own = await makeOwnDatabase();
  db = own.open();
  sofra = await startSofra({ db });
  // Without background jobs: they use the clock of this machine.
  environment = { DATABASE_URL: own.url, RATE_LIMITS: 'off', ROLE: 'web' };
});

after(async () => {
  await sofra.close();
  await db.close();
  await own.drop();
});

async function started(test: TestContext, build?: CopiedBuild): Promise<ServiceProcess> {
  const service = await startService(environment, build?.main);
  test.after(() => service.end('SIGTERM'));
  return service;
}

/** How a server answers that runs while a later build takes away what it needs. */
const NEEDS_NEWER = { status: 'not ready', reason: 'The schema of the database needs a newer release.' };

/** Places orders over several servers at the same time, and returns the keys of those that each server took. */
async function placeOver(venue: TestVenue, servers: readonly ServiceProcess[]): Promise<string[][]> {
  return Promise.all(
    servers.map(async ({ baseUrl }) => {
      const keys = Array.from({ length: 20 }, () => randomUUID());
      for (const key of keys) {
        const { status } = await fetch(`${baseUrl}/public/v1/venues/${venue.id}/orders`, {
          method: 'POST',
          headers: {
            'x-api-key': venue.key.text,
            'idempotency-key': key,
            'content-type': 'application/json',
          },
          body: JSON.stringify(sampleOrder(venue)),
        });
        assert.equal(status, 201);
      }
      return keys;
    }),
  );
}

/** Starts a build, which replaces functions, while another one takes orders. */
async function startWhilePlacing(
  test: TestContext,
  build: CopiedBuild,
  { venue, running }: { venue: TestVenue; running: ServiceProcess },
): Promise<ServiceProcess> {
  let isStarted = false;
  const placing = async () => {
    while (!isStarted) await placeOver(venue, [running]);
  };
  const starting = started(test, build).finally(() => {
    isStarted = true;
  });
  const [service] = await Promise.all([starting, placing()]);
  return service;
}

/** A build that also records which build placed each order: a new table, and a new parameter of a function. */
async function copyNextBuild(test: TestContext): Promise<CopiedBuild> {
  const next = await copyBuild(test);
  await next.write(
    'store/migrations/9001-made-by.sql',
    'create table made_by (venue_id uuid, idempotency_key text, build text, primary key (venue_id, idempotency_key));',
  );
  const file = 'store/functions/place_round.sql';
  await next.edit(file, /\n\) returns table/, ',\n  p_made_by text default null\n) returns table');
  await next.edit(
    file,
    /\nbegin\n/,
    '\nbegin\n  insert into made_by values (p_venue, p_idempotency_key, p_made_by) on conflict do nothing;\n',
  );
  await next.edit('store/bills/placements.ts', /p_now => \$\d+/, `$&, p_made_by => 'next'`);
  return next;
}

/** A build that needs what the build before it has begun to write. */
async function copyBuildAfter(test: TestContext): Promise<CopiedBuild> {
  const later = await copyNextBuild(test);
  await later.write(
    'store/migrations/9002-made-by-is-required.sql',
    `-- Oldest server: 9001
     update made_by set build = 'first' where build is null;
     alter table made_by alter column build set not null;`,
  );
  return later;
}

async function madeBy(venue: TestVenue): Promise<Map<string, string | null>> {
  const rows = await db.query<{ key: string; build: string | null }>({
    text: 'select idempotency_key as key, build from made_by where venue_id = $1',
    values: [venue.id],
  });
  return new Map(rows.map(({ key, build }) => [key, build]));
}

test('a build with the same version and schema number but other functions does not start, and the one that runs goes on', async (test) => {
  const venue = await sofra.newVenue();
  const first = await started(test);
  const other = await copyBuild(test);
  await other.edit('store/functions/place_round.sql', /\nbegin\n/, '\nbegin\n  -- Another build.\n');
  const { code, output } = await failToStart(environment, other.main);
  assert.equal(code, 78);
  assert.match(output, /^Sofra cannot start\. .*another build.*\(place_round\)/);
  await placeOver(venue, [first]);
});

test('two builds with different schema numbers take orders side by side, until a later one no longer supports the first', async (test) => {
  const venue = await sofra.newVenue();
  const first = await started(test);
  await placeOver(venue, [first]);
  const next = await startWhilePlacing(test, await copyNextBuild(test), { venue, running: first });
  const [byFirst, byNext] = await placeOver(venue, [first, next]);
  // A server of the first build that starts again leaves the functions of the next one as they are.
  await first.end('SIGTERM');
  const again = await started(test);
  const [byAgain, byNextAgain] = await placeOver(venue, [again, next]);
  const made = await madeBy(venue);
  for (const key of [...byFirst!, ...byAgain!]) assert.equal(made.get(key), null);
  for (const key of [...byNext!, ...byNextAgain!]) assert.equal(made.get(key), 'next');

  const later = await started(test, await copyBuildAfter(test));
  const ready = await fetch(`${again.baseUrl}/health/ready`);
  assert.deepEqual([ready.status, await ready.json()], [503, NEEDS_NEWER]);
  await placeOver(venue, [next, later]);
  const { code, output } = await failToStart(environment);
  assert.equal(code, 78);
  assert.match(output, /^Sofra cannot start\. .*needs a server with schema number 9001 or higher/);
  const numbers = await db.query<{ number: number }>({
    text: 'select number from bill where venue_id = $1 order by number',
    values: [venue.id],
  });
  assert.deepEqual(
    numbers.map(({ number }) => number),
    numbers.map((_, at) => at + 1),
  );
});
