import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import { beforeEach, test } from 'node:test';
import { rawRequest } from '../../../test/harness/raw-request.ts';
import { useSofra } from '../../../test/harness/sofra.ts';
import { byOperator } from '../../../test/samples/operator-author.ts';
import { LANGUAGES } from '../../core/languages.ts';
import { closeVenueAccount, setBranchActive } from '../../operations/venue/administer-venue.ts';
import { WORDS } from '../../words/words.ts';
import {
  type GuestVenue,
  newGuestVenue,
  type OpenedPage,
  type OpenOptions,
  openPage,
  type ReservationWithPath,
  reserve,
} from '../guest-fixture.ts';

const sofra = useSofra({ trustedProxies: ['127.0.0.1'] });
let venue: GuestVenue;
let known: ReservationWithPath;

beforeEach(async () => {
  venue = await newGuestVenue(sofra);
  known = await reserve(sofra, venue);
});

const BELOW = ['', '/cancel', '/calendar.ics'];

/** Opens a page from a given client address. */
function openFrom(address: string, path: string, options: OpenOptions = {}): Promise<OpenedPage> {
  const headers = { 'x-forwarded-for': address, 'x-forwarded-proto': 'https', ...options.headers };
  return openPage(sofra, path, { ...options, headers });
}

/** The whole response without its time, and with a digest of the body. */
function notifiedBy({ status, headers, html }: OpenedPage): string {
  const answer = [...headers].filter(([name]) => name !== 'date' && name !== 'trace-id');
  const lasting = html.replaceAll(/"(timestamp|traceId)":"[^"]*"/g, '');
  return JSON.stringify([status, answer, createHash('sha256').update(lasting).digest('hex')]);
}

/** Addresses without a reservation, one for each possible cause. */
async function pathsWithoutPage(): Promise<string[]> {
  const closed = await newGuestVenue(sofra);
  const headquarter = await sofra.newVenue({ type: 'Headquarter' });
  const parent = { type: 'Branch', parentVenueId: headquarter.id } as const;
  const branch = await newGuestVenue(sofra, parent);
  const ofClosed = await reserve(sofra, closed);
  const ofBranch = await reserve(sofra, branch);
  const another = await reserve(sofra, await newGuestVenue(sofra));
  await closeVenueAccount(sofra.db, closed.id, byOperator(sofra.clock.now()));
  await setBranchActive(sofra.db, branch.id, false, byOperator(sofra.clock.now()));
  const { code } = known.reservation;
  return [
    `/${venue.username}/r/00000000`,
    `/${venue.username}/r/${code.slice(0, 7)}`,
    `/${venue.username}/r/${randomUUID()}`,
    `/${venue.username}/r/${'%F0%9F%92%A3'.repeat(500)}`,
    `/${venue.username}/r/${another.reservation.code}`,
    `/no-${venue.username}/r/${code}`,
    `/x/r/${code}`,
    `/public/r/${code}`,
    `/%3Cscript%3E/r/${code}`,
    ofClosed.path,
    ofBranch.path,
  ];
}

test('404: every address without a reservation gets the same page, byte for byte, whatever the cause', async () => {
  const paths = await pathsWithoutPage();
  const expected = await openPage(sofra, `/${venue.username}/r/ZZZZZZZZ`, { language: 'de' });
  assert.deepEqual([expected.status, expected.headers.get('x-robots-tag')], [404, 'noindex, nofollow']);
  const { notFoundTitle, notFoundText } = WORDS.de.guestPages.refusals;
  assert.ok(expected.text.endsWith(`${notFoundTitle} ${notFoundText}`), expected.text);
  for (const path of paths) {
    // Later than the minute for which guesses are counted.
    sofra.clock.advance(60_000);
    for (const below of BELOW) {
      const page = await openPage(sofra, path + below, { language: 'de' });
      assert.equal(notifiedBy(page), notifiedBy(expected), path + below);
    }
    const cancelled = await openPage(sofra, `${path}/cancel`, {
      language: 'de',
      method: 'POST',
      body: new URLSearchParams({ reason: 'x' }),
    });
    assert.equal(notifiedBy(cancelled), notifiedBy(expected), path);
  }
});

