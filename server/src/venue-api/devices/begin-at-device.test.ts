import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { choosePin, registerDevice } from '../../../test/harness/registered-device.ts';
import { lineOf, useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, PASSWORD, placeOrder, sampleAccount } from '../../../test/harness/staff.ts';

const sofra = useSofra();
const MINUTE_MS = 60_000;

/** Makes a till with a cashier and a waiter, who have PINs. */
async function newTill() {
  const ada = { ...(await sampleAccount('Waiter')), email: null, passwordHash: null };
  const venue = await newStaffedVenue(sofra, {}, { accounts: [ada] });
  const till = await registerDevice(sofra, venue.owner, venue.id);
  const deniz = venue.waiter.account;
  const at = { venueId: venue.id };
  const tokens = [
    await choosePin(till, venue.owner, { ...at, accountId: deniz.id, pin: '8305' }),
    await choosePin(till, venue.owner, { ...at, accountId: ada.id, pin: '6172' }),
  ];
  return { venue, till, deniz, ada, tokens: tokens as [string, string] };
}

test('200: two taps and a PIN: the person acts in their name, with the device', async () => {
  const { venue, till, ada } = await newTill();
  const answer = await till.call('POST', '/device/person', { accountId: ada.id, pin: '6172' });
  assert.equal(answer.status, 200);
  const { token, session } = answer.body.data;
  assert.deepEqual([session.account.name, session.device.name], ['Ada', 'Till at the bar']);
  assert.equal((await till.call('GET', '/session', undefined, token)).body.data.account.id, ada.id);
  const people = (await till.call('GET', '/device')).body.data.people;
  assert.deepEqual([people[0].id, people.at(-1).lastUsedAt], [ada.id, null]);
  const order = { type: 'Takeaway', lines: [lineOf(venue.menu.kebab)] };
  const headers = { cookie: till.cookie, 'sofra-person': token, 'idempotency-key': 'order-of-ada' };
  const placed = await sofra.call('POST', `/venue/v1/venues/${venue.id}/bills`, { body: order, headers });
  const path = `/venues/${venue.id}/bills/${placed.body.data.bill.id}`;
  const { history } = (await till.call('GET', path, undefined, token)).body.data;
  const device = { id: till.id, name: 'Till at the bar' };
  assert.deepEqual(history[0].by, { kind: 'Account', id: ada.id, name: 'Ada', device });
});

test('two tabs are two persons at the same time; one who leaves ends no one else', async () => {
  const { till, deniz, ada, tokens } = await newTill();
  const names = async () =>
    Promise.all(
      tokens.map(
        async (token) => (await till.call('GET', '/session', undefined, token)).body.data?.account.id,
      ),
    );
  assert.deepEqual(await names(), [deniz.id, ada.id]);
  assert.equal((await till.call('DELETE', '/device/person', undefined, tokens[0])).status, 200);
  assert.deepEqual(await names(), [undefined, ada.id]);
});

test('401: with the header of a person the device decides, whoever is signed in on the browser', async () => {
  const { venue, till, tokens } = await newTill();
  const other = await registerDevice(sofra, venue.owner, venue.id, 'Till', 'Till at the door');
  const cookie = `${venue.owner.cookie}; ${till.cookie}`;
  const read = (headers: Record<string, string>) => sofra.call('GET', '/venue/v1/session', { headers });
  assert.equal((await read({ cookie, 'sofra-person': tokens[0] })).body.data.account.name, 'Deniz');
  assert.equal((await read({ cookie })).body.data.account.name, 'Defne');
  // A token works only at its own device.
  assertRefused(await other.call('GET', '/session', undefined, tokens[0]), 401, 'PERSON_REQUIRED');
  assertRefused(
    await read({ cookie: venue.owner.cookie, 'sofra-person': tokens[0] }),
    401,
    'SIGN_IN_REQUIRED',
  );
  for (const none of ['', 'nonsense', 'A'.repeat(43)])
    assertRefused(await till.call('GET', '/session', undefined, none), 401, 'PERSON_REQUIRED');
});

test('403: a PIN is a person’s and no code: that of a colleague opens nothing, whatever it would open for them', async () => {
  const { till, deniz, ada, venue } = await newTill();
  const tries = [
    { accountId: ada.id, pin: '8305' },
    { accountId: venue.owner.account.id, pin: '8305' },
    { accountId: deniz.id, pin: '830500' },
    { accountId: crypto.randomUUID(), pin: '8305' },
  ];
  const texts = [];
  for (const body of tries) {
    const { status, body: answer } = await till.call('POST', '/device/person', body);
    texts.push([status, answer.errorCode, answer.userMessage]);
  }
  assert.deepEqual(new Set(texts.map(String)).size, 1);
  assert.deepEqual(texts[0]!.slice(0, 2), [403, 'PIN_WRONG']);
});

