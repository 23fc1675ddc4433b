import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { CountRequest } from '../http/handle-request.ts';
import type { BackupHealth } from '../parts/backup-health.ts';
import { DISK_STATES, type DiskHealth } from '../parts/disk-health.ts';
import type { Clock, Logger } from '../parts/parts.ts';
import type { Database } from '../store/database.ts';
import { COUNTED_AT_MOST, findBacklog } from '../store/queue-backlog.ts';
import type { Tracing } from '../tracing/tracing.ts';

/** The current use of memory by caches and streams of a server. */
export interface ServerUse {
  liveStreams: number;
  /** The number of entries of each cache, and of look-ups since the start. */
  caches: Record<'venues' | 'keys', { entries: number; hits: number; misses: number }>;
}

/** The sources of the metrics other than requests. */
export interface MetricSources {
  db: Database;
  clock: Clock;
  log: Logger;
  use: () => ServerUse;
  disk: Pick<DiskHealth, 'read'>;
  /** The nightly backups; `null` if none are made. */
  backups: BackupHealth | null;
  /** The change of the secret key; `null` on a server with one key. */
  keyChange: KeyChangeProgress | null;
  /** The spans of calls; `null` if none are traced. */
  tracing: Pick<Tracing, 'counts'> | null;
}

/** The progress of a change of the secret key. */
export interface KeyChangeProgress {
  isOldKeyNeeded(): boolean | null;
  resealed(): number;
}

/** The metrics of a server. Labels hold names from the code only: no ids, addresses, keys or texts of callers. */
export interface Metrics {
  countRequest: CountRequest;
  watch(sources: MetricSources): void;
  /** All metrics in the text format of Prometheus. */
  text(): Promise<string>;
  readonly contentType: string;
}

const DURATION_BUCKETS_SECONDS = [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** The queues are read at most once in this time; scrapers that ask more often get the same numbers. */
const BACKLOG_EVERY_MS = 5_000;

/** Creates the metrics of a process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    countRequest: createRequestCounter(registry),
    watch: (sources) => {
      watchPool(registry, sources.db);
      watchUse(registry, sources.use);
      watchQueues(registry, sources);
      watchDisk(registry, sources.disk);
      if (sources.backups !== null) watchBackups(registry, sources.backups);
      if (sources.keyChange !== null) watchKeyChange(registry, sources.keyChange);
      if (sources.tracing !== null) watchSpans(registry, sources.tracing);
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/**
 * Keeps the labelled metrics of each operation and status class, so that counting a request needs no look-up by
 * labels.
 */
function createRequestCounter(registry: Registry): CountRequest {
  const durations = new Histogram({
    name: 'sofra_request_duration_seconds',
    help: 'Requests by operation and class of status, and how long they took until the answer was written or begun.',
    labelNames: ['operation', 'status'],
    buckets: DURATION_BUCKETS_SECONDS,
    registers: [registry],
  });
  const refusals = new Counter({
    name: 'sofra_refused_requests_total',
    help: 'Requests that were refused, by error code.',
    labelNames: ['code'],
    registers: [registry],
  });
  const bound = new Map<string, Histogram.Internal<string>[]>();
  return (operation, status, code, durationMs) => {
    let classes = bound.get(operation);
    if (classes === undefined) {
      classes = [];
      bound.set(operation, classes);
    }
    const at = Math.trunc(status / 100);
    classes[at] ??= durations.labels(operation, `${at}xx`);
    classes[at].observe(durationMs / 1000);
    if (code !== null) refusals.inc({ code });
  };
}

function watchPool(registry: Registry, db: Database): void {
  const connections = new Gauge({
    name: 'sofra_database_connections',
    help: 'Connections of the pool by state, and requests that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect: () => {
      const { open, idle, waiting } = db.poolUse();
      connections.set({ state: 'busy' }, open - idle);
      connections.set({ state: 'idle' }, idle);
      connections.set({ state: 'waiting' }, waiting);
    },
  });
}

function watchUse(registry: Registry, use: () => ServerUse): void {
  const registers = [registry];
  const streams: Gauge = new Gauge({
    name: 'sofra_live_streams',
    help: 'Open live streams of this server.',
    registers,
    collect: () => streams.set(use().liveStreams),
  });
  const entries = new Gauge({
    name: 'sofra_cache_entries',
    help: 'Entries of a cache of this server.',
    labelNames: ['cache'],
    registers,
    collect: () => {
      for (const [cache, { entries: count }] of Object.entries(use().caches)) entries.set({ cache }, count);
    },
  });
  const lookUps: Counter<'cache' | 'outcome'> = new Counter({
    name: 'sofra_cache_lookups_total',
    help: 'Look-ups in a cache of this server since its start, by outcome.',
    labelNames: ['cache', 'outcome'],
    registers,
    collect: () => {
      lookUps.reset();
      for (const [cache, { hits, misses }] of Object.entries(use().caches)) {
        lookUps.inc({ cache, outcome: 'hit' }, hits);
        lookUps.inc({ cache, outcome: 'miss' }, misses);
      }
    },
  });
}

