import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Act } from './act.ts';
import { openActStore } from './act-store.ts';

const ACT: Act = {
  ...{ key: 'a', name: 'moveLine', venueId: 'venue', accountId: 'deniz', subject: 'bill', input: {} },
  ...{ madeAt: 0, fault: null },
};

/** Storage and locks of a browser, as far as the store uses them. */
function openBrowser() {
  const values = new Map<string, string>();
  const held = new Set<string>();
  const storage = new Proxy({} as Storage, {
    get: (_, name) =>
      ({
        getItem: (key: string) => values.get(key) ?? null,
        setItem: (key: string, value: string) => values.set(key, value),
        removeItem: (key: string) => values.delete(key),
      })[name as string],
    ownKeys: () => [...values.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
  const locks = {
    request: async (name: string, ...rest: unknown[]) => {
      const run = rest.at(-1) as (lock: unknown) => unknown;
      if (rest.length === 2) return run(held.has(name) ? null : {});
      held.add(name);
      return run({});
    },
  } as unknown as LockManager;
  return { storage, locks, values, endPage: (id: string) => held.delete(`sofra-acts-${id}`) };
}

describe('where acts are kept', () => {
  test('each page reads what it wrote, and leaves nothing when all is answered', () => {
    const { storage, locks, values } = openBrowser();
    const store = openActStore(storage, locks, 'one');
    store.write([ACT]);
    assert.deepEqual(store.read(), [ACT]);
    store.write([]);
    assert.equal(values.size, 0);
  });

  test('a page takes over what a closed page left, once, and nothing of a page that lives', async () => {
    const { storage, locks, endPage } = openBrowser();
    openActStore(storage, locks, 'closed').write([ACT]);
    openActStore(storage, locks, 'living').write([{ ...ACT, key: 'b' }]);
    endPage('closed');
    const store = openActStore(storage, locks, 'new');
    const taken: Act[] = [];
    for (let count = 0; count < 2; count += 1) await store.handOver((acts) => taken.push(...acts));
    assert.deepEqual(taken, [ACT]);
    // It closes a moment later, as the page before a reload may.
    endPage('living');
    await store.handOver((acts) => taken.push(...acts));
    assert.deepEqual(taken, [ACT, { ...ACT, key: 'b' }]);
  });

  test('what is taken over is kept by its new page before it leaves the old one: a page may close at any moment', async () => {
    const { storage, locks, endPage } = openBrowser();
    openActStore(storage, locks, 'closed').write([ACT]);
    endPage('closed');
    const store = openActStore(storage, locks, 'new');
    await store.handOver((acts) => {
      assert.deepEqual(openActStore(storage, locks, 'closed').read(), acts);
      store.write(acts);
    });
    assert.deepEqual(store.read(), [ACT]);
    assert.deepEqual(openActStore(storage, locks, 'closed').read(), []);
  });

  test('a storage that is full does not stop what a person does', () => {
    const { storage, locks } = openBrowser();
    const full = new Proxy(storage, {
      get: (target, name) =>
        name === 'setItem'
          ? () => {
              throw new DOMException('full', 'QuotaExceededError');
            }
          : Reflect.get(target, name),
    });
    openActStore(full, locks, 'one').write([ACT]);
  });

  test('a spoilt entry counts as empty', () => {
    const { storage, locks, values } = openBrowser();
    values.set('sofra.acts.one', '{');
    assert.deepEqual(openActStore(storage, locks, 'one').read(), []);
  });
});
