import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { after, before, describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { makeDataFolder } from './service-process.ts';

/*
 * The path of a stranger: the commands of docs/quick-start.md, taken out of the page that the service itself serves, word
 * for word and in their order. Then those of the guides for callers, which build on them.
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const NEEDED = ['bash', 'curl', 'jq', 'npm'];
const MISSING = NEEDED.filter((name) => spawnSync(name, ['--version']).error !== undefined);
const skip = MISSING.length > 0 && `The commands need ${MISSING.join(' and ')}, not installed here.`;

/** The guides whose commands are run, with what they must print. */
const GUIDES: Record<string, RegExp[]> = {
  'ordering.md': [/"acceptingOrdersNow": true/, /"status": "Received"/, /"nextCursor": /],
  'idempotency.md': [/201 Created\nHTTP\S+ 200 OK\nidempotent-replayed: true/i],
  'table-bills.md': [/"lines": 1\D+\d+,\s+"lines": 2/],
  'reservations.md': [/"canCancel": true/, /"status": "Cancelled",\s+"cancelledBy": "Customer"/],
  'limits.md': [/RateLimit: "read";r=\d+;t=\d+/i],
};

/** A program of a terminal, with what it has printed so far. */
interface Terminal {
  child: ChildProcess;
  text(): string;
}

/** The blocks of commands of a page in Markdown. */
function commandsIn(markdown: string): string[] {
  return [...markdown.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, commands]) => commands!);
}

function commandsOf(page: string): string[] {
  return commandsIn(readFileSync(`${ROOT}/docs/${page}`, 'utf8'));
}

describe('the commands of the documentation', { skip }, () => {
  let data: string;
  let service: Terminal;
  let baseUrl: string;
  let commands: string[];

  const open = (command: string): Terminal => {
    // The settings of the test run are not those of a stranger's terminal.
    const { PATH, HOME, TMPDIR = '/tmp' } = process.env;
    const env = { PATH, HOME, TMPDIR, DATA_DIR: data, PORT: '0', LOG_LEVEL: 'warn' };
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

  /** Pastes commands into a shell, and answers what it has printed. @throws AssertionError when one fails */
  const paste = async (text: string): Promise<string> => {
    const shell = open(`set -euo pipefail\n${text}`);
    const [code] = (await once(shell.child, 'close')) as [number];
    assert.equal(code, 0, shell.text());
    return shell.text();
  };

  before(async () => {
    data = await makeDataFolder('documented-calls');
    service = open(commandsOf('quick-start.md')[0]!);
    [, baseUrl = ''] = await shown(service, /running at (\S+)/);
    commands = commandsIn(await (await fetch(`${baseUrl}/docs/quick-start.md`)).text());
  });
  after(async () => {
    await end(service);
    await rm(data, { recursive: true, force: true });
  });

  test('those of the quick start, pasted as they stand, order once and show the first event, its signature verified', async () => {
    const [start = '', settings = '', menu = '', preview = '', listen = '', order = '', ...others] = commands;
    assert.deepEqual([others, start.trim()], [[], 'ALLOW_LOCAL_WEBHOOKS=true npm start']);
    assert.match(settings, /KEY=sfr_(?!your_key)\w+/);
    assert.ok(settings.includes(`SOFRA=${baseUrl}\n`), settings);
    // The listener finds the service by what it wrote into its data folder.
    const listener = open(listen);
    await shown(listener, /Listening for events/);
    const again = order.split('\n').slice(1).join('\n');
    const printed = await paste(settings + menu + preview + order + again);
    assert.match(printed, /"discount":/);
    const numbers = [...printed.matchAll(/"number": (\d+)/g)].map(([, number]) => number);
    assert.deepEqual(numbers, [numbers[0], numbers[0]], 'the second paste orders nothing');
    await shown(listener, /order\.updated/);
    assert.doesNotMatch(listener.text(), /Rejected/);
    await end(listener);
  });

  for (const [page, expected] of Object.entries(GUIDES)) {
    test(`those of ${page} do what the page says`, async () => {
      const [, settings = '', menu = '', preview = ''] = commands;
      const basket = preview.replace(/^call.*\n/m, '');
      const key = `BASKET_KEY=basket-${page.replace('.md', '')}\n`;
      const printed = await paste(settings + menu + basket + key + commandsOf(page).join(''));
      assert.doesNotMatch(printed, /errorCode/);
      for (const pattern of expected) assert.match(printed, pattern);
    });
  }
});
