import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { after, test } from 'node:test';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { useFixture } from '../../test/harness/fixture.ts';
import { makeDataFolder, startService } from '../../test/harness/service-process.ts';
import { systemRandom } from '../parts/parts.ts';
import { openAuthority } from './local-authority.ts';

const COMMAND = fileURLToPath(new URL('../../bin/sofra.mjs', import.meta.url));
const run = promisify(execFile);

const trustedBefore = getCACertificates('default');

/** A service with LOCAL_TLS. The authority is created first, so that this process trusts it from the start. */
const box = useFixture(async () => {
  const dataDir = await makeDataFolder('local-tls');
  const machine = { hostName: 'kasa', addresses: [], urls: [] };
  const { pem } = await openAuthority(dataDir, machine, systemRandom);
  setDefaultCACertificates([...trustedBefore, pem]);
  const service = await startService({
    DATA_DIR: dataDir,
    LOCAL_TLS: 'on',
    TRUST_PORT: '0',
    HOST: '127.0.0.1',
  });
  return { dataDir, pem, service };
});

after(async () => {
  setDefaultCACertificates(trustedBefore);
  await box.service.end('SIGTERM');
  await rm(box.dataDir, { recursive: true, force: true });
});

test('with one setting the service serves HTTPS, and says where devices come to trust it', async () => {
  const { service, pem } = box;
  const { fingerprint256 } = new X509Certificate(pem);
  assert.match(service.baseUrl, /^https:/);
  const [, port] = /Devices {5}http:\/\/[^/]+:(\d+)\/.*\n {2}Fingerprint (\S+)/.exec(service.output())!;
  assert.ok(service.output().includes(fingerprint256));
  const page = await fetch(`http://127.0.0.1:${port}/`);
  assert.ok((await page.text()).includes(fingerprint256));
});

test('browsers are not told to use HTTPS alone: the page for the next device is plain HTTP on the same machine', async () => {
  const answer = await fetch(`${box.service.baseUrl}/health/ready`);
  assert.deepEqual([answer.status, answer.headers.get('strict-transport-security')], [200, null]);
});

test('the command speaks to the service of its machine without further settings', async () => {
  const { dataDir, service } = box;
  const url = service.baseUrl.replace('127.0.0.1', 'localhost');
  const { stdout } = await run(process.execPath, [COMMAND, 'venues', 'link'], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, SOFRA_URL: url },
  });
  assert.ok(stdout.includes(service.baseUrl), stdout);
});
