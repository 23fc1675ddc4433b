import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newAsking, withApproval } from '../../../test/harness/asking.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { lineOf, useSofra } from '../../../test/harness/sofra.ts';
import {
  freshKey,
  newStaffedVenue,
  openBill,
  type Person,
  sampleAccount,
  signIn,
} from '../../../test/harness/staff.ts';

const sofra = useSofra();

const asking = () => newAsking(sofra);

test('201: whoever may agree is asked, one agrees, and the act is done once with both in its history', async () => {
  const { venue, manager, server, bill, total, off, ask, agree, mine, questions } = await asking();
  const refused = await off(total / 2);
  assertRefused(refused, 403, 'APPROVAL_NEEDED');
  assert.deepEqual(refused.body.details, {
    ...{ right: 'discount', amount: total / 2, act: 'discountBill' },
    ...{ billId: bill.first.id, lineIds: [] },
  });
  const asked = await ask(refused);
  assert.deepEqual(
    [asked.state, asked.approvers.map(({ id }: { id: string }) => id).sort(), asked.subject.offPercent],
    ['Asked', [manager.account.id, venue.owner.account.id].sort(), 50],
  );
  const [notice] = await mine(manager);
  assert.deepEqual([notice.kind, notice.approval.id], ['ApprovalAsked', asked.id]);
  assert.deepEqual(await mine(server), []);
  assertRefused(await off(total / 2, withApproval(asked.id)), 403, 'APPROVAL_NEEDED');
  assert.equal((await agree(asked.id)).body.data.state, 'Agreed');
  const done = await off(total / 2, withApproval(asked.id));
  assert.equal(done.status, 200, done.text);
  const { history } = await bill.read();
  const entry = history.at(-1);
  assert.deepEqual(
    [entry.by.id, entry.approvedBy.id, entry.detail.reason],
    [venue.waiter.account.id, manager.account.id, 'Birthday'],
  );
  assert.equal((await venue.waiter.call('GET', `${questions}/${asked.id}`)).body.data.state, 'Used');
  assert.deepEqual(await mine(venue.owner), []);
  const [given] = await mine(manager);
  assert.partialDeepStrictEqual(given, {
    kind: 'ApprovalGiven',
    given: {
      act: 'discountBill',
      amount: total / 2,
      askedBy: { id: venue.waiter.account.id },
      deviceName: null,
    },
  });
});

test('403: one approval opens neither another act, nor another line, bill or person, nor a larger amount, nor a second use', async () => {
  const { venue, server, bill, total, off, ask, agree } = await asking();
  const [line, other] = bill.first.lines;
  const gift = (lineId: string, path: string, by: Person, id: string) =>
    by.call('PUT', `${path}/lines/${lineId}/gift`, { isGift: true, reason: 'Late' }, withApproval(id));
  const none = '00000000-0000-4000-8000-000000000000';
  const asked = await ask(await gift(line.id, bill.path, server, none), server);
  await agree(asked.id);
  const elsewhere = await openBill(venue);
  for (const refused of [
    await gift(other.id, bill.path, server, asked.id),
    await gift(elsewhere.first.lines[0].id, elsewhere.path, server, asked.id),
    await off(1, withApproval(asked.id), server),
    await server.call('POST', `${bill.path}/void`, { reason: 'Left' }, withApproval(asked.id)),
    await gift(line.id, bill.path, venue.waiter, asked.id),
  ])
    assertRefused(refused, 403, 'APPROVAL_NEEDED');
  assert.equal((await gift(line.id, bill.path, server, asked.id)).status, 200);
  await venue.owner.call('PUT', `${bill.path}/lines/${line.id}/gift`, { isGift: false });
  assertRefused(await gift(line.id, bill.path, server, asked.id), 403, 'APPROVAL_NEEDED');
  const half = await ask(await off(total / 2));
  await agree(half.id);
  assertRefused(await off(total / 2 + 1, withApproval(half.id)), 403, 'APPROVAL_NEEDED');
  assert.equal((await off(total / 2 - 1, withApproval(half.id))).status, 200);
});

test('200: an approval holds up no other act, and a tap in the kitchen or another round does not spoil it', async () => {
  const { venue, bill, total, ask, agree } = await asking();
  const { revision } = await bill.read();
  const half = { amount: total / 2, reason: 'Birthday', revision };
  const asked = await ask(await bill.act('PUT', '/discount', half));
  assert.equal(
    (await bill.act('POST', `/lines/${bill.first.lines[0].id}/move`, { to: 'Preparing' })).status,
    200,
  );
  const round = { lines: [lineOf(venue.menu.kebab)] };
  assert.equal((await bill.act('POST', '/rounds', round, { 'idempotency-key': freshKey() })).status, 201);
  await agree(asked.id);
  await bill.act('POST', `/lines/${bill.first.lines[0].id}/move`, { to: 'Ready' });
  assertRefused(await bill.act('PUT', '/discount', { ...half, amount: 1 }), 409, 'BILL_CHANGED_SINCE');
  const done = await bill.act('PUT', '/discount', half, withApproval(asked.id));
  assert.equal(done.status, 200, done.text);
});

