import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { freePort } from '../../server/src/postgres/postgres-connection.ts';
import { startMcpProgram } from '../../server/test/assistants/mcp-client.ts';
import { act, chanceOf, type Wish } from '../../server/test/assistants/scripted-assistant.ts';
import { commandsIn, followQuickStart, readQuickStart } from '../../server/test/contract/quick-start.ts';
import { needsPrograms } from '../../server/test/harness/required-programs.ts';
import {
  endTerminal,
  shown,
  type Terminal,
  type Terminals,
  terminalsIn,
} from '../../server/test/harness/terminal.ts';
import { type DemoOwner, signInAsOwner } from './owner-of-demo.ts';

/*
 * The path of a stranger, in a clone of what is committed here, where nothing is installed: the quick start, then the same with the SDK, then with an assistant.
 * The npm of this machine needs its registry, or all packages in its cache.
 */

const ROOT = join(import.meta.dirname, '../..');
/** Evenings of the assistant, each with a key of its own: a key may write 30 times a minute. */
const EVENINGS = 3;

describe('a fresh clone', needsPrograms('bash', 'curl', 'git', 'jq', 'npm'), () => {
  let folder: string;
  let clone: string;
  let service: Terminal;
  let inClone: Terminals;
  let baseUrl: string;
  let owner: DemoOwner;

  const read = (file: string) => readFileSync(join(clone, file), 'utf8');

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sofra-stranger-'));
    // Where this process is root, the account of PostgreSQL has to pass through.
    chmodSync(folder, 0o711);
    clone = join(folder, 'sofra');
    execFileSync('git', ['clone', '--quiet', ROOT, clone]);
    // A shop on this machine gets its events.
    inClone = terminalsIn(clone, { PORT: '0', ALLOW_LOCAL_WEBHOOKS: 'on' });
    const [start = ''] = commandsIn(read('docs/quick-start.md'));
    assert.ok(read('README.md').includes(start), `the README says ${start}`);
    service = inClone.open(start);
    [, baseUrl = ''] = await shown(service, /running at (\S+)/);
    owner = await signInAsOwner(baseUrl, join(clone, 'data'));
  });
  after(async () => {
    if (service !== undefined) await endTerminal(service);
    rmSync(folder, { recursive: true, force: true });
  });

  test('the quick start, word for word, places an order once and verifies a webhook', async () =>
    followQuickStart(inClone, await readQuickStart(baseUrl)));

  test('the SDK, built and installed elsewhere, places an order once and verifies a webhook', async () => {
    const port = await freePort();
    const { key, signingSecret } = await owner.makeKey({
      ...{ name: 'Shop', permissions: { placesOrders: true, takesReservations: false } },
      webhookUrl: `http://127.0.0.1:${port}/hooks`,
    });
    const shop = join(folder, 'shop');
    mkdirSync(shop);
    const inShop = terminalsIn(shop, {
      ...{ SOFRA_URL: baseUrl, SOFRA_KEY: key, SIGNING_SECRET: signingSecret!, SHOP_PORT: String(port) },
    });
    copyFileSync(join(clone, 'deploy/fresh-clone/shop.mjs'), join(shop, 'shop.mjs'));
    const page = read('docs/sdk/README.md');
    const [, firstOrder = ''] = /```ts\n([\s\S]*?)```/.exec(page)!;
    writeFileSync(join(shop, 'first-order.mjs'), firstOrder);
    const [install = ''] = commandsIn(page);
    await inShop.paste(`npm init --yes && ${install.replaceAll('/path/to/sofra', clone)}`);
    // The program of the page comes last: the shop waits for the first event of its key.
    assert.match(await inShop.paste('node shop.mjs'), /placed once, and its event verified/);
    assert.match(await inShop.paste('node first-order.mjs'), /^order \d+: .+ TRY$/m);
  });

  test(`an assistant that repeats each call, invents ids and runs in two processes never orders twice, in ${EVENINGS} evenings`, async () => {
    const { mcpServers } = JSON.parse(/```json\n([\s\S]*?)```/.exec(read('docs/assistants.md'))![1]!);
    const { command, args } = mcpServers.sofra as { command: string; args: string[] };
    const here = args.map((word) =>
      word.startsWith('https://') ? baseUrl : word.replace('/path/to/sofra', clone),
    );
    for (let evening = 1; evening <= EVENINGS; evening += 1) {
      const { key } = await owner.makeKey({
        ...{ name: `Assistant ${evening}`, permissions: {} },
        assistantOrders: { perOrder: 5_000, perDay: 10_000 },
      });
      const env = { ...inClone.env, SOFRA_KEY: key };
      const clients = await Promise.all(
        [1, 2].map(() => startMcpProgram({ command, args: here, env, cwd: clone })),
      );
      const wish = await wishOf(evening);
      await Promise.all(
        clients.map((client, at) => act(client, wish, new Set(), chanceOf(evening * 2 + at))),
      );
      await Promise.all(clients.map((client) => client.close()));
      assert.equal(await countOrders(evening), 1, `evening ${evening}`);
    }
  });

  async function wishOf(evening: number): Promise<Wish> {
    const { categories } = (await readAsCaller(`/venues/${owner.venueId}/menu`)) as {
      categories: {
        products: { id: string; portions: { id: string }[]; optionGroups: { isRequired: boolean }[] }[];
      }[];
    };
    const dish = categories
      .flatMap(({ products }) => products)
      .find(({ optionGroups }) => optionGroups.every(({ isRequired }) => !isRequired))!;
    const lines = [{ productId: dish.id, portionId: dish.portions[0]!.id, quantity: 1 }];
    const customer = { name: 'Ayşe', phone: phoneOf(evening) };
    return { basket: { venueId: owner.venueId, type: 'Takeaway', customer, lines }, times: 1 };
  }

  async function countOrders(evening: number): Promise<number> {
    const { items } = (await readAsCaller('/orders?pageSize=100')) as {
      items: { customer: { phone: string } | null }[];
    };
    return items.filter(({ customer }) => customer?.phone === phoneOf(evening)).length;
  }

  async function readAsCaller(path: string): Promise<unknown> {
    const answer = await fetch(`${baseUrl}/public/v1${path}`, { headers: { 'x-api-key': owner.demoKey } });
    assert.equal(answer.status, 200, path);
    return ((await answer.json()) as { data: unknown }).data;
  }
});

const phoneOf = (evening: number) => `+90533000000${evening}`;
