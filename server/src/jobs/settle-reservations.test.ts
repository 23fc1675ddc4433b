import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { pino } from 'pino';
import { onOneEngine } from '../../test/cluster/cluster.ts';
import { type Sofra, startSofra, TUESDAY_AFTERNOON } from '../../test/harness/sofra.ts';
import type { StaffedVenue } from '../../test/harness/staff.ts';
import { makeOwnDatabase, type OwnDatabase } from '../../test/postgres/own-database.ts';
import {
  askedFor,
  type KnownReservation,
  newReservingVenue,
  takenDown,
} from '../../test/venues/reservation-venue.ts';
import type { Database } from '../store/database.ts';
import { createReservationSettling } from './settle-reservations.ts';

const HOUR_MS = 3_600_000;

let own: OwnDatabase;
let db: Database;
let sofra: Sofra;
let other: Sofra;
let venue: StaffedVenue;

before(async () => {
  own = await makeOwnDatabase();
  db = own.open(10);
  sofra = await startSofra({ db });
  other = await startSofra({ db, clock: sofra.clock });
});
beforeEach(async () => {
  sofra.clock.set(TUESDAY_AFTERNOON);
  venue = await newReservingVenue(sofra);
});
after(async () => {
  await other.close();
  await sofra.close();
  await db.close();
  await own.drop();
});

/**
 * The stored status of a reservation and the number of its history entries, read directly, so that reading does not
 * update them.
 */
async function notedOf({ id }: KnownReservation): Promise<[status: string, entries: number]> {
  const [row] = await db.query<{ status: string; entries: number }>({
    text: `select r.content ->> 'status' as status, (select count(*)::int from reservation_history h
             where h.venue_id = r.venue_id and h.reservation_id = r.reservation_id) as entries
             from reservation r where r.reservation_id = $1`,
    values: [id],
  });
  return [row!.status, row!.entries];
}

test('a change that time alone causes is recorded when it is due, not before, with its due time', async () => {
  const request = await askedFor(sofra, venue);
  const accepted = await takenDown(venue);
  const seated = await takenDown(venue);
  sofra.clock.set('2026-03-04T16:30:00Z');
  await seated.act('check-in');
  const noted = async () => {
    await sofra.app.jobs.reservations.runOnce();
    return Promise.all([request, accepted, seated].map(notedOf));
  };
  sofra.clock.set('2026-03-04T16:59:59.999Z');
  assert.deepEqual(await noted(), [
    ['Pending', 1],
    ['Confirmed', 1],
    ['Seated', 2],
  ]);
  sofra.clock.set('2026-03-04T17:00:00Z');
  assert.deepEqual(await noted(), [
    ['Cancelled', 2],
    ['Confirmed', 1],
    ['Seated', 2],
  ]);
  sofra.clock.set('2026-03-05T12:00:00Z');
  assert.deepEqual(await noted(), [
    ['Cancelled', 2],
    ['NoShow', 2],
    ['Completed', 3],
  ]);
  const { history, cancelledAt, cancelledBy, revision } = await request.read();
  assert.deepEqual(
    [cancelledBy, cancelledAt, revision, history.at(-1).at],
    ['System', '2026-03-04T17:00:00.000Z', 2, '2026-03-04T17:00:00.000Z'],
  );
  const { history: ofContext } = await seated.read();
  assert.deepEqual([ofContext.at(-1).action, ofContext.at(-1).at], ['Ended', '2026-03-04T20:30:00.000Z']);
});

/** Books reservations, a few at a time: all at once would wait too long for a connection. */
async function takenDownInTurn(count: number): Promise<Awaited<ReturnType<typeof takenDown>>[]> {
  const taken: Awaited<ReturnType<typeof takenDown>>[] = [];
  while (taken.length < count) {
    const some = Array.from({ length: Math.min(25, count - taken.length) }, () => takenDown(venue));
    taken.push(...(await Promise.all(some)));
  }
  return taken;
}

test('several servers at the same time record each reservation once', async () => {
  const many = await takenDownInTurn(250);
  sofra.clock.advance(48 * HOUR_MS);
  const jobs = [sofra, other, sofra].map(({ app }) => app.jobs.reservations);
  await Promise.all(jobs.map((job) => job.runOnce()));
  const noted = await Promise.all(many.map(notedOf));
  assert.deepEqual(noted, Array(many.length).fill(['NoShow', 2]));
  const [changes] = await db.query<{ count: number }>({
    text: `select count(*)::int as count from venue_change
            where venue_id = $1 and detail ->> 'action' = 'NotShown'`,
    values: [venue.id],
  });
  assert.equal(changes!.count, many.length);
});

test(
  'reservations that cannot be settled are logged and do not block the others, however many they are',
  onOneEngine('breaks a row by a trigger'),
  async () => {
    const broken = await takenDownInTurn(120);
    const sound = await takenDown(venue, { startsAt: '2026-03-04T17:30:00Z' });
    await db.query({
      text: `create function break_some() returns trigger language plpgsql as $$
             begin if new.starts_at = '2026-03-04T17:00:00Z' then raise exception 'out of order'; end if; return new; end $$;
           create trigger break_some before update on reservation for each row execute function break_some()`,
    });
    sofra.clock.advance(48 * HOUR_MS);
    await sofra.app.jobs.reservations.runOnce();
    await db.query({ text: 'drop trigger break_some on reservation; drop function break_some()' });
    assert.deepEqual(await notedOf(sound), ['NoShow', 2]);
    const ids = sofra.log.filter(({ fault }) => fault === 'out of order').map(({ id }) => id);
    assert.deepEqual(new Set(ids), new Set(broken.map(({ id }) => id)));
    assert.equal(ids.length, broken.length);
    await sofra.app.jobs.reservations.runOnce();
    assert.deepEqual(await notedOf(broken[0]!), ['NoShow', 2]);
  },
);

test('the job runs immediately after its start, and ends when it is stopped', async () => {
  const reservation = await takenDown(venue);
  sofra.clock.advance(48 * HOUR_MS);
  const job = createReservationSettling({ db, clock: sofra.clock, log: pino({ level: 'silent' }) });
  job.start();
  job.start();
  while ((await notedOf(reservation))[0] !== 'NoShow')
    await new Promise((resolve) => setTimeout(resolve, 10));
  await job.stop();
});

test('without a database the job logs the error and tries again later', async () => {
  const away: Database = {
    ...db,
    query: () => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })),
  };
  const reasons: unknown[] = [];
  const log = pino(
    { level: 'warn' },
    { write: (line: string) => reasons.push((JSON.parse(line) as { reason: unknown }).reason) },
  );
  const job = createReservationSettling({ db: away, clock: sofra.clock, log });
  await assert.rejects(job.runOnce(), { message: 'gone' });
  job.start();
  while (reasons.length === 0) await new Promise((resolve) => setImmediate(resolve));
  await job.stop();
  assert.deepEqual(reasons, ['gone']);
});
