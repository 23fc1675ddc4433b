import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { useFixture } from '../../test/harness/fixture.ts';
import { rawRequest } from '../../test/harness/raw-request.ts';
import { startSofra, useSofra } from '../../test/harness/sofra.ts';

const SCRIPT = `console.log('${'sofra '.repeat(400)}');`;
const PAGE = '<!doctype html><script type="module" src="/app/assets/main-Ab12Cd34.js"></script>';
const ICON = '<svg xmlns="http://www.w3.org/2000/svg"/>';

const place = useFixture(async () => {
  const root = await mkdtemp(join(tmpdir(), 'sofra-app-'));
  await writeBuild(join(root, 'dist'));
  // A file next to the build, which no path may reach.
  await writeFile(join(root, 'secret.json'), '{}');
  return { root, dist: join(root, 'dist') };
});
after(() => rm(place.root, { recursive: true, force: true }));
const sofra = useSofra(() => ({ built: { builtApp: place.dist } }));

async function writeBuild(folder: string, page = PAGE): Promise<void> {
  await mkdir(join(folder, 'assets'), { recursive: true });
  const files = { 'index.html': page, 'icon.svg': ICON, 'assets/main-Ab12Cd34.js': SCRIPT };
  for (const [path, text] of Object.entries(files)) {
    await writeFile(join(folder, path), text);
    await writeFile(join(folder, `${path}.br`), brotliCompressSync(text));
    await writeFile(join(folder, `${path}.gz`), gzipSync(text));
  }
  for (const name of ['app.webmanifest', 'build.json', 'service-worker.js'])
    await writeFile(join(folder, name), '{}');
  await writeFile(join(folder, '.stamp'), 'secret');
}

function load(
  path: string,
  headers: Record<string, string> = {},
  baseUrl = sofra.baseUrl,
): Promise<Response> {
  return fetch(baseUrl + path, { headers });
}

test('the front page, the app and every place in it answer the same page, which is checked at each load', async () => {
  for (const path of ['/', '/app', '/app/', '/app/kitchen', '/app/till/bills/17', '/app/index.html']) {
    const answer = await load(path);
    assert.deepEqual([answer.status, await answer.text()], [200, PAGE], path);
    assert.equal(answer.headers.get('cache-control'), 'no-cache');
    assert.equal(answer.headers.get('content-type'), 'text/html; charset=utf-8');
    const again = await load(path, { 'if-none-match': answer.headers.get('etag')! });
    assert.deepEqual([again.status, await again.text()], [304, '']);
  }
});

test('the page runs no script or style of others, asks no other address, is shown in no frame, and may use the camera', async () => {
  const { headers } = await load('/app');
  const policy = new Map(
    headers
      .get('content-security-policy')!
      .split('; ')
      .map((rule) => {
        const [name, ...sources] = rule.split(' ');
        return [name, sources.join(' ')] as const;
      }),
  );
  assert.equal(policy.get('default-src'), "'none'");
  for (const name of ['script-src', 'style-src', 'connect-src', 'manifest-src', 'font-src', 'form-action']) {
    assert.equal(policy.get(name), "'self'", name);
  }
  assert.equal(policy.get('img-src'), "'self' data: blob:");
  assert.equal(policy.get('media-src'), "'self' blob:");
  assert.equal(policy.get('worker-src'), "'self' blob:");
  assert.deepEqual([policy.get('frame-ancestors'), policy.get('base-uri')], ["'none'", "'none'"]);
  assert.match(headers.get('permissions-policy')!, /camera=\(self\)/);
  assert.equal(headers.get('x-content-type-options'), 'nosniff');
  assert.equal(headers.get('referrer-policy'), 'same-origin');
});

test('a script in the page itself is named by its hash, and no other runs', async () => {
  const root = await mkdtemp(join(tmpdir(), 'sofra-app-'));
  const script = '\n  loadAgain();\n';
  await writeBuild(join(root, 'dist'), `<!doctype html><script>${script}</script>`);
  const other = await startSofra({ built: { builtApp: join(root, 'dist') } });
  try {
    const { headers } = await load('/app', {}, other.baseUrl);
    const hash = createHash('sha256').update(script).digest('base64');
    assert.ok(headers.get('content-security-policy')!.includes(`script-src 'self' 'sha256-${hash}';`));
  } finally {
    await other.close();
    await rm(root, { recursive: true, force: true });
  }
});

test('a hashed file may be kept for a year, a fixed one for some minutes, and what says which build it is not at all', async () => {
  const caching = async (path: string) => (await load(path)).headers.get('cache-control');
  assert.equal(await caching('/app/assets/main-Ab12Cd34.js'), 'public, max-age=31536000, immutable');
  assert.equal(await caching('/app/icon.svg'), 'public, max-age=300');
  assert.equal(await caching('/app/app.webmanifest'), 'public, max-age=300');
  assert.equal(await caching('/app/build.json'), 'no-cache');
  assert.equal(await caching('/app/service-worker.js'), 'no-cache');
});