function watchKeyChange(registry: Registry, change: KeyChangeProgress): void {
  const registers = [registry];
  const needed: Gauge = new Gauge({
    name: 'sofra_old_secret_key_needed',
    help: '1 while something may still be encrypted under another key than the present one, else 0; absent on a server with one key.',
    registers,
    collect: () => needed.set(change.isOldKeyNeeded() === false ? 0 : 1),
  });
  const resealed: Gauge = new Gauge({
    name: 'sofra_resealed_secrets',
    help: 'Secrets that this server encrypted anew under the present key since its start.',
    registers,
    collect: () => resealed.set(change.resealed()),
  });
}

function watchSpans(registry: Registry, tracing: Pick<Tracing, 'counts'>): void {
  const spans: Counter<'outcome'> = new Counter({
    name: 'sofra_spans_total',
    help: 'Spans of traced calls since the start of this server: those that a collector took, and those that were dropped.',
    labelNames: ['outcome'],
    registers: [registry],
    collect: () => {
      spans.reset();
      for (const [outcome, count] of Object.entries(tracing.counts())) spans.inc({ outcome }, count);
    },
  });
}

function watchDisk(registry: Registry, disk: MetricSources['disk']): void {
  const registers = [registry];
  const free: Gauge = new Gauge({
    name: 'sofra_disk_free_bytes',
    help: 'The room that is left on the disk of the database; absent for that of another machine.',
    registers,
    collect: async () => {
      const { freeBytes } = await disk.read();
      if (freeBytes === null) free.remove();
      else free.set(freeBytes);
    },
  });
  const state: Gauge<'state'> = new Gauge({
    name: 'sofra_disk_state',
    help: '1 for the state that the disk of the database is in: Good, Little or Full.',
    labelNames: ['state'],
    registers,
    collect: async () => {
      const { state: present } = await disk.read();
      for (const name of DISK_STATES) state.set({ state: name }, Number(name === present));
    },
  });
}

function watchBackups(registry: Registry, backups: BackupHealth): void {
  const registers = [registry];
  const age: Gauge = new Gauge({
    name: 'sofra_backup_age_seconds',
    help: 'The age of the newest nightly backup; absent while there is none.',
    registers,
    collect: async () => {
      const seconds = await backups.ageSeconds();
      age.reset();
      if (seconds === null) age.remove();
      else age.set(seconds);
    },
  });
  const failing: Gauge = new Gauge({
    name: 'sofra_backup_failing',
    help: '1 while the last nightly backup, or the command that takes it elsewhere, failed; else 0.',
    registers,
    collect: () => failing.set(Number(backups.isFailing())),
  });
}

function watchQueues(registry: Registry, { db, clock, log }: MetricSources): void {
  const registers = [registry];
  const labelNames = ['queue'] as const;
  let read: Promise<void> | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  const waiting = new Gauge({
    name: 'sofra_queue_waiting',
    help: `What waits in the queues of all servers: tickets for printers, and changes for webhooks. Counted up to ${COUNTED_AT_MOST}.`,
    labelNames,
    registers,
    collect: () => readQueuesIfDue(),
  });
  const oldest = new Gauge({
    name: 'sofra_queue_oldest_seconds',
    help: 'How long the oldest in a queue has waited; 0 for an empty queue.',
    labelNames,
    registers,
    collect: () => readQueuesIfDue(),
  });

  function readQueuesIfDue(): Promise<void> {
    if (read === null || clock.now() - readAt >= BACKLOG_EVERY_MS) {
      readAt = clock.now();
      read = readQueues();
    }
    return read;
  }

  /** If the database does not answer, only the metrics of the queues are absent. */
  async function readQueues(): Promise<void> {
    const now = clock.now();
    try {
      for (const [queue, { count, since }] of Object.entries(await findBacklog(db, now))) {
        waiting.set({ queue }, count);
        oldest.set({ queue }, since === null ? 0 : Math.max(0, now - since) / 1000);
      }
    } catch (error) {
      waiting.reset();
      oldest.reset();
      log.warn(
        { reason: error instanceof Error ? error.message : String(error) },
        'cannot measure the queues now',
      );
    }
  }
}
