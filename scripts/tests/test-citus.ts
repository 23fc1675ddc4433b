import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import {
  addressesOf,
  copyTemplate,
  dropEverywhere,
  inDatabase,
  makeTemplate,
  TEMPLATE,
} from '../../server/test/cluster.ts';
import { dieOf, passSignalsOn } from '../signals.mjs';
import { TEST_DATABASE } from './test-plan.ts';

/** The address of a database on the coordinator of a Citus cluster, in which the nodes of the cluster are known. */
const CLUSTER = 'TEST_DATABASE_URL';

/**
 * Runs the tests on a cluster, as `npm test` does on the bundled engine: arguments are the same. The databases that the tests use
 * are made on every node, and dropped afterwards; the named database is only asked for the nodes.
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
  const signals = passSignalsOn({ untilChild: 'hold' });
  await makeTemplate(admins, template);
  await copyTemplate(admins, template, name);
  const runner = spawn(
    process.execPath,
    [fileURLToPath(new URL('./test.ts', import.meta.url)), ...process.argv.slice(2)],
    {
      env: { ...process.env, [TEST_DATABASE]: inDatabase(given, name), [TEMPLATE]: template },
      stdio: 'inherit',
    },
  );
  signals.passTo(runner);
  const [code, signal] = (await once(runner, 'exit')) as [number | null, NodeJS.Signals | null];
  await dropEverywhere(admins, name);
  await dropEverywhere(admins, template);
  if (signal !== null) dieOf(signal);
  process.exit(code ?? 1);
}

await main();
