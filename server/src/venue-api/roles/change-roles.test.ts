import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, openBill, sampleAccount, signIn } from '../../../test/harness/staff.ts';

const sofra = useSofra();

async function usualVenue() {
  const [account] = [await sampleAccount('Manager')];
  const venue = await newStaffedVenue(sofra, { roles: null }, { accounts: [account] });
  return { ...venue, manager: await signIn(sofra, account), path: `/venues/${venue.id}/roles` };
}

test('200: what an owner decides applies to the next call of those who are signed in', async () => {
  const venue = await usualVenue();
  const { body } = await venue.owner.call('GET', venue.path);
  assert.deepEqual(body.data.roles, body.data.usual);
  const bill = await openBill(venue);
  assertRefused(await bill.act('POST', '/void', { reason: 'Left' }), 403, 'APPROVAL_NEEDED');
  const { roles } = body.data;
  const Cashier = { rights: [...roles.Cashier.rights, 'void'], mostOffPercent: 12.5 };
  const changed = await venue.owner.call('PUT', venue.path, { roles: { ...roles, Cashier } });
  assert.equal(changed.status, 200, changed.text);
  const { account } = (await venue.waiter.call('GET', '/session')).body.data;
  assert.deepEqual([account.rights.includes('void'), account.mostOffPercent], [true, 12.5]);
  assert.equal((await bill.act('POST', '/void', { reason: 'Left' })).status, 200);
  const back = await venue.owner.call('PUT', venue.path, { roles: body.data.usual });
  assert.equal(back.body.data.revision, body.data.revision);
  const { items } = (await venue.owner.call('GET', `/venues/${venue.id}/setup-history`)).body.data;
  assert.ok(JSON.stringify(items).includes('roles'));
});

test('403: only owners change roles; who may change people reads them', async () => {
  const venue = await usualVenue();
  const { data } = (await venue.manager.call('GET', venue.path)).body;
  assertRefused(await venue.manager.call('PUT', venue.path, { roles: data.roles }), 403, 'NOT_PERMITTED');
  assertRefused(await venue.waiter.call('GET', venue.path), 403, 'NOT_PERMITTED');
});

test('412, 400: a change on another state is refused, and so are a right that there is not and a limit above all', async () => {
  const venue = await usualVenue();
  const { roles, revision } = (await venue.owner.call('GET', venue.path)).body.data;
  const put = (Host: unknown, ifMatch = revision) =>
    venue.owner.call('PUT', venue.path, { roles: { ...roles, Host } }, { 'if-match': `"${ifMatch}"` });
  assert.equal((await put({ rights: [], mostOffPercent: 0 })).status, 200);
  assertRefused(await put({ rights: ['menu'], mostOffPercent: 0 }), 412, 'CONTENT_CHANGED');
  for (const wrong of [
    { rights: ['fly'], mostOffPercent: 0 },
    { rights: [], mostOffPercent: 100.5 },
    { rights: [], mostOffPercent: -1 },
    { rights: [] },
  ])
    assert.equal((await put(wrong)).status, 400);
});

test('403: a manager adds a waiter, and neither touches an owner nor gives themselves more', async () => {
  const venue = await usualVenue();
  const accounts = `/venues/${venue.id}/accounts`;
  const added = await venue.manager.call('POST', accounts, { role: 'Waiter', name: 'Can' });
  assert.equal(added.status, 201, added.text);
  const owner = `${accounts}/${venue.owner.account.id}`;
  const own = `${accounts}/${venue.manager.account.id}`;
  const colleague = `${accounts}/${added.body.data.id}`;
  for (const [method, path, body] of [
    ['PATCH', owner, { name: 'X' }],
    ['DELETE', owner, undefined],
    ['POST', `${owner}/password-link`, undefined],
    ['PATCH', own, { name: 'X' }],
    ['DELETE', own, undefined],
  ] as const)
    assertRefused(await venue.manager.call(method, path, body), 403, 'NOT_PERMITTED');
  const { roles } = (await venue.owner.call('GET', venue.path)).body.data;
  const Manager = { ...roles.Manager, mostOffPercent: 5 };
  await venue.owner.call('PUT', venue.path, { roles: { ...roles, Manager } });
  assertRefused(await venue.manager.call('PATCH', colleague, { role: 'Cashier' }), 403, 'NOT_PERMITTED');
  assert.equal((await venue.manager.call('PATCH', colleague, { role: 'Host' })).status, 200);
  assert.equal((await venue.manager.call('DELETE', colleague)).status, 200);
});
