import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import type { Database } from '../../src/store/database.ts';
import { openDatabase } from '../../src/store/open-database.ts';
import { findBacklog } from '../../src/store/queue-backlog.ts';
import { listFailingEndpoints } from '../../src/store/webhooks/failing-endpoints.ts';
import { follow, type LiveReader } from '../harness/live-reader.ts';
import { place, read } from '../harness/public-caller.ts';
import { type Sofra, sampleOrder, startSofra, type TestVenue } from '../harness/sofra.ts';
import { newStaffedVenue, type StaffedVenue } from '../harness/staff.ts';
import { placeOf } from '../races/placing-callers.ts';
import { book, bookable } from '../venues/booking.ts';
import { createEndpoint, newWebhookVenue, type WebhookVenue } from '../webhooks/webhook-fixture.ts';
import { inDatabase, makeDistributed, onCluster } from './cluster.ts';
import { findPrograms, type LocalCluster, startLocalCluster } from './local-cluster.ts';

const NAME = 'several';
const LOST = 2;

/** Statements that ask for several venues at once, while one of their nodes is away. */
suite('several venues of a cluster with a node away', onCluster(), () => {
  const endpoint = createEndpoint();
  let cluster: LocalCluster | null = null;
  let db: Database;
  let sofra: Sofra;
  /** A headquarter and a venue on the worker that stays; a branch of the headquarter and a venue on the one that is lost. */
  let headquarter: WebhookVenue;
  let here: StaffedVenue;
  let branch: TestVenue;
  let away: StaffedVenue;

  before(async () => {
    const programs = await findPrograms(process.env['SOFRA_TEST_DATABASE_URL']!);
    if (programs === null) throw new Error('The programs of the cluster are not on this machine.');
    cluster = await startLocalCluster(programs);
    await makeDistributed(cluster.nodes, NAME);
    db = openDatabase(
      { connectionString: inDatabase(cluster.nodes[0]!, NAME) },
      { connections: 8, onIdleError: () => {}, statementTimeoutMs: 2_000 },
    );
    sofra = await startSofra({ db, send: endpoint.send });
    here = await onNode(1, () => newStaffedVenue(sofra, bookable()));
    away = await onNode(LOST, () => newStaffedVenue(sofra, bookable()));
    headquarter = await onNode(1, () =>
      newWebhookVenue(sofra, endpoint, { ...bookable(), type: 'Headquarter' }),
    );
    branch = await onNode(LOST, () =>
      sofra.newVenue({ ...bookable(), type: 'Branch', parentVenueId: headquarter.id }),
    );
  });
  after(async () => {
    await sofra?.close();
    await db?.close();
    await cluster?.remove();
  });

  async function onNode<T extends TestVenue>(node: number, make: () => Promise<T>): Promise<T> {
    for (;;) {
      const venue = await make();
      if ((await placeOf(db, venue)).port === Number(new URL(cluster!.nodes[node]!).port)) return venue;
    }
  }

  /** Runs while the node is lost, after it was seen to be. */
  async function whileAway(run: () => Promise<void>): Promise<void> {
    await cluster!.kill(LOST);
    try {
      await run();
    } finally {
      await cluster!.start(LOST);
    }
  }

  async function placeAt(venue: TestVenue, key = venue.key.text): Promise<string> {
    const placed = await place(sofra, venue, sampleOrder(venue), { key });
    assert.equal(placed.status, 201, placed.text);
    return placed.body.data.order.id;
  }

  async function bookAt(venue: TestVenue, hour: number): Promise<string> {
    const startsAt = `2026-03-04T${hour}:00:00.000Z`;
    const booked = await book(sofra, venue, { startsAt }, { key: headquarter.key.text });
    assert.equal(booked.status, 201, booked.text);
    return booked.body.data.id;
  }

  async function idsOf(path: string): Promise<string[]> {
    const { status, text, body } = await read(sofra, headquarter, path);
    assert.equal(status, 200, text);
    const records: { id: string }[] = body.data.items ?? body.data;
    return records.map(({ id }) => id).sort();
  }

  const statusOf = async (path: string) => (await read(sofra, headquarter, path)).status;

  test('streams of venues on other nodes hear of each order, and those of the lost node go on when it is back', async () => {
    const open = async (who: StaffedVenue, venueId: string): Promise<LiveReader> => {
      const reader = await follow(sofra.baseUrl, who.owner, { venueId });
      await reader.until((events) => events.length > 0);
      return reader;
    };
    const near = [await open(here, here.id), await open(headquarter, headquarter.id)];
    const far = [await open(away, away.id), await open(headquarter, branch.id)];
    const hear = (readers: readonly LiveReader[], id: string) =>
      Promise.all(
        readers.map((reader) => reader.until((events) => events.some(({ data }) => data.bill?.id === id))),
      );
    await whileAway(async () => {
      for (let round = 0; round < 3; round++) {
        await hear(near.slice(0, 1), await placeAt(here));
        await hear(near.slice(1), await placeAt(headquarter));
      }
    });
    await hear(far.slice(0, 1), await placeAt(away));
    await hear(far.slice(1), await placeAt(branch, headquarter.key.text));
    for (const reader of [...near, ...far]) reader.disconnect();
  });

  test('reads that come together: those of venues on other nodes are answered, the others 503', async () => {
    await whileAway(async () => {
      for (let round = 0; round < 3; round++) {
        const asked = [here, away, here, away, here].map((venue) =>
          read(sofra, venue, `/venues/${venue.id}/menu`),
        );
        const statuses = (await Promise.all(asked)).map(({ status }) => status);
        assert.deepEqual(statuses, [200, 503, 200, 503, 200]);
      }
    });
  });

  test('the lists of a headquarter lack the lost node alone, and what may be there is not said to be missing', async () => {
    const { key } = headquarter;
    const orders = [await placeAt(headquarter), await placeAt(branch, key.text)];
    const bookings = [await bookAt(headquarter, 16), await bookAt(branch, 17)];
    const whole = [await idsOf('/venues'), await idsOf('/orders'), await idsOf('/reservations')];
    await whileAway(async () => {
      const [venues, listed, reserved] = [
        await idsOf('/venues'),
        await idsOf('/orders'),
        await idsOf('/reservations'),
      ];
      assert.ok(venues.includes(headquarter.id) && !venues.includes(branch.id));
      assert.ok(listed.includes(orders[0]!) && !listed.includes(orders[1]!));
      assert.ok(reserved.includes(bookings[0]!) && !reserved.includes(bookings[1]!));
      assert.deepEqual(await Promise.all(orders.map((id) => statusOf(`/orders/${id}`))), [200, 503]);
      assert.deepEqual(await Promise.all(bookings.map((id) => statusOf(`/reservations/${id}`))), [200, 503]);
      const session = await headquarter.owner.call('GET', '/session');
      assert.equal(session.status, 200, session.text);
    });
    assert.deepEqual([await idsOf('/venues'), await idsOf('/orders'), await idsOf('/reservations')], whole);
  });

  test("the events of a headquarter's key go on for its venues on other nodes", async () => {
    const { webhooks } = sofra.app.jobs;
    const received = () => endpoint.eventsOf(headquarter.hook).map(({ body }) => body.data.id);
    await webhooks.runOnce();
    const later = await placeAt(branch, headquarter.key.text);
    await whileAway(async () => {
      const order = await placeAt(headquarter);
      await webhooks.runOnce();
      assert.ok(received().includes(order));
      assert.ok(!received().includes(later));
      const backlog = await findBacklog(db, sofra.clock.now());
      assert.equal(backlog.webhooks.count, 0);
      assert.deepEqual(await listFailingEndpoints(db, 10), []);
    });
    await webhooks.runOnce();
    assert.ok(received().includes(later));
  });
});
