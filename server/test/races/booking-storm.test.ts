import assert from 'node:assert/strict';
import { randomBytes, randomInt } from 'node:crypto';
import { after, test } from 'node:test';
import { type Reservation, reservationAsOf } from '../../src/core/reservations/reservation.ts';
import type { ReservationEntry } from '../../src/core/reservations/reservation-history.ts';
import { listReservationHistory, listReservationsByIds } from '../../src/store/reservations/reservations.ts';
import { retryWhileBusy } from '../harness/busy-retry.ts';
import { beforeTests } from '../harness/fixture.ts';
import { type ServiceProcess, startService } from '../harness/service-process.ts';
import { openTestDatabase, type TestVenue, useSofra } from '../harness/sofra.ts';
import { freshKey, freshUsername, PASSWORD, sampleAccount } from '../harness/staff.ts';
import { everyDay } from '../samples/sample-hours.ts';
import { loggedReservationChanges } from '../venues/booking.ts';
import { SEATS_64, whileSeatsLast } from '../venues/seated-venue.ts';

/** Raise it for a longer run: `STORM_CALLS=20000 npm test -- server/test/races/booking-storm.test.ts`. */
const CALLS = Number(process.env['STORM_CALLS'] ?? 240);
const CALLS_A_WAVE = 24;
const SEATS = 64;
const VISIT_MINUTES = 90;
const MINUTE_MS = 60_000;
/** So many calls ask for the same few half hours, and the next ones for those of the next day. */
const CALLS_A_DAY = 120;
const SLOTS = 8;

const db = openTestDatabase();
const sofra = useSofra({ db });
let servers: ServiceProcess[];

beforeTests(async () => {
  // Without background jobs: they use the clock of this machine, and other tests use another year.
  const settings = { DATABASE_URL: process.env['SOFRA_TEST_DATABASE_URL']!, RATE_LIMITS: 'off', ROLE: 'web' };
  servers = await Promise.all([startService(settings), startService(settings), startService(settings)]);
});

after(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await db.close();
});

/** A venue in the storm, and what its callers have seen of it so far. */
interface Storm {
  venue: TestVenue;
  username: string;
  cookie: string;
  calls: number;
  /** The ids of reservations. */
  known: string[];
}

const anyServer = () => servers[randomInt(servers.length)]!.baseUrl;
const anyOf = (ids: readonly string[]) => ids[randomInt(Math.max(1, ids.length))] ?? 'none';
const anyGuests = () => 1 + randomInt(20);

const HALF_HOUR_MS = 30 * MINUTE_MS;

/** One of the next half hours that can be booked now, or of the same ones some days later. */
function anySlot({ calls }: Storm): string {
  const first = Math.ceil((Date.now() + 31 * MINUTE_MS) / HALF_HOUR_MS) * HALF_HOUR_MS;
  const day = Math.floor(calls / CALLS_A_DAY) % 50;
  return new Date(first + day * 86_400_000 + randomInt(SLOTS) * HALF_HOUR_MS).toISOString();
}

async function send(...call: Parameters<typeof sendOnce>): Promise<{ id: string } | null> {
  const { status, text } = await retryWhileBusy(() => sendOnce(...call));
  assert.ok(status < 500, text);
  return status < 300 ? JSON.parse(text).data : null;
}

async function sendOnce(method: string, path: string, headers: Record<string, string>, body: unknown) {
  const isForm = body instanceof URLSearchParams;
  const response = await fetch(anyServer() + path, {
    method,
    headers: isForm ? headers : { ...headers, 'content-type': 'application/json' },
    body: isForm ? body : JSON.stringify(body),
    redirect: 'manual',
  });
  return { status: response.status, text: await response.text() };
}

const guestOf = ({ calls }: Storm) => ({ name: `Guest ${calls}`, phone: `+90532${1_000_000 + calls}` });

/** What is done to a venue, with how often. */
const DEEDS: [times: number, run: (storm: Storm) => Promise<{ id: string } | null>][] = [
  [12, (storm) => byKey(storm, `venues/${storm.venue.id}/reservations`, booking(storm))],
  [3, bookOnPage],
  [1, (storm) => byStaff(storm, 'POST', '', booking(storm))],
  [3, (storm) => byKey(storm, `reservations/${anyOf(storm.known)}/cancel`, {})],
  [1, (storm) => byStaff(storm, 'POST', `/${anyOf(storm.known)}/accept`, undefined)],
  [1, (storm) => byStaff(storm, 'POST', `/${anyOf(storm.known)}/check-in`, undefined)],
  [1, (storm) => byStaff(storm, 'PATCH', `/${anyOf(storm.known)}`, { guests: anyGuests() })],
  [1, (storm) => byStaff(storm, 'PATCH', `/${anyOf(storm.known)}`, { startsAt: anySlot(storm) })],
];
const OFTEN = DEEDS.flatMap(([times, run]) => Array.from({ length: times }, () => run));

const booking = (storm: Storm) => ({
  startsAt: anySlot(storm),
  guests: anyGuests(),
  customer: guestOf(storm),
});

