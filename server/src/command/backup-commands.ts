import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { isNewestBackupSealed } from '../backup/backup-folder.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { moveDatabase } from '../backup/move-database.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { readBackupKey, readDatabaseConfig } from '../config/config.ts';
import { SetupError } from '../core/setup-error.ts';
import { fillDatabase, withDatabase } from './on-database.ts';
import { formatBytes, type Outcome } from './outcome.ts';

/** Adds the commands that write a backup of the database, restore one, and move the data to another database. */
export function addBackupCommands(program: Command, print: (outcome: Outcome) => void): void {
  program
    .command('backup')
    .description(
      'back up the database to a file, also while the service runs: the one of DATABASE_URL, else the one in DATA_DIR; encrypted if BACKUP_KEY is set',
    )
    .argument('<file>', 'the file of the backup, such as sofra.sql.gz')
    .option('--force', 'replace an existing file')
    .action(async (file: string, { force }: { force?: true }) => print(await backUp(file, force === true)));
  program
    .command('restore')
    .description(
      'restore a backup into an empty database: the one of DATABASE_URL, else a new DATA_DIR; needs the BACKUP_KEY that encrypted it',
    )
    .argument('<file>', 'a backup')
    .action(async (file: string) => print(await restore(file)));
  program
    .command('move')
    .description(
      'move the whole database into an empty one, from the one of DATABASE_URL, else the one in DATA_DIR; stop the service first. The old database is not changed',
    )
    .requiredOption('--to <place>', 'a postgres:// address, or the folder of a new bundled database')
    .action(async (options: { to: string }) => print(await move(options)));
}

const KEEP_TOO =
  'SECRET_KEY is not in it: keep that, or the file "secret-key" of DATA_DIR, in another place. Without it, the codes of reservations and the addresses and signing secrets of webhooks must be created again.';
/**
 * In bytes. For larger backups, the command prints the advice `TOO_LARGE`. A backup is at most a fifth of the size of
 * its database.
 */
const LARGE = 20 * 1024 ** 3;
const TOO_LARGE =
  'A database of this size is backed up and restored faster by pg_basebackup with its WAL archived.';

async function backUp(file: string, mayReplace: boolean): Promise<Outcome> {
  const key = readBackupKey();
  const path = resolve(file);
  if (!mayReplace && existsSync(path))
    throw new SetupError(`${path} already exists and was not changed: choose another name, or add --force.`);
  // Compression must not slow down the service on the same machine.
  setPriority(constants.priority.PRIORITY_LOW);
  const made = await withDatabase('Running', (connection) =>
    makeBackup({ connection, pathOf: () => path, key, isSlow: false }),
  );
  const { rows, bytes, header } = made;
  const isOpen = key === null && (await isNewestSealed());
  const lines = [
    `Backed up ${rows} rows as of ${header.at} into ${path} (${formatBytes(bytes)}).`,
    ...(isOpen ? [NOT_SEALED] : []),
    KEEP_TOO,
  ];
  return { lines: bytes > LARGE ? [...lines, TOO_LARGE] : lines, data: made };
}

const NOT_SEALED =
  'IT IS NOT ENCRYPTED, although the nightly backups of the service are: run this with the BACKUP_KEY of the service.';

/** Whether the newest nightly backup of the service is encrypted. */
async function isNewestSealed(): Promise<boolean> {
  const { backups } = readDatabaseConfig();
  return backups ? isNewestBackupSealed(backups.folder).catch(() => false) : false;
}

async function restore(file: string): Promise<Outcome> {
  const key = readBackupKey();
  const counts = await fillDatabase(readDatabaseConfig(), 'DATABASE_URL', (connection) =>
    restoreBackup(resolve(file), connection, key, {
      onHeader: ({ at, release, postgres }) =>
        console.error(`Restoring the backup of ${at}, made by release ${release} on PostgreSQL ${postgres}.`),
      onTable: tellTable,
    }),
  );
  const { venue = 0, bill = 0, reservation = 0, second_factor = 0 } = counts;
  const lines = [
    `Restored, every row: ${venue} venues, ${bill} orders and bills, ${reservation} reservations.`,
    ...(second_factor > 0
      ? [
          'Recovery codes for two-step sign-in no longer work. Codes of authenticator apps do; everyone makes new recovery codes after signing in.',
        ]
      : []),
    'Start the service with the SECRET_KEY of that time, or its file "secret-key" in DATA_DIR. If it is lost: sofra secret-key replace --help',
  ];
  return { lines, data: { rows: counts } };
}

async function move({ to }: { to: string }): Promise<Outcome> {
  const isAddress = /^postgres(ql)?:\/\//.test(to);
  const target = isAddress ? { databaseUrl: to, dataDir: '' } : { databaseUrl: null, dataDir: resolve(to) };
  const progress = { onHeader: () => {}, onTable: tellTable };
  const rows = await withDatabase('Stopped', (from) =>
    fillDatabase(target, '--to', (connection) => moveDatabase(from, connection, progress)),
  );
  const lines = [
    `Moved ${rows} rows; both databases were compared and are identical. The old one was not changed.`,
    ...(isAddress ? NEXT_ON_A_SERVER : NEXT_IN_A_FOLDER),
  ];
  return { lines, data: { rows } };
}

const NEXT_ON_A_SERVER = [
  'The schema is ready, also for a role that may not change it. Next:',
  '1. With two roles, give DATABASE_URL that of the servers, sofra_service, and not the owner that you moved with.',
  '2. Start the service with that DATABASE_URL, and with SECRET_KEY and OPERATOR_TOKEN as before: the files "secret-key" and "operator-token" of a DATA_DIR have them.',
  '3. Set BACKUP_DIR, or back up the database in another way: "sofra doctor" warns if there are no backups.',
];
const NEXT_IN_A_FOLDER = [
  'Next:',
  '1. Put SECRET_KEY into the file "secret-key" of the new DATA_DIR and OPERATOR_TOKEN into "operator-token", both with chmod 600.',
  '2. Start the service with DATA_DIR naming the new one, and without DATABASE_URL.',
];

function tellTable(name: string, rows: number): void {
  if (rows > 0) console.error(`  ${name}: ${rows}`);
}
