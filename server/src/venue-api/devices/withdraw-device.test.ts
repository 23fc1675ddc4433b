import assert from 'node:assert/strict';
import { test } from 'node:test';
import { follow } from '../../../test/harness/live-reader.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { choosePin, registerDevice } from '../../../test/harness/registered-device.ts';
import { useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, placeOrder } from '../../../test/harness/staff.ts';

const sofra = useSofra();
/** A server whose keep-alive comments come long after a withdrawal has ended a stream. */
const other = useSofra(() => ({ clock: sofra.clock, heartbeatMs: 120_000 }));

test('a withdrawn device is a stranger at once: its calls, its persons and its stream on another server', async () => {
  const venue = await newStaffedVenue(sofra);
  const till = await registerDevice(sofra, venue.owner, venue.id);
  const accountId = venue.waiter.account.id;
  const token = await choosePin(till, venue.owner, { venueId: venue.id, accountId, pin: '8305' });
  const stream = await follow(other.baseUrl, till);
  await stream.until((events) => events.length > 0);
  const path = `/venues/${venue.id}/devices/${till.id}`;
  const withdrawn = await venue.owner.call('DELETE', path);
  assert.equal(withdrawn.status, 200);
  assert.notEqual(withdrawn.body.data.withdrawnAt, null);
  await stream.ended;
  assert.equal(stream.comments, 0);
  assertRefused(await till.call('GET', '/device'), 401, 'SIGN_IN_REQUIRED');
  assertRefused(await till.call('GET', '/session', undefined, token), 401, 'SIGN_IN_REQUIRED');
  assertRefused(
    await till.call('POST', '/device/person', { accountId, pin: '8305' }),
    401,
    'SIGN_IN_REQUIRED',
  );
  assertRefused(await till.call('GET', '/live'), 401, 'SIGN_IN_REQUIRED');
  // After the device is back, its cookie works again, and each person enters their PIN.
  const back = await venue.owner.call('PATCH', path, { isWithdrawn: false });
  assert.equal(back.body.data.withdrawnAt, null);
  assertRefused(await till.call('GET', '/session', undefined, token), 401, 'PERSON_REQUIRED');
  assert.equal((await till.call('POST', '/device/person', { accountId, pin: '8305' })).status, 200);
});

test('the stream is the device’s: it goes on when one person leaves and another begins', async () => {
  const venue = await newStaffedVenue(sofra);
  const till = await registerDevice(sofra, venue.owner, venue.id);
  const [one, two] = [venue.waiter.account.id, venue.owner.account.id];
  const token = await choosePin(till, venue.owner, { venueId: venue.id, accountId: one, pin: '8305' });
  const stream = await follow(other.baseUrl, till);
  await stream.until((events) => events.length > 0);
  await till.call('DELETE', '/device/person', undefined, token);
  await choosePin(till, venue.owner, { venueId: venue.id, accountId: two, pin: '830562' });
  assert.equal((await placeOrder(venue)).status, 201);
  await stream.until((events) => events.some(({ event }) => event === 'bill'));
  stream.disconnect();
});

test('the list says when a device was last seen, to the minute, and who used it', async () => {
  const venue = await newStaffedVenue(sofra);
  const till = await registerDevice(sofra, venue.owner, venue.id);
  const accountId = venue.waiter.account.id;
  const read = async () => (await venue.owner.call('GET', `/venues/${venue.id}/devices`)).body.data[0];
  const token = await choosePin(till, venue.owner, { venueId: venue.id, accountId, pin: '8305' });
  const { lastSeenAt, lastPerson, addedBy } = await read();
  assert.deepEqual([lastPerson.name, addedBy], ['Deniz', 'Defne']);
  sofra.clock.advance(59_000);
  await till.call('GET', '/session', undefined, token);
  assert.equal((await read()).lastSeenAt, lastSeenAt);
  sofra.clock.advance(1_000);
  await till.call('GET', '/session', undefined, token);
  assert.equal(Date.parse((await read()).lastSeenAt), Date.parse(lastSeenAt) + 60_000);
});

test('404: devices of other venues are not found; a device is renamed', async () => {
  const [venue, elsewhere] = [await newStaffedVenue(sofra), await newStaffedVenue(sofra)];
  const till = await registerDevice(sofra, elsewhere.owner, elsewhere.id);
  assertRefused(
    await venue.owner.call('DELETE', `/venues/${venue.id}/devices/${till.id}`),
    404,
    'DEVICE_NOT_FOUND',
  );
  const path = `/venues/${elsewhere.id}/devices/${till.id}`;
  assert.equal((await elsewhere.owner.call('PATCH', path, { name: ' Door ' })).body.data.name, 'Door');
  assertRefused(await elsewhere.owner.call('PATCH', path, { name: '  ' }), 400, 'CONTENT_INVALID');
});
