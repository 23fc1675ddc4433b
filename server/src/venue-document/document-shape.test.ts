import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentOf, documentOfProduct, problemsOf } from '../../test/samples/sample-document.ts';

const V = 'venues[0]';
const PRODUCT = `${V}.categories[0].products[0]`;
const DAY = { day: 'Monday', opensAt: '10:00', closesAt: '22:00' };
const DISCOUNT = { kind: 'PortionDiscount', name: 'İndirim', covers: [{ product: 'Köfte' }] };
const withCampaign = (campaign: object) => documentOfProduct({}, { campaigns: [campaign] });
const withPortion = (portion: object) =>
  documentOfProduct({ portions: [{ name: 'Tam', price: 240, ...portion }] });

const faults: [string, unknown, [string, string][]][] = [
  ['a text', 'venues', [['document', 'must be an object']]],
  ['nothing', null, [['document', 'is missing']]],
  ['no format', { venues: [{ name: 'Meze' }] }, [['format', 'is missing']]],
  [
    'another format',
    { format: 'sofra-venues/2', venues: [{ name: 'Meze' }] },
    [['format', 'must be sofra-venues/1']],
  ],
  ['no venue', { format: 'sofra-venues/1', venues: [] }, [['venues', 'must contain at least 1 item']]],
  ['no name', { format: 'sofra-venues/1', venues: [{}] }, [[`${V}.name`, 'is missing']]],
  ['a blank name', documentOf({ name: ' \t ' }), [[`${V}.name`, 'is missing']]],
  [
    'a name that is too long',
    documentOf({ name: 'x'.repeat(101) }),
    [[`${V}.name`, 'must have at most 100 characters']],
  ],
  ['a mistyped property', documentOf({ tiemZone: 'UTC' }), [[`${V}.tiemZone`, 'is not known here']]],
  [
    'a __proto__ property',
    JSON.parse('{"format":"sofra-venues/1","venues":[{"name":"x","__proto__":{}}]}'),
    [[`${V}.__proto__`, 'is not known here']],
  ],
  ['an id that is not a UUID', documentOf({ id: '42' }), [[`${V}.id`, 'must be a UUID']]],
  [
    'an unknown type',
    documentOf({ type: 'Kiosk' }),
    [[`${V}.type`, 'must be one of Independent, Headquarter, Branch']],
  ],
  [
    'a username with capitals',
    documentOf({ username: 'Meze' }),
    [[`${V}.username`, 'must look like sofra-kadikoy']],
  ],
  [
    'a latitude out of range',
    documentOf({ location: { latitude: 91, longitude: 0 } }),
    [[`${V}.location.latitude`, 'must be from -90 to 90']],
  ],
  [
    'half a location',
    documentOf({ location: { latitude: 41 } }),
    [[`${V}.location.longitude`, 'is missing']],
  ],
  [
    'a fee with three decimals',
    documentOf({ serviceFeePercent: 10.125 }),
    [[`${V}.serviceFeePercent`, 'must have at most 2 decimals']],
  ],
  [
    'a fee over 100 percent',
    documentOf({ serviceFeePercent: 100.5 }),
    [[`${V}.serviceFeePercent`, 'must be from 0 to 100']],
  ],
  [
    'an invalid time',
    documentOf({ workingHours: [{ ...DAY, opensAt: '24:00' }] }),
    [[`${V}.workingHours[0].opensAt`, 'must look like 18:30']],
  ],
  [
    'an unknown day',
    documentOf({ workingHours: [{ ...DAY, day: 'Pazartesi' }] }),
    [
      [
        `${V}.workingHours[0].day`,
        'must be one of Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday',
      ],
    ],
  ],
  [
    'an invalid date',
    documentOf({ specialDays: [{ date: '2026-02-30', isClosed: true }] }),
    [[`${V}.specialDays[0].date`, 'must be a date such as 2026-03-01']],
  ],
  [
    'an instant without an offset',
    documentOf({ rush: { until: '2026-03-01T18:30:00' } }),
    [[`${V}.rush.until`, 'must be an instant such as 2026-03-01T18:30:00.000Z']],
  ],
  [
    'a table without seats',
    documentOf({ areas: [{ name: 'Salon', tables: [{ name: '1', capacity: 0 }] }] }),
    [[`${V}.areas[0].tables[0].capacity`, 'must be from 1 to 1000']],
  ],
  ['a price as text', withPortion({ price: '240' }), [[`${PRODUCT}.portions[0].price`, 'must be a number']]],
  [
    'a price with three decimals',
    withPortion({ price: 240.005 }),
    [[`${PRODUCT}.portions[0].price`, 'must have at most 2 decimals']],
  ],
  [
    'a negative price',
    withPortion({ price: -1 }),
    [[`${PRODUCT}.portions[0].price`, 'must be from 0 to 1000000']],
  ],
  [
    'a fraction of a calorie',
    withPortion({ calories: 1.5 }),
    [[`${PRODUCT}.portions[0].calories`, 'must be a whole number']],
  ],
  [
    'a product without portions',
    documentOfProduct({ portions: [] }),
    [[`${PRODUCT}.portions`, 'must contain at least 1 item']],
  ],
  [
    'an unknown allergen',
    documentOfProduct({ allergens: ['Gluten', 'Dust'] }),
    [
      [
        `${PRODUCT}.allergens[1]`,
        'must be one of Gluten, Crustaceans, Eggs, Fish, Peanuts, Soybeans, Milk, Nuts, Celery, Mustard, Sesame, SulphurDioxide, Lupin, Molluscs',
      ],
    ],
  ],
  [
    'a repeated allergen',
    documentOfProduct({ allergens: ['Milk', 'Milk'] }),
    [[`${PRODUCT}.allergens`, 'must not repeat an item']],
  ],
  [
    'a picture on a local disk',
    documentOfProduct({ imageUrl: 'file:///tmp/a.jpg' }),
    [[`${PRODUCT}.imageUrl`, 'must look like https://example.com/photo.jpg']],
  ],
  [
    'a negative stock',
    documentOfProduct({ stock: { quantity: -1 } }),
    [[`${PRODUCT}.stock.quantity`, 'must be from 0 to 1000000']],
  ],
  [
    'a language name instead of a code',
    documentOfProduct({ translations: { english: { name: 'x' } } }),
    [[`${PRODUCT}.translations.english`, 'must be a two-letter language code']],
  ],
  ['a campaign of no kind', withCampaign({ name: 'İndirim' }), [[`${V}.campaigns[0].kind`, 'is missing']]],
  [
    'a campaign of an unknown kind',
    withCampaign({ kind: 'HappyHour', name: 'x' }),
    [[`${V}.campaigns[0].kind`, 'must be one of PortionDiscount, BuyXPayY, SetMenu, BillDiscount']],
  ],
  ['a campaign without a reduction', withCampaign(DISCOUNT), [[`${V}.campaigns[0].reduction`, 'is missing']]],
  [
    'two reductions',
    withCampaign({ ...DISCOUNT, reduction: { percent: 10, amount: 5 } }),
    [[`${V}.campaigns[0].reduction`, 'must have exactly one of percent, amount, fixedPrice']],
  ],
  [
    'an empty reduction',
    withCampaign({ ...DISCOUNT, reduction: {} }),
    [[`${V}.campaigns[0].reduction`, 'must have exactly one of percent, amount, fixedPrice']],
  ],
  [
    'a percentage over 100',
    withCampaign({ ...DISCOUNT, reduction: { percent: 101 } }),
    [[`${V}.campaigns[0].reduction.percent`, 'must be from 0.01 to 100']],
  ],
  [
    'a discount of zero',
    withCampaign({ ...DISCOUNT, reduction: { percent: 0 } }),
    [[`${V}.campaigns[0].reduction.percent`, 'must be from 0.01 to 100']],
  ],
  [
    'a fixed price for a bill',
    withCampaign({ kind: 'BillDiscount', name: 'x', reduction: { fixedPrice: 5 } }),
    [[`${V}.campaigns[0].reduction.fixedPrice`, 'is not known here']],
  ],
  [
    'an invalid e-mail address',
    documentOf({ accounts: [{ role: 'Owner', name: 'A', email: 'a@', password: '12345678' }] }),
    [[`${V}.accounts[0].email`, 'must be an e-mail address such as defne@example.com']],
  ],
  [
    'a password that is too short',
    documentOf({ accounts: [{ role: 'Owner', name: 'A', email: 'a@example.com', password: '1234567' }] }),
    [[`${V}.accounts[0].password`, 'must have at least 8 characters']],
  ],
  [
    'a branch of a branch',
    documentOf({ branches: [{ name: 'Şube', branches: [] }] }),
    [[`${V}.branches[0].branches`, 'is not known here']],
  ],
];

