import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { doesSomeoneWait } from '../../../test/cluster/cluster.ts';
import { openTestDatabase } from '../../../test/harness/sofra.ts';
import { sampleKey, sampleMenu, sampleRecord } from '../../../test/samples/sample-venue.ts';
import { inTransaction } from '../database.ts';
import { migrate } from '../schema/migrate.ts';
import { lockVenueHead } from './venue-heads.ts';
import { saveVenueSetups } from './venue-records.ts';

const db = openTestDatabase();

before(() => migrate(db));
after(() => db.close());

test('an order at a branch with the key of its headquarter, and an import of both, never wait for each other', async () => {
  const key = sampleKey();
  const headquarter = sampleRecord(sampleMenu(), [key], { type: 'Headquarter' }, []);
  const { id: parentVenueId } = headquarter.venue;
  const branch = sampleRecord(sampleMenu(), [sampleKey()], { type: 'Branch', parentVenueId }, []);
  let imports = 0;
  const importBoth = () =>
    inTransaction(db, (tx) => {
      imports += 1;
      return saveVenueSetups(tx, [headquarter, branch], 0);
    });
  await importBoth();
  let again: Promise<void> | undefined;
  let orders = 0;
  await inTransaction(db, async (tx) => {
    orders += 1;
    // Takes the locks in the same order as a placement.
    await lockVenueHead(tx, branch.venue.id);
    again ??= importBoth();
    while (!(await doesSomeoneWait(db))) await new Promise((resolve) => setImmediate(resolve));
    await tx.query({
      text: 'select 1 from api_key where venue_id = $1 and key_id = $2 for share',
      values: [parentVenueId, key.record.id],
    });
  });
  await again;
  // After a deadlock one of the transactions would have run again.
  assert.deepEqual([orders, imports], [1, 2]);
});
