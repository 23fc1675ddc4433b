import { realpathSync } from 'node:fs';
import type { Command } from 'commander';
import release from '../../../package.json' with { type: 'json' };
import { type DatabaseConfig, readDatabaseConfig } from '../../config/config.ts';
import { SetupError } from '../../core/setup-error.ts';
import { locateCluster, MAJOR_VERSION } from '../../postgres/cluster/postgres-cluster.ts';
import { openEngine } from '../../postgres/engine.ts';
import { type InspectedDatabase, inspectDatabase } from '../../postgres/inspect-database.ts';
import { installedBinaries, olderBinaries } from '../../postgres/postgres-binaries.ts';
import { hasDatabase, requireDatabase } from '../../postgres/require-database.ts';
import { findRunningPostgres } from '../../postgres/running-postgres.ts';
import { openDatabase } from '../../store/open-database.ts';
import { readMigrations, schemaNumberOf } from '../../store/schema/migration-files.ts';
import { commandLog, withDatabase } from '../on-database.ts';
import type { Outcome } from '../outcome.ts';
import { describeUpgrade } from './describe-upgrade.ts';

/** Adds the commands that show the release, and what an upgrade would do to the database. */
export function addUpgradeCommands(program: Command, print: (outcome: Outcome) => void): void {
  program
    .command('version')
    .description(
      'print this release, the number of its schema, its PostgreSQL, and those of the database if it can be reached',
    )
    .action(async () => print(await describeVersion()));
  program
    .command('upgrade')
    .description(
      'bring the schema of the database of DATABASE_URL, else of the one in DATA_DIR, up to that of this release; a start does so automatically, unless its role may not',
    )
    .option('--check', 'only show what it would change, also while a service of another release runs')
    .action(async ({ check }: { check?: true }) => print(await (check ? checkUpgrade() : upgrade())));
}

async function describeVersion(): Promise<Outcome> {
  const config = readDatabaseConfig();
  const found = await inspectDatabase(config);
  const database = found.kind === 'Open' ? found.database : null;
  const data = {
    release: release.version,
    schema: schemaNumberOf(await readMigrations()),
    node: process.versions.node,
    bundledPostgres: bundledVersion(),
    database: database && { postgres: database.version, schema: database.schemaNumber },
  };
  const lines = [
    `Sofra ${data.release}, schema ${data.schema}, Node ${data.node}`,
    `Bundled PostgreSQL: ${data.bundledPostgres ?? 'none for this machine'}`,
    `Database: ${messageOf(config, found.kind === 'Away' ? found.reason : database)}`,
  ];
  return { lines, data };
}

/** @param found  the database; the reason why it does not answer; or `null` if no service runs in DATA_DIR */
function messageOf({ dataDir }: DatabaseConfig, found: InspectedDatabase | string | null): string {
  if (found === null) return `no service runs in ${dataDir}`;
  if (typeof found === 'string') return `it does not answer: ${found}`;
  return `PostgreSQL ${found.version}, ${found.schemaNumber === null ? 'empty' : `schema ${found.schemaNumber}`}`;
}

/** The version of the bundled PostgreSQL, such as `18.4`; `null` if none is installed. */
function bundledVersion(): string | null {
  try {
    return /^\d+\.\d+/.exec(installedBinaries().version)![0];
  } catch (error) {
    if (error instanceof SetupError) return null;
    throw error;
  }
}

async function upgrade(): Promise<Outcome> {
  const config = readDatabaseConfig();
  requireDatabase(config);
  await (await openEngine(config, commandLog)).close();
  const schema = schemaNumberOf(await readMigrations());
  return { lines: [`The schema of the database is that of this release: ${schema}.`], data: { schema } };
}

async function checkUpgrade(): Promise<Outcome> {
  const config = readDatabaseConfig();
  const { databaseUrl, dataDir } = config;
  if (databaseUrl !== null) return checkSchema(config);
  if (!hasDatabase(dataDir))
    return { lines: [`There is no database in ${dataDir} yet: the first start makes it.`], data: null };
  const { path, major } = locateCluster(realpathSync(dataDir));
  if (major === MAJOR_VERSION || major === null) return checkSchema(config);
  olderBinaries(major, dataDir);
  const copies = `A start first copies the database from PostgreSQL ${major} into a new one of ${MAJOR_VERSION}, which takes as much room again beside ${path}. The old one is kept.`;
  if ((await findRunningPostgres(dataDir)) === null)
    return {
      lines: [
        copies,
        'What it then changes of the schema can be asked while the service of the release before runs.',
      ],
      data: { postgres: { from: major, to: MAJOR_VERSION } },
    };
  const { lines, data } = await checkSchema(config);
  return {
    lines: [copies, ...lines],
    data: { postgres: { from: major, to: MAJOR_VERSION }, ...(data as object) },
  };
}

async function checkSchema(config: DatabaseConfig): Promise<Outcome> {
  return withDatabase('Running', async (connection) => {
    const db = openDatabase(connection, { connections: 1, onIdleError: () => {} });
    try {
      return await describeUpgrade(db, config);
    } finally {
      await db.close();
    }
  });
}
