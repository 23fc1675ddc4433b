import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import { type Following, followKeyEvents } from '../harness/key-follower.ts';
import { OPERATOR_TOKEN } from '../harness/sofra.ts';
import { onCluster } from './cluster.ts';
import { useVenuesOnNodes, type VenuesOnNodes } from './venues-on-nodes.ts';

/** What an owner of a headquarter, its key and the operator can do while the node of a branch is away. */
suite('a headquarter of a cluster whose branch is on a node that is away', onCluster(), () => {
  const { endpoint, made, whileAway, placeAt } = useVenuesOnNodes('headquarter');
  let { db, sofra, headquarter, here, branch, away }: VenuesOnNodes = made;
  let key: string;
  before(() => {
    ({ db, sofra, headquarter, here, branch, away } = made);
    key = headquarter.key.text;
  });

  const runWebhooks = () => sofra.app.jobs.webhooks.runOnce();
  const received = () => endpoint.eventsOf(headquarter.hook).map(({ body }) => body.data.id);

  /** Changes the webhook of the key of the headquarter, as its owner. */
  async function setWebhook(webhookUrl: string | null): Promise<void> {
    const path = `/venues/${headquarter.id}/keys/${headquarter.key.record.id}`;
    const { status, body, text } = await headquarter.owner.call('PATCH', path, { webhookUrl });
    assert.equal(status, 200, text);
    if (webhookUrl === null) return;
    headquarter.hook = { url: webhookUrl, secret: body.data.signingSecret };
    endpoint.trust(headquarter.hook, sofra.clock);
  }

  test('the feed of its key goes on for its other venues, and misses nothing of the lost node', async (t) => {
    const idsOf = ({ events }: Following) => new Set(events.map(({ data }) => data.id));
    const open = await followKeyEvents(sofra, t, key);
    const first = await placeAt(headquarter);
    await open.until(1);
    const { lastId } = open;
    sofra.clock.advance(60_000);
    const unread = await placeAt(branch, key);
    await open.until(2);
    sofra.clock.advance(60_000);
    let opened: Following | null = null;
    let idWhileAway: string | undefined;
    await whileAway(async () => {
      opened = await followKeyEvents(sofra, t, key, lastId);
      const order = await placeAt(headquarter);
      await Promise.all([open.until(3), opened.until(2)]);
      assert.ok(idsOf(open).has(order));
      assert.deepEqual(idsOf(opened), new Set([first, order]));
      idWhileAway = opened.lastId;
    });
    const later = await placeAt(branch, key);
    await Promise.all([open.until(4), opened!.until(4)]);
    for (const stream of [open, opened!]) assert.ok(idsOf(stream).isSupersetOf(new Set([unread, later])));
    const again = await followKeyEvents(sofra, t, key, idWhileAway);
    await again.until(4);
    assert.ok(
      idsOf(again).has(unread),
      'the id of the last event has not passed over what the lost node had',
    );
  });

  test('its owner changes the webhook, and events of the branch that waited for it follow', async () => {
    await runWebhooks();
    await setWebhook(null);
    const parked = [await placeAt(headquarter), await placeAt(branch, key)];
    await runWebhooks();
    await whileAway(async () => {
      await setWebhook('https://other.example.com/hook');
      await runWebhooks();
      assert.deepEqual(received(), [parked[0]]);
    });
    await runWebhooks();
    assert.deepEqual(received(), [parked[0]], 'it is tried again a minute later');
    sofra.clock.advance(61_000);
    await runWebhooks();
    assert.deepEqual(received(), parked);
  });

  test('a failing endpoint is left alone and goes on, also for what the lost node had', async () => {
    endpoint.answer(500);
    const waiting = [await placeAt(headquarter), await placeAt(branch, key)];
    await runWebhooks();
    const failures = async () => {
      const text = `select failures as count from webhook_endpoint_queue where venue_id = $1 and key_id = $2`;
      const values = [headquarter.id, headquarter.key.record.id];
      return (await db.query<{ count: number }>({ text, values }))[0]!.count;
    };
    const before = await failures();
    assert.ok(before > 0);
    const came = received().length;
    await whileAway(async () => {
      sofra.clock.advance(3_600_000);
      await runWebhooks();
      assert.ok((await failures()) > before);
      endpoint.answer(204);
      sofra.clock.advance(3_600_000);
      await runWebhooks();
      assert.equal(await failures(), 0);
      assert.ok(received().slice(came).includes(waiting[0]));
      assert.ok(!received().slice(came).includes(waiting[1]));
    });
    sofra.clock.advance(61_000);
    await runWebhooks();
    assert.ok(received().slice(came).includes(waiting[1]));
  });

  test('an event of the branch that is sent again waits, and holds up no other', async () => {
    const order = await placeAt(branch, key);
    await runWebhooks();
    const [event] = endpoint.eventsOf(headquarter.hook).filter(({ body }) => body.data.id === order);
    const path = `/venues/${headquarter.id}/keys/${headquarter.key.record.id}/deliveries/${event!.body.id}/redeliver`;
    const sent = () => received().filter((id) => id === order).length;
    await whileAway(async () => {
      const { status, text } = await headquarter.owner.call('POST', path);
      assert.equal(status, 200, text);
      const other = await placeAt(headquarter);
      await runWebhooks();
      assert.ok(received().includes(other));
      assert.equal(sent(), 1);
    });
    sofra.clock.advance(61_000);
    await runWebhooks();
    assert.equal(sent(), 2);
  });

  test('the operator lists the venues on other nodes, by name', async () => {
    const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
    const list = async (query: string): Promise<{ ids: string[]; next: string | null }> => {
      const { status, body, text } = await sofra.call('GET', `/operator/v1/venues?${query}`, { headers });
      assert.equal(status, 200, text);
      return {
        ids: body.data.items.map(({ venueId }: { venueId: string }) => venueId),
        next: body.data.nextCursor,
      };
    };
    const whole = (await list('pageSize=100')).ids;
    assert.ok([headquarter, here, branch, away].every(({ id }) => whole.includes(id)));
    await whileAway(async () => {
      const { ids } = await list('pageSize=100');
      assert.ok(ids.includes(headquarter.id) && ids.includes(here.id));
      assert.ok(!ids.includes(branch.id) && !ids.includes(away.id));
      assert.deepEqual(
        ids,
        whole.filter((id) => ids.includes(id)),
      );
      const first = await list('pageSize=1');
      const second = await list(`pageSize=1&after=${first.next}`);
      assert.deepEqual([...first.ids, ...second.ids], ids.slice(0, 2));
    });
    assert.deepEqual((await list('pageSize=100')).ids, whole);
  });

  test('an expired session is refused, although it cannot be deleted until the node is back', async () => {
    sofra.clock.advance(400 * 24 * 3_600_000);
    const count = async () =>
      (
        await db.query<{ count: number }>({
          text: 'select count(*)::int as count from session_directory where venue_id = $1',
          values: [here.id],
        })
      )[0]!.count;
    await whileAway(async () => {
      assert.equal((await here.owner.call('GET', '/session')).status, 401);
      await assert.rejects(sofra.app.jobs.sweep.runOnce());
      assert.ok((await count()) > 0);
    });
    await sofra.app.jobs.sweep.runOnce();
    assert.equal(await count(), 0);
  });
});
