import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestDatabase, testClock } from '../../../test/harness/sofra.ts';
import { draftsOf } from '../../../test/samples/sample-document.ts';
import { Refusal } from '../../core/refusals.ts';
import { formatKey, hashKey } from '../../crypto/tokens/api-key.ts';
import { idsFrom, systemRandom } from '../../parts/parts.ts';
import { migrate } from '../../store/schema/migrate.ts';
import { findVenueSetup } from '../../store/venue/venue-records.ts';
import { importVenues } from './import-venues.ts';

const db = openTestDatabase();
const clock = testClock();
const newId = idsFrom(clock, systemRandom);

before(() => migrate(db));
after(() => db.close());

const fresh = () => systemRandom(6).toString('hex');
const newKey = () => formatKey(systemRandom(32));
const load = (...venues: object[]) =>
  importVenues({ db, clock, random: systemRandom, newId }, draftsOf({ format: 'sofra-venues/1', venues }));
const account = (email: string, more: object = { password: 'zeytinyağı' }) => ({
  role: 'Owner',
  name: 'Ayşe',
  email,
  ...more,
});

async function problemsOf(importing: Promise<unknown>): Promise<[string, string][]> {
  const refusal = await importing.then(
    () => assert.fail('The import was not refused.'),
    (error: unknown) => error,
  );
  assert.ok(refusal instanceof Refusal, String(refusal));
  return refusal.problems.map(({ field, message }) => [field, message]);
}

async function keysOf(venueId: string) {
  return (await findVenueSetup(db, venueId))!.keys;
}

test('a username, an e-mail address and a key of another venue are refused together', async () => {
  const [username, email, key] = [fresh(), `${fresh()}@example.com`, newKey()];
  await load({
    name: `Other ${username}`,
    username,
    accounts: [account(email)],
    keys: [{ name: 'Site', key }],
  });
  const document = {
    id: newId(),
    name: 'Mine',
    username,
    accounts: [account(email)],
    keys: [{ name: 'Site', key }],
  };
  assert.deepEqual(await problemsOf(load(document)), [
    ['venues[0].username', `is the username of another venue, "Other ${username}"`],
    ['venues[0].accounts[0].email', 'is the e-mail address of another account'],
    ['venues[0].keys[0]', 'is stored already as another key'],
  ]);
});

test('a venue with the same username but another name is not overwritten', async () => {
  const username = fresh();
  const [venue] = (
    await load({ name: `Köşe ${username}`, username, accounts: [account(`${username}@example.com`)] })
  ).venues;
  const before = await findVenueSetup(db, venue!.id);
  const other = { name: 'Bambaşka', username, accounts: [account(`${fresh()}@example.com`)] };
  assert.deepEqual(await problemsOf(load(other)), [
    [
      'venues[0].username',
      `is the username of another venue, "Köşe ${username}": state its id ${venue!.id} if that venue is meant`,
    ],
  ]);
  const branch = { name: fresh(), username: fresh(), branches: [other] };
  assert.deepEqual(
    (await problemsOf(load(branch))).map(([field]) => field),
    ['venues[0].branches[0].username'],
  );
  assert.deepEqual(await findVenueSetup(db, venue!.id), before);
});

test('a record with an id of another venue is refused, and stays where it is', async () => {
  const product = { name: 'Köfte', portions: [{ name: 'Tam', price: 240 }] };
  const whole = (more: () => object) => ({
    name: fresh(),
    areas: [{ ...more(), name: 'Salon', tables: [{ ...more(), name: '1' }] }],
    categories: [{ ...more(), name: 'Izgara', products: [{ ...more(), ...product }] }],
    campaigns: [
      {
        ...{ ...more(), kind: 'PortionDiscount', name: 'İndirim' },
        ...{ covers: [{ product: 'Köfte' }], reduction: { percent: 10 } },
      },
    ],
    printers: [{ ...more(), name: 'Mutfak', host: '10.0.0.7' }],
    accounts: [{ ...more(), ...account(`${fresh()}@example.com`) }],
    keys: [{ ...more(), name: 'Site' }],
  });
  const ids: string[] = [];
  const [first] = (
    await load(
      whole(() => {
        ids.push(newId());
        return { id: ids.at(-1) };
      }),
    )
  ).venues;
  const before = await findVenueSetup(db, first!.id);
  const taken = ids.values();
  const problems = await problemsOf(load(whole(() => ({ id: taken.next().value }))));
  assert.deepEqual(problems.map(([field]) => field).sort(), [
    'venues[0].accounts[0].id',
    'venues[0].areas[0].id',
    'venues[0].areas[0].tables[0].id',
    'venues[0].campaigns[0].id',
    'venues[0].categories[0].id',
    'venues[0].categories[0].products[0].id',
    'venues[0].keys[0].id',
    'venues[0].printers[0].id',
  ]);
  assert.ok(problems.every(([, message]) => message === 'is the id of a record of another venue'));
  assert.deepEqual(await findVenueSetup(db, first!.id), before);
});

test('a chain stays a chain: its venues change neither type nor headquarter', async () => {
  const [one, other, branch] = [newId(), newId(), newId()];
  await load({ id: one, name: 'One', branches: [{ id: branch, name: 'Şube' }] });
  assert.deepEqual(await problemsOf(load({ id: one, name: 'One' })), [
    ['venues[0].type', 'cannot change: the stored venue is a Headquarter'],
  ]);
  assert.deepEqual(await problemsOf(load({ id: branch, name: 'Şube' })), [
    ['venues[0].type', 'cannot change: the stored venue is a Branch'],
  ]);
  assert.deepEqual(
    await problemsOf(load({ id: other, name: 'Other', branches: [{ id: branch, name: 'Şube' }] })),
    [['venues[0].branches[0]', 'is a branch of another headquarter']],
  );
});

