import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { passSignalsOn } from './signals.mjs';

/**
 * The service and the app for people who change them. A saved file of the app is put into the open pages by Vite. A saved
 * file of the service restarts the service and reloads the open pages: their calls wait for it.
 */

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WEB = join(ROOT, 'web');
const SOURCES = join(ROOT, 'server', 'src');
const WORDS = join(ROOT, 'server', 'words');
/** The files of the service, without tests. */
const PART_OF_SERVICE = /(?<!\.test)\.(?:ts|sql|json|css)$/;

/** The parts of Vite that are used, which is a package of the app. */
interface Vite {
  createServer(config: object): Promise<ViteServer>;
}

interface ViteServer {
  listen(): Promise<unknown>;
  close(): Promise<void>;
  resolvedUrls: { local: string[] } | null;
  watcher: {
    add(path: string): void;
    on(event: 'all', note: (event: string, path: string) => void): void;
  };
  ws: { send(message: { type: 'full-reload' }): void };
}

async function main(): Promise<void> {
  const signals = passSignalsOn({ untilChild: 'hold' });
  const port = process.env['PORT'] ?? '3000';
  const service = keepService(port);
  const ending = new Promise<string>((end) => signals.passTo({ kill: end }));
  if (!(await Promise.race([service.start(), ending.then(() => false)]))) {
    await service.end();
    process.exit(1);
  }
  const vite = await openVite(`http://127.0.0.1:${port}`, service);
  vite.watcher.add(SOURCES);
  vite.watcher.add(WORDS);
  vite.watcher.on('all', (event, path) => {
    if (event !== 'change' && event !== 'add' && event !== 'unlink') return;
    if (!(path.startsWith(SOURCES) || path.startsWith(WORDS)) || !PART_OF_SERVICE.test(path)) return;
    service.restart();
    vite.ws.send({ type: 'full-reload' });
  });
  await vite.listen();
  console.log(`\nThe app, with every change as soon as it is saved: ${addressOf(vite)}`);
  await ending;
  await vite.close();
  await service.end();
  process.exit(0);
}

async function openVite(address: string, service: KeptService): Promise<ViteServer> {
  process.env['SOFRA_URL'] = address;
  const path = createRequire(join(WEB, 'package.json')).resolve('vite');
  const { createServer } = (await import(pathToFileURL(path).href)) as Vite;
  const listening = process.listeners('SIGTERM');
  const vite = await createServer({
    root: WEB,
    configFile: join(WEB, 'vite.config.ts'),
    configLoader: 'native',
    logLevel: 'warn',
    plugins: [holdingCalls(service)],
    server: { port: Number(process.env['APP_PORT'] ?? 5173) },
  });
  // Vite would end this process before the service has ended.
  for (const listener of process.listeners('SIGTERM')) {
    if (!listening.includes(listener)) process.off('SIGTERM', listener);
  }
  return vite;
}

/** Calls of the app wait while the service restarts; what Vite itself answers does not. */
function holdingCalls(service: KeptService): object {
  const hold = async ({ url = '' }: IncomingMessage, _: unknown, next: () => void) => {
    if (!url.startsWith('/app')) await service.settled();
    next();
  };
  return {
    name: 'holding-calls',
    configureServer({ middlewares }: { middlewares: { use(layer: typeof hold): void } }) {
      middlewares.use(hold);
    },
  };
}

/** The app answers at the address itself, too. */
function addressOf({ resolvedUrls }: ViteServer): string {
  return new URL('/', resolvedUrls!.local[0]!).href;
}

interface KeptService {
  /** Resolves to whether it is ready: else it has ended and said why. */
  start(): Promise<boolean>;
  /** Restarts it with the present files. Calls during a restart are one more restart. */
  restart(): void;
  /** Resolves once it is not restarting. */
  settled(): Promise<void>;
  end(): Promise<void>;
}

/** Starts a process that becomes the service when it gets the message. */
function spawnAhead(port: string, output: 'inherit' | 'ignore'): ChildProcess {
  const packages = new URL('dev-packages.ts', import.meta.url).href;
  return spawn(process.execPath, [`--import=${packages}`, join(SOURCES, 'main.ts')], {
    cwd: ROOT,
    stdio: ['ignore', output, 'inherit', 'ipc'],
    env: { ...process.env, PORT: port },
  });
}

function keepService(port: string): KeptService {
  let process_: ChildProcess | null = null;
  /** The process of the next start, which has the packages of the service already. */
  let ahead = spawnAhead(port, 'inherit');
  let restarting: Promise<void> | null = null;
  let isStale = false;
  process.on('exit', () => {
    process_?.kill('SIGTERM');
    ahead.kill();
  });

  async function start(): Promise<boolean> {
    const started = ahead;
    process_ = started;
    // If it has ended in the meantime, that is noticed below.
    started.send('start', () => {});
    const isReady = await untilReady(started);
    // What a start prints is of use once.
    ahead = spawnAhead(port, 'ignore');
    return isReady;
  }

  async function untilReady(started: ChildProcess): Promise<boolean> {
    while (started.exitCode === null && started.signalCode === null) {
      const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null);
      if (answer?.ok) return true;
      await pause(30);
    }
    return false;
  }

  async function end(): Promise<void> {
    const ended = process_;
    if (ended === null || ended.exitCode !== null || ended.signalCode !== null) return;
    const exit = once(ended, 'exit');
    ended.kill('SIGTERM');
    await exit;
  }

  async function restartUntilFresh(): Promise<void> {
    while (isStale) {
      isStale = false;
      await end();
      await start();
    }
    restarting = null;
  }

  return {
    start,
    restart: () => {
      isStale = true;
      restarting ??= restartUntilFresh();
    },
    settled: () => restarting ?? Promise.resolve(),
    end,
  };
}

await main();
