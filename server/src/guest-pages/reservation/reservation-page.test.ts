import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { beforeTests } from '../../../test/harness/fixture.ts';
import { useSofra } from '../../../test/harness/sofra.ts';
import { anyHostileText } from '../../../test/printers/hostile-text.ts';
import { TABLE_AT } from '../../../test/samples/sample-reservation.ts';
import { LANGUAGES } from '../../core/languages.ts';
import { revise } from '../../core/reservations/reservation-change.ts';
import { cleanText, isValidText } from '../../core/text/text.ts';
import { changeReservation } from '../../operations/reservations/change-reservation.ts';
import { WORDS } from '../../words/words.ts';
import { type GuestVenue, newGuestVenue, openPage, plainText, reserve } from '../guest-fixture.ts';

const sofra = useSofra();
let venue: GuestVenue;

beforeTests(async () => {
  venue = await newGuestVenue(sofra);
});

const HOUR_MS = 3_600_000;

const WEDNESDAYS: Record<string, [day: string, guests: string]> = {
  tr: ['4 Mart Çarşamba', '4 kişi'],
  en: ['Wednesday 4 March', '4 guests'],
  de: ['Mittwoch, 4. März', '4 Gäste'],
  fr: ['mercredi 4 mars', '4 personnes'],
  it: ['mercoledì 4 marzo', '4 ospiti'],
  es: ['miércoles, 4 de marzo', '4 personas'],
  ar: ['الأربعاء، 4 مارس', '4 ضيوف'],
  ru: ['среда, 4 марта', '4 гостя'],
};