test('403: after an approval the limit is counted over all reductions, so that small ones do not follow it', async () => {
  const { bill, total, off, ask, agree } = await asking();
  const asked = await ask(await off(total / 2));
  await agree(asked.id);
  assert.equal((await off(total / 2, withApproval(asked.id))).status, 200);
  const { lines, revision } = await bill.read();
  for (const headers of [{}, withApproval(asked.id)]) {
    const more = { amount: 1, reason: 'Late', revision };
    const refused = await bill.act('PUT', `/lines/${lines[0].id}/discount`, more, headers);
    assertRefused(refused, 403, 'APPROVAL_NEEDED');
  }
});

test('403: of several uses at the same time one is done', async () => {
  const { venue, server, bill, total, off, ask, agree } = await asking();
  const { id } = await ask(await off(total / 2));
  await agree(id);
  const { revision } = await bill.read();
  const use = (amount: number) =>
    bill.act('PUT', '/discount', { amount, reason: 'Birthday', revision }, withApproval(id));
  const answers = await Promise.all([use(total / 2), use(total / 2 - 1), use(total / 2 - 2)]);
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  const order = (headers: object = {}) =>
    server.call(
      'POST',
      `/venues/${venue.id}/bills`,
      { type: 'Takeaway', lines: [{ openItem: { name: 'Cake', price: 50 }, quantity: 1 }] },
      { 'idempotency-key': freshKey(), ...headers },
    );
  const item = await ask(await order(), server);
  await agree(item.id);
  const placed = await Promise.all([1, 2, 3].map(() => order(withApproval(item.id))));
  assert.deepEqual(placed.map(({ status }) => status).sort(), [201, 403, 403]);
});

test('403: an approval is gone with the rights of whoever gave it, and with the person', async () => {
  for (const end of ['demoted', 'removed'] as const) {
    const { venue, manager, total, off, ask, agree } = await asking();
    const { id } = await ask(await off(total / 2));
    assert.equal((await agree(id)).status, 200);
    const account = `/venues/${venue.id}/accounts/${manager.account.id}`;
    const ended =
      end === 'demoted'
        ? await venue.owner.call('PATCH', account, { role: 'Cashier' })
        : await venue.owner.call('DELETE', account);
    assert.equal(ended.status, 200, ended.text);
    assertRefused(await off(total / 2, withApproval(id)), 403, 'APPROVAL_NEEDED');
  }
});

test('403: nobody agrees to their own act, or to what they may not do themselves', async () => {
  const { venue, server, manager, bill, total, off, ask, agree, questions } = await asking();
  const { id } = await ask(await off(total / 2));
  for (const by of [venue.waiter, server]) assertRefused(await agree(id, by), 403, 'NOT_PERMITTED');
  assertRefused(await server.call('GET', `${questions}/${id}`), 404, 'APPROVAL_NOT_FOUND');
  const own = { act: 'voidBill', right: 'void', billId: bill.first.id, lineIds: [], amount: total };
  const asked = (await manager.call('POST', questions, own)).body.data;
  assert.deepEqual(
    asked.approvers.map((one: { id: string }) => one.id),
    [venue.owner.account.id],
  );
  assertRefused(await agree(asked.id), 403, 'NOT_PERMITTED');
});

test('409: a question is over once it was answered or taken back, and after ten minutes; an agreement after thirty', async () => {
  const { venue, manager, total, off, ask, agree, mine, questions } = await asking();
  const first = await ask(await off(total / 2));
  assert.equal((await manager.call('POST', `${questions}/${first.id}/decline`)).body.data.state, 'Declined');
  assertRefused(await agree(first.id), 409, 'APPROVAL_OVER');
  assertRefused(await off(total / 2, withApproval(first.id)), 403, 'APPROVAL_NEEDED');
  const second = await ask(await off(total / 2));
  assert.equal((await venue.waiter.call('DELETE', `${questions}/${second.id}`)).body.data.state, 'TakenBack');
  assertRefused(await agree(second.id), 409, 'APPROVAL_OVER');
  const third = await ask(await off(total / 2));
  const again = await ask(await off(total / 2));
  assertRefused(await agree(third.id), 409, 'APPROVAL_OVER');
  assert.deepEqual(
    (await mine(manager)).map((one: { approval: { id: string } }) => one.approval.id),
    [again.id],
  );
  sofra.clock.advance(10 * 60_000);
  assertRefused(await agree(again.id), 409, 'APPROVAL_OVER');
  assert.deepEqual(await mine(manager), []);
  assert.deepEqual((await manager.call('GET', questions)).body.data, []);
  const last = await ask(await off(total / 2));
  await agree(last.id);
  assert.equal((await agree(last.id)).status, 200);
  sofra.clock.advance(30 * 60_000);
  assertRefused(await off(total / 2, withApproval(last.id)), 403, 'APPROVAL_NEEDED');
  const { state } = (await venue.waiter.call('GET', `${questions}/${last.id}`)).body.data;
  assert.equal(state, 'Expired');
});

