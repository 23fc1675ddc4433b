import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { beforeEach, test } from 'node:test';
import { beforeTests } from '../../../test/harness/fixture.ts';
import { startSofra, TUESDAY_AFTERNOON, useSofra } from '../../../test/harness/sofra.ts';
import { byOperator } from '../../../test/samples/operator-author.ts';
import { everyDay, shut, special } from '../../../test/samples/sample-hours.ts';
import { LANGUAGES } from '../../core/languages.ts';
import { fillMessage } from '../../core/text/message.ts';
import type { Venue } from '../../core/venue/venue.ts';
import { closeVenueAccount, setSubscription } from '../../operations/venue/administer-venue.ts';
import { WORDS } from '../../words/words.ts';
import { type GuestVenue, newGuestVenue, openPage, plainText } from '../guest-fixture.ts';

const SITE = 'https://sofra.example';

let venue: GuestVenue;

const sofra = useSofra({ publicSite: SITE });

beforeTests(async () => {
  venue = await newGuestVenue(sofra);
});
beforeEach(() => sofra.clock.set(TUESDAY_AFTERNOON));

/** Makes a venue and returns the visible text of its page, in English. */
async function read(change: Partial<Venue>, query = ''): Promise<string> {
  return (await openPage(sofra, `/${(await newGuestVenue(sofra, change)).username}${query}`)).text;
}

test('200: the page shows the name and address of the venue, whether it is open, and its hours of the week', async () => {
  const { status, text, headers } = await openPage(sofra, `/${venue.username}`);
  assert.deepEqual([status, headers.get('content-type')], [200, 'text/html; charset=utf-8']);
  const expected =
    'Köşe Lokantası Open now · until 23:00 Moda Cad. 1 Kadıköy, İstanbul Türkiye Show on a map Opening hours ' +
    'Tuesday (today) 12:00 – 23:00 Wednesday – Monday 12:00 – 23:00 Menu';
  assert.ok(text.includes(expected), text);
});

