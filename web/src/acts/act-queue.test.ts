import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ApiFault, isRefusal, NETWORK_FAULT } from '../api/fault.ts';
import { type Act, senderOf } from './act.ts';
import { type ActStore, createActQueue } from './act-queue.ts';

const REFUSED = { ...NETWORK_FAULT, code: 'LINE_NOT_FOUND', status: 404, message: 'There is no such line.' };

function act(key: string, subject = 'bill-1'): Omit<Act, 'fault'> {
  return { key, name: 'moveLine', venueId: 'venue', accountId: 'deniz', subject, input: {}, madeAt: 0 };
}

/** A queue whose calls the test answers one by one. Deniz is signed in. */
function openQueue(stored: readonly Act[] = []) {
  let kept = stored;
  const write = (acts: readonly Act[]) => {
    kept = acts;
  };
  const store: ActStore = { read: () => kept, write };
  const calls: { key: string; sentBy: string; answer: () => void; fail: (fault: Error) => void }[] = [];
  const faulty: string[] = [];
  const pauses: (() => void)[] = [];
  const clock = { now: 0 };
  const queue = createActQueue({
    store,
    send: (sent) =>
      new Promise((answer, fail) => {
        calls.push({ key: sent.key, sentBy: senderOf(sent), answer, fail });
      }),
    onFault: ({ key }) => faulty.push(key),
    pause: () => new Promise((end) => pauses.push(end)),
    now: () => clock.now,
  });
  queue.setAccount('deniz');
  const keys = () => calls.map(({ key }) => key);
  return { queue, calls, keys, faulty, pauses, clock, stored: () => kept.map(({ key }) => key) };
}

const MINUTE_MS = 60_000;

