import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { beforeTests } from '../../../test/harness/fixture.ts';
import { useSofra, type VenueExtras } from '../../../test/harness/sofra.ts';
import { percent, portionDiscount } from '../../../test/samples/sample-campaigns.ts';
import {
  type SampleMenu,
  sampleCategory,
  sampleExtra,
  sampleGroup,
  sampleMenu,
  samplePortion,
  sampleProduct,
} from '../../../test/samples/sample-venue.ts';
import { LANGUAGES } from '../../core/languages.ts';
import type { Category, Product } from '../../core/menu/menu.ts';
import { ALLERGENS } from '../../core/menu/menu.ts';
import { WORDS } from '../../words/words.ts';
import { newGuestVenue, openPage } from '../guest-fixture.ts';

const sofra = useSofra();
let menu: SampleMenu;

beforeTests(async () => {
  menu = sampleMenu();
});

/** Makes a venue and returns the visible text of its menu, and the markup. */
async function readMenu(more: VenueExtras, { query = '', language = 'tr' } = {}) {
  const venue = await newGuestVenue(sofra, {}, more);
  const { html, text } = await openPage(sofra, `/${venue.username}${query}`, { language });
  const { heading, pricesNote } = (WORDS[language.slice(0, 2) as 'tr'] ?? WORDS.en).guestPages.menu;
  const begin = text.indexOf(`${heading} Türkçe English`);
  return { html, text: text.slice(begin, text.indexOf(pricesNote)).trim(), venue };
}

function withProducts(products: Product[], categories: Category[] = [menu.category]): VenueExtras {
  return {
    revise: (record) => {
      record.menu = { categories, products };
    },
  };
}

test('200: the menu is shown with prices, in the order of the venue, without hidden products', async () => {
  const { text } = await readMenu({});
  assert.equal(
    text,
    'Menü Türkçe English Izgara Adana Kebap Acılı Tam ₺120,50 Bir buçuk ₺180,75 ' +
      'Ekstralar: Közlenmiş biber +₺15 · Ekmek ücretsiz Çıkarılabilir: Soğan Bonfile ₺33,35 Pişirme (birini seçin): ' +
      'Az · Orta Soslar (dilediğinizi seçin): Biber sosu +₺5 · Mantar sosu +₺7 Baklava ₺40 ' +
      'Ezine peyniri ₺450 / kg',
  );
});

test('200: the menu is in the first language of the reader that the venue has, then in English, then in its own, and can be switched', async () => {
  const expected: [string, string, string][] = [
    ['en', '', 'Adana Kebab'],
    ['fr', '', 'Adana Kebab'],
    ['ja', '', 'Adana Kebab'],
    ['fr,tr;q=0.5', '', 'Adana Kebap'],
    ['fr', '?menu=en', 'Adana Kebab'],
    ['fr', '?menu=EN', 'Adana Kebab'],
    ['en', '?menu=tr', 'Adana Kebap'],
    ['en', '?menu=fr', 'Adana Kebab'],
  ];
  for (const [language, query, name] of expected) {
    const { html, venue } = await readMenu({}, { query, language });
    assert.ok(html.includes(`<bdi>${name}</bdi>`), `${language} ${query}`);
    const [, path, code] = /href="([^"]*)menu=(tr|en)#menu"[^>]* aria-current="true"/.exec(html)!;
    assert.deepEqual([path, code], [`/${venue.username}?`, name === 'Adana Kebab' ? 'en' : 'tr']);
    assert.match(html, new RegExp(`<span lang="${code}"><bdi>${name}`));
  }
});

