import assert from 'node:assert/strict';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { beforeTests } from '../../../../test/harness/fixture.ts';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import { type Sofra, startSofra, useSofra, type VenueExtras } from '../../../../test/harness/sofra.ts';
import { newStaffedVenue, type StaffedVenue } from '../../../../test/harness/staff.ts';
import { readQrSvg } from '../../../../test/printers/qr-modules.ts';
import type { Venue } from '../../../core/venue/venue.ts';

const PUBLIC_SITE = 'https://sofra.example';

/** A service without a configured public site. */
let plain: Sofra;
let venue: StaffedVenue;
let username: string;

const sofra = useSofra({ publicSite: PUBLIC_SITE });

beforeTests(async () => {
  plain = await startSofra({ db: sofra.db });
  username = `meze-${randomBytes(6).toString('hex')}`;
  venue = await newStaffedVenue(sofra, { username });
});
after(() => plain.close());

function print(of: StaffedVenue, query = '', headers: Record<string, string> = {}) {
  return of.owner.call('GET', `/venues/${of.id}/qr-cards${query}`, undefined, headers);
}

async function pageOf(change: Partial<Venue> = {}, more: VenueExtras = {}): Promise<string> {
  return (await print(await newStaffedVenue(sofra, change, more))).text;
}

function cardsIn(page: string): string[] {
  return page.split('<article').slice(1);
}

function assertCode(card: string, text: string): void {
  assert.equal(readQrSvg(card), text);
}

test('200: each table has a card with its names and a QR code of its address on the public site', async () => {
  const { status, headers, text } = await print(venue);
  assert.deepEqual([status, headers.get('content-type')], [200, 'text/html; charset=utf-8']);
  const cards = cardsIn(text);
  assert.equal(cards.length, 3);
  for (const [at, [area, table, code]] of [
    ['Salon', 'Salon 1', 'S1'],
    ['Salon', 'Salon 2', 'S2'],
    ['Bahçe', 'Bahçe 1', 'B1'],
  ].entries()) {
    const card = cards[at]!;
    assert.ok(
      [area, table, 'Köşe Lokantası'].every((name) => card.includes(`>${name}</p>`)),
      card,
    );
    assertCode(card, `${PUBLIC_SITE}/${username}?table=${code}`);
  }
});

test('200: the page runs no scripts and uses only its own style', async () => {
  const { headers, text } = await print(venue);
  const style = /<style>(.*)<\/style>/s.exec(text)![1]!;
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = headers.get('content-security-policy')!.split('; ');
  for (const rule of [`style-src 'sha256-${hash}'`, "default-src 'none'", "img-src 'self'"]) {
    assert.ok(policy.includes(rule), `${rule} in ${policy}`);
  }
  assert.ok(!policy.some((rule) => rule.includes('unsafe') || rule.startsWith('script-src')));
  assert.equal(headers.get('x-content-type-options'), 'nosniff');
  assert.doesNotMatch(text, /<script| style=| on\w+=|<link|javascript:/i);
});

