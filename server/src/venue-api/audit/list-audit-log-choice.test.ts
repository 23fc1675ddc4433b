import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, type StaffedVenue, signIn } from '../../../test/harness/staff.ts';

const sofra = useSofra();

test('entries are chosen by part, by who acted and by account, and continue before the last one', async () => {
  const headquarter = await newStaffedVenue(sofra, { type: 'Headquarter' });
  const branch = await newStaffedVenue(sofra, { type: 'Branch', parentVenueId: headquarter.id });
  const rename = (by: StaffedVenue, name: string) => {
    sofra.clock.advance(1);
    return by.owner.call('PATCH', `/venues/${branch.id}/accounts/${branch.waiter.account.id}`, { name });
  };
  for (const number of [1, 2, 3]) await rename(branch, `own ${number}`);
  await rename(headquarter, 'from above');
  await branch.owner.call('PATCH', `/venues/${branch.id}/settings`, { lateAfterMinutes: 7 });
  const names = async (query: string, by = branch) => {
    const { body } = await by.owner.call('GET', `/venues/${branch.id}/audit-log?${query}`);
    return body.data.items.map(({ records: [record] }: { records: { name: string }[] }) => record!.name);
  };
  assert.deepEqual(await names('part=Accounts', headquarter), ['from above', 'own 3', 'own 2', 'own 1']);
  assert.deepEqual(await names(`accountId=${headquarter.owner.account.id}`), ['from above']);
  assert.deepEqual(await names('actor=Operator'), []);
  assert.deepEqual(await names(`part=Settings&accountId=${branch.owner.account.id}`), [
    branch.record.venue.name,
  ]);
  const first = await branch.owner.call('GET', `/venues/${branch.id}/audit-log?part=Accounts&pageSize=3`);
  assert.deepEqual(await names(`part=Accounts&pageSize=3&before=${first.body.data.nextBefore}`), ['own 1']);
});

test('only owners who reach the venue read its log', async () => {
  const [venue, stranger] = [await newStaffedVenue(sofra), await newStaffedVenue(sofra)];
  const path = `/venues/${venue.id}/audit-log`;
  assertRefused(await venue.waiter.call('GET', path), 403, 'NOT_PERMITTED');
  assertRefused(await stranger.owner.call('GET', path), 404, 'VENUE_NOT_FOUND');
  const again = await signIn(sofra, venue.owner.account);
  assert.equal((await again.call('GET', path)).status, 200);
});
