import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import { findBacklog } from '../../src/store/queue-backlog.ts';
import { listFailingEndpoints } from '../../src/store/webhooks/failing-endpoints.ts';
import { follow, type LiveReader } from '../harness/live-reader.ts';
import { read } from '../harness/public-caller.ts';
import type { TestVenue } from '../harness/sofra.ts';
import type { StaffedVenue } from '../harness/staff.ts';
import { book } from '../venues/booking.ts';
import { onCluster } from './cluster.ts';
import { useVenuesOnNodes, type VenuesOnNodes } from './venues-on-nodes.ts';

/** Statements that ask for several venues at once, while one of their nodes is away. */
suite('several venues of a cluster with a node away', onCluster(), () => {
  const { endpoint, made, whileAway, placeAt } = useVenuesOnNodes('several');
  let { db, sofra, headquarter, here, branch, away }: VenuesOnNodes = made;
  before(() => {
    ({ db, sofra, headquarter, here, branch, away } = made);
  });

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
