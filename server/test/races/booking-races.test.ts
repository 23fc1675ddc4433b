import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { retryWhileBusy } from '../harness/busy-retry.ts';
import { beforeTests } from '../harness/fixture.ts';
import { type ServiceProcess, startService } from '../harness/service-process.ts';
import { openTestDatabase, type TestVenue, useSofra } from '../harness/sofra.ts';
import { loggedReservationChanges, newBookableVenue, sampleBooking } from '../venues/booking.ts';

/** Raise it for a longer run: `RACE_CALLS=500 npm test -- server/test/races/booking-races.test.ts`. */
const CALLS_A_SPELLING = Number(process.env['RACE_CALLS'] ?? 20);

const SPELLINGS = [
  '+905321234567',
  '+90 532 123 45 67',
  '+90 (532) 123-45-67',
  '+90.532.123.45.67',
  '00905321234567',
  '0090 532 1234567',
  '05321234567',
  '0532 123 45 67',
  '(0532) 123 45 67',
  '5321234567',
  '532-123-4567',
  '٠٥٣٢١٢٣٤٥٦٧',
];

const db = openTestDatabase();
const sofra = useSofra({ db });
let servers: ServiceProcess[];

beforeTests(async () => {
  // Without background jobs: they use the clock of this machine, and other tests use another year.
  const settings = { DATABASE_URL: process.env['SOFRA_TEST_DATABASE_URL']!, RATE_LIMITS: 'off', ROLE: 'web' };
  servers = await Promise.all([startService(settings), startService(settings)]);
});

after(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await db.close();
});

const book = (...call: Parameters<typeof bookOnce>) => retryWhileBusy(() => bookOnce(...call));

async function bookOnce(venue: TestVenue, at: number, phone: string, startsAt: string) {
  const response = await fetch(
    `${servers[at % servers.length]!.baseUrl}/public/v1/venues/${venue.id}/reservations`,
    {
      method: 'POST',
      headers: { 'x-api-key': venue.key.text, 'content-type': 'application/json' },
      body: JSON.stringify(sampleBooking({ startsAt, customer: { name: `Guest ${at}`, phone } })),
    },
  );
  const body = (await response.json()) as { data: { id: string; code: string } };
  return { status: response.status, id: body.data?.id, text: JSON.stringify(body) };
}

test('a phone number in twelve spellings, sent many times in parallel to two servers, makes one reservation', async () => {
  const venue = await newBookableVenue(sofra);
  // The servers use the clock of this machine.
  const startsAt = new Date(Date.now() + 7 * 86_400_000).toISOString().replace(/T.*/, 'T17:00:00.000Z');
  const calls = Array.from({ length: CALLS_A_SPELLING }, () => SPELLINGS).flat();
  const answers = await Promise.all(calls.map((phone, at) => book(venue, at, phone, startsAt)));
  for (const { status, text } of answers) assert.ok(status === 200 || status === 201, text);
  assert.equal(answers.filter(({ status }) => status === 201).length, 1);
  assert.equal(new Set(answers.map(({ id }) => id)).size, 1);
  const rows = await db.query({ text: 'select from reservation where venue_id = $1', values: [venue.id] });
  assert.equal(rows.length, 1);
  assert.equal((await loggedReservationChanges(db, venue.id)).length, 1);
});