test('201: a waiter orders an open item that a colleague agreed to, on a bill and as a new order', async () => {
  const { venue, server, bill, ask, agree } = await asking();
  const lines = [{ openItem: { name: 'Cake', price: 50 }, quantity: 2 }];
  const places = [
    [`${bill.path}/rounds`, { lines }],
    [`/venues/${venue.id}/bills`, { type: 'Takeaway', lines }],
  ] as const;
  for (const [path, body] of places) {
    const order = (headers: object = {}) =>
      server.call('POST', path, body, { 'idempotency-key': freshKey(), ...headers });
    const refused = await order();
    assertRefused(refused, 403, 'APPROVAL_NEEDED');
    const { id } = await ask(refused, server);
    await agree(id);
    const placed = await order(withApproval(id));
    assert.equal(placed.status, 201, placed.text);
    const read = await server.call('GET', `/venues/${venue.id}/bills/${placed.body.data.bill.id}`);
    assert.ok(read.body.data.history.some((one: { approvedBy: unknown }) => one.approvedBy !== null));
    assertRefused(await order(withApproval(id)), 403, 'APPROVAL_NEEDED');
  }
});

test('403: an owner of the headquarter agrees at a branch only as a person of that branch', async () => {
  const headquarter = await newStaffedVenue(sofra, { type: 'Headquarter' });
  const manager = await sampleAccount('Manager');
  const branch = await newStaffedVenue(
    sofra,
    { type: 'Branch', parentVenueId: headquarter.id, roles: null },
    { accounts: [manager] },
  );
  const bill = await openBill(branch);
  const { revision, totals } = await bill.read();
  const refused = await bill.act('PUT', '/discount', { amount: totals.total, reason: 'Late', revision });
  const questions = `/venues/${branch.id}/approvals`;
  const asked = (await branch.waiter.call('POST', questions, refused.body.details)).body.data;
  const approvers = asked.approvers.map(({ id }: { id: string }) => id);
  assert.deepEqual(approvers.sort(), [manager.id, branch.owner.account.id].sort());
  const agreed = await headquarter.owner.call('POST', `${questions}/${asked.id}/agree`);
  assertRefused(agreed, 403, 'NOT_PERMITTED');
});

test('200: a move takes one approval of its lines, whatever the kitchen does meanwhile', async () => {
  const { venue, bill, manager, ask } = await asking();
  const changed = await venue.owner.call('PATCH', `/venues/${venue.id}/accounts/${venue.waiter.account.id}`, {
    role: 'Cook',
  });
  assert.equal(changed.status, 200, changed.text);
  const cook = await signIn(sofra, venue.waiter.account);
  const [line, other] = bill.first.lines;
  const body = { lines: [{ lineId: line.id, quantity: 1 }], to: {}, revision: bill.first.revision };
  const move = (sent: object, headers = {}) =>
    cook.call('POST', `${bill.path}/moves`, sent, { 'idempotency-key': freshKey(), ...headers });
  const refused = await move(body);
  assertRefused(refused, 403, 'APPROVAL_NEEDED');
  assert.partialDeepStrictEqual(refused.body.details, { right: 'moveLines', lineIds: [line.id], amount: 0 });
  const { id } = await ask(refused, cook);
  assert.equal((await manager.call('POST', `/venues/${venue.id}/approvals/${id}/agree`)).status, 200);
  await manager.call('POST', `${bill.path}/lines/${line.id}/move`, { to: 'Ready' });
  const elsewhere = { ...body, lines: [{ lineId: other.id, quantity: 1 }] };
  assertRefused(await move(elsewhere, withApproval(id)), 403, 'APPROVAL_NEEDED');
  const moved = await move(body, withApproval(id));
  assert.equal(moved.status, 200, moved.text);
  const { history } = (await manager.call('GET', bill.path)).body.data;
  assert.equal(history.at(-1).approvedBy.id, manager.account.id);
});