function byKey({ venue }: Storm, path: string, body: unknown) {
  return send('POST', `/public/v1/${path}`, { 'x-api-key': venue.key.text }, body);
}

function byStaff({ venue, cookie }: Storm, method: string, path: string, body: unknown) {
  const headers = { cookie, 'idempotency-key': freshKey() };
  return send(method, `/venue/v1/venues/${venue.id}/reservations${path}`, headers, body);
}

function bookOnPage(storm: Storm) {
  const startsAt = anySlot(storm);
  const form = { ...guestOf(storm), startsAt, guests: String(anyGuests()), date: startsAt.slice(0, 10) };
  const key = randomBytes(16).toString('base64url');
  const body = new URLSearchParams({ ...form, key, note: '', website: '' });
  return send('POST', `/${storm.username}/book`, {}, body);
}

async function beginStorm(): Promise<Storm> {
  const username = freshUsername();
  const waiter = await sampleAccount('Cashier');
  const reservations = whileSeatsLast({ visitMinutes: VISIT_MINUTES, isOfferedOnPage: true });
  const change = { reservations, username, workingHours: everyDay('00:00', '00:00') };
  const venue = await sofra.newVenue(change, { ...SEATS_64, accounts: [waiter] });
  const signedIn = await fetch(`${anyServer()}/venue/v1/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: waiter.email, password: PASSWORD }),
  });
  const cookie = signedIn.headers.get('set-cookie')!.split(';')[0]!;
  return { venue, username, cookie, calls: 0, known: [] };
}

/** A change of a reservation, and what the reservation is afterwards. */
interface Step {
  after: Reservation;
  entry: ReservationEntry;
}

/** All changes of a venue, in the order in which they were made behind its lock. */
async function stepsOf(venueId: string): Promise<Step[]> {
  const changes = await loggedReservationChanges(db, venueId, 100_000);
  const ids = [...new Set(changes.map(({ subjectId }) => subjectId))];
  const stored = new Map((await listReservationsByIds(db, venueId, ids)).map((one) => [one.id, one]));
  const histories = new Map<string, ReservationEntry[]>();
  for (const id of ids) histories.set(id, await listReservationHistory(db, venueId, id));
  const states = new Map<string, Reservation>();
  return changes.map(({ subjectId }) => {
    const entry = histories.get(subjectId)!.shift()!;
    const after = following(states.get(subjectId) ?? stored.get(subjectId)!, entry);
    states.set(subjectId, after);
    return { after, entry };
  });
}

function following(before: Reservation, { action, detail, at }: ReservationEntry): Reservation {
  switch (action) {
    case 'Taken':
      return { ...before, ...detail, checkedInAt: null };
    case 'Changed':
      return { ...before, ...detail.to };
    case 'Accepted':
      return { ...before, status: 'Confirmed' };
    case 'CheckedIn':
      return { ...before, status: 'Seated', checkedInAt: at };
    default:
      return { ...before, status: 'Cancelled' };
  }
}

/** Whether a party fits at each minute of its visit beside the accepted ones: the rule, counted minute by minute. */
function fits(party: Reservation, others: Iterable<Reservation>, now: number): boolean {
  const guests = new Int32Array(VISIT_MINUTES).fill(party.guests);
  for (const saved of others) {
    const other = reservationAsOf(saved, now);
    if (other.status !== 'Confirmed' && other.status !== 'Seated') continue;
    const from = ((other.checkedInAt ?? other.startsAt) - party.startsAt) / MINUTE_MS;
    for (let minute = 0; minute < VISIT_MINUTES; minute += 1)
      if (from <= minute && minute < from + VISIT_MINUTES) guests[minute]! += other.guests;
  }
  return guests.every((count) => count <= SEATS);
}

test('of bookings that race on three servers each is confirmed exactly when it fits, whatever staff do meanwhile', async () => {
  const storm = await beginStorm();
  while (storm.calls < CALLS) {
    const wave = Array.from({ length: CALLS_A_WAVE }, () => {
      storm.calls += 1;
      return OFTEN[randomInt(OFTEN.length)]!(storm);
    });
    for (const answer of await Promise.all(wave)) if (answer !== null) storm.known.push(answer.id);
    storm.known = [...new Set(storm.known)].slice(-60);
  }
  const states = new Map<string, Reservation>();
  const decided = { Confirmed: 0, Pending: 0 };
  for (const { after, entry } of await stepsOf(storm.venue.id)) {
    const { action, by, at } = entry;
    if (action === 'Taken' && by.kind !== 'Account') {
      const expected = fits(after, states.values(), at) ? 'Confirmed' : 'Pending';
      assert.equal(after.status, expected, `${after.name} for ${after.guests} at ${after.startsAt}`);
      assert.equal(entry.detail.fullest === undefined, expected === 'Confirmed');
      decided[expected] += 1;
    }
    states.set(after.id, after);
  }
  const { Confirmed: confirmed, Pending: pending } = decided;
  assert.ok(confirmed >= CALLS / 20 && pending >= CALLS / 20, `${confirmed} confirmed, ${pending} waiting`);
});
