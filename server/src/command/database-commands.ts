import { type Command, InvalidArgumentError } from 'commander';
import { readConfig, readDatabaseConfig } from '../config/config.ts';
import { removeDemo } from '../demo/remove-demo.ts';
import { replaceSecretKey } from '../operations/encryption/secret-key-check.ts';
import { systemRandom } from '../parts/parts.ts';
import { distributeDatabase, openEngine } from '../postgres/engine.ts';
import { requireDatabase } from '../postgres/require-database.ts';
import { changeKeyFile, readSecrets } from '../process/secrets.ts';
import { commandLog } from './on-database.ts';
import type { Outcome } from './outcome.ts';
import { askYesOrNo, ownTerminal } from './terminal.ts';

/**
 * Adds the commands that open the database directly (DATABASE_URL, else the one in DATA_DIR). They work even if the
 * service does not start.
 */
export function addDatabaseCommands(program: Command, print: (outcome: Outcome) => void): void {
  const demo = program.command('demo').description('manage the demo venues');
  demo
    .command('remove')
    .description(
      'remove the demo venues and all their data (accounts, keys, orders, reservations, photos) and demo.json; stop the service first when its database is in DATA_DIR',
    )
    .option('--data <folder>', 'the data folder of the service; else DATA_DIR, else ./data')
    .option('--yes', 'do not ask for confirmation; without a terminal the command never asks')
    .action(async (options: RemoveOptions) => print(await removeDemoVenues(options)));
  program
    .command('distribute')
    .description(
      'spread the database of DATABASE_URL, the coordinator of a Citus cluster, over its nodes by venue; may be repeated, see docs/scaling.md',
    )
    .option(
      '--shards <number>',
      'how many shards the venues are spread over, at the first time',
      shardCount,
      32,
    )
    .action(async (options: { shards: number }) => print(await distributeGiven(options)));
  const secretKey = program
    .command('secret-key')
    .description('manage the key that encrypts secrets in the database');
  secretKey
    .command('change')
    .description(
      'create another key in DATA_DIR, which the service uses from its next start; the old one stays next to it as old-secret-key until everything is encrypted with the new one. A key in SECRET_KEY is changed by hand, see docs/operating/secrets.md',
    )
    .action(async () => print(await makeAnotherKey()));
  secretKey
    .command('replace')
    .description(
      'use the current SECRET_KEY after the old one was lost. Webhook addresses and signing secrets that the old key encrypted stay unreadable, so owners must enter them again; reservations get new codes at the next start',
    )
    .action(async () => print(await useCurrentSecretKey()));
}

interface RemoveOptions {
  data?: string;
  yes?: true;
}

async function removeDemoVenues({ data, yes }: RemoveOptions): Promise<Outcome> {
  const config = readDatabaseConfig(data);
  let isRefused = false;
  const { venues, file } = await removeDemo(config, commandLog, async (found) => {
    for (const { id, name, type, orders, reservations } of found) {
      console.error(`${id}  ${type.padEnd(11)}  ${name}: ${orders} orders, ${reservations} reservations`);
    }
    const terminal = yes === true ? null : ownTerminal();
    const isSure = terminal === null || (await askYesOrNo(terminal, 'Remove these venues permanently?'));
    isRefused = !isSure;
    return isSure;
  });
  if (isRefused) return { lines: ['Nothing was removed.'], data: null };
  const said = sentenceOf(venues.length, file !== null);
  return { lines: [...(file === null ? [] : [file]), said], data: { venues, file } };
}

function sentenceOf(venues: number, hasFile: boolean): string {
  if (venues === 0 && !hasFile) return 'This database has no demo. Nothing was removed.';
  const what = [...(venues > 0 ? [`${venues} demo venues`] : []), ...(hasFile ? ['demo.json'] : [])].join(
    ' and ',
  );
  return `Removed ${what}. Set DEMO=off so that a private start on an empty database does not create the demo again.`;
}

const MOST_SHARDS = 1024;

function shardCount(value: string): number {
  const shards = Number(value);
  if (/^\d+$/.test(value) && shards >= 1 && shards <= MOST_SHARDS) return shards;
  throw new InvalidArgumentError(`Must be a number from 1 to ${MOST_SHARDS}.`);
}

async function distributeGiven({ shards }: { shards: number }): Promise<Outcome> {
  const config = readDatabaseConfig();
  if (config.databaseUrl === null) {
    const said =
      'DATABASE_URL is not set: the bundled PostgreSQL runs on one machine, so there is nothing to distribute.';
    return { lines: [said], data: null };
  }
  const { databaseUrl } = config;
  const distributed = await distributeDatabase(databaseUrl, shards, commandLog);
  return { lines: distributionLines(distributed), data: distributed };
}

function distributionLines(done: Awaited<ReturnType<typeof distributeDatabase>>): string[] {
  if (done === null)
    return [
      'This PostgreSQL does not have the Citus extension (create extension citus): there is nothing to distribute.',
    ];
  const { byVenue, everywhere, functions } = done;
  if (byVenue.length + everywhere.length + functions.length === 0)
    return ['The database is already distributed. Nothing was changed.'];
  return [
    ...byVenue.map((name) => `${name}: its rows are spread over the nodes by venue`),
    ...everywhere.map((name) => `${name}: each node has a copy`),
    ...(functions.length === 0 ? [] : [`functions on each node: ${functions.join(', ')}`]),
  ];
}

async function useCurrentSecretKey(): Promise<Outcome> {
  const config = readConfig();
  requireDatabase(config);
  const engine = await openEngine(config, commandLog);
  try {
    const { secretKeys } = await readSecrets(config, engine.dataDir, systemRandom);
    await replaceSecretKey(engine.db, secretKeys[0], systemRandom);
  } finally {
    await engine.close();
  }
  return { lines: ['The database now uses the current secret key.'], data: { isReplaced: true } };
}

async function makeAnotherKey(): Promise<Outcome> {
  const { databaseUrl, secretKey, dataDir } = readConfig();
  if (databaseUrl !== null || secretKey !== null) {
    const said =
      'The key is given in SECRET_KEY: set another one there and move the current one to OLD_SECRET_KEY; with several servers follow the steps in docs/operating/secrets.md.';
    return { lines: [said], data: { isChanged: false } };
  }
  await changeKeyFile(dataDir, systemRandom);
  const lines = [
    `${dataDir} now has a new secret-key; the old one is old-secret-key. Stop the service and start it again.`,
    'When its log says that the old key is no longer needed, move old-secret-key to your earlier backups: they need it.',
  ];
  return { lines, data: { isChanged: true } };
}
