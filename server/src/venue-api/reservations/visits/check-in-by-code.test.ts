import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import { startSofra, TUESDAY_AFTERNOON, useSofra } from '../../../../test/harness/sofra.ts';
import { freshUsername, type Person, type StaffedVenue } from '../../../../test/harness/staff.ts';
import { newReservingVenue, takenDown } from '../../../../test/venues/reservation-venue.ts';

const sofra = useSofra(() => ({ publicSite: 'https://sofra.example' }));

beforeEach(() => sofra.clock.set(TUESDAY_AFTERNOON));

function checkIn(venue: StaffedVenue, code: unknown, by: Person = venue.waiter) {
  return by.call('POST', `/venues/${venue.id}/reservations/check-in`, { code });
}

/** A code other than this one. */
const changedCode = (code: string) => code.slice(0, 7) + (code.endsWith('0') ? '1' : '0');

test('200: guests are checked in by their code in every spelling, and by the address of their page', async () => {
  const username = freshUsername();
  const venue = await newReservingVenue(sofra, { username });
  const spellings: ((reservation: { code: string; pageUrl: string }) => string)[] = [
    ({ code }) => code,
    ({ code }) => ` ${code.slice(0, 4)}-${code.slice(4)} `.toLowerCase(),
    ({ code }) => code.replaceAll('0', 'o').replaceAll('1', 'l'),
    ({ pageUrl }) => pageUrl,
    ({ pageUrl }) => `${pageUrl}?lang=tr`,
  ];
  for (const spell of spellings) {
    const { id, first } = await takenDown(venue);
    const { status, body } = await checkIn(venue, spell(first));
    assert.deepEqual([status, body.data.id, body.data.status], [200, id, 'Seated']);
    assert.deepEqual((await checkIn(venue, spell(first))).body.data, body.data);
  }
});

test('400: a missing code, and one that is not text, are refused', async () => {
  const venue = await newReservingVenue(sofra);
  for (const code of [undefined, null, '  ', 12345678, ['7K3MQ9XA']]) {
    assertRefused(await checkIn(venue, code), 400, 'VALIDATION_ERROR');
  }
});

test('404: an unknown code, an unreadable one and one of another venue are not found', async () => {
  const venue = await newReservingVenue(sofra);
  const stranger = await newReservingVenue(sofra);
  const { first } = await takenDown(venue);
  const there = await takenDown(stranger);
  for (const code of [changedCode(first.code), 'WIFI:S:Sofra;;', 'https://example.com/', there.first.code]) {
    const { status, body } = await checkIn(venue, code);
    assert.deepEqual([status, body.errorCode], [404, 'RESERVATION_NOT_FOUND'], code);
  }
  assert.equal((await there.read()).status, 'Confirmed');
});

test('409: the code of a reservation that is over is refused', async () => {
  const venue = await newReservingVenue(sofra);
  const reservation = await takenDown(venue);
  await reservation.act('cancel');
  assertRefused(await checkIn(venue, reservation.first.code), 409, 'RESERVATION_MOVE_NOT_ALLOWED');
});

test('429: after too many unknown codes, further unknown ones are refused, and known codes still work', async () => {
  const venue = await newReservingVenue(sofra);
  const { first } = await takenDown(venue);
  const wrong = changedCode(first.code);
  sofra.clock.advance(45_000);
  for (let tries = 0; tries < 20; tries++) assert.equal((await checkIn(venue, wrong)).status, 404);
  const { status, body, headers } = await checkIn(venue, wrong);
  assert.deepEqual([status, body.errorCode, headers.get('retry-after')], [429, 'RATE_LIMIT_EXCEEDED', '15']);
  assert.equal((await checkIn(venue, first.code)).status, 200);
  assert.equal((await checkIn(venue, wrong, venue.owner)).status, 404);
  sofra.clock.advance(15_000);
  assert.equal((await checkIn(venue, wrong)).status, 404);
});

test('429: known and unreadable codes are never counted', async () => {
  const venue = await newReservingVenue(sofra);
  const { first } = await takenDown(venue);
  for (let tries = 0; tries < 25; tries++) {
    assert.equal((await checkIn(venue, first.code)).status, 200);
    assert.equal((await checkIn(venue, 'WIFI:S:Sofra;;')).status, 404);
  }
  const wrong = changedCode(first.code);
  for (let tries = 0; tries < 20; tries++) assert.equal((await checkIn(venue, wrong)).status, 404);
  assert.equal((await checkIn(venue, wrong)).status, 429);
});

test('429: strangers who guess codes on the pages of a venue do not block its staff', async (context) => {
  const open = await startSofra({ clock: sofra.clock, trustedProxies: ['127.0.0.1'] });
  context.after(() => open.close());
  const username = freshUsername();
  const venue = await newReservingVenue(open, { username });
  const { first } = await takenDown(venue);
  const page = `/${username}/r/${changedCode(first.code)}`;
  for (let tries = 0; tries <= 100; tries++) {
    const headers = { 'x-forwarded-for': `192.0.2.${Math.floor(tries / 20)}`, 'x-forwarded-proto': 'https' };
    assert.equal((await open.call('GET', page, { headers })).status, tries < 100 ? 404 : 429);
  }
  assert.equal((await checkIn(venue, first.code)).status, 200);
});