test('a name that several stored venues have matches none of them', async () => {
  const name = fresh();
  await load({ id: newId(), name }, { id: newId(), name });
  assert.deepEqual(await problemsOf(load({ name })), [
    ['venues[0].name', 'is the name of several stored venues: state the id or the username'],
  ]);
});

test('a venue that the document states twice is refused', async () => {
  const [id, name, username] = [newId(), fresh(), fresh()];
  await load({ id, name, username });
  assert.deepEqual(await problemsOf(load({ id, name }, { name, username })), [
    ['venues[1]', 'is the same stored venue as venues[0]'],
  ]);
});

test('a new account has a password', async () => {
  const document = { name: fresh(), accounts: [account(`${fresh()}@example.com`, {})] };
  assert.deepEqual(await problemsOf(load(document)), [
    ['venues[0].accounts[0].password', 'is missing for a new account'],
  ]);
});

test('a guessable password is refused with its path, and a stored password is not checked again', async () => {
  const [name, username, email] = [`Gece ${fresh()}`, fresh(), `${fresh()}@example.com`];
  const other = `${fresh()}@example.com`;
  const accounts = [account(email, { password: 'galatasaray1905' }), account(other, { password: username })];
  const personal = 'is made of the name or the address of the person, the venue or the service';
  assert.deepEqual(await problemsOf(load({ name, username, accounts })), [
    ['venues[0].accounts[0].password', 'is one of the passwords that are tried first'],
    ['venues[0].accounts[1].password', personal],
  ]);
  assert.deepEqual(
    await problemsOf(load({ name, username, accounts: [account(email, { password: email })] })),
    [['venues[0].accounts[0].password', personal]],
  );
  const stored = { name, username, accounts: [account(email)] };
  await load(stored);
  assert.equal((await load(stored)).venues[0]!.outcome, 'Unchanged');
});

test('an e-mail address of the venue’s own other account is refused, too', async () => {
  const [name, username, email] = [fresh(), fresh(), `${fresh()}@example.com`];
  await load({ name, username, accounts: [account(email)] });
  const other = account(email, { id: newId(), password: 'zeytinyağı' });
  assert.deepEqual(await problemsOf(load({ name, username, accounts: [other] })), [
    ['venues[0].accounts[0].email', 'is the e-mail address of another account'],
  ]);
});

test('a key is recognised by its secret and can be renamed', async () => {
  const [name, username, key] = [fresh(), fresh(), newKey()];
  const document = (keyName: string) => ({ name, username, keys: [{ name: keyName, key }] });
  const [venue] = (await load(document('Site'))).venues;
  const [before] = await keysOf(venue!.id);
  assert.deepEqual(before && [before.hash, before.prefix], [hashKey(key), key.slice(0, 12)]);
  await load(document('Uygulama'));
  assert.deepEqual(await keysOf(venue!.id), [{ ...before, name: 'Uygulama' }]);
});

test('a key cannot be exchanged under its id', async () => {
  const [name, username, id] = [fresh(), fresh(), newId()];
  await load({ name, username, keys: [{ id, name: 'Site', key: newKey() }] });
  const exchanged = { name, username, keys: [{ id, name: 'Site', key: newKey() }] };
  assert.deepEqual(await problemsOf(load(exchanged)), [
    [
      'venues[0].keys[0]',
      'has the id of a stored key that is another: a key cannot be exchanged, only revoked',
    ],
  ]);
});

test('a revoked key stays revoked, whatever the document states', async () => {
  const [name, username, key] = [fresh(), fresh(), newKey()];
  const document = (more: object) => ({ name, username, keys: [{ name: 'Site', key, ...more }] });
  const [venue] = (await load(document({}))).venues;
  await load(document({ revokedAt: '2026-02-01T00:00:00Z' }));
  assert.equal((await load(document({ revokedAt: null }))).venues[0]?.outcome, 'Unchanged');
  const [stored] = await keysOf(venue!.id);
  assert.equal(stored?.revokedAt, Date.parse('2026-02-01T00:00:00Z'));
});

test('a key that is not stored cannot be revoked without its stored form', async () => {
  const document = { name: fresh(), keys: [{ name: 'Site', revokedAt: '2026-02-01T00:00:00Z' }] };
  assert.deepEqual(await problemsOf(load(document)), [
    [
      'venues[0].keys[0].revokedAt',
      'is the revocation of a key that is not stored: state its `keyHash` and `prefix`',
    ],
  ]);
});

test('stored keys count towards the limit of ten keys', async () => {
  const [name, username] = [fresh(), fresh()];
  const keys = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => ({ name: `Key ${from + at}` }));
  await load({ name, username, keys: keys(0, 9) });
  const { venues } = await load({ name, username, keys: keys(9, 10) });
  assert.equal(venues[0]?.newKeys.length, 1);
  assert.deepEqual(await problemsOf(load({ name, username, keys: keys(10, 11) })), [
    ['venues[0].keys', 'would give the venue more than 10 working keys, with those that are stored'],
  ]);
  assert.equal((await load({ name, username, keys: keys(0, 10) })).venues[0]?.outcome, 'Unchanged');
});
