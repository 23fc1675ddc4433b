import type { QueueJob } from './queue-job.ts';
import type { RepeatedJob } from './repeated-job.ts';
import type { LedgerVerification } from './verify-ledgers.ts';

/** The background jobs: work that no request starts. */
export interface BackgroundJobs {
  printing: QueueJob;
  webhooks: QueueJob;
  reservations: RepeatedJob;
  figures: RepeatedJob;
  days: RepeatedJob;
  reports: RepeatedJob;
  ledgers: LedgerVerification;
  evenings: RepeatedJob;
  sweep: RepeatedJob;
  start(): void;
  /** Resolves when the work under way has finished. */
  stop(): Promise<void>;
}
