import type { DatabaseConfig } from '../../config/config.ts';
import type { Database } from '../../store/database.ts';
import {
  estimateSeconds,
  findTableSizes,
  type TableWork,
  tableWorksOf,
} from '../../store/schema/estimate-upgrade.ts';
import { planUpgrade, readSchemaFiles, type SchemaFiles } from '../../store/schema/plan-upgrade.ts';
import { formatBytes, type Outcome } from '../outcome.ts';

/**
 * Describes what a start of this build would change in a database.
 * @throws SetupError if the start would be refused
 */
export async function describeUpgrade(
  db: Database,
  config: DatabaseConfig,
  files?: SchemaFiles,
): Promise<Outcome> {
  const upgrade = await findUpgrade(db, config, files ?? (await readSchemaFiles()));
  return { lines: linesOf(upgrade, config), data: upgrade };
}

/** The changes of a start. */
interface Upgrade {
  /** The schema number of the database; `null` if it is empty. */
  from: number | null;
  /** The schema number of this build. */
  to: number;
  migrations: { name: string; changesData: boolean; works: TableWork[] }[];
  functions: readonly string[];
  /** Whether running servers of the old release may continue during the upgrade. */
  mayServersGoOn: boolean;
  /** The estimated duration; `null` on a cluster, where the rows to count are on other nodes. */
  seconds: number | null;
  /** The backup before the upgrade. `Advised`: the operator should make one with PostgreSQL's own programs. */
  backup: 'NotNeeded' | 'Made' | 'Off' | 'Advised';
}

async function findUpgrade(
  db: Database,
  { databaseUrl, backups }: DatabaseConfig,
  files: SchemaFiles,
): Promise<Upgrade> {
  const { from, to, migrations, functions } = await planUpgrade(db, files, databaseUrl !== null);
  const sizes = await findTableSizes(db);
  const described = migrations.map((migration) => ({
    name: migration.name,
    changesData: migration.changesData,
    works: tableWorksOf(migration, sizes),
  }));
  const oldest = Math.max(0, ...migrations.map(({ oldestServer }) => oldestServer ?? 0));
  const isNeeded = from !== null && migrations.some(({ changesData }) => changesData);
  const made = backups ? 'Made' : 'Off';
  return {
    from,
    to,
    migrations: described,
    functions,
    mayServersGoOn: from === null || oldest <= from,
    seconds: (await db.isDistributed()) ? null : estimateSeconds(described.flatMap(({ works }) => works)),
    backup: !isNeeded ? 'NotNeeded' : databaseUrl === null ? made : 'Advised',
  };
}

function linesOf(upgrade: Upgrade, config: DatabaseConfig): string[] {
  const { from, to, migrations, functions } = upgrade;
  if (from === null) return [`The database is empty: a start makes its schema, with the number ${to}.`];
  if (from > to)
    return [
      `The schema (${from}) is that of a newer release, on which this one (${to}) may run: a start would change nothing.`,
    ];
  if (migrations.length + functions.length === 0)
    return [`The schema (${from}) is that of this release: a start would change nothing.`];
  return [
    `A start would bring the schema from ${from} to ${to}, in one transaction, whole or not at all.`,
    ...migrations.map(migrationLine),
    `SQL functions that it installs or drops: ${functions.join(', ') || 'none'}.`,
    ...(config.databaseUrl === null ? [] : [serversLine(upgrade)]),
    timeLine(upgrade),
    backupLine(upgrade, config),
  ];
}

const DOES = { Locks: 'locks', Reads: 'reads', Writes: 'writes' };

function migrationLine({ name, changesData, works }: Upgrade['migrations'][number]): string {
  const done = works.map(
    ({ table, kind, rows, bytes }) =>
      `${DOES[kind]} ${table} (${rows === null ? '' : `about ${rows} rows, `}${formatBytes(bytes)})`,
  );
  return `  ${[name, ...(changesData ? ['changes stored data'] : []), ...done].join('; ')}`;
}

function serversLine({ from, mayServersGoOn }: Upgrade): string {
  if (mayServersGoOn) return 'Servers of the running release can continue, and can be restarted.';
  return `Servers with the schema number ${from} cannot continue after it: stop them first.`;
}

function timeLine({ seconds, migrations }: Upgrade): string {
  if (seconds === null)
    return 'How long it takes is not estimated: the rows are on the nodes of the cluster.';
  const tables = migrations.flatMap(({ works }) => works.map(({ table }) => table));
  const waiting =
    tables.length === 0
      ? ''
      : ` In the meantime, calls that use ${[...new Set(tables)].join(', ')} may wait.`;
  return `It takes about ${Math.max(1, Math.ceil(seconds))} s: an estimate from the sizes above, at 50 MB a second that are read and 5 MB that are written; a fast disk does it in a fraction.${waiting}`;
}

function backupLine({ backup }: Upgrade, { backups }: DatabaseConfig): string {
  switch (backup) {
    case 'NotNeeded':
      return 'It changes nothing that is stored, and makes no backup first.';
    case 'Made':
      return `A backup goes into ${backups!.folder} first.`;
    case 'Off':
      return 'BACKUPS is off: no backup is made first, and there is no other way back.';
    case 'Advised':
      return 'Make a backup first, because it is the only way back: by pg_dump, from some 100 GB on by pg_basebackup with archived WAL.';
  }
}
