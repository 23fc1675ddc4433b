import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { makeDataFolder, type ServiceProcess, startService } from './service-process.ts';

/*
 * Runs the commands of the guides for callers at a service with the demo, after those of the quick start that they
 * build on.
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MISSING = ['bash', 'curl', 'jq'].filter((name) => spawnSync(name, ['--version']).error !== undefined);
const skip = MISSING.length > 0 && `The commands need ${MISSING.join(' and ')}, which is not installed here.`;

/** The guides whose commands are run, with what they must print. */
const GUIDES: Record<string, RegExp[]> = {
  'ordering.md': [/"acceptingOrdersNow": true/, /"status": "Received"/, /"nextCursor": /],
  'idempotency.md': [/201 Created\nHTTP\S+ 200 OK\n[Ii]dempotent-[Rr]eplayed: true/],
  'table-bills.md': [/"lines": 1\D+\d+,\s+"lines": 2/],
  'reservations.md': [/"canCancel": true/, /"status": "Cancelled",\s+"cancelledBy": "Customer"/],
  'limits.md': [/RateLimit: "read";r=\d+;t=\d+/i],
};

function commandsOf(page: string): string[] {
  const text = readFileSync(`${ROOT}/docs/${page}`, 'utf8');
  return [...text.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, commands]) => commands!);
}

describe('the commands of the guides', { skip }, () => {
  let data: string;
  let service: ServiceProcess;
  let setup: string;

  before(async () => {
    data = await makeDataFolder('guides');
    service = await startService({ DATA_DIR: data, DEMO: 'on' });
    const page = await (await fetch(`${service.baseUrl}/docs/quick-start.md`)).text();
    const [, settings = '', menu = '', preview = ''] = [...page.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(
      ([, commands]) => commands!,
    );
    setup = settings + menu.replace(/^echo.*\n/m, '') + preview.replace(/^call.*\n/m, '');
  });
  after(async () => {
    await service?.end('SIGTERM');
    await rm(data, { recursive: true, force: true });
  });

  for (const [page, expected] of Object.entries(GUIDES)) {
    test(`those of ${page} do what the page says`, async () => {
      const key = `BASKET_KEY=basket-${page.replace('.md', '')}\n`;
      const shell = spawn('bash', ['-c', `set -euo pipefail\n${setup}${key}${commandsOf(page).join('')}`]);
      let printed = '';
      for (const stream of [shell.stdout, shell.stderr]) {
        stream.setEncoding('utf8').on('data', (piece: string) => {
          printed += piece;
        });
      }
      const [code] = (await once(shell, 'close')) as [number];
      assert.equal(code, 0, printed);
      assert.doesNotMatch(printed, /errorCode|: null,\n\s+"status": null/);
      for (const pattern of expected) assert.match(printed, pattern);
    });
  }
});
