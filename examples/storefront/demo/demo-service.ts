import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const MAIN = join(ROOT, 'server/src/main.ts');

/** A restaurant of the demo, as a service writes it into `demo.json`. */
export interface DemoVenue {
  id: string;
  name: string;
  owner: { email: string; password: string };
}

export interface DemoService {
  baseUrl: string;
  venue: DemoVenue;
  /** The process of the service, if this program started it; `null` if the service was already running. */
  child: ChildProcess | null;
}

/** Uses the running service of this folder; if there is none, starts one with local webhooks, which ends with this process. */
export async function demoService(dataDir: string): Promise<DemoService> {
  const running = await readDemo(dataDir);
  if (running !== null && (await isReady(running.baseUrl))) return { ...running, child: null };
  console.log('Starting the service…');
  const env = { ...process.env, DATA_DIR: dataDir, ALLOW_LOCAL_WEBHOOKS: 'true', LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, [MAIN], { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] });
  process.once('exit', () => child.kill('SIGTERM'));
  while (child.exitCode === null && child.signalCode === null) {
    const started = await readDemo(dataDir);
    if (started !== null && (await isReady(started.baseUrl))) return { ...started, child };
    await pause(100);
  }
  throw new Error('The service did not start; its last lines say why.');
}

async function readDemo(dataDir: string): Promise<Omit<DemoService, 'child'> | null> {
  try {
    const { baseUrl, venues } = JSON.parse(await readFile(join(dataDir, 'demo.json'), 'utf8'));
    const venue = venues.find(({ owner }: Partial<DemoVenue>) => owner !== null);
    return { baseUrl, venue };
  } catch {
    return null;
  }
}

async function isReady(baseUrl: string): Promise<boolean> {
  const answer = await fetch(`${baseUrl}/health/ready`).catch(() => null);
  return answer?.ok ?? false;
}