test('200: each text says the language that it is written in, where a dish is translated in part', async () => {
  const dish = sampleProduct(menu.category.id, {
    name: 'Mantı',
    description: 'Yoğurtlu',
    translations: { en: { name: 'Dumplings' } },
    portions: [
      samplePortion({ name: 'Tam', translations: { en: { name: 'Whole' } } }),
      samplePortion({ name: 'Yarım', isDefault: false }),
    ],
    extras: [sampleExtra({ name: 'Ceviz' })],
    removableIngredients: [{ id: randomUUID(), name: 'Nane', translations: { en: { name: 'Mint' } } }],
  });
  const { html } = await readMenu(withProducts([dish]), { language: 'en' });
  for (const [text, lang] of [
    ['Grill', 'en'],
    ['Dumplings', 'en'],
    ['Yoğurtlu', 'tr'],
    ['Whole', 'en'],
    ['Yarım', 'tr'],
    ['Ceviz', 'tr'],
    ['Mint', 'en'],
  ] as const)
    assert.match(html, new RegExp(`lang="${lang}"[^>]*><bdi>${text}</bdi>`), text);
});

test('200: hidden products and categories without visible products never appear', async () => {
  const [hidden, empty] = [
    sampleCategory({ name: 'Gizli', isVisible: false }),
    sampleCategory({ name: 'Boş' }),
  ];
  const products = [
    sampleProduct(menu.category.id, { name: 'Görünür' }),
    sampleProduct(hidden.id, { name: 'Gizlide' }),
    sampleProduct(empty.id, { name: 'Gizli tatlı', isVisible: false }),
  ];
  const { html, text } = await readMenu(withProducts(products, [menu.category, hidden, empty]));
  assert.match(text, /Izgara Görünür ₺100$/);
  assert.doesNotMatch(html, /Gizli|Boş/);
});

test('200: a running discount is shown next to the original price until it ends', async () => {
  const campaign = {
    ...portionDiscount('Hafta içi', percent(2_000), menu.kebab.id),
    id: randomUUID(),
    badgeText: '−20 %',
    validUntil: sofra.clock.now() + 60_000,
    translations: { en: { badgeText: '20 % off' } },
  };
  const product = { ...menu.kebab, portions: [samplePortion({ priceKurus: 12_050 })] };
  const more = { ...withProducts([product]), campaigns: [campaign] };
  const { text, html, venue } = await readMenu(more);
  assert.match(text, /Normal fiyat: ₺120,50 Şimdiki fiyat: ₺96,40 −20 %/);
  assert.match(html, /<s>₺120,50<\/s>.*<strong class="now">₺96,40<\/strong>/);
  assert.match((await openPage(sofra, `/${venue.username}`)).text, /Price now: ₺96\.40 20 % off/);
  sofra.clock.advance(60_000);
  assert.doesNotMatch((await openPage(sofra, `/${venue.username}`)).text, /off|Price now/);
});

test('200: a guest at a table sees no discount for takeaway alone', async () => {
  const discount = portionDiscount('Paket', percent(2_000), menu.kebab.id);
  const campaign = { ...discount, id: randomUUID(), orderTypes: ['Takeaway' as const] };
  const { text, venue } = await readMenu({ ...withProducts([menu.kebab]), campaigns: [campaign] });
  assert.match(text, /Şimdiki fiyat: ₺96,40 Paket/);
  const atTable = await openPage(sofra, `/${venue.username}?table=S1`, { language: 'tr' });
  assert.match(atTable.text, /Masanız: .* ₺120,50/);
  assert.doesNotMatch(atTable.text, /Şimdiki fiyat|Paket/);
});

test('200: sold-out products are marked, by stock or by the switch', async () => {
  const stock = { quantity: null, lowThreshold: 0, isSoldOut: false };
  const products = [
    sampleProduct(menu.category.id, { name: 'Var', stock: { ...stock, quantity: 1 } }),
    sampleProduct(menu.category.id, { name: 'Bitti', stock: { ...stock, quantity: 0 } }),
    sampleProduct(menu.category.id, { name: 'Kapalı', stock: { ...stock, isSoldOut: true } }),
  ];
  const { text } = await readMenu(withProducts(products));
  assert.match(text, /Var ₺100 Bitti Tükendi ₺100 Kapalı Tükendi ₺100$/);
});

