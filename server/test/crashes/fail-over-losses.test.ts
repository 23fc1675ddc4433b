import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, suite, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../src/store/database.ts';
import { openDatabase } from '../../src/store/open-database.ts';
import { findReplication } from '../../src/store/replication.ts';
import { onOneEngine } from '../cluster/cluster.ts';
import { findPrograms } from '../cluster/local-cluster.ts';
import { beforeTests } from '../harness/fixture.ts';
import { place, read } from '../harness/public-caller.ts';
import { type Sofra, sampleOrder, startSofra, type TestAnswer } from '../harness/sofra.ts';
import { type ReplicatedPostgres, startReplicatedPostgres } from '../postgres/replicated-postgres.ts';
import { deliveryFixture, placeTracked, type TrackedOrder } from '../webhooks/webhook-delivery-fixture.ts';
import { createEndpoint, newWebhookVenue, type WebhookVenue } from '../webhooks/webhook-fixture.ts';

/** Orders that the standby never learns of. */
const LOST = 5;
const PRICE = 210;
const LOST_PRICE = 999;

suite('a fail-over to a standby that is behind', onOneEngine('a cluster has a standby for each node'), () => {
  const endpoint = createEndpoint();
  const generations: number[] = [];
  let postgres: ReplicatedPostgres | null = null;
  let db: Database;
  let sofra: Sofra;
  let venue: WebhookVenue;
  let kept: TrackedOrder;
  let lost: { key: string; id: string }[];
  let lostPosition: string;
  let idsBefore: Set<string>;

  const open = () =>
    openDatabase(
      { connectionString: postgres!.url },
      { connections: 6, onIdleError: () => {}, onNewGeneration: (to) => void generations.push(to) },
    );
  const placeWith = (key: string) => place(sofra, venue, sampleOrder(venue), { idempotencyKey: key });
  const changesAfter = (after?: string) =>
    venue.owner.call('GET', `/venues/${venue.id}/changes${after === undefined ? '' : `?after=${after}`}`);
  const priceOf = ({ body }: TestAnswer): number => body.data.order.lines[0].unitPrice;

  async function setPrice(price: number): Promise<void> {
    const path = `/venues/${venue.id}/products/${venue.menu.kebab.id}`;
    const { portions } = (await venue.owner.call('GET', path)).body.data;
    const [first, ...others] = portions;
    const { status, text } = await venue.owner.call('PATCH', path, {
      portions: [{ ...first, price }, ...others],
    });
    assert.equal(status, 200, text);
  }

  beforeTests(async () => {
    const programs = await findPrograms(process.env['SOFRA_TEST_DATABASE_URL']!);
    if (programs === null) throw new Error('The programs of the database are not on this machine.');
    postgres = await startReplicatedPostgres(programs, 'Asynchronous');
    db = open();
    sofra = await startSofra({ db, send: endpoint.send });
    venue = await newWebhookVenue(sofra, endpoint);
    await setPrice(PRICE);
    kept = await placeTracked(sofra, venue);
    await sofra.app.jobs.webhooks.runOnce();
    assert.equal(await findReplication(db), 'Asynchronous');
    await postgres.cutStandby();

    await setPrice(LOST_PRICE);
    lost = [];
    for (let count = 0; count < LOST; count += 1) {
      const key = randomUUID();
      const answer = await placeWith(key);
      assert.deepEqual([answer.status, priceOf(answer)], [201, LOST_PRICE]);
      lost.push({ key, id: answer.body.data.order.id });
    }
    await kept.move('Ready');
    await deliveryFixture(sofra, endpoint).delivered(venue.hook);
    idsBefore = new Set(endpoint.events.map(({ body }) => body.id));
    lostPosition = (await changesAfter()).body.data.cursor;

    await postgres.killPrimary();
    await postgres.promote();
    while ((await read(sofra, venue, `/orders/${kept.id}`)).status === 503) await pause(20);
  });
  after(async () => {
    await sofra?.close();
    await db?.close();
    await postgres?.remove();
  });

  test('loses what the standby did not get, of which the same server remembers nothing', async () => {
    for (const { id } of lost) assert.equal((await read(sofra, venue, `/orders/${id}`)).status, 404, id);
    assert.equal((await read(sofra, venue, `/orders/${kept.id}`)).body.data.status, 'Received');
    const answer = await placeWith(randomUUID());
    assert.deepEqual([answer.status, priceOf(answer)], [201, PRICE]);
    await setPrice(PRICE + 10);
    assert.equal(priceOf(await placeWith(randomUUID())), PRICE + 10);
  });

  test('has a lost order placed again when it is asked for again, with a number that no other order has', async () => {
    for (const { key, id } of lost) {
      const again = await placeWith(key);
      assert.equal(again.status, 201, again.text);
      assert.notEqual(again.body.data.order.id, id);
      assert.equal((await placeWith(key)).status, 200);
    }
    const numbers = await sofra.db.query<{ number: number }>({
      text: 'select number from bill where venue_id = $1',
      values: [venue.id],
    });
    assert.equal(new Set(numbers.map(({ number }) => number)).size, numbers.length);
  });

  test('gives out no position and no id of an event for a second time', async () => {
    assert.equal((await changesAfter(lostPosition)).body.errorCode, 'CHANGES_EXPIRED');
    const { cursor } = (await changesAfter()).body.data;
    assert.ok(Number(cursor) > Number(lostPosition) + 1_000_000);
    // On the primary of before, the same change was one to Ready.
    await kept.move('Preparing');
    const events = await deliveryFixture(sofra, endpoint).delivered(venue.hook);
    assert.ok(events.some(({ body }) => body.data.id === kept.id));
    for (const { body } of events) assert.ok(!idsBefore.has(body.id), `${body.id} is given out again`);
  });

  test('begins one generation, whatever servers start later', async () => {
    const other = open();
    await other.query({ text: 'select 1' });
    await other.close();
    assert.equal(generations.length, 1);
    assert.ok(Math.abs(generations[0]! - Date.now()) < 24 * 60 * 60_000);
  });
});
