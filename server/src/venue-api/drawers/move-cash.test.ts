import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newAsking, withApproval } from '../../../test/harness/asking.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { useSofra } from '../../../test/harness/sofra.ts';
import { freshKey, type Person, signIn } from '../../../test/harness/staff.ts';
import { newUsualVenue } from '../../../test/harness/usual-venue.ts';
import { readLedger } from '../../../test/money/ledger-rows.ts';
import { RIGHTS_TABLE } from '../../../test/samples/rights-table.ts';
import { ACCOUNT_ROLES } from '../../core/access/account.ts';

const sofra = useSofra();

const PAID_OUT = { act: 'CashOut', amount: 350, reason: 'Supplier', note: 'Bread' };

/** Makes a venue with two drawers, and a waiter without the right to move cash. */
async function newVenueWithDrawers() {
  const asking = await newAsking(sofra);
  const { venue, server } = asking;
  const settings = `/venues/${venue.id}/settings`;
  const drawer = (code: string, name: string) => ({ code, name, printerId: null, deviceId: null });
  const changed = await venue.owner.call('PATCH', settings, {
    drawers: [drawer('main', 'Bar'), drawer('terrace', 'Terrace')],
  });
  assert.equal(changed.status, 200, changed.text);
  const move = (sent: unknown, { drawer = 'main', headers = {}, by = server, key = freshKey() } = {}) =>
    by.call('POST', `/venues/${venue.id}/drawers/${drawer}/movements`, sent, {
      'idempotency-key': key,
      ...headers,
    });
  const drawers = async (by: Person = venue.owner) =>
    (await by.call('GET', `/venues/${venue.id}/drawers`)).body.data.drawers;
  return { ...asking, move, drawers };
}

test('200: who lacks the right pays out with a colleague, and both are in the ledger and at the drawer', async () => {
  const { venue, server, manager, questions, move, drawers, ask, agree, mine } = await newVenueWithDrawers();
  const key = freshKey();
  const refused = await move(PAID_OUT, { key });
  assertRefused(refused, 403, 'APPROVAL_NEEDED');
  assert.deepEqual(refused.body.details, {
    ...{ right: 'drawer', amount: 350, act: 'moveCash', billId: null, lineIds: [] },
    movement: { act: 'CashOut', drawer: 'main', accountId: null },
  });
  const asked = await ask(refused, server);
  const listed = async (by: Person) => (await by.call('GET', questions)).body.data.length;
  assert.deepEqual(
    [await listed(server), await listed(manager), await listed(venue.waiter)],
    [1, 1, 0],
    'cash is no matter of people who only take payments',
  );
  assert.deepEqual(
    new Set(asked.approvers.map(({ id }: { id: string }) => id)),
    new Set([manager.account.id, venue.owner.account.id]),
  );
  assert.deepEqual(asked.subject.movement, {
    ...{ act: 'CashOut', drawer: 'main', drawerName: 'Bar', to: null },
  });
  assertRefused(await move(PAID_OUT, { key, headers: withApproval(asked.id) }), 403, 'APPROVAL_NEEDED');
  await agree(asked.id);
  for (const _ of ['done', 'repeated']) {
    const answer = await move(PAID_OUT, { key, headers: withApproval(asked.id) });
    assert.equal(answer.status, 200, answer.text);
    assert.equal(answer.body.data.drawers[0].movements, null, 'it tells nothing of the drawer');
  }
  const [row, ...more] = await readLedger(sofra.db, venue.id);
  assert.deepEqual(
    [row?.act, row?.personId, row?.approverId, more.length],
    ['CashOut', server.account.id, manager.account.id, 0],
  );
  const [{ movements, period }] = await drawers();
  assert.equal(period.cashOut, 350);
  assert.partialDeepStrictEqual(movements, [
    {
      ...{ act: 'CashOut', amount: 350, reason: 'Supplier', note: 'Bread', to: null },
      ...{ by: { id: server.account.id }, approvedBy: { id: manager.account.id } },
    },
  ]);
  const [given] = await mine(manager);
  assert.deepEqual([given.kind, given.given.subject.movement.act], ['ApprovalGiven', 'CashOut']);
});

