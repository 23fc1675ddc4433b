import { setTimeout as pause } from 'node:timers/promises';
import type { App } from './app.ts';
import type { Logger } from './parts.ts';

/** What has to end in order. */
export interface Running {
  app: Pick<App, 'startDraining' | 'fastify' | 'jobs'>;
  closeEngine: () => Promise<void>;
  log: Logger;
}

const DRAIN_MS = 8_000;
/** Ten seconds after the beginning nothing is waited for any more. */
const END_MS = 10_000;

/**
 * Ends the process in order: on a signal with exit code 0, and with 1 after a fault that nothing caught. After such a fault
 * nobody knows what else is wrong in the process, so that it does not go on; whatever watches over it starts a new one, and
 * what was answered is in the database.
 */
export function endInOrder(running: Running): void {
  let isEnding = false;
  const end = async (exitCode: number) => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), END_MS).unref();
    await drain(running).catch((error) => running.log.error({ fault: String(error) }, 'cannot end in order'));
    running.log.info('stopped');
    process.exit(exitCode);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!isEnding) running.log.info({ signal }, 'draining');
      void end(0);
    });
  }
  // Rejections that nobody handles come here, too.
  process.on('uncaughtException', (error) => {
    running.log.fatal({ fault: faultOf(error) }, 'a fault that nothing caught: the service ends');
    void end(1);
  });
}

async function drain({ app, closeEngine }: Running): Promise<void> {
  app.startDraining();
  const giveUp = setTimeout(() => app.fastify.server.closeAllConnections(), DRAIN_MS);
  // What a silent printer has not said by then is printed again later, and says that it may be a second time.
  await Promise.all([app.fastify.close(), Promise.race([app.jobs.stop(), pause(DRAIN_MS)])]);
  clearTimeout(giveUp);
  await closeEngine();
}

function faultOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  return { name: error.name, message: error.message, stack: error.stack };
}
