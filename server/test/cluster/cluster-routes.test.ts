import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import type { Database } from '../../src/store/database.ts';
import { openDatabase } from '../../src/store/open-database.ts';
import { type Sofra, startSofra, type TestVenue } from '../harness/sofra.ts';
import { newStaffedVenue, type StaffedVenue } from '../harness/staff.ts';
import { makeOwnDatabase, type OwnDatabase } from '../postgres/own-database.ts';
import { onSentStatement } from '../statements/sent-statements.ts';
import { findWrongRoutes, type SentStatement } from '../statements/statement-routes.ts';
import { bookable } from '../venues/booking.ts';
import { playEvening } from '../venues/small-evening.ts';
import { onCluster, SHARDS } from './cluster.ts';

/*
 * Reads from the planner of a cluster how statements are routed. `npm run test:citus` does the same at its end, with all statements
 * that the tests have sent.
 */

suite('the routes of statements on a cluster', onCluster(), () => {
  let own: OwnDatabase;
  let db: Database;
  let sofra: Sofra;
  let headquarter: StaffedVenue;
  let branch: TestVenue;
  const sent: SentStatement[] = [];

  before(async () => {
    own = await makeOwnDatabase();
    db = openDatabase({ connectionString: own.url }, { connections: 8, onIdleError: () => {} });
    onSentStatement((statement) => sent.push(statement));
    sofra = await startSofra({ db });
    headquarter = await newStaffedVenue(sofra, { ...bookable(), type: 'Headquarter' });
    branch = await sofra.newVenue({ ...bookable(), type: 'Branch', parentVenueId: headquarter.id });
    await playEvening(sofra, headquarter, branch);
  });
  after(async () => {
    await sofra.close();
    await db.close();
    await own.drop();
  });

  test('each statement of an evening is routed as the table of routes says', async () => {
    assert.ok(sent.length >= 80, `${sent.length} statements`);
    assert.deepEqual(await findWrongRoutes(db, sent, SHARDS), []);
  });

  test('a statement that is not in the table, or asks more shards than it says, is found', async () => {
    const wrong = await findWrongRoutes(
      db,
      [
        { file: 'a', text: 'select 1 from bill where venue_id = $1', values: [headquarter.id] },
        { file: 'b', text: 'select 1 from bill' },
        {
          file: 'c',
          text: 'select 1 from bill where venue_id = $1',
          values: [branch.id],
          across: 'AllVenues',
        },
      ],
      SHARDS,
    );
    assert.deepEqual(wrong, [
      '"b: select from bill": 4 tasks: it does not say that it is across venues',
      '"c: select from bill": 1 tasks, and not 4: it says that it asks all shards',
      'not in the table: "a: select from bill": "one shard"',
    ]);
  });
});
