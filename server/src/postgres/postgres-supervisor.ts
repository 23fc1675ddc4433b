import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../parts/parts.ts';
import { endLeftoverSessions, endOrphanedServer } from './postgres-orphan.ts';
import {
  launchServer,
  type PostgresServer,
  ServerNotStarted,
  type ServerPlan,
  waitUntilReady,
} from './postgres-server.ts';
import { startWatchdog } from './postgres-watchdog.ts';

/** A server that is restarted whenever it ends, until it is stopped. */
export interface SupervisedServer {
  /** The process id of the running server; `null` while none runs. */
  processId(): number | null;
  /** Stops the server permanently; resolves when all its processes have ended. May be called again. */
  stop(): Promise<void>;
}

type Log = Pick<Logger, 'info' | 'warn' | 'error'>;

/** After this time a server counts as healthy, and the count of failed starts is reset. */
const STEADY_MS = 30_000;
const LONGEST_PAUSE_MS = 5_000;
/** From this number of failed starts in a row, each is logged as an error. */
const FAILURES_FOR_ERROR = 3;

/** The longest time that a start waits for the shared memory of a killed server. */
const LEFTOVERS_MS = 30_000;
const NOTICE_MS = 5_000;
const IN_USE = /pre-existing shared memory block|already exists|might be running/;

/** The pause before the next start, for a number of failed starts in a row. */
export function restartPauseMs(failures: number): number {
  return failures <= 0 ? 0 : Math.min(LONGEST_PAUSE_MS, 100 * 2 ** failures);
}

/**
 * Stops any server that still runs on the cluster, then starts one and restarts it whenever it ends. Only the process
 * that has locked the data folder may call it.
 * @throws ServerNotStarted if the first start fails
 */
export async function superviseServer(plan: ServerPlan, log: Log): Promise<SupervisedServer> {
  const watchdog = startWatchdog(plan.cluster, plan.account);
  const stopping = new AbortController();
  let server: PostgresServer | null = null;

  async function start(): Promise<void> {
    await startServer(plan, log, stopping.signal, (launched) => {
      server = launched;
      if (launched.pid !== null) watchdog.guard(launched.pid);
    });
  }

  async function keepRunning(): Promise<void> {
    let failures = 0;
    let startedAt = performance.now();
    for (;;) {
      await server?.ended;
      if (stopping.signal.aborted) return;
      failures = performance.now() - startedAt > STEADY_MS ? 0 : failures + 1;
      const level = failures < FAILURES_FOR_ERROR ? 'warn' : 'error';
      log[level]({ reason: server?.endReason() }, 'PostgreSQL has ended; starting it again');
      await sleep(restartPauseMs(failures - 1), undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      startedAt = performance.now();
      try {
        await start();
        log.info({ pid: server?.pid }, 'PostgreSQL runs again');
      } catch (error) {
        log[level]({ err: error }, 'PostgreSQL did not start');
      }
    }
  }

  await start().catch(async (error) => {
    await watchdog.end();
    throw error;
  });
  const restarting = keepRunning();
  return {
    processId: () => (server === null || server.hasEnded() ? null : server.pid),
    async stop() {
      stopping.abort();
      await server?.end();
      await restarting;
      await watchdog.end();
    },
  };
}

/** Starts the server once; waits while sessions of a killed server still use its shared memory. */
async function startServer(
  plan: ServerPlan,
  log: Log,
  stopping: AbortSignal,
  launched: (server: PostgresServer) => void,
): Promise<void> {
  await endOrphanedServer(plan.cluster, log);
  const deadline = performance.now() + LEFTOVERS_MS;
  for (;;) {
    stopping.throwIfAborted();
    const server = launchServer(plan);
    launched(server);
    try {
      return await untilReady(server, plan, log);
    } catch (error) {
      const isInUse = error instanceof ServerNotStarted && IN_USE.test(error.reason);
      if (!isInUse || performance.now() > deadline) throw error;
    }
    endLeftoverSessions(plan.cluster);
    await sleep(50);
  }
}

async function untilReady(server: PostgresServer, plan: ServerPlan, log: Log): Promise<void> {
  const notice = setTimeout(
    () => log.info('PostgreSQL is still recovering its data; waiting for it'),
    NOTICE_MS,
  );
  try {
    await waitUntilReady(server, plan);
  } finally {
    clearTimeout(notice);
  }
}