test('200: names and codes are escaped, whatever they contain', async () => {
  const hostile = `"><script>alert('x')</script>&amp;<img src=x onerror=1>`;
  const text = await pageOf(
    { name: hostile, username: null },
    {
      revise: ({ areas }) => {
        areas[0]!.name = hostile;
        Object.assign(areas[0]!.tables[0]!, { name: hostile, code: hostile });
      },
    },
  );
  assert.doesNotMatch(text, /<script|<img|&amp;<|"><script/);
  const escaped =
    '&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;amp;&lt;img src=x onerror=1&gt;';
  assert.equal(
    text.split(escaped).length - 1,
    1 + 3 + 2 + 1,
    'title, venue on each card, area on two, table',
  );
  assertCode(cardsIn(text)[0]!, hostile);
});

test('200: a code with characters that are special in addresses is encoded without a change', async () => {
  const code = 'Bahçe 4&x=1#?/%';
  const own = `meze-${randomBytes(6).toString('hex')}`;
  const change = { username: own };
  const text = await pageOf(change, { revise: ({ areas }) => Object.assign(areas[0]!.tables[0]!, { code }) });
  assertCode(cardsIn(text)[0]!, `${PUBLIC_SITE}/${own}?table=${encodeURIComponent(code)}`);
});

test('200: for a venue without a page, the cards contain only the codes of the tables', async () => {
  assertCode(cardsIn(await pageOf())[0]!, 'S1');
});

test('200: the text on a card is in the languages of the venue, and in English if none of them is known', async () => {
  const answered = async (...codes: string[]) => {
    const [card] = cardsIn(await pageOf({ languages: codes.map((code) => ({ code, name: code })) }));
    return [...card!.matchAll(/class="scan" lang="(\w\w)" dir="auto">([^<]+)</g)].map(([, code, text]) => [
      code,
      text,
    ]);
  };
  assert.deepEqual(await answered('tr', 'en'), [
    ['tr', 'Menüyü görmek için okutun'],
    ['en', 'Scan to see the menu'],
  ]);
  assert.deepEqual(
    (await answered('ar', 'fa', 'ru')).map(([code]) => code),
    ['ar', 'ru'],
  );
  assert.deepEqual(await answered('fa'), await answered());
  assert.equal((await answered())[0]![0], 'en');
  assert.equal((await answered('tr', 'en', 'de', 'fr', 'it', 'es')).length, 4);
});

test('200: a logo is on the cards if the service stores it, and is never loaded from another server', async () => {
  const photo = `/photos/${randomUUID()}/${randomUUID()}`;
  const [card] = cardsIn(await pageOf({ logoUrl: photo }));
  assert.ok(card!.includes(`<img src="${photo}"`));
  for (const logoUrl of [
    'https://example.com/logo.png',
    '//example.com/logo.png',
    `${photo}" onerror="alert(1)`,
  ]) {
    assert.doesNotMatch(await pageOf({ logoUrl }), /<img|onerror/);
  }
});

test('200: a sheet has eight cards, and the last sheet has the rest', async () => {
  const text = await pageOf(
    {},
    {
      revise: ({ areas }) => {
        const tables = Array.from({ length: 14 }, (_, at) => ({
          id: randomUUID(),
          name: `T${at}`,
          code: `T${at}`,
          capacity: null,
          place: null,
        }));
        areas.push({ id: randomUUID(), name: 'Teras', tables, walls: [] });
      },
    },
  );
  const sheets = text.split('<section').slice(1);
  assert.deepEqual(
    sheets.map((sheet) => cardsIn(sheet).length),
    [8, 8, 1],
  );
});

test('200: the cards of one area or of one table can be printed alone', async () => {
  const [hall, garden] = venue.record.areas;
  const [first] = venue.tableIds;
  const namesFor = async (query: string) => {
    const { text } = await print(venue, query);
    return [...text.matchAll(/class="table[^>]*>([^<]+)</g)].map(([, name]) => name);
  };
  assert.deepEqual(await namesFor(`?areaId=${garden!.id.toUpperCase()}`), ['Bahçe 1']);
  assert.deepEqual(await namesFor(`?tableId=${first}`), ['Salon 1']);
  assert.deepEqual(await namesFor(`?areaId=${hall!.id}&tableId=${first}`), ['Salon 1']);
});

test('200: without tables, the page says so in the language of the person who prints', async () => {
  const empty = await newStaffedVenue(sofra, {}, { revise: (record) => record.areas.splice(0) });
  const { text } = await print(empty, '', { 'accept-language': 'de' });
  assert.match(text, /Es gibt keinen Tisch/);
  assert.equal(cardsIn(text).length, 0);
});

test('200: without a public site, the codes contain the address of the service', async () => {
  const own = `meze-${randomBytes(6).toString('hex')}`;
  const { text } = await print(await newStaffedVenue(plain, { username: own }));
  assertCode(cardsIn(text)[0]!, `${plain.baseUrl}/${own}?table=S1`);
});

test('200: cards that cannot lead a guest to the menu say so on the screen, and others say nothing', async () => {
  const english = { 'accept-language': 'en' };
  const own = `meze-${randomBytes(6).toString('hex')}`;
  const here = await print(await newStaffedVenue(plain, { username: own }), '', english);
  assert.match(here.text, /<p class="warning"[^>]*>Only this machine can open the address on these cards/);
  const nameless = await print(await newStaffedVenue(sofra, { username: null }), '', english);
  assert.match(nameless.text, /the venue has no page yet/);
  assert.doesNotMatch((await print(venue, '', english)).text, /class="warning"/);
});

test('400: an invalid id of an area or a table is refused', async () => {
  for (const query of ['?areaId=Salon', '?tableId=S1', `?tableId=${randomUUID()}&tableId=${randomUUID()}`]) {
    assertRefused(await print(venue, query), 400, 'VALIDATION_ERROR');
  }
});

test('404: cards of another venue are not found, and neither is a table in another area', async () => {
  const other = await newStaffedVenue(sofra);
  const [, garden] = venue.record.areas;
  for (const id of [other.record.areas[0]!.id, randomUUID()]) {
    assertRefused(await print(venue, `?areaId=${id}`), 404, 'AREA_NOT_FOUND');
  }
  for (const query of [`tableId=${other.tableIds[0]}`, `areaId=${garden!.id}&tableId=${venue.tableIds[0]}`]) {
    assertRefused(await print(venue, `?${query}`), 404, 'TABLE_NOT_FOUND');
  }
});
