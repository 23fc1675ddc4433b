import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { OPERATOR_TOKEN, useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue } from '../../../test/harness/staff.ts';
import { findOperator } from '../../operations/access/find-operator.ts';

const sofra = useSofra();

function operate(token: string, method: string, path: string, body?: unknown) {
  return sofra.call(method, `/operator/v1${path}`, {
    headers: { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body }),
  });
}

async function newToken(name: string): Promise<string> {
  const made = await operate(OPERATOR_TOKEN, 'POST', '/tokens', { name });
  assert.equal(made.status, 201);
  assert.equal(made.body.data.name, name);
  return made.body.data.token;
}

const namesOf = async () =>
  (await operate(OPERATOR_TOKEN, 'GET', '/tokens')).body.data.map(({ name }: { name: string }) => name);

test('a token opens the operator API until it is revoked, and no longer, while the others go on', async () => {
  const [desk, laptop] = [await newToken('desk'), await newToken('laptop')];
  assert.deepEqual(await namesOf(), ['desk', 'laptop']);
  assert.equal((await operate(laptop, 'GET', '/tokens')).status, 200);
  // The same check on another server, which does not know of the revocation and asks the database.
  const elsewhere = { db: sofra.db, operatorToken: null };
  assert.equal(await findOperator(elsewhere, laptop), 'laptop');
  assert.equal((await operate(desk, 'POST', '/tokens/laptop/revoke')).status, 200);
  assert.equal(await findOperator(elsewhere, laptop), null);
  assertRefused(await operate(laptop, 'GET', '/tokens'), 401, 'OPERATOR_TOKEN_INVALID');
  assert.equal((await operate(desk, 'GET', '/tokens')).status, 200);
  assert.deepEqual(await namesOf(), ['desk']);
});

test('a token is shown once, and the database does not have it', async () => {
  const token = await newToken('shown-once');
  const listed = await operate(OPERATOR_TOKEN, 'GET', '/tokens');
  assert.equal(JSON.stringify(listed.body).includes(token), false);
  const rows = await sofra.db.query<{ row: string }>({
    across: 'AllVenues',
    text: 'select t::text as row from operator_token t',
  });
  assert.ok(rows.length > 0);
  for (const { row } of rows) assert.equal(row.includes(token.slice(4)), false);
});

test('names are unique, and that of the configuration is taken', async () => {
  await newToken('twice');
  const make = (name: string) => operate(OPERATOR_TOKEN, 'POST', '/tokens', { name });
  for (const name of ['twice', 'configuration'])
    assertRefused(await make(name), 409, 'OPERATOR_TOKEN_NAME_TAKEN');
  for (const name of ['', 'Deniz', '-a', 'a'.repeat(41)])
    assertRefused(await make(name), 400, 'VALIDATION_ERROR');
  for (const name of ['configuration', 'nobody'])
    assertRefused(
      await operate(OPERATOR_TOKEN, 'POST', `/tokens/${name}/revoke`),
      404,
      'OPERATOR_TOKEN_NOT_FOUND',
    );
});

test('the audit log says with whose token the operator acted, and owners do not see it', async () => {
  const venue = await newStaffedVenue(sofra);
  sofra.clock.advance(1);
  const token = await newToken('night-desk');
  const standing = { isActive: true, endsAt: null };
  for (const by of [OPERATOR_TOKEN, token]) {
    sofra.clock.advance(1);
    await operate(by, 'PUT', `/venues/${venue.id}/subscription`, { ...standing, isActive: by !== token });
  }
  const said = await operate(token, 'GET', `/audit-log?venueId=${venue.id}&part=Standing`);
  const [newest] = said.body.data.items;
  assert.deepEqual(newest.by, { kind: 'Operator', accountId: null, name: 'night-desk' });
  const seen = await venue.owner.call('GET', `/venues/${venue.id}/audit-log?part=Standing`);
  assert.deepEqual(seen.body.data.items[0].by, { kind: 'Operator', accountId: null, name: null });
  const service = await operate(OPERATOR_TOKEN, 'GET', '/audit-log');
  const { by, records } = service.body.data.items[0];
  assert.deepEqual(by, { kind: 'Operator', accountId: null, name: 'configuration' });
  assert.deepEqual(records[0].properties, [
    { name: 'operatorToken', values: { before: null, after: 'night-desk' } },
  ]);
});

test('a token of an operator makes a restaurant from outside, a revoked one does not', async () => {
  const token = await newToken('maker');
  const make = (email: string) => {
    const owner = { name: 'Ada', email, password: 'kahve ve lokum' };
    const place = { name: 'Ada', countryCode: 'TR', timeZone: 'Europe/Istanbul', language: 'tr' };
    const offers = { takesTakeaway: true, takesDelivery: false, takesBookings: true };
    const answers = { ...place, ...offers, owner, tables: 3, seatsPerTable: 4, menu: 'Empty' };
    return sofra.call('POST', '/venue/v1/restaurants', { body: { answers, pass: token } });
  };
  assert.equal((await make('made-with-a-token@example.com')).status, 201);
  await operate(OPERATOR_TOKEN, 'POST', '/tokens/maker/revoke');
  assertRefused(await make('again@example.com'), 403, 'RESTAURANT_PASS_NEEDED');
});
