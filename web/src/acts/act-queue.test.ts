import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ApiFault, NETWORK_FAULT } from '../api/fault.ts';
import { type Act, type ActStore, createActQueue } from './act-queue.ts';

const REFUSED = { ...NETWORK_FAULT, code: 'LINE_NOT_FOUND', status: 404, message: 'There is no such line.' };

function act(key: string, subject = 'bill-1'): Omit<Act, 'fault'> {
  return { key, name: 'moveLine', venueId: 'venue', accountId: 'deniz', subject, input: {}, madeAt: 0 };
}

/** A queue whose calls the test answers one by one. */
function openQueue(stored: readonly Act[] = []) {
  let kept = stored;
  const write = (acts: readonly Act[]) => {
    kept = acts;
  };
  const store: ActStore = { read: () => kept, write };
  const calls: { key: string; answer: () => void; fail: (fault: ApiFault) => void }[] = [];
  const refused: string[] = [];
  const pauses: (() => void)[] = [];
  const queue = createActQueue({
    store,
    send: ({ key }) =>
      new Promise((answer, fail) => {
        calls.push({ key, answer, fail });
      }),
    onRefused: ({ key }) => refused.push(key),
    pause: () => new Promise((end) => pauses.push(end)),
  });
  return { queue, calls, refused, pauses, stored: () => kept.map(({ key }) => key) };
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

  test('acts on one subject are sent one after the other, those on others meanwhile', async () => {
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

  test('without an answer the same act is sent again under its key, and what follows waits', async () => {
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

  test('a refused act stays with its reason and is not sent again; what follows goes on', async () => {
    const { queue, calls, refused, stored } = openQueue();
    queue.add(act('a'));
    queue.add(act('b'));
    calls[0]!.fail(new ApiFault(REFUSED));
    await settled();
    assert.deepEqual(refused, ['a']);
    assert.equal(queue.list()[0]!.fault?.message, REFUSED.message);
    assert.deepEqual(stored(), ['a', 'b']);
    assert.equal(calls[1]!.key, 'b');
    queue.dismiss('a');
    assert.deepEqual(stored(), ['b']);
  });

  test('a refused act that is tried again goes under the same key', async () => {
    const { queue, calls } = openQueue();
    queue.add(act('a'));
    calls[0]!.fail(new ApiFault(REFUSED));
    await settled();
    queue.retry('a');
    assert.equal(calls[1]!.key, 'a');
    assert.equal(queue.list()[0]!.fault, null);
  });

  test('an act under way cannot be dismissed: it may have happened', async () => {
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

  test('acts that are taken over are sent after those on their subject, refused ones are kept as they are', () => {
    const { queue, calls, stored } = openQueue();
    queue.add(act('mine'));
    queue.adopt([
      { ...act('theirs'), fault: null },
      { ...act('refused', 'bill-2'), fault: REFUSED },
    ]);
    assert.deepEqual(stored(), ['mine', 'theirs', 'refused']);
    assert.deepEqual(
      calls.map(({ key }) => key),
      ['mine'],
    );
  });

  test('a defect of the app is shown like a refusal, and not repeated for ever', async () => {
    const { queue, calls } = openQueue();
    queue.add(act('a'));
    calls[0]!.fail(new TypeError('x is not a function') as ApiFault);
    await settled();
    assert.equal(queue.list()[0]!.fault?.code, 'APP_FAULT');
    assert.equal(calls.length, 1);
  });
});
