import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TUESDAY_AFTERNOON, useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, type Person, sampleAccount } from '../../../test/harness/staff.ts';

const sofra = useSofra();

test('200: owners and staff are listed with the caller and signed-in accounts marked, without hashes', async () => {
  const idle = await sampleAccount('Cashier', { name: 'Ada' });
  const { id, owner, waiter } = await newStaffedVenue(sofra, {}, { accounts: [idle] });
  const answer = await owner.call('GET', `/venues/${id}/accounts`);
  assert.equal(answer.status, 200);
  const lastSignInAt = new Date(TUESDAY_AFTERNOON).toISOString();
  const shown = ({ account }: Pick<Person, 'account'>, more: object) => {
    const { passwordHash: _, ...rest } = account;
    return { ...rest, hasSecondFactor: false, ...more };
  };
  const expected = [
    shown(owner, { isYou: true, lastSignInAt }),
    shown(waiter, { isYou: false, lastSignInAt }),
    shown({ account: idle }, { isYou: false, lastSignInAt: null }),
  ];
  assert.deepEqual(
    answer.body.data.map(({ revision: _, ...each }: { revision: string }) => each),
    expected.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  );
  assert.ok(!answer.text.includes('argon2'));
});

test('200: the owner of a headquarter sees the accounts of a branch separately from their own', async () => {
  const headquarter = await newStaffedVenue(sofra, { type: 'Headquarter' });
  const branch = await newStaffedVenue(sofra, { type: 'Branch', parentVenueId: headquarter.id });
  const idsAt = async (venueId: string) => {
    const { data } = (await headquarter.owner.call('GET', `/venues/${venueId}/accounts`)).body;
    assert.equal(
      data.some(({ isYou }: { isYou: boolean }) => isYou),
      venueId === headquarter.id,
    );
    return new Set(data.map(({ id }: { id: string }) => id));
  };
  assert.deepEqual(await idsAt(branch.id), new Set([branch.owner.account.id, branch.waiter.account.id]));
  assert.deepEqual(
    await idsAt(headquarter.id),
    new Set([headquarter.owner.account.id, headquarter.waiter.account.id]),
  );
});
