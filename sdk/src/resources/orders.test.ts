import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faked } from '../../test/faked.ts';
import { UsageError } from '../index.ts';
import { FAULTS, inTurn } from '../testing/index.ts';

for (const fault of FAULTS) {
  test(`an order is placed once under its key after ${fault}`, async () => {
    const { sofra, service, time, basket } = faked({ deadlineMs: 200_000 }, inTurn(fault));
    const placing = sofra.orders.place(service.venueId, basket, { idempotencyKey: 'basket-4711' });
    const { order, addedLineIds } = await time.run(placing);
    assert.equal(service.orders.length, 1);
    assert.equal(order.id, service.orders[0]?.id);
    assert.equal(addedLineIds.length, 1);
    const keys = new Set(service.calls.map(({ headers }) => headers.get('idempotency-key')));
    assert.deepEqual([...keys], ['basket-4711']);
  });
}

test('a placement says whether its key had placed the order before', async () => {
  const { sofra, service, time, basket } = faked();
  const options = { idempotencyKey: 'basket-4711' };
  const first = await time.run(sofra.orders.place(service.venueId, basket, options));
  const second = await time.run(sofra.orders.place(service.venueId, basket, options));
  assert.deepEqual([first.isRepeat, second.isRepeat], [false, true]);
  assert.equal(second.order.id, first.order.id);
});

test('the key of a basket is in the store before it is sent, and found there by every later call', async () => {
  const stored = new Map<string, string>();
  const { sofra, service, time, basket } = faked({ keyStore: stored }, () => {
    assert.equal(stored.size, 1);
    return null;
  });
  const placed = () => sofra.orders.place(service.venueId, basket, { basketId: 'cart 9' });
  const [first, second] = await time.run(Promise.all([placed(), placed()]));
  const third = await time.run(placed());
  assert.equal(new Set([first, second, third].map(({ order }) => order.id)).size, 1);
  assert.equal(service.orders.length, 1);
});

test('where another process was faster, its key is sent', async () => {
  const keys = new Map<string, string>();
  const keyStore = {
    get: (id: string) => keys.get(id),
    set: (id: string) => {
      keys.set(id, 'key-of-the-other');
    },
  };
  const { sofra, service, time, basket } = faked();
  await time.run(sofra.orders.place(service.venueId, basket, { basketId: 'cart', keyStore }));
  assert.equal(service.calls[0]?.headers.get('idempotency-key'), 'key-of-the-other');
});

test('nothing is sent without a key, or where the store fails or forgets it', async () => {
  const { sofra, service, time, basket } = faked();
  const forgetful = { get: () => null, set: () => {} };
  const broken = { get: () => Promise.reject(new Error('disk full')), set: () => {} };
  const place = (options?: object) => time.run(sofra.orders.place(service.venueId, basket, options as never));
  for (const missing of [undefined, {}, { idempotencyKey: '' }, { idempotencyKey: null }, { basketId: '' }])
    await assert.rejects(place(missing), UsageError);
  await assert.rejects(place({ basketId: 'cart' }), UsageError);
  await assert.rejects(place({ basketId: 'cart', keyStore: forgetful }), UsageError);
  await assert.rejects(place({ basketId: 'cart', keyStore: broken }), { message: 'disk full' });
  assert.equal(service.calls.length, 0);
});

test('a list is walked through page by page, each order once though new ones come in', async () => {
  const { sofra, service, time, basket } = faked();
  const place = (name: number) =>
    time.run(sofra.orders.place(service.venueId, basket, { idempotencyKey: `basket-${name}` }));
  for (let name = 0; name < 5; name += 1) await place(name);
  const numbers: number[] = [];
  for await (const { number } of sofra.orders.list({ pageSize: 2 })) {
    numbers.push(number);
    if (number === 4) await place(5);
  }
  assert.deepEqual(numbers, [5, 4, 3, 2, 1]);
  const { items, nextCursor } = await sofra.orders.list({ pageSize: 2 }).page(3);
  assert.deepEqual([items.map(({ number }) => number), nextCursor], [[2, 1], null]);
  assert.equal((await sofra.orders.list().all()).length, 6);
});
