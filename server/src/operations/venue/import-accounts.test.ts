import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestDatabase, testClock } from '../../../test/harness/sofra.ts';
import { draftsOf } from '../../../test/samples/sample-document.ts';
import { Refusal } from '../../core/refusals.ts';
import { idsFrom, systemRandom } from '../../parts/parts.ts';
import { listAccounts, saveAccount } from '../../store/access/accounts.ts';
import { inTransaction } from '../../store/database.ts';
import { migrate } from '../../store/schema/migrate.ts';
import { importVenues } from './import-venues.ts';

const db = openTestDatabase();
const clock = testClock();
const newId = idsFrom(clock, systemRandom);

before(() => migrate(db));
after(() => db.close());

const fresh = () => systemRandom(6).toString('hex');
const freshEmail = () => `${fresh()}@example.com`;
const drafts = (...venues: object[]) => draftsOf({ format: 'sofra-venues/1', venues });
const load = async (...venues: object[]) =>
  (await importVenues({ db, clock, random: systemRandom, newId }, drafts(...venues))).venues;
const owner = (email = freshEmail()) => ({ role: 'Owner', name: 'Ayşe', email, password: 'zeytinyağı' });
const invitedOwner = (invitedEmail = freshEmail()) => ({ role: 'Owner', name: 'Ece', invitedEmail });
const LACKS_OWNER = 'leaves the venue without an owner who can sign in: an owner who is only invited cannot';

async function problemsOf(importing: () => Promise<unknown>): Promise<[string, string][]> {
  const refusal = await importing().then(
    () => assert.fail('The import was not refused.'),
    (error: unknown) => error,
  );
  assert.ok(refusal instanceof Refusal, String(refusal));
  return refusal.problems.map(({ field, message }) => [field, message]);
}

/** The person opens the mailed link. */
async function accept(venueId: string, address: string): Promise<void> {
  const account = (await listAccounts(db, venueId)).find(({ invitedEmail }) => invitedEmail === address)!;
  const accepted = { ...account, email: address, invitedEmail: null, passwordHash: 'chosen' };
  await inTransaction(db, (tx) => saveAccount(tx, venueId, accepted));
}

for (const kind of ['with', 'without'] as const)
  test(`a document ${kind} ids from before an invitation was accepted takes nothing away`, async () => {
    const address = freshEmail();
    const id = () => (kind === 'with' ? { id: newId() } : {});
    const accounts = [
      { ...id(), ...owner() },
      { ...id(), ...invitedOwner(address) },
    ];
    const document = { name: fresh(), username: fresh(), accounts };
    const [venue] = await load(document);
    await accept(venue!.id, address);
    const stored = await listAccounts(db, venue!.id);
    assert.equal((await load(document))[0]!.outcome, 'Unchanged');
    assert.deepEqual(await listAccounts(db, venue!.id), stored);
  });

test('an invited person is recognised by the address, and can be renamed', async () => {
  const document = (name: string) => ({ ...head, accounts: [first, { ...invitedOwner(address), name }] });
  const [head, first, address] = [{ name: fresh(), username: fresh() }, owner(), freshEmail()];
  const [venue] = await load(document('Ece'));
  await load(document('Ece Y.'));
  const names = (await listAccounts(db, venue!.id)).map(({ name }) => name);
  assert.deepEqual(names.toSorted(), ['Ayşe', 'Ece Y.']);
});

test('an address that another person of the venue signs in with, or is invited with, is refused', async () => {
  const address = freshEmail();
  const same = { name: fresh(), accounts: [owner(), invitedOwner(address), invitedOwner(address)] };
  assert.deepEqual(await problemsOf(() => load(same)), [
    ['venues[0].accounts[2].invitedEmail', 'is the same as venues[0].accounts[1].invitedEmail'],
  ]);
  const both = { name: fresh(), accounts: [owner(address), invitedOwner(address.toUpperCase())] };
  assert.deepEqual(
    (await problemsOf(() => load(both))).map(([field]) => field),
    ['venues[0].accounts[1].invitedEmail'],
  );
  const head = { name: fresh(), username: fresh() };
  await load({ ...head, accounts: [owner(), invitedOwner(address)] });
  const other = { ...invitedOwner(address), id: newId() };
  assert.deepEqual(await problemsOf(() => load({ ...head, accounts: [other] })), [
    ['venues[0].accounts[0].invitedEmail', 'is the e-mail address of another account'],
  ]);
  // Two venues may invite one address.
  await load({ name: fresh(), accounts: [owner(), invitedOwner(address)] });
});

test('a document must not leave a venue without an owner who can sign in', async () => {
  const only = { name: fresh(), username: fresh(), accounts: [invitedOwner()] };
  assert.deepEqual(await problemsOf(() => load(only)), [['venues[0].accounts', LACKS_OWNER]]);
  const id = newId();
  const head = { name: fresh(), username: fresh() };
  await load({ ...head, accounts: [{ id, ...owner() }] });
  for (const one of [{ role: 'Waiter', name: 'Ayşe' }, invitedOwner()])
    assert.deepEqual(await problemsOf(() => load({ ...head, accounts: [{ id, ...one }] })), [
      ['venues[0].accounts', LACKS_OWNER],
    ]);
  await load({ ...head, accounts: [{ role: 'Waiter', name: 'Can' }] });
  await load({ ...head, accounts: [{ id, role: 'Waiter', name: 'Ayşe' }, owner()] });
});

test('an owner who is only invited may be the first of a branch', async () => {
  const branches = [{ name: fresh(), accounts: [invitedOwner()] }];
  const [, branch] = await load({ name: fresh(), accounts: [owner()], branches });
  assert.equal((await listAccounts(db, branch!.id)).length, 1);
});
