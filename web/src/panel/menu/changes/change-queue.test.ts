import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createChangeQueue } from './change-queue.ts';
import type { MenuChange } from './menu-change.ts';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A change that adds its name to `sent` when it is sent, and `-name` when it is undone. */
function change(name: string, sent: string[], send?: () => Promise<void>): MenuChange {
  return {
    label: { kind: 'Changed', name, count: 1 },
    subjects: [name],
    show: (menu) => menu,
    send: async () => {
      await send?.();
      sent.push(name);
      return change(`-${name}`, sent);
    },
  };
}

test('changes are sent one after the other, in their order', async () => {
  const sent: string[] = [];
  const queue = createChangeQueue();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  void queue.add(change('a', sent, () => held));
  void queue.add(change('b', sent));
  await settled();
  assert.deepEqual([sent, queue.state().pending.length], [[], 2]);
  release();
  await settled();
  assert.deepEqual([sent, queue.state().pending.length], [['a', 'b'], 0]);
});

test('the newest change is undone first, and an undo cannot be undone', async () => {
  const sent: string[] = [];
  const queue = createChangeQueue();
  await queue.add(change('a', sent));
  await queue.add(change('b', sent));
  void queue.undo();
  void queue.undo();
  void queue.undo();
  await settled();
  assert.deepEqual([sent, queue.state().done.length], [['a', 'b', '-b', '-a'], 0]);
});

test('an undo while the newest change is being sent undoes that change, or nothing if it is refused', async () => {
  const sent: string[] = [];
  const queue = createChangeQueue();
  const [slow, refused] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await queue.add(change('a', sent));
  void queue.add(change('b', sent, () => slow.promise));
  const undone = queue.undo();
  slow.resolve();
  assert.equal(await undone, true);
  assert.deepEqual(sent, ['a', 'b', '-b']);
  void queue.add(change('c', sent, () => refused.promise));
  const notUndone = queue.undo();
  refused.reject(new Error('refused'));
  assert.equal(await notUndone, false);
  assert.deepEqual([sent, queue.state().done.length], [['a', 'b', '-b'], 1]);
});

test('an undo while a form is being saved undoes that save, or nothing if it is refused', async () => {
  const sent: string[] = [];
  const queue = createChangeQueue();
  const [slow, refused] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await queue.add(change('a', sent));
  void queue.save(change('b', sent, () => slow.promise));
  const undone = queue.undo();
  slow.resolve();
  assert.equal(await undone, true);
  assert.deepEqual(sent, ['a', 'b', '-b']);
  const saved = queue.save(change('c', sent, () => refused.promise));
  const notUndone = queue.undo();
  refused.reject(new Error('refused'));
  await assert.rejects(saved);
  assert.equal(await notUndone, false);
  assert.deepEqual(sent, ['a', 'b', '-b']);
  assert.equal(await queue.undo(), true);
  assert.deepEqual(sent, ['a', 'b', '-b', '-a']);
});

test('the undo of a given change undoes that change, whatever is saved in the meantime', async () => {
  const sent: string[] = [];
  const queue = createChangeQueue();
  await queue.add(change('a', sent));
  const told = queue.state().done.at(-1)!;
  const refused = queue.save(change('b', sent, () => Promise.reject(new Error('refused'))));
  void queue.save(change('c', sent));
  const undone = queue.undo(told);
  await assert.rejects(refused);
  assert.equal(await undone, true);
  assert.deepEqual([sent, queue.state().done.length], [['a', 'c', '-a'], 1]);
});

test('a refused change is listed and can be retried, and the changes after it are sent', async () => {
  const sent: string[] = [];
  const queue = createChangeQueue();
  let isRefused = true;
  const refused = change('a', sent, async () => {
    if (isRefused) throw new Error('refused');
  });
  assert.equal(await queue.add(refused), false);
  await queue.add(change('b', sent));
  assert.deepEqual([sent, queue.state().refused.map((one) => one.change)], [['b'], [refused]]);
  isRefused = false;
  queue.retry();
  await settled();
  assert.deepEqual([sent, queue.state().refused], [['b', 'a'], []]);
});

test('a later change of the same thing replaces a refused one, even if that is refused afterwards', async () => {
  const sent: string[] = [];
  const queue = createChangeQueue();
  const refuse = () => Promise.reject(new Error('refused'));
  const text = (name: string, send?: () => Promise<void>) => ({ ...change(name, sent, send), sets: 'text' });
  await queue.add(text('a', refuse));
  await Promise.all([queue.add(text('b', refuse)), queue.add(text('c'))]);
  assert.deepEqual([sent, queue.state().refused], [['c'], []]);
});
