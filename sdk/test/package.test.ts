import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { buildSdk } from '../../scripts/build-sdk.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What a page of the package may take of a worker's size, with Brotli. */
const MOST_BYTES = 12_000;

let folder: string;
/** A project that has the package installed. */
let project: string;

before(() => {
  // Below the repository, so that the types of Node are found.
  folder = mkdtempSync(join(ROOT, 'node_modules/.sofra-sdk-'));
  const built = join(folder, 'node_modules/@sofra/sdk');
  buildSdk(built);
  project = join(folder, 'project');
  mkdirSync(project);
  mkdirSync(join(project, 'node_modules/@sofra'), { recursive: true });
  symlinkSync(built, join(project, 'node_modules/@sofra/sdk'));
});
after(() => rmSync(folder, { recursive: true, force: true }));

const ENTRIES = ['', '/testing', '/fastify', '/express', '/hono', '/next'];

/** Orders at the fake service; the same lines for both kinds of modules. */
const ORDERING = `
const service = new FakeSofra();
const sofra = new Sofra({ baseUrl: service.baseUrl, apiKey: service.apiKey, fetch: service.fetch });
const run = async () => {
  const menu = await sofra.menus.get(service.venueId);
  const { id: productId, portions } = menu.categories[0].products[0];
  const lines = [{ productId, portionId: portions[0].id, quantity: 1 }];
  const basket = { type: 'Takeaway', customer: { name: 'Ada', phone: '+905321234567' }, lines };
  const { order } = await sofra.orders.place(service.venueId, basket, { idempotencyKey: 'basket-4711' });
  const secret = newSigningSecret();
  const { body, headers } = await signEvent(orderUpdated(order), secret);
  const event = await sofra.webhooks.verify(body, headers, { signingSecret: secret });
  console.log(event.type, order.number, typeof receiveEvents);
};
run();
`;
const NAMES = 'FakeSofra, newSigningSecret, orderUpdated, signEvent';
const PROGRAMS = {
  'order.mjs': `import { Sofra } from '@sofra/sdk';
import { ${NAMES} } from '@sofra/sdk/testing';
import { receiveEvents } from '@sofra/sdk/next';${ORDERING}`,
  'order.cjs': `const { Sofra } = require('@sofra/sdk');
const { ${NAMES} } = require('@sofra/sdk/testing');
const { receiveEvents } = require('@sofra/sdk/next');${ORDERING}`,
};

/** The Node that runs the tests, and one of the machine where there is one from 20 on. */
function nodesAtHand(): string[] {
  const folders = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((path) => !path.includes('node_modules'));
  const others = folders
    .map((path) => join(path, 'node'))
    .filter((path) => {
      const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
      return Number(/^v(\d+)/.exec(stdout ?? '')?.[1]) >= 20;
    });
  return [process.execPath, ...others.slice(0, 1)];
}

test('the built package orders and verifies as ESM and as CommonJS, on each Node at hand', () => {
  for (const node of nodesAtHand()) {
    for (const [name, text] of Object.entries(PROGRAMS)) {
      writeFileSync(join(project, name), text);
      const said = execFileSync(node, [join(project, name)], { encoding: 'utf8', env: {} });
      assert.equal(said.trim(), 'order.updated 1 function', `${name} on ${node}`);
    }
  }
});

test('its types are those of the module that asks, in every way to resolve them', () => {
  const uses = ENTRIES.map(
    (entry, at) => `import * as m${at} from '@sofra/sdk${entry}';\nvoid m${at};\n`,
  ).join('');
  const order = `
import { isApiError, Sofra } from '@sofra/sdk';
export async function follow(sofra: Sofra, id: string): Promise<string> {
  const { status } = await sofra.orders.get(id);
  if (status === 'Received') return 'known';
  return status.toUpperCase();
}
export function reason(error: unknown): 'busy' | 'other' {
  return isApiError(error, 'PLACE_IS_BUSY') && error.code === 'PLACE_IS_BUSY' ? 'busy' : 'other';
}
// @ts-expect-error: an order needs a key
export const placing = (sofra: Sofra) => sofra.orders.place('v', { type: 'Takeaway', lines: [] }, {});
// @ts-expect-error: a request takes known names only
export const wrong = (sofra: Sofra) => sofra.orders.preview('v', { type: 'Pickup', lines: [] });
`;
  for (const extension of ['mts', 'cts']) writeFileSync(join(project, `use.${extension}`), uses + order);
  for (const [module, files] of [
    ['nodenext', ['use.mts', 'use.cts']],
    ['preserve', ['use.mts']],
  ] as const) {
    const resolution = module === 'preserve' ? 'bundler' : module;
    const { status, stdout } = spawnSync(
      process.execPath,
      [
        join(ROOT, 'node_modules/.bin/tsc'),
        ...[
          '--ignoreConfig',
          '--noEmit',
          '--strict',
          '--target',
          'es2022',
          '--lib',
          'es2022',
          '--types',
          'node',
        ],
        ...['--exactOptionalPropertyTypes', '--module', module, '--moduleResolution', resolution, ...files],
      ],
      { cwd: project, encoding: 'utf8' },
    );
    assert.equal(status, 0, stdout);
  }
});

test('nothing but the package itself is loaded, and every file that is named is there', () => {
  const built = join(folder, 'node_modules/@sofra/sdk');
  const { exports, dependencies } = JSON.parse(readFileSync(join(built, 'package.json'), 'utf8'));
  assert.equal(dependencies, undefined);
  const named = JSON.stringify(exports).match(/\.\/[\w./-]+/g) ?? [];
  assert.ok(named.length > 4 * ENTRIES.length);
  for (const path of named) if (!ENTRIES.includes(path.slice(1))) readFileSync(join(built, path));
  for (const path of globSync('**/*.{js,d.ts}', { cwd: built })) {
    const text = readFileSync(join(built, path), 'utf8');
    const imported = [...text.matchAll(/(?:from |import\(|require\()["']([^"']+)/g)].map(([, name]) => name!);
    assert.deepEqual(
      imported.filter((name) => !name.startsWith('.') || !name.endsWith('.js')),
      [],
      path,
    );
  }
});

test('the client takes 12 kB at most of what is sent to a worker', async () => {
  const path = createRequire(join(ROOT, 'web/package.json')).resolve('vite');
  const { build } = (await import(pathToFileURL(path).href)) as { build(config: object): Promise<unknown> };
  const entry = join(folder, 'node_modules/@sofra/sdk/esm/index.js');
  const result = await build({
    ...{ root: project, configFile: false, logLevel: 'silent' },
    build: { write: false, minify: true, target: 'es2022', lib: { entry, formats: ['es'] } },
  });
  const [{ output }] = result as [{ output: { code?: string }[] }];
  const bytes = brotliCompressSync(output.map(({ code }) => code ?? '').join('')).length;
  assert.ok(bytes > 2_000 && bytes <= MOST_BYTES, `${bytes} bytes`);
});
