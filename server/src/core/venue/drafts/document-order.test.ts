import assert from 'node:assert/strict';
import { test } from 'node:test';
import { draftsOf } from '../../../../test/samples/sample-document.ts';
import type { Product } from '../../menu/menu.ts';
import type { VenueSetup } from '../setup/venue-setup.ts';
import { sortAsInDocument } from './document-order.ts';
import { venueFromDraft } from './venue-from-draft.ts';

function sampleRecord(): VenueSetup {
  let count = 0;
  const newId = () => `id ${String(++count).padStart(3, '0')}`;
  const portions = [{ name: 'Tam', price: 1 }];
  const groups = ['Sos', 'Ekmek'].map((name) => ({ name, choices: [{ name: 'Az' }, { name: 'Çok' }] }));
  const product = (name: string) => ({ name, portions, extras: [{ name: 'Lavaş' }], optionGroups: groups });
  const categories = [
    { name: 'Soğuk', products: [product('Haydari'), product('Fava')] },
    { name: 'Sıcak', products: [product('Ciğer')] },
  ];
  const [draft] = draftsOf({ format: 'sofra-venues/1', venues: [{ name: 'Meze', categories }] });
  const settled = venueFromDraft(
    draft!,
    null,
    { venueId: newId(), parentVenueId: null },
    { stated: new Set(), newId, newTableCode: () => '' },
  );
  return { ...settled, accounts: [], keys: [] };
}

test('products are sorted by category, and extras by group; otherwise they keep their order', () => {
  const record = sampleRecord();
  const [haydari, fava, ciger] = record.menu.products as [Product, Product, Product];
  const [lavash, littleSauce, muchSauce, littleBread, muchBread] = haydari.extras;
  const mixed = { ...haydari, extras: [littleBread!, littleSauce!, muchBread!, lavash!, muchSauce!] };
  const shuffled = { ...record, menu: { ...record.menu, products: [ciger, mixed, fava] } };
  const { products } = sortAsInDocument(shuffled).menu;
  assert.deepEqual(
    products.map(({ name }) => name),
    ['Haydari', 'Fava', 'Ciğer'],
  );
  assert.deepEqual(products[0]?.extras, [lavash, littleSauce, muchSauce, littleBread, muchBread]);
  assert.deepEqual(products[1], fava);
});

test('a venue from a document already has this order', () => {
  const record = sampleRecord();
  assert.deepEqual(sortAsInDocument(record), record);
});

test('accounts and keys are sorted by id', () => {
  const account = {
    role: 'Owner' as const,
    name: 'A',
    email: 'a@example.com',
    invitedEmail: null,
    passwordHash: '',
  };
  const key = {
    name: 'k',
    permissions: { placesOrders: true, takesReservations: true },
    prefix: '',
    hash: '',
  };
  const record: VenueSetup = {
    ...sampleRecord(),
    accounts: [
      { ...account, id: 'b' },
      { ...account, id: 'a' },
    ],
    keys: [
      { ...key, id: 'd', createdAt: 1, revokedAt: null },
      { ...key, id: 'c', createdAt: 2, revokedAt: null },
    ],
  };
  const ordered = sortAsInDocument(record);
  assert.deepEqual(
    [...ordered.accounts, ...ordered.keys].map(({ id }) => id),
    ['a', 'b', 'c', 'd'],
  );
});
