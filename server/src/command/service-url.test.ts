import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { serviceUrl } from './service-url.ts';

async function folder(t: TestContext): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'sofra-url-'));
  t.after(() => rm(path, { recursive: true, force: true }));
  return path;
}

test('a command finds the service where its settings say that it listens', async (t) => {
  const DATA_DIR = await folder(t);
  for (const [environment, url] of [
    [{}, 'http://127.0.0.1:3000'],
    [{ PORT: '4711' }, 'http://127.0.0.1:4711'],
    [{ PORT: '4711', HOST: '0.0.0.0', DEMO: 'off' }, 'http://127.0.0.1:4711'],
    [{ PORT: '4711', HOST: '::1' }, 'http://[::1]:4711'],
    [{ PORT: '4711', LOCAL_TLS: 'on' }, 'https://localhost:4711'],
    [{ PORT: '4711', SOFRA_URL: 'https://sofra.example.com' }, 'https://sofra.example.com'],
    [{ PORT: 'none' }, 'http://127.0.0.1:3000'],
  ] as const)
    assert.equal(serviceUrl({ DATA_DIR, ...environment }, false), url, JSON.stringify(environment));
  assert.equal(serviceUrl({ DATA_DIR, PORT: '4711' }, true), 'https://localhost:4711');
  assert.equal(serviceUrl({ DATA_DIR }, true), 'https://localhost:3000');
});

test('without a port it finds the service that uses the data folder, on any port', async (t) => {
  const DATA_DIR = await folder(t);
  await writeFile(join(DATA_DIR, 'demo.json'), JSON.stringify({ baseUrl: 'http://127.0.0.1:49152' }));
  assert.equal(serviceUrl({ DATA_DIR }, false), 'http://127.0.0.1:49152');
  assert.equal(serviceUrl({ DATA_DIR, PORT: '0' }, false), 'http://127.0.0.1:49152');
  assert.equal(serviceUrl({ DATA_DIR, PORT: '4711' }, false), 'http://127.0.0.1:4711');
  await writeFile(join(DATA_DIR, 'demo.json'), 'no JSON');
  assert.equal(serviceUrl({ DATA_DIR }, false), 'http://127.0.0.1:3000');
});
