import { join, resolve } from 'node:path';
import type { createValueReaders } from './config-values.ts';

/** The settings of backups. */
export interface BackupSettings {
  folder: string;
  /** The passphrase that encrypts backups; `null`: they are not encrypted. */
  key: string | null;
  /** A shell command that copies each backup to another place, with the path of the backup as `$1`; `null` for none. */
  command: string | null;
}

/** The settings of nightly backups; `null` if this service makes none. */
export function readBackupSettings(
  read: ReturnType<typeof createValueReaders>,
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | null },
): BackupSettings | null {
  const isOn = read.flag('BACKUPS') ?? true;
  const settings = {
    folder: resolve(read.text('BACKUP_DIR') ?? join(dataDir, 'backups')),
    key: read.passphrase('BACKUP_KEY'),
    command: read.text('BACKUP_COMMAND') ?? null,
  };
  // If several servers use one database, the server with BACKUP_DIR makes the backups.
  const makesBackups = databaseUrl === null || read.text('BACKUP_DIR') !== undefined;
  return isOn && makesBackups ? settings : null;
}