test('200: the page of a reservation is in the language of the browser, with the time in the zone of the venue', async () => {
  const { path, reservation } = await reserve(sofra, venue);
  const halves = `${reservation.code.slice(0, 4)} ${reservation.code.slice(4)}`;
  for (const language of LANGUAGES) {
    const { status, html, text, headers } = await openPage(sofra, path, { language: `${language}-XX` });
    assert.deepEqual([status, headers.get('content-type')], [200, 'text/html; charset=utf-8']);
    assert.ok(
      html.includes(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`),
      language,
    );
    const { states, heading, showCode } = WORDS[language].guestPages.reservation;
    const { title, text: sentence } = states.Confirmed;
    const shown = [heading, title, sentence, showCode, ...WEDNESDAYS[language]!, '20:00', halves];
    for (const words of [...shown, 'Köşe Lokantası', 'Ayşe Yılmaz', 'Pencere kenarı', 'Moda Cad. 1']) {
      assert.ok(text.includes(words), `${language}: ${words} in ${text}`);
    }
  }
});

test('200: the language chosen on the page overrides that of the browser, and every link carries it', async () => {
  const { path } = await reserve(sofra, venue);
  const { html } = await openPage(sofra, `${path}?lang=de`, { language: 'fr' });
  assert.match(html, /<html lang="de"/);
  const links = [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => plainText(href!));
  const switched = LANGUAGES.map((language) => `${path}?lang=${language}`);
  const others = [`${path}/calendar.ics`, `/${venue.username}`, `${path}/cancel`].map(
    (href) => `${href}?lang=de`,
  );
  assert.deepEqual(links, [...switched, ...others]);
  assert.match(
    html,
    /<a href="[^"]*lang=de" lang="de" hreflang="de" dir="ltr" aria-current="true">Deutsch<\/a>/,
  );
  assert.equal(html.match(/aria-current=/g)!.length, 1);
});

test('200: the first supported language of the browser is used; a reader of none of them gets English, and one who names none Turkish', async () => {
  const { path } = await reserve(sofra, venue);
  const expected: [string, string][] = [
    ['nl-NL,nl;q=0.9,de-AT;q=0.8,en;q=0.7', 'de'],
    ['EN_us', 'en'],
    ['ja', 'en'],
    ['ja, *', 'en'],
    ['*', 'tr'],
    ['ara;q=1,,ru', 'ru'],
    ['fil-PH, fil;q=0.9', 'en'],
  ];
  for (const [language, taken] of expected) {
    assert.match(
      (await openPage(sofra, path, { language })).html,
      new RegExp(`<html lang="${taken}"`),
      language,
    );
  }
  for (const query of ['?lang=xx', '?lang=', '?lang=de&lang=fr', '?lang=DE']) {
    assert.match((await openPage(sofra, path + query)).html, /<html lang="en"/, query);
  }
});

test('200: a reservation entered by staff has a page, also without phone and note', async () => {
  const { path } = await reserve(sofra, venue, {
    isTakenByApi: false,
    takenBy: { kind: 'Account', id: 'waiter', name: 'Deniz' },
    phone: null,
    note: 'VIP, careful',
    originalNote: null,
    name: 'Kerem Aydın',
  });
  const { status, text } = await openPage(sofra, path);
  assert.equal(status, 200);
  assert.match(text, /Kerem Aydın/);
  assert.doesNotMatch(text, /VIP|Your note|Deniz/);
});

test('200: the page shows what the venue changed, but not its private note', async () => {
  const { path, reservation } = await reserve(sofra, venue);
  const stamp = { by: { kind: 'System' }, at: sofra.clock.now() } as const;
  const revision = { startsAt: TABLE_AT + 25 * HOUR_MS, guests: 1, note: 'Pays in cash' };
  await changeReservation(sofra.db, reservation, stamp.at, (it) => revise(it, revision, stamp));
  const { text } = await openPage(sofra, path);
  assert.match(text, /Thursday 5 March 21:00 .* 1 guest .* Pencere kenarı/);
  assert.doesNotMatch(text, /Wednesday|20:00|4 guests|cash/);
});

test('200: another year is written out, and a guest with another language than the venue sees the time zone', async () => {
  const { path } = await reserve(sofra, venue, { startsAt: Date.parse('2027-01-02T17:00Z') });
  const english = await openPage(sofra, path);
  assert.match(english.text, /Saturday,? 2 January 2027 20:00 local time at the restaurant/);
  const turkish = await openPage(sofra, path, { language: 'tr' });
  assert.match(turkish.text, /2 Ocak 2027 Cumartesi 20:00 Misafir/);
});

test('200: the map links to the coordinates of the venue, else to its address; without either there is no map', async () => {
  const { address } = venue.record.venue;
  const none = { line: null, district: null, city: null, country: null };
  const expected: [object, string | null][] = [
    [{}, 'query=40.98%2C29.02'],
    [{ location: null }, 'query=K%C3%B6%C5%9Fe+Lokantas%C4%B1%2C+Moda+Cad.+1%2C+Kad%C4%B1k%C3%B6y'],
    [{ location: null, address: none }, null],
    [{ location: { latitude: 0, longitude: 0 }, address: { ...address, line: null } }, 'query=0%2C0'],
  ];
  for (const [change, query] of expected) {
    const placed = await newGuestVenue(sofra, change);
    const { html } = await openPage(sofra, (await reserve(sofra, placed)).path);
    const [, found = null] =
      /href="https:\/\/www\.google\.com\/maps\/search\/\?api=1&amp;([^"]*)" rel="noopener noreferrer"/.exec(
        html,
      ) ?? [];
    if (query === null) assert.equal(found, null);
    else assert.ok(found?.startsWith(query), `${found}`);
  }
});

test('200: a logo is loaded from the service or over HTTPS, and its host gets no referrer', async () => {
  const photo = `/photos/${venue.id}/01980000-0000-7000-8000-000000000001`;
  const expected: [string, string | null][] = [
    ['https://example.com/logo.png?a=1&b=2', 'https://example.com/logo.png?a=1&amp;b=2'],
    [photo, `${photo}?width=320`],
    ['http://example.com/logo.png', null],
    ['javascript:alert(1)', null],
  ];
  for (const [logoUrl, src] of expected) {
    const { path } = await reserve(sofra, await newGuestVenue(sofra, { logoUrl }));
    const { html } = await openPage(sofra, path);
    const [, found = null] =
      /<img class="logo" src="([^"]*)" alt width="72" height="72" referrerpolicy="no-referrer"\/>/.exec(
        html,
      ) ?? [];
    assert.equal(found, src);
  }
});

test('200: the page is private: it is not cached, not indexed, sends no referrer and runs no script', async () => {
  const { path } = await reserve(sofra, venue);
  const { html, headers } = await openPage(sofra, path);
  const [, style] = /<style>([^<]*)<\/style>/.exec(html)!;
  const hash = createHash('sha256').update(style!).digest('base64');
  assert.deepEqual(
    [
      'content-security-policy',
      'referrer-policy',
      'x-robots-tag',
      'cache-control',
      'x-content-type-options',
      'set-cookie',
    ].map((name) => headers.get(name)),
    [
      `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self' https: data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'no-referrer',
      'noindex, nofollow',
      'no-store',
      'nosniff',
      null,
    ],
  );
  assert.match(headers.get('vary')!, /Accept-Language/i);
  assert.match(html, /<meta name="robots" content="noindex, nofollow"\/>/);
  assert.doesNotMatch(html, /<script|\son\w+=|\sstyle=|javascript:|<link rel="canonical"/);
  assert.ok(Buffer.byteLength(html) < 30_000, `${Buffer.byteLength(html)} bytes`);
});

test('200: only a request that waits for its answer refreshes its page, by the one script that its policy allows', async () => {
  const { path } = await reserve(sofra, venue, { status: 'Pending' });
  const { html, text, headers } = await openPage(sofra, path);
  const [, script] = /<script type="module">(.*?)<\/script>/s.exec(html)!;
  const hash = createHash('sha256').update(script!).digest('base64');
  const policy = headers.get('content-security-policy')!;
  assert.ok(policy.endsWith(`; script-src 'sha256-${hash}'; connect-src 'self'`), policy);
  assert.match(html, /<noscript><meta http-equiv="refresh" content="15"\/><\/noscript>/);
  assert.ok(text.includes(WORDS.en.guestPages.reservation.refreshes));
  for (const status of ['Confirmed', 'Declined', 'Cancelled'] as const) {
    const other = await openPage(sofra, (await reserve(sofra, venue, { status })).path);
    assert.doesNotMatch(other.html, /<script|http-equiv/, status);
    assert.doesNotMatch(other.headers.get('content-security-policy')!, /script-src/, status);
  }
});

test('200: texts of guests and venues are escaped, and have their own direction', async () => {
  const { html: plain } = await openPage(
    sofra,
    (await reserve(sofra, venue, { name: 'x', originalNote: 'x' })).path,
  );
  const tagsOf = (html: string) => html.match(/<[^>]*>/g)!.map((tag) => /^<[!/]?\w+/.exec(tag)![0]);
  await fc.assert(
    fc.asyncProperty(anyHostileText(), anyHostileText(), async (first, second) => {
      fc.pre(isValidText(first) && isValidText(second));
      const [name, originalNote] = [`a${cleanText(first)}`, `b${cleanText(second)}`];
      const { html } = await openPage(sofra, (await reserve(sofra, venue, { name, originalNote })).path);
      assert.deepEqual(tagsOf(html), tagsOf(plain));
      const isolated = [...html.matchAll(/<bdi>([^<]*)<\/bdi>/g)].map(([, text]) => plainText(text!));
      assert.ok(isolated.includes(name) && isolated.includes(originalNote), JSON.stringify([name, isolated]));
    }),
    { numRuns: 80 },
  );
  const name = '<script>alert("1")</script>&amp; \'"><img src=x onerror=alert(1)>';
  const hostile = await newGuestVenue(sofra, { name });
  const { html } = await openPage(sofra, (await reserve(sofra, hostile, { cancellationReason: name })).path);
  assert.doesNotMatch(html, /<script|<img/);
  assert.ok(plainText(html).includes(`<title>Your reservation – ${name}</title>`));
});

test('200: HEAD gets the headers of GET without the page', async () => {
  const { path } = await reserve(sofra, venue);
  for (const page of [path, `${path}/cancel`, `${path}/calendar.ics`]) {
    const [head, get] = [await openPage(sofra, page, { method: 'HEAD' }), await openPage(sofra, page)];
    assert.deepEqual([head.status, head.html], [200, '']);
    assert.equal(head.headers.get('content-type'), get.headers.get('content-type'));
  }
});

test('308: a code or username in another spelling redirects to the canonical address', async () => {
  const { path, reservation } = await reserve(sofra, venue);
  const { code } = reservation;
  const spellings = [
    code.toLowerCase(),
    `${code.slice(0, 4)}-${code.slice(4)}`,
    `${code.slice(0, 4)}%20${code.slice(4)}`,
  ];
  const paths = [
    ...spellings.map((said) => `/${venue.username}/r/${said}`),
    `/${venue.username.toUpperCase()}/r/${code}`,
  ];
  for (const page of paths) {
    const { status, headers, html } = await openPage(sofra, `${page}?lang=it`);
    assert.deepEqual([status, headers.get('location'), html], [308, `${path}?lang=it`, ''], page);
    assert.equal((await openPage(sofra, `${page}/cancel`)).status, 200);
    assert.equal((await openPage(sofra, `${page}/calendar.ics`)).status, 200);
  }
  assert.equal((await openPage(sofra, `${path}/`)).status, 200);
  assert.equal((await openPage(sofra, `/${venue.username}/r/zzzz-zzzz`)).status, 404);
});
