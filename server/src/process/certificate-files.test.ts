import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { connect, type TLSSocket } from 'node:tls';
import { pino } from 'pino';
import { beforeTests } from '../../test/harness/fixture.ts';
import { useSofra } from '../../test/harness/sofra.ts';
import {
  ENDPOINT_CERTIFICATE,
  ENDPOINT_KEY,
  EXPIRED_CERTIFICATE,
} from '../../test/webhooks/endpoint-certificates.ts';
import { createCertificateReload, type SecuredServer } from './certificate-files.ts';

const before = { cert: Buffer.from(ENDPOINT_CERTIFICATE), key: Buffer.from(ENDPOINT_KEY) };
const sofra = useSofra({ tls: before });

const said: { level: number; reason?: string }[] = [];
const log = pino({ base: null }, { write: (line: string) => void said.push(JSON.parse(line)) });

let folder: string;
let files: { certFile: string; keyFile: string };
let readAgain: () => Promise<void>;
beforeTests(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sofra-certificate-'));
  files = { certFile: join(folder, 'cert.pem'), keyFile: join(folder, 'key.pem') };
  await write(ENDPOINT_CERTIFICATE, ENDPOINT_KEY);
  readAgain = createCertificateReload(
    { ...before, ...files },
    sofra.app.fastify.server as unknown as SecuredServer,
    log,
  );
});

after(() => rm(folder, { recursive: true, force: true }));

async function write(cert: string, key: string): Promise<void> {
  await writeFile(files.certFile, cert);
  await writeFile(files.keyFile, key);
}

async function open(): Promise<TLSSocket> {
  const { port } = sofra.app.fastify.server.address() as AddressInfo;
  const socket = connect({ host: '127.0.0.1', port, rejectUnauthorized: false });
  await once(socket, 'secureConnect');
  return socket;
}

/** The head of the answer to a request over a connection that stays open. */
async function ask(socket: TLSSocket): Promise<string> {
  socket.write('GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const [bytes] = await once(socket, 'data');
  return String(bytes);
}

const yearOf = (socket: TLSSocket) => socket.getPeerCertificate().valid_to.match(/\d{4}/)?.[0];

test('a new certificate is used for new connections, and open ones go on', async () => {
  const early = await open();
  assert.equal(yearOf(early), '2099');
  assert.match(await ask(early), /^HTTP\/1.1 200/);
  await readAgain();
  assert.equal(said.length, 0, 'nothing has changed');

  await write(EXPIRED_CERTIFICATE, ENDPOINT_KEY);
  await readAgain();
  const late = await open();
  assert.notEqual(yearOf(late), '2099');
  assert.match(await ask(late), /^HTTP\/1.1 200/);
  assert.match(await ask(early), /^HTTP\/1.1 200/);
  for (const socket of [early, late]) socket.destroy();
});

test('files that cannot be used are logged once, and the certificate of before goes on', async () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const otherKey = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const inUse = await open();
  for (const [cert, key] of [
    ['no certificate', ENDPOINT_KEY],
    [ENDPOINT_CERTIFICATE, otherKey],
    ['', ''],
  ] as const) {
    said.length = 0;
    await write(cert, key);
    await readAgain();
    await readAgain();
    assert.deepEqual(
      said.map(({ level }) => level),
      [50],
    );
    const socket = await open();
    assert.equal(yearOf(socket), yearOf(inUse));
    socket.destroy();
  }
  inUse.destroy();
  await rm(files.keyFile);
  await assert.rejects(readAgain(), { code: 'ENOENT' });
  await write(ENDPOINT_CERTIFICATE, ENDPOINT_KEY);
  await readAgain();
  const mended = await open();
  assert.equal(yearOf(mended), '2099');
  mended.destroy();
});
