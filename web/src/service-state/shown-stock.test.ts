import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Act } from '../acts/act.ts';
import { NETWORK_FAULT } from '../api/fault.ts';
import { findRows, shownStock } from './shown-stock.ts';

function product(name: string, categoryName = 'Izgara', isSoldOut = false) {
  const counted = { quantity: null, lowThreshold: 0, status: null, revision: 'first' };
  return { productId: name, name, categoryName, isVisible: true, isSoldOut, ...counted };
}

function switchAct(productId: string, isSoldOut: boolean, change: Partial<Act> = {}): Act {
  const ids = { key: productId, venueId: 'venue', accountId: 'cook', subject: productId };
  return {
    ...ids,
    name: 'switchSoldOut',
    input: { productId, isSoldOut },
    madeAt: 0,
    fault: null,
    ...change,
  };
}

test('a change without an answer shows as not saved; a refused one does not show', () => {
  const stock = [product('Adana'), product('Baklava')];
  const refused = switchAct('Baklava', true, { fault: NETWORK_FAULT });
  const rows = shownStock(stock, [switchAct('Adana', true), refused]);
  assert.deepEqual(
    rows.map(({ name, isSoldOut, isUnsaved }) => [name, isSoldOut, isUnsaved]),
    [
      ['Adana', true, true],
      ['Baklava', false, false],
    ],
  );
});

test('products are found by any words of their name and category, in any case and without Turkish letters', () => {
  const rows = shownStock([product('Şiş Köfte'), product('Işkembe', 'Çorbalar'), product('İÇLİ köfte')], []);
  const found = (typed: string) => findRows(rows, typed).map(({ name }) => name);
  assert.deepEqual(found('kofte'), ['Şiş Köfte', 'İÇLİ köfte']);
  assert.deepEqual(found('KÖFTE içli'), ['İÇLİ köfte']);
  assert.deepEqual(found('corba'), ['Işkembe']);
  assert.deepEqual(found('iskembe'), ['Işkembe']);
  assert.deepEqual(found('  '), ['Şiş Köfte', 'Işkembe', 'İÇLİ köfte']);
  assert.deepEqual(found('pizza'), []);
});
