import { spawn, spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Measurement } from './measurement.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PORT = 3_395;

/** How long `npm start` takes in a fresh clone, with the packages in npm's cache, and once more after it. */
export const freshStart: Measurement = {
  word: 'start',
  rows: [
    {
      what: '`npm start` in a fresh clone until the app is served: install, build, database, demo; and again',
      goal: '≤ 60 s; ≤ 2 s',
    },
  ],
  measure: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sofra-clone-'));
    // Where this process is root, the account of PostgreSQL has to pass through: else the cluster goes elsewhere and stays there.
    await chmod(folder, 0o711);
    try {
      const clone = join(folder, 'sofra');
      const { status, stderr } = spawnSync('git', ['clone', '-q', ROOT, clone], { encoding: 'utf8' });
      if (status !== 0) throw new Error(stderr);
      const first = await secondsToServe(clone);
      const later = await secondsToServe(clone);
      return [`${first.toFixed(1)} s; ${later.toFixed(1)} s`];
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

/** Seconds from the command to the first page of the app. */
async function secondsToServe(clone: string): Promise<number> {
  const startedAt = performance.now();
  const env = { ...process.env, PORT: String(PORT), NODE_COMPILE_CACHE: join(clone, '.compiled') };
  const child = spawn('npm', ['start'], { cwd: clone, env, stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  try {
    while (!(await isServed())) {
      if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return (performance.now() - startedAt) / 1000;
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

async function isServed(): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${PORT}/app`);
    await answer.text();
    return answer.ok;
  } catch {
    return false;
  }
}
