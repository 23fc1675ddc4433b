import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentOf, problemsOf } from '../../../test/samples/sample-document.ts';
import type { CampaignDraft } from '../../core/venue/drafts/venue-draft.ts';
import { readVenueDocuments } from '../venue/read-venue-document.ts';

const ID = '01980000-0000-7000-8000-0000000000aa';
const portions = [
  { name: 'Yarım', price: 150 },
  { name: 'Tam', price: 240 },
];
const categories = [
  {
    name: 'Izgara',
    products: [
      { name: 'Köfte', portions },
      { name: 'Adana', id: ID, portions },
    ],
  },
  {
    name: 'Soğuk',
    products: [
      { name: 'Ayran', portions },
      { name: 'Karışık', portions },
    ],
  },
  { name: 'Sıcak', products: [{ name: 'Karışık', portions }] },
];

function documentOfCampaign(campaign: object): object {
  return documentOf({ categories, campaigns: [{ name: 'İndirim', ...campaign }] });
}

function readCampaign(campaign: object): CampaignDraft {
  return readVenueDocuments(documentOfCampaign(campaign))[0]!.campaigns[0]!;
}

const always = {
  id: null,
  name: 'İndirim',
  badgeText: null,
  validFrom: null,
  validUntil: null,
  weekdays: null,
  dailyFrom: null,
  dailyUntil: null,
  orderTypes: null,
  translations: {},
};

test('a discount covers products and portions by id or by name', () => {
  const covers = [
    { product: 'Köfte' },
    { product: ID.toUpperCase(), portion: 'Tam' },
    { product: 'Ayran', portion: null },
  ];
  assert.deepEqual(readCampaign({ kind: 'PortionDiscount', covers, reduction: { percent: 12.5 } }), {
    kind: 'PortionDiscount',
    ...always,
    covers: [
      { category: 0, product: 0, portion: null },
      { category: 0, product: 1, portion: 1 },
      { category: 1, product: 0, portion: null },
    ],
    reduction: { kind: 'Percent', basisPoints: 1_250 },
  });
});

test('the other kinds are read with their amounts in kuruş', () => {
  const covers = [{ product: 'Köfte' }];
  const position = { category: 0, product: 0, portion: null };
  assert.deepEqual(readCampaign({ kind: 'BuyXPayY', covers, buy: 3, pay: 2 }), {
    kind: 'BuyXPayY',
    ...always,
    covers: [position],
    buy: 3,
    pay: 2,
  });
  assert.deepEqual(readCampaign({ kind: 'SetMenu', parts: [{ name: 'Ana yemek', covers }], price: 299.9 }), {
    kind: 'SetMenu',
    ...always,
    parts: [{ name: 'Ana yemek', covers: [position] }],
    priceKurus: 29_990,
  });
  assert.deepEqual(readCampaign({ kind: 'BillDiscount', minimum: 1_000, reduction: { amount: 50.5 } }), {
    kind: 'BillDiscount',
    ...always,
    minimumKurus: 100_000,
    reduction: { kind: 'Amount', amountKurus: 5_050 },
  });
  const fixed = readCampaign({ kind: 'PortionDiscount', covers, reduction: { fixedPrice: 199.99 } });
  assert.deepEqual('reduction' in fixed && fixed.reduction, { kind: 'FixedPrice', priceKurus: 19_999 });
});

test('a name that matches no product, or several, is refused with its path', () => {
  const covers = [
    { product: 'Köfte', portion: 'Bir buçuk' },
    { product: 'Künefe' },
    { product: 'Karışık' },
    { product: ID.replace('aa', 'ab') },
  ];
  const document = documentOfCampaign({ kind: 'SetMenu', parts: [{ name: 'Ana yemek', covers }], price: 1 });
  const path = 'venues[0].campaigns[0].parts[0].covers';
  assert.deepEqual(problemsOf(document), [
    [`${path}[0].portion`, 'is no portion of this product'],
    [`${path}[1].product`, 'is no product of the venue'],
    [`${path}[2].product`, 'is the name of several products: give the id'],
    [`${path}[3].product`, 'is no product of the venue'],
  ]);
});

test('the number of paid units must be less than the number bought', () => {
  for (const pay of [3, 4]) {
    const document = documentOfCampaign({ kind: 'BuyXPayY', covers: [{ product: 'Köfte' }], buy: 3, pay });
    assert.deepEqual(problemsOf(document), [['venues[0].campaigns[0].pay', 'must be less than `buy`']]);
  }
});

test('a campaign must end after it begins, and a daily window needs both its ends', () => {
  const bill = { kind: 'BillDiscount', reduction: { percent: 5 } };
  const [from, until] = ['2026-01-01T00:00:00Z', '2026-01-01T03:00:00+03:00'];
  assert.deepEqual(problemsOf(documentOfCampaign({ ...bill, validFrom: from, validUntil: until })), [
    ['venues[0].campaigns[0].validUntil', 'must be after `validFrom`'],
  ]);
  assert.deepEqual(problemsOf(documentOfCampaign({ ...bill, dailyFrom: '22:00' })), [
    ['venues[0].campaigns[0].dailyUntil', 'is missing beside `dailyFrom`'],
  ]);
  assert.deepEqual(problemsOf(documentOfCampaign({ ...bill, dailyUntil: '02:00' })), [
    ['venues[0].campaigns[0].dailyFrom', 'is missing beside `dailyUntil`'],
  ]);
});

test('the campaigns of a venue together cover no more than the owner’s API allows', () => {
  const covers = (count: number) => Array.from({ length: count }, () => ({ product: 'Köfte' }));
  const campaigns = (last: number) =>
    Array.from({ length: 6 }, (_, at) => ({
      name: `İndirim ${at}`,
      kind: 'PortionDiscount',
      covers: covers(at < 5 ? 999 : last),
      reduction: { percent: 10 },
    }));
  const problems = (last: number) => problemsOf(documentOf({ categories, campaigns: campaigns(last) }));
  assert.deepEqual(problems(6), [
    ['venues[0].campaigns', 'cover more than 5000 products and portions together'],
  ]);
  const [venue] = readVenueDocuments(documentOf({ categories, campaigns: campaigns(5) }));
  assert.equal(venue!.campaigns.length, 6);
});