test('403: after ten wrong PINs the right one is of no use there, while the person goes on elsewhere', async () => {
  const { venue, till, ada } = await newTill();
  const other = await registerDevice(sofra, venue.owner, venue.id, 'Till', 'Till at the door');
  const enter = (at: typeof till, pin: string) =>
    at.call('POST', '/device/person', { accountId: ada.id, pin });
  for (let wrong = 0; wrong < 10; wrong += 1) assertRefused(await enter(till, '9999'), 403, 'PIN_WRONG');
  assertRefused(await enter(till, '6172'), 403, 'PIN_STOPPED');
  // After an hour the device no longer counts these wrong PINs; the person still may not try again.
  sofra.clock.advance(61 * MINUTE_MS);
  assertRefused(await enter(till, '6172'), 403, 'PIN_STOPPED');
  const elsewhere = await enter(other, '6172');
  assert.equal(elsewhere.status, 200);
  const { stoppedPeople } = (await venue.owner.call('GET', `/venues/${venue.id}/devices`)).body.data.find(
    ({ id }: { id: string }) => id === till.id,
  );
  assert.deepEqual(stoppedPeople, [{ id: ada.id, name: 'Ada' }]);
  const path = `/venues/${venue.id}/accounts/${ada.id}/wrong-pins`;
  assertRefused(await venue.waiter.call('DELETE', path), 403, 'NOT_PERMITTED');
  assert.equal((await other.call('DELETE', path, undefined, elsewhere.body.data.token)).status, 200);
  assert.equal((await enter(till, '6172')).status, 200);
});

test('429: a device has 30 wrong PINs an hour over all its persons, and a right one gives back only itself', async () => {
  const { till, deniz, ada, venue } = await newTill();
  const enter = (accountId: string, pin: string) => till.call('POST', '/device/person', { accountId, pin });
  const owner = venue.owner.account.id;
  for (let round = 0; round < 3; round += 1) {
    for (let wrong = 0; wrong < 5; wrong += 1)
      for (const id of [ada.id, owner]) {
        const { errorCode: code } = (await enter(id, '9999')).body;
        assert.ok(code === 'PIN_WRONG' || (id === owner && code === 'PIN_STOPPED'), code);
      }
    // Right PINs of a colleague and of the person: their own wrong PINs no longer count, but those of the device do.
    assert.equal((await enter(deniz.id, '8305')).status, 200);
    assert.equal((await enter(ada.id, '6172')).status, 200);
  }
  for (let wrong = 0; wrong < 5; wrong += 1) assertRefused(await enter(deniz.id, '9999'), 403, 'PIN_WRONG');
  const refused = await enter(deniz.id, '8305');
  assertRefused(refused, 429, 'PIN_THROTTLED');
  const wait = Number(refused.headers.get('retry-after'));
  assert.ok(wait > 0 && wait <= 3600);
  sofra.clock.advance(wait * 1000);
  assert.equal((await enter(deniz.id, '8305')).status, 200);
});

test('a person is asked again after 12 hours, by the clock of the service, whatever the device thinks', async () => {
  const { till, tokens } = await newTill();
  const read = async (date: string) => {
    const headers = { cookie: till.cookie, 'sofra-person': tokens[0], date };
    return (await sofra.call('GET', '/venue/v1/session', { headers })).status;
  };
  const [past, future] = ['Thu, 01 Jan 1970 00:00:00 GMT', 'Fri, 01 Jan 2100 00:00:00 GMT'];
  sofra.clock.advance(12 * 60 * MINUTE_MS - 1);
  assert.deepEqual([await read(past), await read(future)], [200, 200]);
  sofra.clock.advance(1);
  assert.deepEqual([await read(past), await read(future)], [401, 401]);
});

test('another role, a new password or a removal ends the work of a person at every device', async () => {
  const { venue, till, deniz, ada, tokens } = await newTill();
  const read = async (token: string) => (await till.call('GET', '/session', undefined, token)).status;
  const accounts = `/venues/${venue.id}/accounts`;
  assert.equal((await venue.owner.call('PATCH', `${accounts}/${deniz.id}`, { role: 'Host' })).status, 200);
  assert.deepEqual([await read(tokens[0]), await read(tokens[1])], [401, 200]);
  assert.equal((await venue.owner.call('DELETE', `${accounts}/${ada.id}`)).status, 200);
  assert.equal(await read(tokens[1]), 401);
  assertRefused(
    await till.call('POST', '/device/person', { accountId: ada.id, pin: '6172' }),
    403,
    'PIN_WRONG',
  );
});

test('a person who may agree from now on chooses a PIN of six digits: the one of four is of no use any more', async () => {
  const { venue, till, deniz } = await newTill();
  const role = { role: 'Manager' };
  assert.equal(
    (await venue.owner.call('PATCH', `/venues/${venue.id}/accounts/${deniz.id}`, role)).status,
    200,
  );
  assertRefused(
    await till.call('POST', '/device/person', { accountId: deniz.id, pin: '8305' }),
    403,
    'PIN_WRONG',
  );
  const person = (await till.call('GET', '/device')).body.data.people.find(
    ({ id }: { id: string }) => id === deniz.id,
  );
  assert.deepEqual([person.pinDigits, person.hasPin], [6, false]);
  const body = { accountId: deniz.id, password: PASSWORD };
  assertRefused(
    await till.call('PUT', '/device/person/pin', { ...body, pin: '8305' }),
    400,
    'PIN_NOT_ALLOWED',
  );
  assert.equal((await till.call('PUT', '/device/person/pin', { ...body, pin: '830562' })).status, 200);
});

test('a venue with one person and no device has nothing to enter', async () => {
  const venue = await newStaffedVenue(sofra);
  const { body } = await venue.waiter.call('GET', '/session');
  assert.equal(body.data.device, null);
  assert.equal((await placeOrder(venue)).status, 201);
});
