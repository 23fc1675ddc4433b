import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { useFixture } from '../../test/harness/fixture.ts';
import { rawRequest } from '../../test/harness/raw-request.ts';
import { useSofra } from '../../test/harness/sofra.ts';

const LONG = 'order once '.repeat(300);
const FILES: Record<string, string> = {
  'index.html': '<!doctype html><h1>Build on Sofra</h1>',
  'index.md': '# Build on Sofra\n',
  '404.html': '<!doctype html><h1>There is no such page</h1>',
  'quick-start.html':
    '<!doctype html><pre>KEY=sfr_your_key curl http://127.0.0.1:3000/public/v1/venues</pre>',
  'quick-start.md': 'KEY=sfr_your_key curl http://127.0.0.1:3000/public/v1/venues\n',
  'reference/place-order.html': '<pre>KEY=sfr_your_key curl http://127.0.0.1:3000/public/v1/venues</pre>',
  'reference/place-order.md': 'KEY=sfr_your_key curl http://127.0.0.1:3000/public/v1/venues\n',
  'sdk/orders.html': `<!doctype html><h1>Orders</h1>${LONG}`,
  'sdk/orders.md': '# Orders\n',
  'assets/docs-Ab12Cd34.css': 'a{}',
  'changes.xml': '<feed/>',
  'llms.txt': '# Sofra\n',
  'llms-full.txt': '# Sofra\n',
  '.stamp': 'secret',
};

const place = useFixture(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sofra-docs-'));
  await mkdir(join(folder, 'sdk'));
  await mkdir(join(folder, 'reference'));
  await mkdir(join(folder, 'assets'));
  for (const [path, text] of Object.entries(FILES)) await writeFile(join(folder, path), text);
  await writeFile(join(folder, 'sdk/orders.html.br'), brotliCompressSync(FILES['sdk/orders.html']!));
  return { folder };
});
after(() => rm(place.folder, { recursive: true, force: true }));
const sofra = useSofra(() => ({ built: { builtDocs: place.folder, demoKey: 'sfr_of_the_demo' } }));

function load(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(sofra.baseUrl + path, { headers, redirect: 'manual' });
}

test('every page is served under its address, and its Markdown under the same with .md', async () => {
  for (const [path, file] of [
    ['/docs', 'index.html'],
    ['/docs.md', 'index.md'],
    ['/docs/sdk/orders', 'sdk/orders.html'],
    ['/docs/sdk/orders.md', 'sdk/orders.md'],
    ['/docs/changes.xml', 'changes.xml'],
    ['/llms.txt', 'llms.txt'],
    ['/llms-full.txt', 'llms-full.txt'],
  ] as const) {
    const answer = await load(path);
    assert.deepEqual([answer.status, await answer.text()], [200, FILES[file]], path);
    assert.equal(answer.headers.get('cache-control'), 'no-cache');
    const again = await load(path, { 'if-none-match': answer.headers.get('etag')! });
    assert.deepEqual([again.status, await again.text()], [304, '']);
  }
  const type = async (path: string) => (await load(path)).headers.get('content-type');
  assert.equal(await type('/docs/sdk/orders.md'), 'text/markdown; charset=utf-8');
  assert.equal(await type('/docs/changes.xml'), 'application/atom+xml; charset=utf-8');
  assert.equal((await load('/docs/')).status, 200);
});

test('a page is sent as it was compressed before, and what has a hash in its name may be kept', async () => {
  const { headers } = await load('/docs/sdk/orders', { 'accept-encoding': 'gzip, br' });
  assert.deepEqual([headers.get('content-encoding'), headers.get('vary')], ['br', 'Accept-Encoding']);
  const style = await load('/docs/assets/docs-Ab12Cd34.css');
  assert.equal(style.headers.get('cache-control'), 'public, max-age=31536000, immutable');
});

test('pages run only scripts and styles of the service, ask no other address, and are shown in no frame', async () => {
  for (const path of ['/docs', '/docs/quick-start', '/docs/nothing']) {
    const { headers } = await load(path, { accept: 'text/html' });
    const policy = headers.get('content-security-policy') ?? '';
    assert.match(policy, /^default-src 'none'; script-src 'self'; style-src 'self'/);
    assert.match(policy, /frame-ancestors 'none'; base-uri 'none'/);
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
  }
});

test('404: people get a page with the contents, programs the envelope', async () => {
  const page = await load('/docs/nothing', { accept: 'text/html,*/*' });
  assert.deepEqual([page.status, await page.text()], [404, FILES['404.html']]);
  for (const path of [
    '/docs/nothing.md',
    '/docs/.stamp',
    '/docs/404',
    '/docs/sdk',
    '/docs/sdk/orders.html',
    '/docs/../app.ts',
  ]) {
    const answer = await rawRequest(sofra.baseUrl, { method: 'GET', path, headers: { accept: '*/*' } });
    assert.equal(answer.status, 404, path);
  }
});

test('405: the documentation is only read', async () => {
  for (const path of ['/docs', '/docs/sdk/orders', '/llms.txt']) {
    const answer = await fetch(sofra.baseUrl + path, { method: 'POST' });
    assert.deepEqual([answer.status, answer.headers.get('allow')], [405, 'GET, HEAD'], path);
  }
  assert.equal((await fetch(`${sofra.baseUrl}/docs/nothing`, { method: 'POST' })).status, 404);
});

test('quick start and reference have the key of the demo for who opens it on this machine, and for nobody else', async () => {
  for (const path of [
    'quick-start',
    'quick-start.md',
    'reference/place-order',
    'reference/place-order.md',
  ].map((page) => `/docs/${page}`)) {
    const here = await load(path);
    const text = await here.text();
    assert.ok(text.includes(`KEY=sfr_of_the_demo curl ${sofra.baseUrl}/public/v1/venues`), text);
    assert.equal(here.headers.get('cache-control'), 'no-store');
    for (const header of ['x-forwarded-for', 'via']) {
      assert.match(await (await load(path, { [header]: '203.0.113.7' })).text(), /KEY=sfr_your_key /);
    }
  }
});
