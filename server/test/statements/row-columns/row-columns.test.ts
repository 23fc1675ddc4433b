import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Database } from '../../../src/store/database.ts';
import { onOneEngine } from '../../cluster/cluster.ts';
import { type Sofra, startSofra } from '../../harness/sofra.ts';
import { newStaffedVenue } from '../../harness/staff.ts';
import { makeOwnDatabase, type OwnDatabase } from '../../postgres/own-database.ts';
import { bookable } from '../../venues/booking.ts';
import { playEvening } from '../../venues/small-evening.ts';
import { onSentStatement } from '../sent-statements.ts';
import { type RowCall, readRowCalls } from './row-calls.ts';
import { findWrongRows, StatementReader } from './statement-columns.ts';

/*
 * `query<Row>` only asserts what a row is. Here the type checker says what each call of the store takes its rows for, and PostgreSQL
 * says what the statement returns, without running it.
 */

const ROOT = join(fileURLToPath(import.meta.url), '../../../../..');
const STORE = join(ROOT, 'server/src/store/');

let own: OwnDatabase;
let db: Database;
let sofra: Sofra;
let reader: StatementReader;
/** The texts that were sent in an evening, by the place of their call. */
const sent = new Map<string, Set<string>>();

before(async () => {
  own = await makeOwnDatabase();
  db = own.open();
  onSentStatement(({ file, line, text }) => {
    const place = `server/src/store/${file}.ts:${line}`;
    sent.set(place, (sent.get(place) ?? new Set()).add(text));
  });
  reader = new StatementReader(own.url);
  sofra = await startSofra({ db });
  const headquarter = await newStaffedVenue(sofra, { ...bookable(), type: 'Headquarter' });
  const branch = await sofra.newVenue({ ...bookable(), type: 'Branch', parentVenueId: headquarter.id });
  await playEvening(sofra, headquarter, branch);
  await reader.open();
});

after(async () => {
  await reader.close();
  await sofra.close();
  await db.close();
  await own.drop();
});

/** They hand on the statements of others, need a cluster, or work over a session of their own. */
const LEFT_OUT =
  /\.test\.|\/(?:open-)?database\.ts|\/own(?:ed-version|-change)s\.ts|\/distribution\/|-on-shards\.ts|\/backup\/(?:run-script|write-script|checksums|recovered-database)\.ts|\/primary-client\.ts/;

/**
 * Calls whose text is made at run time and is not seen in the evening: imports that look for ids, and the search, whose
 * statements are sent as steps of a long read, so that nobody sees from where.
 */
const NOT_SENT = ['bills/bill-search', 'venue/venue-records'];

test(
  'each statement of the store returns every column that its row type names, of that type',
  onOneEngine('on a cluster other statements take the place of some'),
  async () => {
    const calls = readRowCalls(ROOT, (path) => path.startsWith(STORE) && !LEFT_OUT.test(path));
    assert.ok(calls.length > 80, `${calls.length} calls`);
    const notSent = new Set<string>();
    const faults: string[] = [];
    for (const call of calls) {
      const texts = call.texts ?? [...(sent.get(call.place) ?? [])];
      if (texts.length === 0)
        notSent.add(call.place.slice('server/src/store/'.length).replace(/\.ts:.*/, ''));
      faults.push(...(await faultsOf(call, texts)));
    }
    assert.deepEqual(faults, []);
    assert.deepEqual(
      [...notSent].filter((file) => !NOT_SENT.includes(file)),
      [],
    );
  },
);

test('a column that a statement forgets, one of another type and one that can be null are found', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sofra-rows-'));
  try {
    writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true } }');
    writeFileSync(join(folder, 'accounts.ts'), FORGETFUL);
    const calls = readRowCalls(folder, (path) => path.startsWith(folder));
    const faults = await Promise.all(calls.map((call) => faultsOf(call, call.texts ?? [])));
    assert.deepEqual(faults, [
      [],
      ['accounts.ts:7 reads "role", which the statement does not select'],
      [
        'accounts.ts:8 reads "name", a string, as a number',
        'accounts.ts:8 reads "revokedAt", which can be null',
      ],
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

const FORGETFUL = `
interface Account { id: string; role: 'Owner' | 'Staff'; nickname?: string }
interface Key { name: number; revokedAt: number }
declare const db: { query<Row>(statement: { text: string }): Promise<Row[]> };
const ACCOUNT = 'account_id as id, role';
db.query<Account>({ text: \`select \${ACCOUNT} from account\` });
db.query<Account>({ text: 'select account_id as id from account' });
db.query<Key>({ text: 'select name, revoked_at as "revokedAt" from api_key' });
`;

async function faultsOf(call: RowCall, texts: Iterable<string>): Promise<string[]> {
  const faults = new Set<string>();
  for (const text of texts) {
    const columns = await reader.columnsOf(text);
    for (const fault of findWrongRows(call, columns)) faults.add(fault);
  }
  return [...faults];
}
