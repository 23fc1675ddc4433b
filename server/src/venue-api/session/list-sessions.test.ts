import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { openTestDatabase, testClock, useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, type Person, signIn } from '../../../test/harness/staff.ts';

const db = openTestDatabase();
const clock = testClock();
const sofra = useSofra({ db, clock });
const otherServer = useSofra({ db, clock });

after(() => db.close());

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

async function sessionsOf(person: Person) {
  const { status, body } = await person.call('GET', '/sessions', undefined, { 'user-agent': FIREFOX });
  assert.equal(status, 200);
  return body.data;
}

const statusOf = async (server: typeof sofra, { cookie }: Person) =>
  (await server.call('GET', '/venue/v1/session', { headers: { cookie } })).status;

test('the sessions of the own account are listed, the newest first, with where they were last used', async () => {
  const { owner, waiter } = await newStaffedVenue(sofra);
  clock.advance(60_000);
  const tablet = await signIn(sofra, owner.account);
  await signIn(sofra, waiter.account);
  const [newest, oldest, ...others] = await sessionsOf(tablet);
  assert.deepEqual(others, []);
  assert.deepEqual([newest.isThis, oldest.isThis], [true, false]);
  assert.deepEqual(
    [newest.proof, newest.browser, newest.network],
    ['Password', 'Firefox, Linux', '127.0.0.0/24'],
  );
  assert.equal(Date.parse(newest.startedAt) - Date.parse(oldest.startedAt), 60_000);
  assert.equal(JSON.stringify(newest).includes(tablet.cookie.split('=')[1]!), false);
});

test('a session is ended by its id on every server, and only one of the own account', async () => {
  const { owner, waiter } = await newStaffedVenue(sofra);
  const lost = await signIn(sofra, owner.account);
  const { id } = (await sessionsOf(owner)).find(({ isThis }: { isThis: boolean }) => !isThis);
  assert.deepEqual((await waiter.call('DELETE', `/sessions/${id}`)).body.data, { ended: 0 });
  assert.equal(await statusOf(otherServer, lost), 200);
  assert.deepEqual((await owner.call('DELETE', `/sessions/${id}`)).body.data, { ended: 1 });
  assert.deepEqual([await statusOf(sofra, lost), await statusOf(otherServer, lost)], [401, 401]);
  assert.deepEqual((await owner.call('DELETE', `/sessions/${id}`)).body.data, { ended: 0 });
  assert.equal((await sessionsOf(owner)).length, 1);
});
