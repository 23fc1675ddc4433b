import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { needsPrograms } from '../harness/required-programs.ts';
import { makeDataFolder } from '../harness/service-process.ts';
import { endTerminal, shown, type Terminal, type Terminals, terminalsIn } from '../harness/terminal.ts';
import { commandsIn, followQuickStart, type QuickStart, readQuickStart } from './quick-start.ts';

/*
 * The path of a stranger: the commands of docs/quick-start.md, taken out of the page that the service itself serves, word
 * for word and in their order. Then those of the guides for callers, which build on them.
 */

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The guides whose commands are run, with what they must print. */
const GUIDES: Record<string, RegExp[]> = {
  'ordering.md': [/"acceptingOrdersNow": true/, /"status": "Received"/, /"nextCursor": /],
  'idempotency.md': [/201 Created\nHTTP\S+ 200 OK\nidempotent-replayed: true/i],
  'table-bills.md': [/"lines": 1\D+\d+,\s+"lines": 2/],
  'reservations.md': [/"canCancel": true/, /"status": "Cancelled",\s+"cancelledBy": "Customer"/],
  'limits.md': [/RateLimit: "read";r=\d+;t=\d+/i],
};

/** The pages of the reference, in an order in which an order and a reservation are there before they are read. */
const REFERENCE = [
  ...['list-venues', 'get-venue', 'list-tables', 'get-menu', 'preview-order', 'place-order', 'list-orders'],
  ...[
    'get-order',
    'get-reservation-availability',
    'take-reservation',
    'list-reservations',
    'get-reservation',
  ],
  ...['cancel-reservation', 'send-test-event'],
];

function commandsOf(page: string): string[] {
  return commandsIn(readFileSync(`${ROOT}/docs/${page}`, 'utf8'));
}

describe('the commands of the documentation', needsPrograms('bash', 'curl', 'jq', 'npm', 'python3'), () => {
  let data: string;
  let terminals: Terminals;
  let service: Terminal;
  let commands: QuickStart;

  before(async () => {
    data = await makeDataFolder('documented-calls');
    terminals = terminalsIn(ROOT, { DATA_DIR: data, PORT: '0', LOG_LEVEL: 'warn' });
    service = terminals.open(commandsOf('quick-start.md')[0]!);
    const [, baseUrl = ''] = await shown(service, /running at (\S+)/);
    commands = await readQuickStart(baseUrl);
  });
  after(async () => {
    await endTerminal(service);
    await rm(data, { recursive: true, force: true });
  });

  test('those of the quick start, pasted as they stand, order once and show the first event', () =>
    followQuickStart(terminals, commands));

  test('the programs of the quick start, in TypeScript and Python, each price and place an order', async () => {
    // Node at its pinned version, as `npx node` is in a clone.
    const typescript = `'${process.execPath}' --input-type=module-typescript <<'END'\n${commands.typescript}END\n`;
    const byNode = await terminals.paste(typescript);
    assert.match(byNode, /total: [\d.]+ }\n{ number: \d+, status: 'Received', total: [\d.]+ }/);
    const byPython = await terminals.paste(`python3 <<'END'\n${commands.python}END\n`);
    assert.match(byPython, /^[\d.]+ [\d.]+ [\d.]+\n\d+ Received [\d.]+$/m);
  });

  for (const [page, expected] of Object.entries(GUIDES)) {
    test(`those of ${page} do what the page says`, async () => {
      const { settings, menu, preview } = commands;
      const basket = preview.replace(/^call.*\n/m, '');
      const key = `BASKET_KEY=basket-${page.replace('.md', '')}\n`;
      const printed = await terminals.paste(settings + menu + basket + key + commandsOf(page).join(''));
      assert.doesNotMatch(printed, /errorCode/);
      for (const pattern of expected) assert.match(printed, pattern);
    });
  }

  // The guides come first: one of them begins the bill of a table.
  test('those of the reference, pasted as they stand, are answered as the page says', async () => {
    const baseUrl = /SOFRA=(\S+)/.exec(commands.settings)![1]!;
    const statuses: Record<string, string[]> = {};
    for (const page of REFERENCE) {
      const markdown = await (await fetch(`${baseUrl}/docs/reference/${page}.md`)).text();
      statuses[page] = await Promise.all(
        commandsIn(markdown).map(async (call) => {
          const told = call.replace(/curl -s (?=[^\n]*\\\n)/, "curl -s -w '\\nstatus %{http_code}' ");
          const printed = await terminals.paste(told);
          return /^status (\d+)$/m.exec(printed)?.[1] ?? printed;
        }),
      );
    }
    const good = (page: string) => (page === 'place-order' || page === 'preview-order' ? 2 : 1);
    for (const page of REFERENCE) {
      const made = page === 'place-order' || page === 'take-reservation' ? '201' : '200';
      // The key of the demo has no webhook.
      const wanted = page === 'send-test-event' ? '409' : made;
      assert.deepEqual(statuses[page], Array(good(page)).fill(wanted), page);
    }
  });
});
