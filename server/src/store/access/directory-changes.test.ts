import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { after, before, test } from 'node:test';
import { openTestDatabase } from '../../../test/harness/sofra.ts';
import { sampleAccount } from '../../../test/harness/staff.ts';
import { sampleKey, sampleMenu, sampleRecord } from '../../../test/samples/sample-venue.ts';
import type { AccountRecord } from '../../core/access/account.ts';
import type { VenueSetup } from '../../core/venue/setup/venue-setup.ts';
import { inTransaction, type Statement } from '../database.ts';
import { isUniqueViolation } from '../database-errors.ts';
import { migrate } from '../schema/migrate.ts';
import { deleteVenue } from '../venue/demo-venues.ts';
import {
  findEmailOwner,
  findVenueIdByUsername,
  saveVenueSetup,
  saveVenueSetups,
} from '../venue/venue-records.ts';
import { deleteAccount, saveAccount } from './accounts.ts';
import { findVenueIdOfSession, insertSession } from './sign-in/sessions.ts';

const db = openTestDatabase();
before(() => migrate(db));
after(() => db.close());

const newUsername = () => `u${randomBytes(8).toString('hex')}`;
const newEmail = () => `${randomUUID()}@example.com`;

/** Makes the set-up of a venue with a username, a key, an owner and a waiter; does not store it. */
async function newSetup(): Promise<VenueSetup> {
  const record = sampleRecord(sampleMenu(), [sampleKey()], { username: newUsername() }, []);
  record.accounts.push(await sampleAccount('Owner'), await sampleAccount('Cashier'));
  return record;
}

const save = (...records: VenueSetup[]) => inTransaction(db, (tx) => saveVenueSetups(tx, records, 0));

async function storedSetup(): Promise<VenueSetup> {
  const record = await newSetup();
  await save(record);
  return record;
}

/** The same set-up with another username, other addresses and other passwords. */
function changed(record: VenueSetup): VenueSetup {
  const accounts = record.accounts.map((account) => ({
    ...account,
    email: newEmail(),
    passwordHash: randomUUID(),
  }));
  return { ...record, venue: { ...record.venue, username: newUsername() }, accounts };
}

async function signIn({ venue }: VenueSetup, { id, passwordHash }: AccountRecord): Promise<string> {
  const tokenHash = randomBytes(32).toString('hex');
  const times = { startedAt: Date.now(), expiresAt: Date.now() + 60_000 };
  const session = { tokenHash, venueId: venue.id, accountId: id, passwordHash: passwordHash!, ...times };
  assert.equal(await insertSession(db, session, true), true);
  return tokenHash;
}

/** The texts of the statements that are sent while `run` runs. */
async function sentDuring(run: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = [];
  const note = (message: unknown) => texts.push((message as Statement).text);
  subscribe('sofra:statement', note);
  try {
    await run();
  } finally {
    unsubscribe('sofra:statement', note);
  }
  return texts;
}

const DIRECTORIES = ['username', 'email', 'key', 'session', 'device', 'device_code'];

/** The position of each statement in the order that transactions keep; -1 for a statement that writes no directory. */
function placesOf(texts: readonly string[]): number[] {
  return texts.map((text) => {
    const [, verb, name] = /\b(delete from|insert into) (\w+)_directory\b/.exec(text) ?? [];
    return name === undefined ? -1 : DIRECTORIES.indexOf(name) * 2 + Number(verb === 'insert into');
  });
}

test('a transaction writes the directories after everything else, and in one order', async () => {
  const [first, second, leaving] = [await storedSetup(), await storedSetup(), await storedSetup()];
  const [added, other] = [await newSetup(), await newSetup()];
  const texts = await sentDuring(() =>
    inTransaction(db, async (tx) => {
      await deleteAccount(tx, first.venue.id, first.accounts[1]!.id);
      await deleteVenue(tx, leaving.venue.id);
      const kept = { ...changed(first), accounts: [] };
      for (const record of [added, kept, changed(second), other]) await saveVenueSetup(tx, record, 0);
    }),
  );
  const places = placesOf(texts);
  assert.deepEqual(
    places,
    places.toSorted((a, b) => a - b),
  );
  // Single keys are never changed here, and sessions begin in a separate transaction.
  assert.deepEqual(new Set(places), new Set([-1, 0, 1, 2, 3, 4, 5, 6, 8, 10]));
});

