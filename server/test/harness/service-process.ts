import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { quickFolder } from '../postgres/quick-folder.ts';
import { recordingArguments, STATEMENTS } from '../statements/sent-statements.ts';
import { SECRET_KEY } from './secret-key.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** The service as a separate process, as an operator runs it. */
export interface ServiceProcess {
  baseUrl: string;
  pid: number;
  /** The whole output so far. */
  output(): string;
  /** Reads nothing more of what it writes to standard error, until it has ended. */
  stopReading(): void;
  /** Sends a signal and waits for the end. Does nothing when the process has ended. */
  end(signal: NodeJS.Signals): Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/** Makes a data folder that the account of the database may enter, even when root creates it. */
export async function makeDataFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(quickFolder(), `sofra-${name}-`));
  await chmod(folder, 0o711);
  return folder;
}

const START_LIMIT_MS = 180_000;
const ADDRESS = /running at (https?:\/\/\S+)/;

/**
 * Starts the service on a free port and waits until it is ready.
 * @param main  the file that starts it, of another build
 * @throws Error with its output when it fails to start
 */
export async function startService(
  environment: Record<string, string>,
  main = MAIN,
): Promise<ServiceProcess> {
  const child = spawnService(environment, main);
  const output = collect(child);
  const stopReading = () => {
    child.stderr!.pause();
    // Its end is seen when all is read.
    child.once('exit', () => child.stderr!.resume());
  };
  const giveUpAt = Date.now() + START_LIMIT_MS;
  for (;;) {
    const baseUrl = ADDRESS.exec(output())?.[1];
    if (baseUrl !== undefined && (await isReady(baseUrl))) {
      return { baseUrl, pid: child.pid!, output, stopReading, end: (signal) => end(child, signal) };
    }
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > giveUpAt) {
      child.kill('SIGKILL');
      throw new Error(`The service did not start:\n${output()}`);
    }
    await pause(20);
  }
}

/** Starts the service where it cannot start, and returns its exit. */
export async function failToStart(
  environment: Record<string, string>,
  main = MAIN,
): Promise<{ code: number | null; output: string }> {
  const child = spawnService(environment, main);
  const output = collect(child);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: output() };
}

/** The environment of a service, and nothing else of that of the tests. */
export function serviceEnvironment(environment: Record<string, string>): Record<string, string> {
  const { PATH = '', HOME = '', TMPDIR = '', NODE_COMPILE_CACHE = '', [STATEMENTS]: recorded } = process.env;
  return {
    PATH,
    HOME,
    ...(TMPDIR === '' ? {} : { TMPDIR }),
    ...(NODE_COMPILE_CACHE === '' ? {} : { NODE_COMPILE_CACHE }),
    ...(recorded === undefined ? {} : { [STATEMENTS]: recorded }),
    PORT: '0',
    DEMO: 'off',
    LOG_LEVEL: 'warn',
    // A service with a database of its own makes its own key.
    ...(environment['DATABASE_URL'] === undefined ? {} : { SECRET_KEY: SECRET_KEY.toString('hex') }),
    ...environment,
  };
}

function spawnService(environment: Record<string, string>, main: string): ChildProcess {
  // Statements of another build are not those of the table of routes.
  const recording = main === MAIN ? recordingArguments() : [];
  const env = serviceEnvironment(environment);
  return spawn(process.execPath, [...recording, main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

function collect(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  return () => text;
}

async function isReady(baseUrl: string): Promise<boolean> {
  try {
    return (await fetch(`${baseUrl}/health/ready`)).ok;
  } catch {
    return false;
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode === null && child.signalCode === null) {
    const closed = once(child, 'close');
    child.kill(signal);
    await closed;
  }
  return { code: child.exitCode, signal: child.signalCode };
}
