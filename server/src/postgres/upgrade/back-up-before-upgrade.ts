import { join } from 'node:path';
import { createBackupFolder, upgradeBackupFileName } from '../../backup/backup-folder.ts';
import { type BackupResult, makeBackup } from '../../backup/make-backup.ts';
import { runBackupCommand } from '../../backup/run-backup-command.ts';
import type { BackupSettings } from '../../config/backup-settings.ts';
import type { DatabaseConfig } from '../../config/config.ts';
import { SetupError } from '../../core/setup-error.ts';
import type { Logger } from '../../parts/parts.ts';
import type { Database } from '../../store/database.ts';
import { planUpgrade, readSchemaFiles, type SchemaFiles } from '../../store/schema/plan-upgrade.ts';

/**
 * Backs up the bundled database if the start of a build is going to run migrations that change stored data. For
 * another database it logs what the operator can do.
 * @throws SetupError if the backup cannot be made, and in the cases of {@link planUpgrade}
 */
export async function backUpBeforeUpgrade(
  db: Database,
  { databaseUrl, backups }: DatabaseConfig,
  log: Logger,
  files?: SchemaFiles,
): Promise<void> {
  const plan = await planUpgrade(db, files ?? (await readSchemaFiles()), databaseUrl !== null);
  const migrations = plan.migrations.filter(({ changesData }) => changesData).map(({ name }) => name);
  if (plan.from === null || migrations.length === 0) return;
  if (databaseUrl !== null) log.warn({ migrations }, ON_A_SERVER);
  else if (!backups)
    log.warn({ migrations }, 'BACKUPS is off: no backup is made before migrations that change data');
  else {
    log.info(
      { migrations, folder: backups.folder },
      'backing the database up before migrations that change data',
    );
    const { path, bytes, rows } = await backUp(db, backups, plan.to);
    log.info({ path, bytes, rows }, 'backed up the database; this file stays until you delete it');
    await copyToOtherPlace(path, backups, log);
  }
}

const ON_A_SERVER =
  'these migrations change data, and only an earlier backup is a way back: one by pg_dump, from some 100 GB on by pg_basebackup with archived WAL; "sofra upgrade --check" names them before a start';

async function backUp(
  { connection }: Database,
  { folder, key }: BackupSettings,
  schema: number,
): Promise<BackupResult> {
  try {
    await createBackupFolder(folder);
    const pathOf: Parameters<typeof makeBackup>[0]['pathOf'] = (header) =>
      join(folder, upgradeBackupFileName(schema, header, key !== null));
    return await makeBackup({ connection, pathOf, key, isSlow: false });
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
    throw new SetupError(
      `The backup before the migrations could not be made in ${folder} (${reason}), and nothing was changed. Correct that, or start once with BACKUPS=off to continue without a backup.`,
      { cause: error },
    );
  }
}

/** Runs BACKUP_COMMAND for the backup. Its failure is only logged and does not stop the start. */
async function copyToOtherPlace(path: string, { command }: BackupSettings, log: Logger): Promise<void> {
  if (command === null) return;
  try {
    await runBackupCommand(path, command, new AbortController().signal);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log.error({ reason, path }, 'BACKUP_COMMAND FAILED: this backup is only in BACKUP_DIR');
  }
}
