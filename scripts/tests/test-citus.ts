import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  addressesOf,
  copyTemplate,
  dropEverywhere,
  inDatabase,
  makeTemplate,
  onDatabase,
  SHARDS,
  TEMPLATE,
} from '../../server/test/cluster/cluster.ts';
import { readRecorded, STATEMENTS } from '../../server/test/statements/sent-statements.ts';
import { findWrongRoutes } from '../../server/test/statements/statement-routes.ts';
import { dieOf, passSignalsOn } from '../signals.mjs';
import { TEST_DATABASE } from './test-plan.ts';

/** The address of a database on the coordinator of a Citus cluster, in which the nodes of the cluster are known. */
const CLUSTER = 'TEST_DATABASE_URL';

/**
 * Runs the tests on a cluster, as `npm test` and `npm run test:slow` together do on the bundled engine; arguments are the same. The databases that the
 * tests use are made on every node, and dropped afterwards; the named database is only asked for the nodes. At the end each statement that the
 * tests sent is compared with the table of routes.
 */
async function main(): Promise<void> {
  const given = process.env[CLUSTER];
  if (given === undefined) {
    console.error(
      `${CLUSTER} is not given: name a database on the coordinator of a Citus cluster, such as postgres://postgres@127.0.0.1:9700/sofra.`,
    );
    process.exit(1);
  }
  const nodes = await addressesOf(given);
  const admins = nodes.map((node) => inDatabase(node, 'postgres'));
  const name = `sofra_test_${randomUUID().slice(0, 8)}`;
  const template = `${name}_template`;
  const statements = mkdtempSync(join(tmpdir(), 'sofra-statements-'));
  const signals = passSignalsOn({ untilChild: 'hold' });
  await makeTemplate(admins, template);
  await copyTemplate(admins, template, name);
  const runner = spawn(
    process.execPath,
    [fileURLToPath(new URL('./test.ts', import.meta.url)), '--part=all', ...process.argv.slice(2)],
    {
      env: {
        ...process.env,
        [TEST_DATABASE]: inDatabase(given, name),
        [TEMPLATE]: template,
        [STATEMENTS]: statements,
      },
      stdio: 'inherit',
    },
  );
  signals.passTo(runner);
  const [code, signal] = (await once(runner, 'exit')) as [number | null, NodeJS.Signals | null];
  const areRouted = signal === null && (await compareRoutes(inDatabase(given, name), statements));
  rmSync(statements, { recursive: true, force: true });
  await dropEverywhere(admins, name);
  await dropEverywhere(admins, template);
  if (signal !== null) dieOf(signal);
  process.exit(code || (areRouted ? 0 : 1));
}

/** Compares the statements that the tests have sent with the table of routes, and prints what is wrong. */
async function compareRoutes(url: string, folder: string): Promise<boolean> {
  const sent = readRecorded(folder);
  const wrong = await onDatabase(url, (db) => findWrongRoutes(db, sent, SHARDS));
  for (const sentence of wrong) console.error(sentence);
  console.log(
    `Routes: ${sent.length} statements of the service, ${wrong.length} not as in cluster-routes.json`,
  );
  return wrong.length === 0;
}

await main();