test('200: the page is available in each language, whatever the language of the menu', async () => {
  for (const language of LANGUAGES) {
    const { html, text } = await openPage(sofra, `/${venue.username}`, { language });
    const { venue: words, menu } = WORDS[language].guestPages;
    assert.ok(html.includes(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`));
    for (const word of [
      words.openNow,
      fillMessage(language, words.openUntil, { time: '23:00' }),
      words.hours,
      menu.heading,
      menu.pricesNote,
    ]) {
      assert.ok(text.includes(word), `${language}: ${word}`);
    }
    assert.ok(text.includes(language === 'tr' ? 'Adana Kebap' : 'Adana Kebab'), language);
  }
});

test('200: search engines may index the page under one address, with a title and a description', async () => {
  const { html, headers } = await openPage(sofra, `/${venue.username}?lang=de&menu=en&table=S1`);
  assert.match(html, /<title>Köşe Lokantası – İstanbul<\/title>/);
  assert.ok(html.includes(`<link rel="canonical" href="${SITE}/${venue.username}"/>`));
  const [, description] = /<meta name="description" content="([^"]*)"\/>/.exec(html)!;
  assert.equal(
    description,
    'Köşe Lokantası, Moda Cad. 1, Kadıköy, İstanbul, Türkiye: Speisekarte mit Preisen, Öffnungszeiten und Adresse.',
  );
  assert.deepEqual(
    [headers.get('x-robots-tag'), /noindex|<script(?! type="application\/ld\+json")/.test(html)],
    [null, false],
  );
  assert.deepEqual(
    [headers.get('cache-control'), headers.get('referrer-policy')],
    ['private, no-cache', 'no-referrer'],
  );
});

test('200: the phone number of the venue can be called, and is left out where there is none', async () => {
  const called = await newGuestVenue(sofra, { phone: '+902165550101' });
  const { html, text } = await openPage(sofra, `/${called.username}`, { language: 'ar' });
  assert.ok(
    html.includes('<a class="phone" href="tel:+902165550101"><bdi dir="ltr">+90 216 555 01 01</bdi></a>'),
  );
  assert.ok(text.includes(WORDS.ar.guestPages.venue.phone));
  assert.doesNotMatch((await openPage(sofra, `/${venue.username}`)).html, /tel:/);
});

test('200: a closed venue shows when it opens, a special day replaces its weekday, and unknown hours are not shown', async () => {
  const workingHours = [
    ...everyDay('18:00', '02:00').filter(({ day }) => day !== 'Wednesday'),
    shut('Wednesday'),
  ];
  const feast = { ...special('2026-03-05', '10:00', '16:00'), name: 'Bayram <b>' };
  const hours = { workingHours, specialDays: [feast] };
  assert.match(await read(hours), /Closed now · opens today at 18:00/);
  sofra.clock.set('2026-03-03T22:30:00Z');
  assert.match(await read(hours), /Open now · until 02:00/);
  sofra.clock.set('2026-03-04T12:00:00Z');
  const wednesday = await read(hours);
  assert.match(wednesday, /Closed now · opens Thursday at 10:00/);
  assert.match(
    wednesday,
    /Wednesday \(today\) closed Thursday,? 5 March Bayram <b> 10:00 – 16:00 Friday – Tuesday 18:00 – 02:00/,
  );
  const unknown = await read({ workingHours: [] });
  assert.doesNotMatch(unknown, /Open now|Closed now|Opening hours/);
  const always = await read({ workingHours: everyDay('00:00', '00:00') });
  assert.match(
    always,
    /Lokantası Open 24 hours .*Wednesday \(today\) Open 24 hours Thursday – Tuesday Open 24 hours/,
  );
  assert.match(
    await read({ workingHours: [shut('Wednesday')] }),
    /Closed now .* closed Thursday – Tuesday not stated/,
  );
});

test('200: a special day without a name is told from the days of every week by its date', async () => {
  const specialDays = [{ ...special('2026-03-06', null, null), name: null }];
  const workingHours = [...everyDay('18:00', '02:00').slice(0, 5), shut('Saturday'), shut('Sunday')];
  assert.match(
    await read({ workingHours, specialDays }),
    /Thursday 18:00 – 02:00 Friday,? 6 March closed Saturday – Sunday closed Monday/,
  );
});

test('200: a rush is shown while it lasts, with the message of the venue', async () => {
  const until = TUESDAY_AFTERNOON + 90 * 60_000;
  const rush = { until, reason: 'Düğün var & çok kalabalık' };
  assert.match(await read({ rush }), /takes no new orders until 16:30\. Düğün var & çok kalabalık/);
  assert.match(await read({ rush: { until, reason: null } }), /takes no new orders until 16:30\./);
  sofra.clock.set(until);
  assert.doesNotMatch(await read({ rush }), /takes no new orders/);
});

test('200: the QR card of a table opens the page for that table, and the links of the page carry the table', async () => {
  const { text, html } = await openPage(sofra, `/${venue.username}?table=S1&lang=en`);
  assert.match(text, /Your table: Salon 1 /);
  assert.ok(html.includes(`href="/${venue.username}?table=S1&amp;lang=de"`));
  assert.ok(html.includes(`href="/${venue.username}?menu=tr&amp;table=S1&amp;lang=en#menu"`), html);
  for (const code of ['X9', '', 's1', '%3Cb%3E']) {
    const other = await openPage(sofra, `/${venue.username}?table=${code}`);
    assert.deepEqual([other.status, /Your table/.test(other.text)], [200, false], code);
  }
});

test('200: a venue with nothing but a name has a page', async () => {
  const bare = await newGuestVenue(
    sofra,
    {
      address: { line: null, district: null, city: null, country: null },
      location: null,
      languages: [],
      workingHours: [],
    },
    {
      revise: (record) => {
        record.menu = { categories: [], products: [] };
        record.areas = [];
      },
    },
  );
  const { text, html } = await openPage(sofra, `/${bare.username}`);
  assert.match(html, /<title>Köşe Lokantası<\/title>/);
  assert.match(text, /^Language: English .* Русский Köşe Lokantası Menu There is no menu here yet\. Prices/);
});

test('200: a venue with a lapsed subscription still has its page', async () => {
  const lapsed = await newGuestVenue(sofra);
  await setSubscription(
    sofra.db,
    lapsed.id,
    { isActive: false, endsAt: null },
    byOperator(sofra.clock.now()),
  );
  assert.equal((await openPage(sofra, `/${lapsed.username}`)).status, 200);
});

test('200: names of a venue and its products are escaped', async () => {
  const name = '</title><script>alert("1")</script><img src=x onerror=alert(1)>&amp;';
  const hostile = await newGuestVenue(
    sofra,
    {
      name,
      address: { line: name, district: name, city: name, country: name },
      languages: [
        { code: 'tr', name },
        { code: 'en', name },
      ],
      rush: { until: TUESDAY_AFTERNOON + 1, reason: name },
      specialDays: [{ ...special('2026-03-03', '10:00', '16:00'), name }],
    },
    {
      revise: ({ menu, areas }) => {
        for (const thing of [...menu.categories, ...menu.products])
          Object.assign(thing, { name, description: name });
        for (const { portions } of menu.products)
          for (const portion of portions) Object.assign(portion, { name, weight: name });
        for (const { tables } of areas) for (const table of tables) table.name = name;
      },
    },
  );
  const { html } = await openPage(sofra, `/${hostile.username}?table=S1`, { language: 'tr' });
  assert.equal(html.match(/<script/g)?.length, 1);
  assert.doesNotMatch(html, /<img/);
  const count = plainText(html).split(name).length - 1;
  assert.ok(count > 20, `${count}`);
});

test('308: a username in capital letters redirects to the address of the page, with its parameters', async () => {
  const { status, headers } = await openPage(sofra, `/${venue.username.toUpperCase()}?table=S1&lang=fr`);
  assert.deepEqual([status, headers.get('location')], [308, `/${venue.username}?table=S1&lang=fr`]);
  assert.equal((await openPage(sofra, `/${venue.username}/`)).status, 200);
});

test('404: a username that does not exist, is not valid, or belongs to a closed account', async () => {
  const closed = await newGuestVenue(sofra);
  await closeVenueAccount(sofra.db, closed.id, byOperator(sofra.clock.now()));
  const expected = await openPage(sofra, '/nowhere/at/all');
  for (const path of [
    `/no-${venue.username}`,
    '/a',
    '/-abc',
    `/${'a'.repeat(5_000)}`,
    '/abc%00',
    `/${closed.username}`,
  ]) {
    const { status, html } = await openPage(sofra, path);
    assert.deepEqual([status, html === expected.html], [404, true], path);
  }
});

test('405: other methods are refused on existing pages, and get 404 elsewhere', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const headers = { accept: '*/*' };
    const there = await openPage(sofra, `/${venue.username}`, { method, headers });
    assert.deepEqual([there.status, there.headers.get('allow')], [405, 'GET, HEAD'], method);
    const nowhere = await openPage(sofra, `/no-${venue.username}`, { method, headers });
    assert.deepEqual(
      [nowhere.status, JSON.parse(nowhere.html).errorCode],
      [404, 'ENDPOINT_NOT_FOUND'],
      method,
    );
  }
});

test('the pages of venues do not shadow other routes', async () => {
  for (const path of ['/openapi.json', '/venue/v1/openapi.json', '/health/live', '/health/ready']) {
    const { status, headers } = await openPage(sofra, path);
    assert.deepEqual([status, headers.get('content-type')], [200, 'application/json; charset=utf-8'], path);
  }
  for (const path of ['/public', '/photos', '/health', '/app/none.js', '/metrics']) {
    assert.equal((await openPage(sofra, path)).status, 404, path);
  }
});

test('links of a site that is served below a path include that path', async () => {
  const username = `lokanta-${randomBytes(6).toString('hex')}`;
  const below = await startSofra({ db: sofra.db, publicSite: 'https://example.com/sofra' });
  try {
    await below.newVenue({ username, logoUrl: `/photos/${venue.id}/${venue.id}` });
    const { html } = await openPage(below, `/${username}?lang=en`);
    const links = [...html.matchAll(/(?:href|src)="(\/[^"]*)"/g)].map(([, link]) => link!);
    assert.ok(
      links.length > 10 && links.every((link) => /^\/sofra\/(?:lokanta|photos)/.test(link)),
      `${links}`,
    );
    assert.ok(html.includes(`<link rel="canonical" href="https://example.com/sofra/${username}"/>`));
  } finally {
    await below.close();
  }
});
