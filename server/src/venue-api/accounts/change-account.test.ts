import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { openTestDatabase, useSofra } from '../../../test/harness/sofra.ts';
import {
  newStaffedVenue,
  PASSWORD,
  type Person,
  sampleAccount,
  signIn,
} from '../../../test/harness/staff.ts';

const db = openTestDatabase();
const sofra = useSofra({ db });
const otherServer = useSofra({ db });

after(() => db.close());

function change(by: Person, venueId: string, accountId: string, body: unknown) {
  return by.call('PATCH', `/venues/${venueId}/accounts/${accountId}`, body);
}

/** Whether a session is valid, on either server. */
async function isSignedIn({ cookie }: Person): Promise<boolean> {
  const answers = await Promise.all(
    [sofra, otherServer].map((server) => server.call('GET', '/venue/v1/session', { headers: { cookie } })),
  );
  assert.equal(answers[0]!.status, answers[1]!.status);
  return answers[0]!.status === 200;
}

async function canSignIn(email: string, password: string): Promise<boolean> {
  return (await sofra.call('POST', '/venue/v1/session', { body: { email, password } })).status === 200;
}

test('200: a name and an address change, and the sessions continue', async () => {
  const { id, owner, waiter } = await newStaffedVenue(sofra);
  const email = `${randomUUID()}@example.com`;
  const answer = await change(owner, id, waiter.account.id.toUpperCase(), {
    name: 'Deniz Kaya',
    email: email.toUpperCase(),
  });
  assert.equal(answer.status, 200, answer.text);
  const { name, email: shown, role, isYou } = answer.body.data;
  assert.deepEqual([name, shown, role, isYou], ['Deniz Kaya', email, 'Cashier', false]);
  const { account } = (await waiter.call('GET', '/session')).body.data;
  assert.deepEqual([account.name, account.email], ['Deniz Kaya', email]);
  assert.ok(await canSignIn(email, 'kahve ve lokum'));
  assert.ok(!(await canSignIn(waiter.account.email, 'kahve ve lokum')));
});

test('200: an address that was given up is free for others', async () => {
  const [venue, other] = [await newStaffedVenue(sofra), await newStaffedVenue(sofra)];
  const { email } = venue.waiter.account;
  const email2 = `${randomUUID()}@example.com`;
  assert.equal((await change(venue.owner, venue.id, venue.waiter.account.id, { email: email2 })).status, 200);
  assert.equal((await change(other.owner, other.id, other.waiter.account.id, { email })).status, 200);
});

test('200: a new password ends all sessions of the account on every server, and no others', async () => {
  const { id, owner, waiter } = await newStaffedVenue(sofra);
  const till = await signIn(sofra, waiter.account);
  assert.equal((await change(owner, id, waiter.account.id, { password: 'taze sıkılmış' })).status, 200);
  assert.deepEqual(
    [await isSignedIn(waiter), await isSignedIn(till), await isSignedIn(owner)],
    [false, false, true],
  );
  assert.ok(await canSignIn(waiter.account.email, 'taze sıkılmış'));
  assert.ok(!(await canSignIn(waiter.account.email, 'kahve ve lokum')));
});

test('200: a new role ends the sessions of the account; sending the present role does not', async () => {
  const { id, owner, waiter } = await newStaffedVenue(sofra);
  assert.equal((await change(owner, id, waiter.account.id, { role: 'Cashier' })).status, 200);
  assert.ok(await isSignedIn(waiter));
  const promotion = { role: 'Owner', currentPassword: PASSWORD };
  assert.equal((await change(owner, id, waiter.account.id, promotion)).status, 200);
  assert.ok(!(await isSignedIn(waiter)));
  const again = await signIn(sofra, waiter.account);
  assert.equal((await again.call('GET', `/venues/${id}/accounts`)).status, 200);
});

test('200: users who change their own account stay signed in only in that session', async () => {
  const second = await sampleAccount('Owner');
  const { id, owner } = await newStaffedVenue(sofra, {}, { accounts: [second] });
  const elsewhere = await signIn(sofra, owner.account);
  const body = { password: 'bahçede çay', currentPassword: PASSWORD };
  const answer = await change(owner, id, owner.account.id, body);
  assert.deepEqual([answer.status, answer.body.data.isYou], [200, true]);
  assert.deepEqual([await isSignedIn(owner), await isSignedIn(elsewhere)], [true, false]);
  assert.equal((await change(owner, id, owner.account.id, { role: 'Cashier' })).status, 200);
  assert.ok(await isSignedIn(owner));
  assertRefused(await owner.call('GET', `/venues/${id}/accounts`), 403, 'NOT_PERMITTED');
});

