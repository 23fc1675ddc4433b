import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addChoice, EMPTY_BASKET } from './basket.ts';
import { openBasketStore } from './basket-store.ts';

const TEA = { productId: 'tea', portionId: 'glass', extraIds: [], removedIngredientIds: [], note: '' };
const HOUR = 3_600_000;

/** A storage whose keys are own properties, as in a browser. */
function newStorage(onWrite = () => {}): Storage {
  const storage = Object.create({
    getItem: (key: string) => (Object.hasOwn(storage, key) ? storage[key] : null),
    removeItem: (key: string) => void delete storage[key],
    setItem: (key: string, text: string) => {
      onWrite();
      storage[key] = text;
    },
  });
  return storage;
}

test('a basket is restored after a reload, and each table or bill has its own', () => {
  const storage = newStorage();
  openBasketStore(storage, () => 0).change('a', (basket) => addChoice(basket, TEA, 2, () => 'l1'));
  const store = openBasketStore(storage, () => HOUR);
  assert.deepEqual(store.read('a').lines, [{ ...TEA, id: 'l1', quantity: 2 }]);
  assert.deepEqual(store.read('b'), EMPTY_BASKET);
});

test('an emptied basket is removed, a typed note alone is kept', () => {
  const storage = newStorage();
  const store = openBasketStore(storage, () => 0);
  store.change('a', (basket) => ({ ...basket, note: 'Window' }));
  assert.equal(openBasketStore(storage, () => 0).read('a').note, 'Window');
  store.change('a', () => EMPTY_BASKET);
  assert.deepEqual(Object.keys(storage), []);
});

test('a basket not touched for a day is removed; broken entries are empty baskets', () => {
  const storage = newStorage();
  openBasketStore(storage, () => 0).change('a', (basket) => addChoice(basket, TEA, 1, () => 'l1'));
  storage.setItem('sofra.basket.b', '{"lines":');
  assert.deepEqual(openBasketStore(storage, () => 25 * HOUR).read('a'), EMPTY_BASKET);
  assert.deepEqual(openBasketStore(storage, () => 0).read('b'), EMPTY_BASKET);
});

test('a full storage loses nothing while the page is open', () => {
  const storage = newStorage(() => {
    throw new Error('QuotaExceededError');
  });
  const store = openBasketStore(storage, () => 0);
  store.change('a', (basket) => addChoice(basket, TEA, 1, () => 'l1'));
  assert.equal(store.read('a').lines.length, 1);
});

test('a subscriber is called for each change until it unsubscribes', () => {
  const store = openBasketStore(newStorage(), () => 0);
  let heard = 0;
  const stop = store.subscribe(() => {
    heard += 1;
  });
  store.change('a', (basket) => ({ ...basket, note: 'x' }));
  stop();
  store.change('a', (basket) => ({ ...basket, note: 'y' }));
  assert.equal(heard, 1);
});
