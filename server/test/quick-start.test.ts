import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { after, before, describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { makeDataFolder } from './service-process.ts';

/*
 * The path of a stranger: the commands of the quick start, taken out of the page that the service itself serves, word for
 * word and in their order.
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MISSING = ['bash', 'curl', 'jq', 'npm'].filter(
  (name) => spawnSync(name, ['--version']).error !== undefined,
);
const skip =
  MISSING.length > 0 && `The quick start needs ${MISSING.join(' and ')}, which is not installed here.`;

/** A program of a terminal, with what it has printed so far. */
interface Terminal {
  child: ChildProcess;
  text(): string;
}

/** The blocks of commands of a page in Markdown. */
function commandsIn(markdown: string): string[] {
  return [...markdown.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, commands]) => commands!);
}

describe('the quick start', { skip }, () => {
  let data: string;
  let service: Terminal;
  let baseUrl: string;
  let commands: string[];

  const open = (command: string): Terminal => {
    const env = { ...process.env, DATA_DIR: data, PORT: '0', LOG_LEVEL: 'warn' };
    // A group of its own, so that what npm starts ends with it.
    const child = spawn('bash', ['-c', command], { cwd: ROOT, env, detached: true });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
      });
    }
    return { child, text: () => text };
  };

  const end = async ({ child }: Terminal) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    process.kill(-child.pid!, 'SIGINT');
    await ended;
  };

  /** Waits until a terminal shows something. @throws Error when its program ends before */
  const shown = async ({ child, text }: Terminal, wanted: RegExp): Promise<RegExpExecArray> => {
    for (;;) {
      const found = wanted.exec(text());
      if (found !== null) return found;
      if (child.exitCode !== null) throw new Error(`It ended without ${wanted}:\n${text()}`);
      await pause(50);
    }
  };

  before(async () => {
    data = await makeDataFolder('quick-start');
    const [start] = commandsIn(await readFile(`${ROOT}/docs/quick-start.md`, 'utf8'));
    service = open(start!);
    [, baseUrl = ''] = await shown(service, /running at (\S+)/);
    commands = commandsIn(await (await fetch(`${baseUrl}/docs/quick-start.md`)).text());
  });
  after(async () => {
    await end(service);
    await rm(data, { recursive: true, force: true });
  });

  test('its commands, pasted as they stand, order once and show the first event with its signature verified', async () => {
    const [start = '', settings = '', menu = '', preview = '', listen = '', order = '', ...others] = commands;
    assert.deepEqual([others, start.trim()], [[], 'ALLOW_LOCAL_WEBHOOKS=true npm start']);
    assert.match(settings, /KEY=sfr_(?!your_key)\w+/);
    assert.ok(settings!.includes(`SOFRA=${baseUrl}\n`), settings);
    // The listener finds the service by what it wrote into its data folder.
    const listener = open(listen);
    await shown(listener, /Listening for events/);
    const shell = open(
      `set -euo pipefail\n${settings}${menu}${preview}${order}${order.split('\n').slice(1).join('\n')}`,
    );
    const [code] = (await once(shell.child, 'exit')) as [number];
    assert.equal(code, 0, shell.text());
    assert.match(shell.text(), /"discount":/);
    const numbers = [...shell.text().matchAll(/"number": (\d+)/g)].map(([, number]) => number);
    assert.deepEqual(numbers, [numbers[0], numbers[0]], 'the second paste orders nothing');
    await shown(listener, /order\.updated/);
    assert.doesNotMatch(listener.text(), /Rejected/);
    await end(listener);
  });
});
