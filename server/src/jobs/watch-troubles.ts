import type { BackupHealth } from '../parts/backup-health.ts';
import type { DiskHealth } from '../parts/disk-health.ts';
import type { NotifyOperator } from '../parts/outgoing.ts';
import type { Clock, Logger } from '../parts/parts.ts';
import { createRepeatedJob, type RepeatedJob } from './repeated-job.ts';

/** The parts to watch, and how the operator is told. */
export interface WatchParts {
  /** The nightly backups; `null` if this server makes none. */
  backups: BackupHealth | null;
  disk: Pick<DiskHealth, 'read'>;
  /** The jobs by name. */
  jobs: Record<string, { isFailing(): boolean }>;
  /** Sends a message to the operator; `null` if none is configured (the log has each trouble anyway). */
  tell: NotifyOperator | null;
  clock: Clock;
  log: Logger;
}

const LOOK_EVERY_MS = 60_000;
/** A trouble is over when it has been gone for this long; if it comes back earlier, it is the same trouble. */
const OVER_AFTER_MS = 5 * 60_000;
const HOUR_SECONDS = 3_600;
/** The age of the last backup, in hours, that is a trouble: a night and half a day. */
const OLD_HOURS = 36;
/** How long after the start a backup may be missing: a new service makes one within minutes. */
const FIRST_BACKUP_MS = 60 * 60_000;

interface Trouble {
  text: string;
  isTold: boolean;
  /** When the trouble disappeared; `null` while it is present. */
  goneAt: number | null;
}

/**
 * Creates the job that looks every minute for troubles that the operator must fix: a full disk, failing or missing
 * backups, stuck jobs. It logs and reports each trouble once when it begins and once when it is over. A report that
 * could not be sent is sent again a minute later.
 */
export function createTroubleWatch(parts: WatchParts): RepeatedJob {
  const { clock, log, tell } = parts;
  const startedAt = clock.now();
  const open = new Map<string, Trouble>();

  async function runOnce(): Promise<void> {
    const now = clock.now();
    const present = await findTroubles(parts, now - startedAt, (key) => open.has(key));
    for (const [key, text] of present) {
      const known = open.get(key);
      if (known === undefined) log.error({ trouble: key }, text);
      open.set(key, { text, goneAt: null, isTold: known?.isTold ?? false });
    }
    for (const [key, trouble] of open) await tellOf(key, trouble, { isPresent: present.has(key), now });
  }

  async function tellOf(
    key: string,
    trouble: Trouble,
    { isPresent, now }: { isPresent: boolean; now: number },
  ): Promise<void> {
    if (isPresent) {
      trouble.isTold ||=
        tell === null || (await tell({ trouble: key, state: 'Begun', text: trouble.text, at: now }));
      return;
    }
    trouble.goneAt ??= now;
    if (now - trouble.goneAt < OVER_AFTER_MS) return;
    const notice = { trouble: key, state: 'Over', text: trouble.text, at: trouble.goneAt } as const;
    // Reports that a trouble is over only if its beginning was reported.
    if (trouble.isTold && tell !== null && !(await tell(notice))) return;
    log.info({ trouble: key }, `over: ${trouble.text}`);
    open.delete(key);
  }

  return createRepeatedJob({ runOnce, everyMs: LOOK_EVERY_MS, failure: 'cannot look for troubles now' }, log);
}

/**
 * The present troubles: a sentence for each, by name.
 * @param upMs  how long the service has been running
 * @param isOpen  whether a trouble was present before
 */
async function findTroubles(
  { backups, disk, jobs }: WatchParts,
  upMs: number,
  isOpen: (key: string) => boolean,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const { state } = await disk.read();
  // If `disk-little` was reported, it stays present while the disk gets even fuller.
  if (state === 'Little' || (state === 'Full' && isOpen('disk-little')))
    found.set('disk-little', 'The disk of the database is nearly full: make room.');
  if (state === 'Full')
    found.set('disk-full', 'The disk of the database is full: orders are refused until you make room.');
  if (backups?.isFailing() === true)
    found.set('backup-failing', 'The backup fails: the log of the service says why.');
  else if (backups !== null && (await isMissing(backups, upMs)))
    found.set('backup-missing', `No backup was made for ${OLD_HOURS} hours.`);
  for (const [name, job] of Object.entries(jobs))
    if (job.isFailing())
      found.set(`job-${name}`, `The job ${name} fails again and again: the log of the service says why.`);
  return found;
}

async function isMissing(backups: BackupHealth, upMs: number): Promise<boolean> {
  const age = await backups.ageSeconds();
  return upMs >= FIRST_BACKUP_MS && (age === null || age > OLD_HOURS * HOUR_SECONDS);
}