for (const [what, document, expected] of faults) {
  test(`a document with ${what} is refused with its path`, () => {
    assert.deepEqual(problemsOf(document), expected);
  });
}

test('all faults of the shape are reported together, in the order of the document', () => {
  const document = {
    venues: [
      {
        username: 'X',
        categories: [
          { name: 'A', products: [{ portions: [{ price: 'x', name: '' }], name: 'P', colour: 'red' }, {}] },
          { name: 7 },
        ],
        name: 3,
      },
      { name: 'Meze', location: { latitude: 100 } },
    ],
    extra: 1,
  };
  assert.deepEqual(
    problemsOf(document).map(([field]) => field),
    [
      'venues[0].username',
      'venues[0].categories[0].products[0].portions[0].price',
      'venues[0].categories[0].products[0].portions[0].name',
      'venues[0].categories[0].products[0].colour',
      'venues[0].categories[0].products[1].name',
      'venues[0].categories[0].products[1].portions',
      'venues[0].categories[1].name',
      'venues[0].name',
      'venues[1].location.latitude',
      'venues[1].location.longitude',
      'extra',
      'format',
    ],
  );
});

test('amounts that are not exact in binary are read to the kuruş', () => {
  for (const price of [0.07, 8.29, 120.35, 1.15, 4.35, 999_999.99, 1_000_000]) {
    assert.deepEqual(problemsOf(withPortion({ price })), [], String(price));
  }
});

test('unreadable text is refused in every property', () => {
  const unreadable = ['has characters that cannot be read'];
  assert.deepEqual(problemsOf(documentOf({ name: 'a\0b' })), [[`${V}.name`, ...unreadable]]);
  assert.deepEqual(problemsOf(documentOf({ address: { city: '\ud800' } })), [
    [`${V}.address.city`, ...unreadable],
  ]);
});

test('a document that is nested too deeply is refused', () => {
  let nested: unknown = 1;
  for (let depth = 0; depth < 5_000; depth++) nested = { nested };
  assert.deepEqual(problemsOf(documentOf({ address: nested })), [
    [`${V}.address.nested`, 'is nested too deeply'],
  ]);
});
