import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useFixture } from '../../test/harness/fixture.ts';
import { knock } from '../../test/harness/knock.ts';
import { useSofra } from '../../test/harness/sofra.ts';
import { newUsualVenue } from '../../test/harness/usual-venue.ts';
import { RIGHTS_TABLE } from '../../test/samples/rights-table.ts';
import { ACCOUNT_ROLES } from '../core/access/account.ts';
import { venueOperations } from './routes.ts';

const sofra = useSofra();
const venue = useFixture(() => newUsualVenue(sofra));

const guarded = venueOperations
  .map(({ description }) => description)
  // The tests of devices check the operations that a shared device calls for itself, with its cookie.
  .filter(({ access }) => access !== 'Anyone' && access !== 'Device');

test('the table has every operation, and no other', () => {
  assert.deepEqual(
    Object.keys(RIGHTS_TABLE),
    guarded.map(({ operationId }) => operationId),
  );
});

for (const description of guarded) {
  const { operationId } = description;
  // The stream does not end.
  if (operationId === 'followVenue') continue;
  test(`${operationId}: each role is let in or refused as the table says`, async () => {
    const row = RIGHTS_TABLE[operationId]?.split(' ') ?? [];
    for (const [at, role] of ACCOUNT_ROLES.entries()) {
      // Other tests, with sessions of their own, check ending sessions and changing passwords.
      if (operationId === 'endOtherSessions') continue;
      const { code } = await knock(sofra, description, venue.people.get(role)!.cookie, venue.id);
      assert.equal(code === 'NOT_PERMITTED' ? '-' : 'let in', row[at] === '-' ? '-' : 'let in', role);
    }
  });
}
