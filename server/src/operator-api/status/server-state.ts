import type { Spend } from '../../http/limits/budget.ts';
import type { ServerLoad } from '../../http/limits/server-load.ts';
import type { BackupHealth } from '../../parts/backup-health.ts';
import type { DiskHealth } from '../../parts/disk-health.ts';

/** What the server that answers knows about itself. */
export interface ServerState {
  /** In milliseconds. */
  startedAt: number;
  /** The log of the calls of API keys. */
  requests: { flush(): Promise<void> };
  load: Pick<ServerLoad, 'groups' | 'errors'>;
  connections: { count(): number };
  live: { count(): number };
  /** The jobs that run without a caller. */
  jobs: Record<WatchedJob, { isFailing(): boolean }>;
  /** `null` if calls have no limits. */
  spend: Spend | null;
  disk: Pick<DiskHealth, 'read'>;
  /** `null` if no backups are made. */
  backups: BackupHealth | null;
}

export const WATCHED_JOBS = [
  'printing',
  'webhooks',
  'reservations',
  'figures',
  'days',
  'reports',
  'ledgers',
  'evenings',
  'sweep',
] as const;
export type WatchedJob = (typeof WATCHED_JOBS)[number];