test('the service worker, and no other file, may reach the front page', async () => {
  const reach = async (path: string) => (await load(path)).headers.get('service-worker-allowed');
  assert.equal(await reach('/app/service-worker.js'), '/');
  assert.equal(await reach('/app/assets/main-Ab12Cd34.js'), null);
});

test('a file is sent in the stored encoding that the browser accepts, each with an ETag of its own', async () => {
  const path = '/app/assets/main-Ab12Cd34.js';
  const etags = new Set<string>();
  for (const [accepted, encoding] of [
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    const { headers, bytes } = await readSentBytes(path, accepted);
    assert.equal(headers['content-encoding'], encoding);
    assert.match(headers['vary']!, /accept-encoding/i);
    const expected = { br: brotliCompressSync(SCRIPT), gzip: gzipSync(SCRIPT) };
    assert.equal(bytes, encoding === undefined ? SCRIPT.length : expected[encoding].length);
    etags.add(headers['etag']!);
    assert.equal(await (await load(path, { 'accept-encoding': accepted })).text(), SCRIPT);
  }
  assert.equal(etags.size, 3);
});

/** Loads a path, and returns the number of bytes that were sent. */
async function readSentBytes(path: string, accepted: string) {
  return new Promise<{ headers: Record<string, string | undefined>; bytes: number }>((resolve, reject) => {
    const sending = request(sofra.baseUrl + path, { headers: { 'accept-encoding': accepted } }, (answer) => {
      let bytes = 0;
      answer.on('data', (piece: Buffer) => {
        bytes += piece.length;
      });
      answer.on('end', () => resolve({ headers: answer.headers as Record<string, string>, bytes }));
    });
    sending.on('error', reject).end();
  });
}

test('404: a file that is not of the build, whatever path asks for it', async () => {
  const paths = [
    '/app/assets/gone-Zz99.js',
    '/app/assets/',
    '/app/assets/main-Ab12Cd34.js.br',
    '/app/favicon.ico',
    '/app/.stamp',
    '/app/../secret.json',
    '/app/..%2fsecret.json',
    '/app/%2e%2e/secret.json',
    '/app/assets/..%2f..%2fsecret.json',
    '/app/assets/%2e%2e%5c%2e%2e%5csecret.json',
    '/app//etc/passwd.txt',
  ];
  for (const path of paths) {
    const answer = await rawRequest(sofra.baseUrl, { method: 'GET', path, headers: { accept: '*/*' } });
    assert.equal(answer.status, 404, `${path}: ${JSON.stringify(answer.body)}`);
  }
});

test('405: the pages and files of the app are only read', async () => {
  for (const path of ['/', '/app', '/app/kitchen', '/app/icon.svg']) {
    const answer = await fetch(sofra.baseUrl + path, { method: 'POST' });
    assert.deepEqual([answer.status, answer.headers.get('allow')], [405, 'GET, HEAD'], path);
  }
  assert.equal((await fetch(`${sofra.baseUrl}/app/assets/gone.js`, { method: 'POST' })).status, 404);
  assert.equal((await fetch(`${sofra.baseUrl}/app`, { method: 'HEAD' })).status, 200);
});

test('a build that takes the place of another is served from then on', async () => {
  const root = await mkdtemp(join(tmpdir(), 'sofra-app-'));
  const dist = join(root, 'dist');
  const other = await startSofra({ built: { builtApp: dist } });
  try {
    const missing = await load('/', {}, other.baseUrl);
    assert.equal(missing.status, 503);
    assert.match(await missing.text(), /npm run build/);
    assert.equal((await load('/app/assets/main-Ab12Cd34.js', {}, other.baseUrl)).status, 404);
    await writeBuild(dist);
    assert.equal(await (await load('/app', {}, other.baseUrl)).text(), PAGE);
    await writeBuild(join(root, 'next'), `${PAGE}<p>next</p>`);
    await rename(dist, join(root, 'old'));
    await rename(join(root, 'next'), dist);
    assert.match(await (await load('/app', {}, other.baseUrl)).text(), /next/);
  } finally {
    await other.close();
    await rm(root, { recursive: true, force: true });
  }
});

test('loading the app spends no calls of the address', async () => {
  const limited = await startSofra({ built: { builtApp: place.dist }, hasRateLimits: true });
  try {
    for (let loads = 0; loads < 20; loads += 1) {
      const { status, headers } = await load('/app/icon.svg', {}, limited.baseUrl);
      assert.deepEqual([status, headers.get('ratelimit')], [200, null]);
    }
    const { headers } = await load('/public/v1/venues', {}, limited.baseUrl);
    assert.match(headers.get('ratelimit')!, /"address";r=499;/);
  } finally {
    await limited.close();
  }
});
