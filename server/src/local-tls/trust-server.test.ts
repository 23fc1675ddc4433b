import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { useFixture } from '../../test/harness/fixture.ts';
import { rawRequest } from '../../test/harness/raw-request.ts';
import { LANGUAGES } from '../core/languages.ts';
import { systemRandom } from '../parts/parts.ts';
import { WORDS } from '../words/words.ts';
import { openAuthority } from './local-authority.ts';
import { CERTIFICATE_PATH, TRUST_PAGE_SYSTEMS } from './trust-page.ts';
import { openTrustServer } from './trust-server.ts';

const page = useFixture(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sofra-trust-'));
  const machine = { hostName: 'kasa', addresses: [], urls: [] };
  const authority = await openAuthority(folder, machine, systemRandom);
  const server = await openTrustServer(
    { host: '127.0.0.1', port: 0 },
    authority,
    (host) => `https://${host}:3000/`,
  );
  const url = `http://127.0.0.1:${new URL(server.url()).port}`;
  const close = async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  };
  return { authority, server, url, close };
});

after(() => page.close());

async function read(headers: Record<string, string> = {}, path = '/'): Promise<string> {
  const answer = await fetch(page.url + path, { headers });
  assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'text/html; charset=utf-8']);
  return answer.text();
}

test('the page has the certificate, the steps of every system, the service, and the address for the next device, in every language', async () => {
  for (const language of LANGUAGES) {
    const text = await read({ 'accept-language': language });
    const words = WORDS[language].trust;
    assert.match(text, new RegExp(`<html lang="${language}"`));
    for (const part of [
      words.heading,
      words.download,
      ...TRUST_PAGE_SYSTEMS.map((system) => words.steps[system].name),
    ])
      assert.ok(text.includes(part.replaceAll('&', '&amp;')), part);
    assert.ok(text.includes(`href="${CERTIFICATE_PATH}"`));
    assert.match(text, /href="https:\/\/[^"/]+:3000\/"/);
    assert.ok(text.includes('<svg class="qr"'));
    assert.ok(text.includes(`<p dir="ltr">${page.server.url()}</p>`));
    assert.ok(text.includes(page.authority.fingerprint));
  }
  assert.match(await read({ 'accept-language': 'de' }, '/?lang=fr'), /<html lang="fr"/);
});

test('the steps of the system that the device has are open', async () => {
  const agents = {
    'Mozilla/5.0 (Linux; Android 14; SM-X210)': [WORDS.en.trust.steps.android.name],
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64)': [WORDS.en.trust.steps.windows.name],
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)': [
      WORDS.en.trust.steps.ipad.name,
      WORDS.en.trust.steps.mac.name,
    ],
  };
  for (const [agent, names] of Object.entries(agents)) {
    const text = await read({ 'user-agent': agent, 'accept-language': 'en' });
    const open = [...text.matchAll(/<details class="card" open><summary>([^<]+)/g)].map(([, name]) => name);
    assert.deepEqual(open, names);
  }
});

test('the certificate is that of the authority without its key, in the form that devices install', async () => {
  const answer = await fetch(page.url + CERTIFICATE_PATH);
  assert.equal(answer.headers.get('content-type'), 'application/x-x509-ca-cert');
  assert.deepEqual(Buffer.from(await answer.arrayBuffer()), page.authority.der);
});

test('every other address leads to the page, other methods are refused, and no address ends the server', async () => {
  for (const path of ['/app', '/local-authority.pem', '//', '/%ff', '//[']) {
    const { status, headers } = await rawRequest(page.url, { method: 'GET', path });
    assert.deepEqual([status, headers.location], [302, '/'], path);
  }
  assert.equal((await rawRequest(page.url, { method: 'POST', path: '/' })).status, 405);
  await read();
});
