import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import type { Schemas } from '../../../api/client.ts';
import { commandsOf, exampleLine, KEY_PLACEHOLDER } from './curl-commands.ts';

type Product = Schemas['Product'];

function productOf(id: string, change: Partial<Product> = {}): Product {
  const portion = { id: `${id}-small`, name: 'Small', price: 10, pricingUnit: 'Piece' as const };
  return {
    id,
    name: id,
    portions: [
      { ...portion, isDefault: false, orderable: true },
      { ...portion, id: `${id}-usual`, isDefault: true, orderable: true },
    ],
    ...{ extras: [], optionGroups: [], removableIngredients: [], allergens: [] },
    ...{ isSoldOut: false, unitsLeft: null, imageUrl: null, course: null },
    ...change,
  };
}

const menuOf = (...products: Product[]) => [{ id: 'c', name: 'Category', products }];

const PARTS = {
  apiUrl: 'https://sofra.example/public/v1',
  key: 'sfr_secret',
  venueId: 'venue',
  permissions: { placesOrders: true, takesReservations: true },
  menu: menuOf(productOf('tea')),
  idempotencyKey: 'try-12345678',
};

const namesOf = (change: Partial<typeof PARTS>) =>
  commandsOf({ ...PARTS, ...change }).map(({ name }) => name);

test('a key shows the commands that its permissions allow', () => {
  assert.deepEqual(namesOf({}), ['read', 'menu', 'preview', 'order', 'orders', 'calendar']);
  assert.deepEqual(namesOf({ permissions: { placesOrders: false, takesReservations: false } }), [
    'read',
    'menu',
  ]);
  assert.deepEqual(namesOf({ menu: [] }), ['read', 'menu', 'orders', 'calendar']);
});

test('a hidden key is replaced by a placeholder', () => {
  for (const { text } of commandsOf({ ...PARTS, key: null })) assert.match(text, new RegExp(KEY_PLACEHOLDER));
});

test('a shell passes each argument on unchanged, whatever characters it has', () => {
  const apiUrl = `https://a.example/it's "$HOME" \`id\` \\ !`;
  for (const { text } of commandsOf({ ...PARTS, apiUrl })) {
    const script = `curl() { printf '%s\\0' "$@"; }\n${text}`;
    const [silent, url] = execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0');
    assert.equal(silent, '-sS');
    assert.ok(url?.startsWith(`${apiUrl}/`));
  }
});

test('the example line is a product that can be ordered, with its required choices', () => {
  const required = { id: 'g', name: 'Bread', selectionType: 'Single' as const, isRequired: true };
  const extra = { id: 'x', name: 'Lavash', price: 0, allergens: [], optionGroupId: 'g' };
  const byWeight = productOf('lamb');
  for (const portion of byWeight.portions) portion.orderable = false;
  const menu = menuOf(
    productOf('soup', { isSoldOut: true }),
    productOf('fish', { unitsLeft: 0 }),
    byWeight,
    productOf('wrap', { optionGroups: [required] }),
    productOf('kebab', { optionGroups: [required], extras: [extra] }),
  );
  assert.deepEqual(exampleLine(menu), {
    productId: 'kebab',
    portionId: 'kebab-usual',
    quantity: 1,
    extraIds: ['x'],
  });
  assert.equal(exampleLine(menuOf(byWeight)), null);
});
