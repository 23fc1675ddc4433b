import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '../parts/parts.ts';
import { createFailureCounter } from './failure-counter.ts';

/** A background job that runs at intervals until it is stopped. */
export interface RepeatedJob {
  runOnce(): Promise<void>;
  start(): void;
  /** Resolves when the current run has ended. */
  stop(): Promise<void>;
  /** Whether the last runs failed. */
  isFailing(): boolean;
}

/** The work of a job, and its schedule. */
export interface RepeatedWork {
  /** @param stopping  aborted when the job is stopping: end soon */
  runOnce(stopping: AbortSignal): Promise<void>;
  /** The pause between two runs. */
  everyMs: number;
  /** Whether a pause comes before the first run. @default false */
  waitsFirst?: boolean;
  /** The log line of a failed run. After a failure, the pause is at most one minute. */
  failure: string;
}

const AFTER_FAILURE_MS = 60_000;

/** Creates a job. Logs a failed run, but not an error that comes after `stop`. */
export function createRepeatedJob(
  { runOnce, everyMs, waitsFirst = false, failure }: RepeatedWork,
  log: Logger,
): RepeatedJob {
  const stopping = new AbortController();
  const { signal } = stopping;
  const failures = createFailureCounter();
  let running: Promise<void> | null = null;

  const wait = (ms: number) => pause(ms, null, { signal, ref: false }).catch(() => {});

  async function repeat(): Promise<void> {
    if (waitsFirst) await wait(everyMs);
    while (!signal.aborted) {
      const pauseMs = await failures.watch(runOnce(signal)).then(
        () => everyMs,
        (error: unknown) => {
          if (!signal.aborted)
            log.warn({ reason: error instanceof Error ? error.message : String(error) }, failure);
          return Math.min(everyMs, AFTER_FAILURE_MS);
        },
      );
      await wait(pauseMs);
    }
  }

  return {
    runOnce: () => runOnce(signal),
    start: () => {
      running ??= repeat();
    },
    stop: async () => {
      stopping.abort();
      await running;
    },
    isFailing: failures.isFailing,
  };
}