test('200: the owner of a headquarter can change accounts of a branch', async () => {
  const headquarter = await newStaffedVenue(sofra, { type: 'Headquarter' });
  const branch = await newStaffedVenue(sofra, { type: 'Branch', parentVenueId: headquarter.id });
  const body = { role: 'Owner', password: 'yeni parola', currentPassword: PASSWORD };
  assert.equal((await change(headquarter.owner, branch.id, branch.waiter.account.id, body)).status, 200);
  assert.deepEqual([await isSignedIn(branch.waiter), await isSignedIn(headquarter.owner)], [false, true]);
});

test('200: an empty change changes nothing', async () => {
  const { id, owner, waiter } = await newStaffedVenue(sofra);
  const answer = await change(owner, id, waiter.account.id, {});
  assert.deepEqual([answer.status, answer.body.data.name], [200, waiter.account.name]);
  assert.ok(await isSignedIn(waiter));
});

test('400: a change that breaks a rule changes nothing', async () => {
  const { id, owner, waiter } = await newStaffedVenue(sofra);
  const cases: [unknown, string, string[]][] = [
    [{ role: null, name: null, email: '', password: '' }, 'CONTENT_INVALID', ['role', 'name']],
    [{ password: 'kısa' }, 'CONTENT_INVALID', ['password']],
    [{ isYou: true }, 'CONTENT_INVALID', ['isYou']],
    [{ role: 'Guest' }, 'VALIDATION_ERROR', ['role']],
    [{ email: 'a@b@c' }, 'VALIDATION_ERROR', ['email']],
    ['text', 'VALIDATION_ERROR', ['body']],
  ];
  for (const [body, code, fields] of cases) {
    const answer = await change(owner, id, waiter.account.id, body);
    assert.deepEqual(new Set(assertRefused(answer, 400, code)), new Set(fields));
  }
  assert.ok(await isSignedIn(waiter));
});

test('404: an account of another venue is answered like an unknown one', async () => {
  const [venue, other] = [await newStaffedVenue(sofra), await newStaffedVenue(sofra)];
  for (const accountId of [other.waiter.account.id, other.owner.account.id, randomUUID()]) {
    const answer = await change(venue.owner, venue.id, accountId, { password: 'ele geçir' });
    assertRefused(answer, 404, 'ACCOUNT_NOT_FOUND');
  }
  assert.deepEqual([await isSignedIn(other.waiter), await isSignedIn(other.owner)], [true, true]);
});

test('409: an address of another account is refused, in any venue', async () => {
  const [venue, other] = [await newStaffedVenue(sofra), await newStaffedVenue(sofra)];
  for (const { account } of [venue.owner, other.waiter]) {
    const body = { email: account.email, password: 'yeni parola' };
    const answer = await change(venue.owner, venue.id, venue.waiter.account.id, body);
    assertRefused(answer, 409, 'EMAIL_TAKEN', ['email']);
  }
  assert.ok(await isSignedIn(venue.waiter));
});

test('409: two accounts cannot exchange their addresses at the same time', async () => {
  const [some, others] = [await newStaffedVenue(sofra), await newStaffedVenue(sofra)];
  const answers = await Promise.all([
    change(some.owner, some.id, some.waiter.account.id, { email: others.waiter.account.email }),
    change(others.owner, others.id, others.waiter.account.id, { email: some.waiter.account.email }),
  ]);
  for (const answer of answers) assertRefused(answer, 409, 'EMAIL_TAKEN');
});

test('409: the last owner cannot become staff, not even through the owner of the headquarter', async () => {
  const headquarter = await newStaffedVenue(sofra, { type: 'Headquarter' });
  const branch = await newStaffedVenue(sofra, { type: 'Branch', parentVenueId: headquarter.id });
  for (const by of [branch.owner, headquarter.owner]) {
    assertRefused(
      await change(by, branch.id, branch.owner.account.id, { role: 'Cashier' }),
      409,
      'LAST_OWNER',
    );
  }
  assert.ok(await isSignedIn(branch.owner));
});

test('409: of two owners who make each other staff at the same time, one stays owner', async () => {
  for (let round = 0; round < 5; round++) {
    const second = await sampleAccount('Owner');
    const { id, owner } = await newStaffedVenue(sofra, {}, { accounts: [second] });
    const other = await signIn(otherServer, second);
    const answers = await Promise.all([
      change(owner, id, second.id, { role: 'Cashier' }),
      change(other, id, owner.account.id, { role: 'Cashier' }),
    ]);
    const statuses = answers.map(({ status }) => status).toSorted();
    // The slower request may have lost its session or its role before it was checked.
    assert.equal(statuses[0], 200);
    assert.ok([401, 403, 409].includes(statuses[1]!), String(statuses));
    const [row] = await db.query<{ owners: number }>({
      text: `select count(*) as owners from account where venue_id = $1 and role = 'Owner'`,
      values: [id],
    });
    assert.equal(row!.owners, 1);
  }
});
