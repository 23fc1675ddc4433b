import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BackupSettings } from '../config/backup-settings.ts';
import { nullIfMissing } from '../parts/null-if-missing.ts';
import type { BackupHeader } from '../store/backup/backup-header.ts';

const NIGHTS = 14;
const WEEKS = 8;
const DAY_MS = 86_400_000;

const NAME = /^sofra-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z-.+\.sql\.gz(\.sealed)?$/;

/** The file name of a nightly backup, from which its instant, release, schema and PostgreSQL can be read. */
export function backupFileName({ at, release, schema, postgres }: BackupHeader, isSealed: boolean): string {
  const instant = at.replaceAll(':', '-');
  return `sofra-${instant}-${release}-schema${schema}-postgres${postgres}.sql.gz${isSealed ? '.sealed' : ''}`;
}

const BEFORE_SCHEMA = /^before-schema\d+-/;

/** The file name of a backup that is made before an upgrade to a schema number. It is kept until someone deletes it. */
export function upgradeBackupFileName(schema: number, header: BackupHeader, isSealed: boolean): string {
  return `before-schema${schema}-${backupFileName(header, isSealed)}`;
}

/** The instant of a nightly backup from its file name, in milliseconds; `null` for any other file. */
export function instantOfBackupName(name: string): number | null {
  const [, day, hour, minute, second] = NAME.exec(name) ?? [];
  return day === undefined ? null : Date.parse(`${day}T${hour}:${minute}:${second}Z`);
}

/**
 * The instants of the backups to delete. The newest backup of each of the last 14 days and of each of the last 8
 * weeks (from Monday) is kept. All in UTC.
 */
export function outdatedBackups(instants: readonly number[], now: number): number[] {
  const days = (instant: number) => Math.floor(instant / DAY_MS);
  // The plus 3 makes weeks begin on Monday: 1970 began on a Thursday.
  const weeks = (instant: number) => Math.floor((days(instant) + 3) / 7);
  const kept = new Set([...newestOfEach(days, NIGHTS), ...newestOfEach(weeks, WEEKS)]);
  return instants.filter((instant) => !kept.has(instant));

  function newestOfEach(periodOf: (instant: number) => number, count: number): Iterable<number> {
    const newest = new Map<number, number>();
    for (const instant of instants) {
      const period = periodOf(instant);
      if (periodOf(now) - period < count)
        newest.set(period, Math.max(instant, newest.get(period) ?? instant));
    }
    return newest.values();
  }
}

/**
 * The instant of the newest backup in a folder; `null` if there is none. Ignores backups from the future, made while
 * the clock was ahead.
 */
export async function findNewestBackup(folder: string, now: number): Promise<number | null> {
  const instants = (await backupsIn(folder))
    .map(({ instant }) => instant)
    .filter((instant) => instant <= now);
  return instants.length === 0 ? null : Math.max(...instants);
}

/** Whether the newest backup in a folder is encrypted; `false` if there is none. */
export async function isNewestBackupSealed(folder: string): Promise<boolean> {
  const newest = (await backupsIn(folder)).sort((a, b) => b.instant - a.instant)[0];
  return newest?.name.endsWith('.sealed') === true;
}

/**
 * The path of a mark file: it exists from the start of a backup until BACKUP_COMMAND has copied it, so that a start
 * after a failure makes another backup soon.
 */
export const unfinishedMarkPath = (folder: string): string => join(folder, 'unfinished');

/** Deletes outdated backups of a folder, and files of interrupted backups. Keeps all other files. */
export async function deleteOutdatedBackups(folder: string, now: number): Promise<void> {
  const backups = await backupsIn(folder);
  const instants = backups.map(({ instant }) => instant);
  const gone = new Set(outdatedBackups(instants, now));
  for (const { name, instant } of backups) if (gone.has(instant)) await rm(join(folder, name));
  for (const name of await readdir(folder)) {
    const whole = name.slice(0, -'.part'.length).replace(BEFORE_SCHEMA, '');
    if (name.endsWith('.part') && instantOfBackupName(whole) !== null)
      await rm(join(folder, name), { force: true });
  }
}

/** Creates the folder if it is missing; only its user can read it. */
export async function createBackupFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

/**
 * Creates the folder if it is missing, then writes a file there and removes it.
 * @throws Error of the system if the folder cannot be written to
 */
export async function requireWritableFolder(folder: string): Promise<void> {
  await createBackupFolder(folder);
  const trial = join(folder, 'trial');
  await writeFile(trial, '');
  await rm(trial);
}

/**
 * Whether backups are on the same disk as the data, according to the system, and so would be lost with it.
 * @param dataDir  `null` if the database is on another machine
 */
export async function areOnDataDisk(
  { folder, command }: Pick<BackupSettings, 'folder' | 'command'>,
  dataDir: string | null,
): Promise<boolean> {
  if (command !== null || dataDir === null) return false;
  const [backups, data] = await Promise.all([diskOf(folder), diskOf(dataDir)]);
  return backups === data;
}

/** The device number of the disk of a folder, or of its nearest existing parent folder. */
async function diskOf(folder: string): Promise<number> {
  const found = await stat(folder).catch(nullIfMissing);
  return found === null ? diskOf(dirname(folder)) : found.dev;
}

async function backupsIn(folder: string): Promise<{ name: string; instant: number }[]> {
  const names = (await readdir(folder).catch(nullIfMissing)) ?? [];
  return names.flatMap((name) => {
    const instant = instantOfBackupName(name);
    return instant === null ? [] : [{ name, instant }];
  });
}
