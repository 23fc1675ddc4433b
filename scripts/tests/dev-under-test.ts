import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freePorts } from '../../server/test/harness/free-ports.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** `npm run dev` that runs in a copy of the sources, without a restaurant. */
export interface DevUnderTest {
  /** The address of the app. */
  app: string;
  /** @returns the exit code and the signal that ended it */
  end(signal: NodeJS.Signals): Promise<unknown>;
}

/** Starts it in a folder of {@link copySources}. */
export async function startDev(folder: string, data: string): Promise<DevUnderTest> {
  const [port, appPort] = (await freePorts(2)) as [number, number];
  const dev = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: folder,
    env: {
      ...{ PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: data, DEMO: 'off' },
      ...{ PORT: `${port}`, APP_PORT: `${appPort}` },
      // As `npm run dev` sets it: with it a start loads only files that were saved again.
      NODE_COMPILE_CACHE: join(folder, 'compile-cache'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(dev, 'exit');
  const end = (signal: NodeJS.Signals) => {
    dev.kill(signal);
    return ended;
  };
  return { app: await addressOf(dev.stdout), end };
}

/** Copies what the command reads, so that it can be changed. @returns the folder */
export async function copySources(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sofra-dev-'));
  const isSource = (path: string) => !/[\\/](?:node_modules|dist)$/.test(path);
  for (const path of [
    'package.json',
    'tsconfig.json',
    'scripts',
    'server/package.json',
    'server/src',
    'server/words',
    'docs/database-roles.sql',
    'web',
  ])
    await cp(join(ROOT, path), join(folder, path), { recursive: true, filter: isSource });
  for (const path of ['node_modules', 'web/node_modules']) {
    if (existsSync(join(ROOT, path))) await symlink(join(ROOT, path), join(folder, path));
  }
  return folder;
}

/** Replaces a text in a file, as an editor that saves it. */
export async function edit(path: string, found: string, replacement: string): Promise<void> {
  const text = await readFile(path, 'utf8');
  assert.ok(text.includes(found), path);
  await writeFile(path, text.replace(found, replacement));
}

/** The address of the app, when both are ready. */
async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const address = /^The app, .*: (\S+)$/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error('The command ended before the app was there.');
}