test('200: allergens, alcohol and pork are named in the language of the page, and labels as the venue wrote them', async () => {
  const product = sampleProduct(menu.category.id, {
    name: 'Her şey',
    allergens: [...ALLERGENS],
    containsAlcohol: true,
    containsPorkDerivatives: true,
    portions: [samplePortion({ weight: '250 g', calories: 1_234 })],
  });
  for (const language of LANGUAGES) {
    const { text } = await readMenu(withProducts([product]), { language });
    const words = WORDS[language].guestPages.menu;
    for (const name of [
      ...Object.values(words.allergenNames),
      words.containsAlcohol,
      words.containsPork,
      '250 g',
    ]) {
      assert.ok(text.includes(name), `${language}: ${name} in ${text}`);
    }
  }
  assert.match(
    (await readMenu(withProducts([product]), { language: 'de' })).text,
    /100\s₺ 250 g 1\.234 kcal Allergene: Gluten, /,
  );
});

test('200: photos are loaded lazily, from the service in the displayed size, or over HTTPS', async () => {
  const photo = `/photos/${randomUUID()}/${randomUUID()}`;
  const urls = [photo, 'https://example.com/a.jpg', 'http://example.com/b.jpg', null];
  const products = urls.map((imageUrl) => sampleProduct(menu.category.id, { imageUrl }));
  const { html } = await readMenu(withProducts(products));
  const sources = [
    ...html.matchAll(
      /<img src="([^"]*)" alt width="96" height="96" loading="lazy" referrerpolicy="no-referrer"\/>/g,
    ),
  ];
  assert.deepEqual(
    sources.map(([, src]) => src),
    [`${photo}?width=320`, 'https://example.com/a.jpg'],
  );
});

test('200: the first photo that loads is above the page, in the size of the screen; without one nothing is', async () => {
  const photo = `/photos/${randomUUID()}/${randomUUID()}`;
  const covers = async (urls: (string | null)[]) => {
    const products = urls.map((imageUrl) => sampleProduct(menu.category.id, { imageUrl }));
    const { html } = await readMenu(withProducts(products));
    return [...html.matchAll(/<img class="cover" src="([^"]*)" srcset="([^"]*)" alt/g)].map(
      ([, ...of]) => of,
    );
  };
  const own = [`${photo}?width=640`, `${photo}?width=640 640w, ${photo}?width=1280 1280w`];
  assert.deepEqual(await covers([null, 'http://example.com/b.jpg', photo, 'https://example.com/a.jpg']), [
    own,
  ]);
  assert.deepEqual(await covers([null, 'http://example.com/b.jpg']), []);
});

test('200: a longer menu links to its categories, and headings are in order', async () => {
  const second = sampleCategory({ name: 'Tatlılar', description: 'Ev yapımı' });
  const products = [sampleProduct(menu.category.id), sampleProduct(second.id)];
  const { html } = await readMenu(withProducts(products, [menu.category, second]));
  const links = [...html.matchAll(/href="#(menu-\d)"/g)].map(([, id]) => id);
  assert.deepEqual(links, ['menu-1', 'menu-2']);
  for (const id of links) assert.ok(html.includes(`<h3 id="${id}"`));
  const levels = [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
  assert.deepEqual(levels, [1, 2, 2, 3, 4, 3, 4]);
});

test('200: each option group says how many choices it needs, in the language of the page', async () => {
  const [required, free] = [
    sampleGroup({ name: 'Bir' }),
    sampleGroup({ name: 'En çok bir', isRequired: false }),
  ];
  const some = sampleGroup({ name: 'En az bir', selectionType: 'Multiple' });
  const empty = sampleGroup({ name: 'Boş grup' });
  const product = sampleProduct(menu.category.id, {
    optionGroups: [required, free, some, empty],
    extras: [required, free, some].map(({ id }) =>
      sampleExtra({ name: `S${id.slice(0, 4)}`, optionGroupId: id }),
    ),
  });
  for (const language of ['tr', 'ar'] as const) {
    const { text } = await readMenu(withProducts([product]), { language });
    const { one, oneOrNone, some: several } = WORDS[language].guestPages.menu.choices;
    for (const shown of [`Bir (${one}):`, `En çok bir (${oneOrNone}):`, `En az bir (${several}):`]) {
      assert.ok(text.includes(shown), `${shown} in ${text}`);
    }
    assert.doesNotMatch(text, /Boş grup/);
  }
});