function round(key: string, madeAt: number, accountId = 'deniz'): Omit<Act, 'fault'> {
  return { ...act(key, key), name: 'placeRound', accountId, madeAt };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the queue of acts', () => {
  test('an act is stored before it is sent, and forgotten once it is answered', async () => {
    const { queue, calls, stored } = openQueue();
    queue.add(act('a'));
    assert.deepEqual(stored(), ['a']);
    calls[0]!.answer();
    await settled();
    assert.deepEqual([stored(), queue.list()], [[], []]);
  });

  test('an act that the service is found to have done is removed, even if no answer ever comes', async () => {
    const { queue, calls, keys, pauses, faulty, stored } = openQueue();
    queue.add(act('a'));
    queue.add(act('b'));
    calls[0]!.fail(new ApiFault(NETWORK_FAULT));
    await settled();
    assert.equal(queue.isStuck(), true);
    queue.markDone('a');
    assert.deepEqual([queue.isStuck(), stored()], [false, ['b']]);
    pauses[0]!();
    await settled();
    assert.deepEqual([keys(), faulty], [['a', 'b'], []]);
    queue.markDone('b');
    calls[1]!.answer();
    await settled();
    assert.deepEqual(stored(), []);
  });

  test('acts on one subject are sent one after the other; acts on other subjects are not held up', async () => {
    const { queue, calls } = openQueue();
    queue.add(act('a'));
    queue.add(act('b'));
    queue.add(act('c', 'bill-2'));
    assert.deepEqual(
      calls.map(({ key }) => key),
      ['a', 'c'],
    );
    calls[0]!.answer();
    await settled();
    assert.deepEqual(calls.at(-1)!.key, 'b');
  });

  test('an act without an answer is sent again under its key, and the acts behind it wait', async () => {
    const { queue, calls, pauses } = openQueue();
    queue.add(act('a'));
    queue.add(act('b'));
    calls[0]!.fail(new ApiFault(NETWORK_FAULT));
    await settled();
    assert.equal(queue.isStuck(), true);
    assert.equal(calls.length, 1);
    pauses[0]!();
    await settled();
    assert.equal(calls[1]!.key, 'a');
    calls[1]!.answer();
    await settled();
    assert.equal(queue.isStuck(), false);
    assert.equal(calls[2]!.key, 'b');
  });

  test('a refused act stays with its reason and is not sent again; the acts behind it are sent', async () => {
    const { queue, calls, faulty, stored } = openQueue();
    queue.add(act('a'));
    queue.add(act('b'));
    calls[0]!.fail(new ApiFault(REFUSED));
    await settled();
    assert.deepEqual(faulty, ['a']);
    assert.equal(queue.list()[0]!.fault?.message, REFUSED.message);
    assert.deepEqual(stored(), ['a', 'b']);
    assert.equal(calls[1]!.key, 'b');
    queue.dismiss('a');
    assert.deepEqual(stored(), ['b']);
  });

  test('a refused act that is tried again is sent under the same key', async () => {
    const { queue, calls } = openQueue();
    queue.add(act('a'));
    calls[0]!.fail(new ApiFault(REFUSED));
    await settled();
    queue.retry('a');
    assert.equal(calls[1]!.key, 'a');
    assert.equal(queue.list()[0]!.fault, null);
  });

  test('an act that is being sent cannot be dismissed: the service may have done it', async () => {
    const { queue } = openQueue();
    queue.add(act('a'));
    queue.dismiss('a');
    assert.deepEqual(
      queue.list().map(({ key }) => key),
      ['a'],
    );
  });

  test('acts that a page left behind are sent when it opens again, refused ones only shown', async () => {
    const left: Act[] = [
      { ...act('a'), fault: null },
      { ...act('b', 'bill-2'), fault: REFUSED },
    ];
    const { queue, calls } = openQueue(left);
    assert.deepEqual(
      calls.map(({ key }) => key),
      ['a'],
    );
    assert.equal(queue.list().length, 2);
  });

  test('acts taken over from several pages are sent in the order in which they were made; refused ones stay refused', () => {
    const { queue, calls, stored } = openQueue();
    queue.add({ ...act('mine'), madeAt: 1 });
    queue.add({ ...act('later'), madeAt: 3 });
    queue.adopt([
      { ...act('theirs'), fault: null, madeAt: 2 },
      { ...act('refused', 'bill-2'), fault: REFUSED, madeAt: 2 },
    ]);
    assert.deepEqual(stored(), ['mine', 'theirs', 'refused', 'later']);
    assert.deepEqual(
      calls.map(({ key }) => key),
      ['mine'],
    );
  });

  for (const [what, fault] of [
    [
      'an error of the service',
      new ApiFault({ ...NETWORK_FAULT, code: 'INTERNAL_ERROR', status: 500, traceId: 't' }),
    ],
    ['a page of something between', new ApiFault({ ...NETWORK_FAULT, code: 'HTTP_404', status: 404 })],
    ['a defect of the app', new TypeError('x is not a function')],
  ] as const)
    test(`${what} is no refusal: after five tries under one key the act waits for a tap, and the acts behind it are sent`, async () => {
      const { queue, calls, keys, faulty, pauses } = openQueue();
      queue.add(act('a'));
      queue.add(act('b'));
      for (let tries = 1; tries <= 5; tries += 1) {
        assert.deepEqual(keys(), Array(tries).fill('a'));
        calls.at(-1)!.fail(fault);
        await settled();
        pauses.at(-1)?.();
        await settled();
      }
      assert.deepEqual([faulty, calls.at(-1)!.key, queue.isStuck()], [['a'], 'b', false]);
      const unknown = queue.list()[0]!.fault!;
      assert.equal(isRefusal(unknown), false);
      assert.equal(unknown.traceId, fault instanceof ApiFault ? fault.traceId : null);
      calls.at(-1)!.answer();
      await settled();
      queue.retry('a');
      assert.deepEqual(calls.at(-1)!.key, 'a');
    });

  test('acts are sent only while the person who made them is signed in', async () => {
    const { queue, keys } = openQueue();
    queue.setAccount('ada');
    queue.add(act('a'));
    await settled();
    assert.deepEqual([keys(), queue.waitsForTap(queue.list()[0]!)], [[], true]);
    queue.setAccount('deniz');
    assert.deepEqual([keys(), queue.waitsForTap(queue.list()[0]!)], [['a'], false]);
  });

  test('an act that waits for an answer is not sent again once another person has signed in, and blocks no act of theirs', async () => {
    const { queue, calls, keys, pauses } = openQueue();
    queue.add(act('a'));
    calls[0]!.fail(new ApiFault(NETWORK_FAULT));
    await settled();
    queue.setAccount('ada');
    queue.add({ ...act('b'), accountId: 'ada' });
    pauses[0]!();
    await settled();
    assert.deepEqual([keys(), queue.isStuck()], [['a', 'b'], false]);
  });

  test('another person can send a round that was left unsent, under its key and in their own name, or drop it', async () => {
    const { queue, calls, stored } = openQueue();
    queue.adopt([
      { ...round('a', 0, 'ada'), fault: null },
      { ...round('b', 0, 'ada'), fault: null },
    ]);
    assert.equal(calls.length, 0);
    queue.sendInOwnName('a');
    queue.dismiss('b');
    assert.deepEqual(
      calls.map(({ key, sentBy }) => [key, sentBy]),
      [['a', 'deniz']],
    );
    assert.deepEqual([stored(), queue.list()[0]!.accountId], [['a'], 'ada']);
  });

  test('a round that a closed page left is sent without a tap for a quarter of an hour only', async () => {
    const { queue, keys, clock } = openQueue();
    clock.now = 20 * MINUTE_MS;
    queue.adopt([
      { ...round('young', 5 * MINUTE_MS + 1), fault: null },
      { ...round('old', 5 * MINUTE_MS), fault: null },
      { ...act('no-round'), fault: null, madeAt: 6 * MINUTE_MS },
    ]);
    assert.deepEqual(keys(), ['young', 'no-round']);
    assert.deepEqual(
      queue.list().map((one) => queue.waitsForTap(one)),
      [true, false, false],
    );
    queue.sendInOwnName('old');
    assert.deepEqual(keys(), ['young', 'no-round', 'old']);
  });

  test('a round older than a quarter of an hour when the network is back waits for a tap; the acts behind it are sent', async () => {
    const { queue, calls, keys, pauses, clock } = openQueue();
    const seen: boolean[] = [];
    queue.add({ ...round('a', 0), subject: 'bill-1' });
    queue.add(act('b'));
    queue.subscribe(() => seen.push(queue.waitsForTap(queue.list()[0]!)));
    clock.now = 15 * MINUTE_MS;
    // Its call is running: the service may have received it.
    assert.equal(queue.waitsForTap(queue.list()[0]!), false);
    queue.dismiss('a');
    calls[0]!.fail(new ApiFault(NETWORK_FAULT));
    await settled();
    pauses[0]!();
    await settled();
    assert.deepEqual([keys(), queue.isOwn(queue.list()[0]!), seen.at(-1)], [['a', 'b'], true, true]);
    queue.sendInOwnName('a');
    calls[1]!.answer();
    await settled();
    assert.deepEqual(keys(), ['a', 'b', 'a']);
  });

  test('a tap to send is valid for a quarter of an hour, also for a round of unknown fate', async () => {
    const { queue, calls, keys, pauses, clock } = openQueue();
    queue.adopt([
      { ...round('left', 0), fault: null },
      { ...round('unknown', 0), fault: { ...NETWORK_FAULT, code: 'INTERNAL_ERROR', status: 500 } },
    ]);
    clock.now = 20 * MINUTE_MS;
    queue.sendInOwnName('left');
    queue.retry('unknown');
    for (const { fail } of calls) fail(new ApiFault(NETWORK_FAULT));
    await settled();
    clock.now = 34 * MINUTE_MS;
    for (const end of pauses.splice(0)) end();
    await settled();
    const sent = ['left', 'unknown', 'left', 'unknown'];
    assert.deepEqual(keys().slice(-4), sent);
    for (const { fail } of calls.slice(-2)) fail(new ApiFault(NETWORK_FAULT));
    await settled();
    clock.now = 35 * MINUTE_MS;
    for (const end of pauses.splice(0)) end();
    await settled();
    assert.deepEqual(keys().slice(-4), sent);
    assert.deepEqual(
      queue.list().map((one) => queue.waitsForTap(one)),
      [true, true],
    );
  });
});
