import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupSettings } from '../config/backup-settings.ts';
import { createRepeatedJob, type RepeatedJob } from '../jobs/repeated-job.ts';
import type { BackupHealth } from '../parts/backup-health.ts';
import { nullIfMissing } from '../parts/null-if-missing.ts';
import type { Clock, Logger } from '../parts/parts.ts';
import { findMostCommonZone } from '../store/backup/time-zone.ts';
import type { Database } from '../store/database.ts';
import {
  areOnDataDisk,
  backupFileName,
  createBackupFolder,
  deleteOutdatedBackups,
  findNewestBackup,
  requireWritableFolder,
  unfinishedMarkPath,
} from './backup-folder.ts';
import { type BackupResult, makeBackup } from './make-backup.ts';
import { runBackupCommand } from './run-backup-command.ts';

/** The parts and settings that nightly backups use. */
export interface BackupParts {
  db: Database;
  clock: Clock;
  log: Logger;
  /** `null` with DATABASE_URL. */
  dataDir: string | null;
  settings: BackupSettings;
}

/** The job of the nightly backups, and its health. */
export type NightlyBackups = Omit<RepeatedJob, 'isFailing'> & BackupHealth;

const LOOK_EVERY_MS = 5 * 60_000;
const AFTER_FAILURE_MS = 60 * 60_000;
/** The hour when most restaurants are closed, before the early ones open. */
const QUIET_HOUR = 4;

/** The last instant at which the quiet hour began in a time zone, in milliseconds. */
export function lastQuietHour(now: number, zone: string): number {
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone);
  const today = local.startOfDay().with({ hour: QUIET_HOUR });
  const last = Temporal.ZonedDateTime.compare(today, local) <= 0 ? today : today.subtract({ days: 1 });
  return last.epochMilliseconds;
}

/**
 * Creates the job that backs up the running database each night, and deletes outdated backups. If the service starts
 * without a backup of the last night, the job makes one soon. It logs a failure as an error each hour until a backup
 * succeeds.
 */
export function createNightlyBackups({ db, clock, log, dataDir, settings }: BackupParts): NightlyBackups {
  const { folder, command } = settings;
  const mark = unfinishedMarkPath(folder);
  let failedAt: number | null = null;
  let isFolderBad = false;
  let trying: Promise<void> | null = null;

  async function runOnce(stopping: AbortSignal): Promise<void> {
    const now = clock.now();
    // The absolute value, because the clock may have been ahead when the backup failed.
    if (failedAt !== null && Math.abs(now - failedAt) < AFTER_FAILURE_MS) return;
    try {
      const newest = await findNewestBackup(folder, now);
      const isMade = newest !== null && newest >= lastQuietHour(now, await findMostCommonZone(db));
      const isUnfinished = (await stat(mark).catch(nullIfMissing)) !== null;
      if (isMade && failedAt === null && !isUnfinished) return;
      await createBackupFolder(folder);
      await writeFile(mark, '');
      const made = await backUp(stopping);
      log.info(await factsOf(made), 'backed up the database');
      await deleteOutdatedBackups(folder, now);
      if (command !== null) await runBackupCommand(made.path, command, stopping);
      await rm(mark, { force: true });
      failedAt = null;
      isFolderBad = false;
    } catch (error) {
      if (stopping.aborted) return;
      failedAt = now;
      const reason = error instanceof Error ? error.message : String(error);
      log.error(
        { reason, folder },
        'THE BACKUP FAILED: the data of this service is not safe. It will be tried again in an hour',
      );
    }
  }

  function backUp(signal: AbortSignal): Promise<BackupResult> {
    const { key } = settings;
    const pathOf: Parameters<typeof makeBackup>[0]['pathOf'] = (header) =>
      join(folder, backupFileName(header, key !== null));
    return makeBackup({ connection: db.connection, pathOf, key, isSlow: true, signal });
  }

  async function factsOf({ path, bytes, rows }: BackupResult): Promise<Record<string, unknown>> {
    const warning =
      'the backup is on the disk of the data and would be lost with it: set BACKUP_DIR or BACKUP_COMMAND';
    return { path, bytes, rows, ...((await areOnDataDisk(settings, dataDir)) && { warning }) };
  }

  const failure = 'cannot back up now';
  const job = createRepeatedJob({ runOnce, everyMs: LOOK_EVERY_MS, waitsFirst: true, failure }, log);
  return {
    ...job,
    start: () => {
      trying ??= canBeWritten(folder, log).then((isWritable) => {
        isFolderBad = !isWritable;
      });
      job.start();
    },
    stop: async () => void (await Promise.all([trying, job.stop()])),
    isMade: true,
    isFailing: () => failedAt !== null || isFolderBad,
    areOnDataDisk: () => areOnDataDisk(settings, dataDir).catch(() => false),
    ageSeconds: async () => {
      const newest = await findNewestBackup(folder, clock.now()).catch(() => null);
      return newest === null ? null : (clock.now() - newest) / 1000;
    },
  };
}

/**
 * Whether BACKUP_DIR can be written to. Checked at the start, so that an error is logged before the first night; it
 * does not stop the start.
 */
async function canBeWritten(folder: string, log: Logger): Promise<boolean> {
  try {
    await requireWritableFolder(folder);
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log.error({ reason, folder }, 'BACKUP_DIR CANNOT BE WRITTEN: no backup is made until you correct that');
    return false;
  }
}