test('a change of the settings that keeps the username writes no directory', async () => {
  const record = await storedSetup();
  const renamed = { ...record, venue: { ...record.venue, name: 'Yeni Köşe' }, accounts: [], keys: [] };
  const texts = await sentDuring(() => save(renamed));
  assert.ok(texts.some((text) => text.startsWith('insert into venue ')));
  assert.deepEqual(new Set(placesOf(texts)), new Set([-1]));
});

test('what a transaction changes in the directories keeps nobody waiting before its end', async () => {
  const [first, second, leaving, other] = [
    await storedSetup(),
    await storedSetup(),
    await storedSetup(),
    await storedSetup(),
  ];
  await inTransaction(db, async (tx) => {
    await deleteVenue(tx, leaving.venue.id);
    await deleteAccount(tx, first.venue.id, first.accounts[1]!.id);
    await saveVenueSetup(tx, changed(second), 0);
    // On a cluster each of these would wait for the end of this transaction, behind one directory or another.
    await save(changed(other));
    await storedSetup();
    await signIn(first, first.accounts[0]!);
  });
  assert.equal(await findVenueIdByUsername(db, leaving.venue.username!), null);
});

test('venues exchange usernames, and accounts addresses, in one transaction', async () => {
  const [some, others] = [await storedSetup(), await storedSetup()];
  const swapped = ([a, b]: [VenueSetup, VenueSetup]): VenueSetup => ({
    ...a,
    venue: { ...a.venue, username: b.venue.username },
    accounts: a.accounts.map((account, at) => ({ ...account, email: b.accounts[at]!.email })),
  });
  await save(swapped([some, others]), swapped([others, some]));
  for (const [now, before] of [
    [some, others],
    [others, some],
  ] as const) {
    assert.equal(await findVenueIdByUsername(db, before.venue.username!), now.venue.id);
    for (const [at, { email }] of before.accounts.entries()) {
      const owner = { venueId: now.venue.id, accountId: now.accounts[at]!.id };
      assert.deepEqual(await findEmailOwner(db, email!), owner);
    }
  }
});

test('an account that changes several times in one transaction is found by its last address alone', async () => {
  const record = await storedSetup();
  const [owner, waiter] = record.accounts as [AccountRecord, AccountRecord];
  const venueId = record.venue.id;
  const token = await signIn(record, owner);
  const added = await sampleAccount('Cashier');
  const [passing, last] = [newEmail(), newEmail()];
  await inTransaction(db, async (tx) => {
    for (const email of [passing, last])
      await saveAccount(tx, venueId, { ...owner, email, passwordHash: email });
    for (const email of [passing, added.email]) await saveAccount(tx, venueId, { ...added, email });
    await saveAccount(tx, venueId, { ...waiter, email: newEmail() });
    await deleteAccount(tx, venueId, waiter.id);
  });
  for (const email of [owner.email, passing, waiter.email])
    assert.equal(await findEmailOwner(db, email!), null);
  assert.equal((await findEmailOwner(db, last))?.accountId, owner.id);
  assert.equal((await findEmailOwner(db, added.email))?.accountId, added.id);
  assert.equal(await findVenueIdOfSession(db, token), null);
});

test('a username, or an address, of another venue leaves nothing of a transaction', async () => {
  const taken = await storedSetup();
  const wanting = await newSetup();
  wanting.venue.username = taken.venue.username;
  await assert.rejects(save(wanting), isUniqueViolation);
  wanting.venue.username = newUsername();
  wanting.accounts[1] = { ...wanting.accounts[1]!, email: taken.accounts[0]!.email };
  await assert.rejects(save(wanting), isUniqueViolation);
  assert.equal(await findVenueIdByUsername(db, wanting.venue.username), null);
  assert.equal(await findEmailOwner(db, wanting.accounts[0]!.email!), null);
});
