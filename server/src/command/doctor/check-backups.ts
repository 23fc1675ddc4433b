import { existsSync } from 'node:fs';
import { areOnDataDisk, findNewestBackup, unfinishedMarkPath } from '../../backup/backup-folder.ts';
import type { Config } from '../../config/config.ts';
import { canWrite, firstExistingFolder } from './check-machine.ts';
import { type Finding, fault, good, warning } from './finding.ts';

const HOUR_MS = 3_600_000;
/** The largest age of the newest backup: one day and the time of a restart. */
const OLD_HOURS = 30;

/**
 * Checks the nightly backups: whether they are made, how old the newest is, and whether it would survive a loss of
 * the disk.
 */
export async function checkBackups(
  { backups, areBackupsOff, databaseUrl, dataDir }: Config,
  now: number,
): Promise<Finding[]> {
  if (backups === null) return [noBackupsFinding(databaseUrl !== null, areBackupsOff)];
  const newest = await findNewestBackup(backups.folder, now).catch((error: Error) => error);
  if (newest instanceof Error)
    return [
      fault(
        'Backups',
        `${backups.folder} cannot be read: ${newest.message}.`,
        'Run this as the user of the service. If that user cannot write to it either, set BACKUP_DIR to another folder.',
      ),
    ];
  if (!canWrite(firstExistingFolder(backups.folder)))
    return [
      fault(
        'Backups',
        `${backups.folder} cannot be written by this user, so no backup is made.`,
        "Run this as the user of the service. If that user cannot write to it either, correct the folder's permissions, mount its disk, or set BACKUP_DIR to another folder.",
      ),
    ];
  const hours = newest === null ? null : Math.round((now - newest) / HOUR_MS);
  if (hours !== null && hours > OLD_HOURS)
    return [
      fault(
        'Backups',
        `The newest in ${backups.folder} is ${hours} hours old.`,
        'The log of the service says why.',
      ),
    ];
  if (existsSync(unfinishedMarkPath(backups.folder)))
    return [
      warning(
        'Backups',
        'The last one is not finished: it is being made now, or it or BACKUP_COMMAND failed.',
        'The log of the service says which. A failed one is tried again each hour.',
      ),
    ];
  if (hours === null) {
    // If the service has never run, there is no data to back up.
    if (databaseUrl === null && !existsSync(dataDir))
      return [good('Backups', `They will go into ${backups.folder}.`)];
    return [
      warning(
        'Backups',
        `There is none in ${backups.folder} yet.`,
        'A running service makes one within minutes.',
      ),
    ];
  }
  const says = `The newest in ${backups.folder} is ${hours} hours old`;
  return [
    (await areOnDataDisk(backups, databaseUrl === null ? dataDir : null))
      ? warning(
          'Backups',
          `${says}, on the disk of the data.`,
          'Set BACKUP_DIR to another disk, or BACKUP_COMMAND.',
        )
      : good('Backups', `${says}.`),
  ];
}

/** The finding if there are no nightly backups. @param isGiven  whether the database is configured by DATABASE_URL */
function noBackupsFinding(isGiven: boolean, isOff: boolean): Finding {
  if (!isGiven)
    return warning(
      'Backups',
      'BACKUPS is off: nothing is backed up.',
      'Leave it out, or see "sofra backup --help".',
    );
  if (isOff) return good('Backups', 'BACKUPS is off: the database is backed up in another way.');
  return warning(
    'Backups',
    'This server makes no backups of the database of DATABASE_URL, and knows of no others.',
    'Set BACKUP_DIR on one server. On the others, or if you back up in another way, set BACKUPS=off.',
  );
}
