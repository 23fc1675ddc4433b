import { setTimeout as pause } from 'node:timers/promises';
import type { App } from '../app.ts';
import type { Logger } from '../parts/parts.ts';

/** The running parts that must be stopped in order. */
export interface RunningParts {
  app: Pick<App, 'fastify' | 'jobs'>;
  closeEngine: () => Promise<void>;
  log: Logger;
  /** Resolves when the lines of the log are written. */
  endLog: () => Promise<void>;
}

const DRAIN_MS = 8_000;
/** After this time the process exits, even if something is unfinished. */
const END_MS = 9_000;
/** How long the process waits until its last log lines are written. */
const LOG_MS = 1_000;

/**
 * Ends the process in order: with exit code 0 on a signal, and with 1 after an uncaught error. After such an error the state of
 * the process is unknown, so it does not continue. A process manager starts a new one; everything that was answered is in the database.
 */
export function shutDownGracefully(running: RunningParts): void {
  let isEnding = false;
  const end = async (exitCode: number) => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => exit(running, 1), END_MS).unref();
    await drain(running).catch((error) =>
      running.log.error({ fault: String(error) }, 'could not shut down cleanly'),
    );
    running.log.info('stopped');
    await exit(running, exitCode);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!isEnding) running.log.info({ signal }, 'draining');
      void end(0);
    });
  }
  // Unhandled rejections come here, too.
  process.on('uncaughtException', (error) => {
    running.log.fatal({ fault: faultOf(error) }, 'uncaught error: the service ends');
    void end(1);
  });
}

/** Exits after the log is written. If no one reads the log, it kills the process: a normal exit would wait for ever. */
async function exit({ endLog }: RunningParts, exitCode: number): Promise<void> {
  const isWritten = await Promise.race([endLog().then(() => true), pause(LOG_MS, false)]);
  if (!isWritten) process.kill(process.pid, 'SIGKILL');
  process.exit(exitCode);
}

async function drain({ app, closeEngine }: RunningParts): Promise<void> {
  const giveUp = setTimeout(() => app.fastify.server.closeAllConnections(), DRAIN_MS);
  // A ticket whose printer has not answered by then is printed again later, marked as a possible repeat.
  await Promise.all([app.fastify.close(), Promise.race([app.jobs.stop(), pause(DRAIN_MS)])]);
  clearTimeout(giveUp);
  await closeEngine();
}

function faultOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  return { name: error.name, message: error.message, stack: error.stack };
}
