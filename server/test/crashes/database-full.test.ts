import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { statusLines } from '../../src/command/operator/status-lines.ts';
import type { Database } from '../../src/store/database.ts';
import { onOneEngine } from '../cluster/cluster.ts';
import { OPERATOR_TOKEN, type Sofra, sampleOrder, startSofra } from '../harness/sofra.ts';
import { makeOwnDatabase, type OwnDatabase } from '../postgres/own-database.ts';

let database: OwnDatabase;
let db: Database;
let sofra: Sofra;

before(async () => {
  database = await makeOwnDatabase();
  db = database.open();
  sofra = await startSofra({ db });
});

after(async () => {
  await sofra.close();
  await db.close();
  await database.drop();
});

/** Makes every placement fail with this error of PostgreSQL; `null` ends that. */
async function failWith(state: string | null): Promise<void> {
  await db.query({ text: 'drop trigger if exists full_disk on placement' });
  if (state === null) return;
  await db.query({
    text: `create or replace function fail_placement() returns trigger language plpgsql as
           $$ begin raise exception 'could not extend file: No space left on device' using errcode = '${state}'; end $$`,
  });
  await db.query({
    text: 'create trigger full_disk before insert on placement for each row execute function fail_placement()',
  });
}

test(
  'a full disk, a lack of memory and other passing limits answer 503 each time, and the order can be sent again',
  onOneEngine('breaks a write by a trigger'),
  async () => {
    const venue = await sofra.newVenue();
    const place = (at: number) =>
      sofra.call('POST', `/public/v1/venues/${venue.id}/orders`, {
        key: venue.key.text,
        headers: { 'idempotency-key': `full-disk-${at}` },
        body: sampleOrder(venue),
      });
    const states = ['53100', '53200', '53400', '57014', '58030', '53100'];
    for (const [at, state] of states.entries()) {
      await failWith(state);
      const { status, headers, body } = await place(at);
      assert.deepEqual([state, status, body.errorCode], [state, 503, 'SERVICE_UNAVAILABLE']);
      assert.match(headers.get('retry-after') ?? '', /^[1-9]\d*$/);
    }
    assert.equal(
      sofra.log.filter(({ msg }) => /^the disk of the database is full/.test(String(msg))).length,
      1,
    );
    const ready = async () => (await fetch(`${sofra.baseUrl}/health/ready`)).json();
    const reason = 'The disk of the database is full.';
    assert.deepEqual(await ready(), { status: 'not ready', reason });
    const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
    const { body } = await sofra.call('GET', '/operator/v1/status', { headers });
    assert.ok(statusLines(body.data).some((line) => line.startsWith('! The disk of the database is full')));
    await failWith(null);
    sofra.clock.advance(30_000);
    assert.deepEqual(await ready(), { status: 'ready' });
    for (const at of states.keys()) assert.equal((await place(at)).status, 201);
  },
);
