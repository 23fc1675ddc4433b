import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import type { Act } from './act.ts';
import { openActStore } from './act-store.ts';

const ACT: Act = {
  ...{ key: 'a', name: 'moveLine', venueId: 'venue', accountId: 'deniz', subject: 'bill', input: {} },
  ...{ madeAt: 0, fault: null },
};

/** The storage and locks of a browser, with only the functions that the store uses. */
function openBrowser() {
  const values = new Map<string, string>();
  const pages = new Map<string, PromiseWithResolvers<void>>();
  const last = new Map<string, Promise<void>>();
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
    request: async (name: string, run: () => unknown) => {
      const before = last.get(name);
      const released = Promise.withResolvers<void>();
      last.set(name, released.promise);
      if (before === undefined) pages.set(name, released);
      await before;
      await run();
      released.resolve();
    },
  } as unknown as LockManager;
  const endPage = (id: string) => {
    pages.get(`sofra-acts-${id}`)!.resolve();
    return turn();
  };
  return { storage, locks, values, endPage };
}

describe('where acts are kept', () => {
  test('each page reads what it wrote, and its storage is empty once all acts are answered', () => {
    const { storage, locks, values } = openBrowser();
    const store = openActStore(storage, locks, 'one');
    store.write([ACT]);
    assert.deepEqual(store.read(), [ACT]);
    store.write([]);
    assert.equal(values.size, 0);
  });

  test('a page takes over the acts of each closed page, and takes them only once', async () => {
    const { storage, locks, endPage } = openBrowser();
    openActStore(storage, locks, 'closed').write([ACT]);
    openActStore(storage, locks, 'living').write([{ ...ACT, key: 'b' }]);
    await endPage('closed');
    const taken: Act[] = [];
    for (const id of ['new', 'newer'])
      openActStore(storage, locks, id).handOver((acts) => taken.push(...acts));
    await turn();
    assert.deepEqual(taken, [ACT]);
    // The page closes a moment later, like a page that is being reloaded.
    await endPage('living');
    assert.deepEqual(taken, [ACT, { ...ACT, key: 'b' }]);
  });

  test('acts are stored by their new page before the old copy is removed: a page may close at any moment', async () => {
    const { storage, locks, endPage } = openBrowser();
    openActStore(storage, locks, 'closed').write([ACT]);
    await endPage('closed');
    const store = openActStore(storage, locks, 'new');
    store.handOver((acts) => {
      assert.deepEqual(openActStore(storage, locks, 'closed').read(), acts);
      store.write(acts);
    });
    await turn();
    assert.deepEqual(store.read(), [ACT]);
    assert.deepEqual(openActStore(storage, locks, 'closed').read(), []);
  });

  test('a full storage does not stop what a person does', () => {
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