test('403: an approval opens neither another kind of move, nor another drawer or person, nor a larger amount, nor a second move', async () => {
  const { venue, server, manager, move, ask, agree } = await newVenueWithDrawers();
  const { id } = await ask(await move({ ...PAID_OUT, amount: 100 }), server);
  await agree(id);
  const headers = withApproval(id);
  const cook = await venue.owner.call('PATCH', `/venues/${venue.id}/accounts/${venue.waiter.account.id}`, {
    role: 'Waiter',
  });
  assert.equal(cook.status, 200, cook.text);

  const colleague = await signIn(sofra, venue.waiter.account);
  for (const refused of [
    await move({ ...PAID_OUT, amount: 100.01 }, { headers }),
    await move({ act: 'CashIn', amount: 100, reason: 'Change' }, { headers }),
    await move({ act: 'TipsPaidOut', amount: 100 }, { headers }),
    await move({ act: 'DrawerOpened', reason: 'Check' }, { headers }),
    await move({ ...PAID_OUT, amount: 100 }, { headers, drawer: 'terrace' }),
    await move({ ...PAID_OUT, amount: 100 }, { headers, by: colleague }),
  ])
    assertRefused(refused, 403, 'APPROVAL_NEEDED');
  assert.equal((await move({ ...PAID_OUT, amount: 100 }, { headers })).status, 200);
  assertRefused(await move({ ...PAID_OUT, amount: 100 }, { headers }), 403, 'APPROVAL_NEEDED');
  const tips = { act: 'TipsPaidOut', amount: 40 };
  const own = await ask(await move(tips), server);
  assert.equal(own.subject.movement.to.id, server.account.id);
  await agree(own.id);
  const toAnother = { ...tips, accountId: manager.account.id };
  assertRefused(await move(toAnother, { headers: withApproval(own.id) }), 403, 'APPROVAL_NEEDED');
  assert.equal((await move(tips, { headers: withApproval(own.id) })).status, 200);
});

test('403: a colleague who read of another act has agreed to no move of cash', async () => {
  const { venue, server, bill, move, agree, questions } = await newVenueWithDrawers();
  const { details } = (await move(PAID_OUT)).body;
  const { movement: _, ...unsaid } = details;
  for (const disguised of [{ ...details, right: 'reprint' }, unsaid]) {
    const asked = await server.call('POST', questions, disguised);
    await agree(asked.body.data.id);
    const headers = withApproval(asked.body.data.id);
    assertRefused(await move(PAID_OUT, { headers }), 403, 'APPROVAL_NEEDED');
  }
  const voided = { act: 'voidBill', right: 'reprint', billId: bill.first.id, lineIds: [], amount: 1_000 };
  const asked = await server.call('POST', questions, voided);
  await agree(asked.body.data.id);
  const refused = await server.call(
    'POST',
    `/venues/${venue.id}/bills/${bill.first.id}/void`,
    { reason: 'Left' },
    withApproval(asked.body.data.id),
  );
  assertRefused(refused, 403, 'APPROVAL_NEEDED');
});

test('403: of several uses at the same time one is done, and none once the colleague lost the right to drawers', async () => {
  const { venue, server, move, drawers, ask, agree } = await newVenueWithDrawers();
  const { id } = await ask(await move(PAID_OUT), server);
  await agree(id);
  const answers = await Promise.all([1, 2, 3].map(() => move(PAID_OUT, { headers: withApproval(id) })));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 403, 403]);
  const next = await ask(await move(PAID_OUT), server);
  await agree(next.id);
  const roles = `/venues/${venue.id}/roles`;
  const { data } = (await venue.owner.call('GET', roles)).body;
  const { rights, ...manager } = data.roles.Manager;
  const without = { ...manager, rights: rights.filter((right: string) => right !== 'drawer') };
  const changed = await venue.owner.call('PUT', roles, {
    roles: { ...data.roles, Manager: without },
  });
  assert.equal(changed.status, 200, changed.text);
  assertRefused(await move(PAID_OUT, { headers: withApproval(next.id) }), 403, 'APPROVAL_NEEDED');
  assert.equal((await drawers())[0].period.cashOut, 350);
});

test('403: the float is lent to no one', async () => {
  const { server, move, questions } = await newVenueWithDrawers();
  assertRefused(await move({ act: 'FloatSet', amount: 0 }), 403, 'NOT_PERMITTED');
  const question = { act: 'moveCash', right: 'drawer', billId: null, lineIds: [], amount: 0 };
  const movement = { act: 'FloatSet', drawer: 'main' };
  assertRefused(await server.call('POST', questions, { ...question, movement }), 400, 'VALIDATION_ERROR');
});

test('404: no one is asked about a drawer or a person that is not there', async () => {
  const { server, move, questions } = await newVenueWithDrawers();
  const { details } = (await move(PAID_OUT)).body;
  const drawer = { ...details, movement: { ...details.movement, drawer: 'attic' } };
  assertRefused(await server.call('POST', questions, drawer), 404, 'DRAWER_NOT_FOUND');
  const accountId = '00000000-0000-4000-8000-000000000000';
  const person = { ...details, movement: { ...details.movement, act: 'TipsPaidOut', accountId } };
  assertRefused(await server.call('POST', questions, person), 404, 'ACCOUNT_NOT_FOUND');
});

test('each role moves cash, or asks for it, as the table of rights says', async () => {
  const venue = await newUsualVenue(sofra);
  const row = RIGHTS_TABLE.moveCash!.split(' ');
  for (const [at, role] of ACCOUNT_ROLES.entries()) {
    if (row[at] === '-') continue;
    for (const body of [PAID_OUT, { act: 'DrawerOpened', reason: 'Check' }]) {
      const path = `/venues/${venue.id}/drawers/main/movements`;
      const answer = await venue.people
        .get(role)!
        .call('POST', path, body, { 'idempotency-key': freshKey() });
      if (row[at] === 'y') assert.equal(answer.status, 200, `${role}: ${answer.text}`);
      else assertRefused(answer, 403, 'APPROVAL_NEEDED');
    }
  }
});
