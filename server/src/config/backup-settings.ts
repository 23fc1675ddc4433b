import { join, resolve } from 'node:path';
import type { readValues } from './config-values.ts';

/** Where backups go, and what is done with them. */
export interface BackupSettings {
  folder: string;
  /** The passphrase that they are encrypted with; `null`: they are not. */
  key: string | null;
  /** A command of the shell that takes each one elsewhere, with its path as `$1`; `null` for none. */
  command: string | null;
}

/** The settings of nightly backups; `null`: this service makes none. */
export function backupsOf(
  read: ReturnType<typeof readValues>,
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | null },
): BackupSettings | null {
  const isOn = read.flag('BACKUPS') ?? true;
  const settings = {
    folder: resolve(read.text('BACKUP_DIR') ?? join(dataDir, 'backups')),
    key: read.passphrase('BACKUP_KEY'),
    command: read.text('BACKUP_COMMAND') ?? null,
  };
  // Of several servers on one database, the one with a folder for them makes them.
  const isTheirs = databaseUrl === null || read.text('BACKUP_DIR') !== undefined;
  return isOn && isTheirs ? settings : null;
}