test('404: programs get the envelope, which is the same for every cause', async () => {
  const paths = await pathsWithoutPage();
  const headers = { accept: 'application/json' };
  const expected = await openPage(sofra, `/${venue.username}/r/ZZZZZZZZ`, { headers });
  assert.equal(JSON.parse(expected.html).errorCode, 'ENDPOINT_NOT_FOUND');
  sofra.clock.advance(60_000);
  for (const path of paths) {
    assert.equal(notifiedBy(await openPage(sofra, path, { headers })), notifiedBy(expected), path);
  }
});

test('405: other methods are refused, and Allow lists those that a page accepts', async () => {
  const expected: [string, string][] = [
    [known.path, 'GET, HEAD'],
    [`${known.path}/cancel`, 'GET, HEAD, POST'],
    [`${known.path}/calendar.ics`, 'GET, HEAD'],
  ];
  for (const [path, allow] of expected) {
    for (const method of ['PUT', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      const { status, body, headers } = await rawRequest(sofra.baseUrl, { method, path });
      assert.deepEqual([status, body.errorCode, headers.allow], [405, 'METHOD_NOT_ALLOWED', allow], path);
    }
  }
});

test('429: a caller who guesses too often must wait, gets a page in their language, and still sees their own reservation', async () => {
  const wrong = `/${venue.username}/r/00000000`;
  for (let guess = 0; guess < 20; guess++) {
    assert.equal((await openFrom('203.0.113.7', wrong + BELOW[guess % 3])).status, 404);
  }
  for (const language of LANGUAGES) {
    const { status, text, headers } = await openFrom('203.0.113.7', wrong, { language });
    assert.deepEqual([status, headers.get('retry-after')], [429, '60']);
    assert.ok(text.includes(WORDS[language].guestPages.refusals.waitTitle), text);
  }
  for (const below of BELOW) assert.equal((await openFrom('203.0.113.7', known.path + below)).status, 200);
  const cancel = { method: 'POST', body: new URLSearchParams() };
  assert.equal((await openFrom('203.0.113.7', `${known.path}/cancel`, cancel)).status, 303);
  assert.equal((await openFrom('203.0.113.8', wrong)).status, 404);
  sofra.clock.advance(60_000);
  assert.equal((await openFrom('203.0.113.7', wrong)).status, 404);
});

test('429: many callers who guess at one venue must wait there, and its guests do not', async () => {
  const wrong = `/${venue.username}/r/00000000`;
  for (let guess = 0; guess < 100; guess++) {
    assert.equal((await openFrom(`198.51.100.${guess % 10}`, wrong)).status, 404);
  }
  assert.equal((await openFrom('203.0.113.9', wrong)).status, 429);
  assert.equal((await openFrom('203.0.113.9', known.path)).status, 200);
  assert.equal((await openFrom('203.0.113.9', `/no-${venue.username}/r/00000000`)).status, 404);
});

test('429: while guesses are throttled, past codes get the same answer as unknown codes', async () => {
  sofra.clock.set(known.reservation.startsAt);
  sofra.clock.advance(24 * 3_600_000);
  assert.equal((await openFrom('203.0.113.5', known.path)).status, 200);
  const wrong = `/${venue.username}/r/00000000`;
  for (let guess = 0; guess < 20; guess++) await openFrom('203.0.113.5', wrong);
  assert.equal((await openFrom('203.0.113.5', known.path)).status, 429);
  assert.equal((await openFrom('203.0.113.6', known.path)).status, 200);
});

test('429: guesses at unknown venues throttle only the caller who makes them', async () => {
  for (let guess = 0; guess < 120; guess++) {
    const { status } = await openFrom(`192.0.2.${guess % 6}`, `/no-${venue.username}-${guess}/r/00000000`);
    assert.equal(status, 404);
  }
  assert.equal((await openFrom('192.0.2.0', '/nobody/r/00000000')).status, 429);
  assert.equal((await openFrom('192.0.2.9', '/nobody/r/00000000')).status, 404);
  assert.equal((await openFrom('192.0.2.0', known.path)).status, 200);
});
