import assert from 'node:assert/strict';
import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { connect, createServer, type Server } from 'node:tls';
import { SetupError } from '../core/setup-error.ts';
import { systemRandom } from '../parts/parts.ts';
import type { Machine } from './certificate-names.ts';
import { type CertificateWithKey, createServerCertificate } from './create-certificates.ts';
import { AUTHORITY_FILE, openAuthority } from './local-authority.ts';
import { openLocalCertificate } from './local-certificate.ts';

const DAY_MS = 86_400_000;

const folders: string[] = [];
after(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sofra-authority-'));
  folders.push(folder);
  return folder;
}

const MACHINE: Machine = { hostName: 'kasa', addresses: ['192.168.1.20'], urls: ['https://sofra.example'] };

/** Opens a certificate of a machine whose clock and addresses the test can change. */
async function openCertificate(folder = newFolder(), machine = { ...MACHINE }) {
  const clock = { at: Date.now(), now: () => clock.at };
  const warnings: unknown[] = [];
  const log = { info: () => {}, warn: (fields: unknown) => warnings.push(fields) } as never;
  const parts = { clock, random: systemRandom, log };
  return {
    machine,
    clock,
    warnings,
    folder,
    local: await openLocalCertificate(folder, () => machine, parts),
  };
}

async function serve(t: { after(end: () => void): void }, pair: CertificateWithKey): Promise<Server> {
  const server = createServer(pair).listen(0, '127.0.0.1');
  t.after(() => server.close());
  server.on('tlsClientError', () => {});
  await once(server, 'listening');
  return server;
}

/**
 * The names in the certificate that a device gets which trusts only this authority.
 * @throws Error if the device does not trust it
 */
async function shownNames(server: Server, ca: string, servername: string): Promise<string> {
  const { port } = server.address() as AddressInfo;
  // `servername` is the name that a person typed on the device: the certificate does not depend on the address of the
  // connection.
  const socket = connect({ host: '127.0.0.1', port, ca, servername, rejectUnauthorized: true });
  try {
    await once(socket, 'secureConnect');
    return socket.getPeerX509Certificate()!.subjectAltName!;
  } finally {
    socket.destroy();
  }
}

test('a device that trusts the authority believes the service by its names and its address, one that does not refuses it', async (t) => {
  const { local } = await openCertificate();
  const server = await serve(t, local.current());
  for (const name of ['kasa.local', 'kasa', 'localhost', 'sofra.example'])
    assert.match(await shownNames(server, local.authority.pem, name), /IP Address:192\.168\.1\.20/);
  await assert.rejects(shownNames(server, local.authority.pem, 'other.local'), {
    code: 'ERR_TLS_CERT_ALTNAME_INVALID',
  });
  const other = await openCertificate();
  await assert.rejects(shownNames(server, other.local.authority.pem, 'kasa.local'));
});

test('a device that trusts the authority trusts it for servers alone', async () => {
  const { local } = await openCertificate();
  assert.deepEqual(new X509Certificate(local.authority.pem).keyUsage, ['1.3.6.1.5.5.7.3.1']);
});

test('devices refuse what the authority signs for any other name or address', async (t) => {
  const { local } = await openCertificate();
  const period = { notBefore: new Date(Date.now() - DAY_MS), notAfter: new Date(Date.now() + DAY_MS) };
  for (const [dns, ips] of [
    [['bank.example', 'kasa.local'], []],
    [['kasa.local'], ['8.8.8.8']],
    [['kasa.local'], ['2001:4860:4860::8888']],
  ] as const) {
    const names = { dns: [...dns], ips: [...ips] };
    const pair = createServerCertificate(names, local.authority, period, systemRandom);
    const server = await serve(t, pair);
    await assert.rejects(
      shownNames(server, local.authority.pem, 'kasa.local'),
      /permitted subtree violation/,
    );
  }
});

test('an address of PUBLIC_URL that the certificate cannot be for, such as one of a VPN, is said', async () => {
  const { warnings } = await openCertificate(newFolder(), {
    ...MACHINE,
    urls: ['https://100.101.102.103:3000', 'https://192.168.1.20:3000'],
  });
  assert.deepEqual(warnings, [{ addresses: ['100.101.102.103'] }]);
});

test('a certificate is good for less than browsers allow at most, and is made anew before it ends', async () => {
  const { local, clock } = await openCertificate();
  const first = new X509Certificate(local.current().cert);
  const days = (first.validToDate.getTime() - first.validFromDate.getTime()) / DAY_MS;
  assert.ok(days > 90 && days <= 398, `${days} days`);
  assert.equal(local.renew(), null);
  clock.at = first.validToDate.getTime() - 61 * DAY_MS;
  assert.equal(local.renew(), null, 'not yet');
  clock.at += 2 * DAY_MS;
  const renewed = local.renew();
  assert.ok(renewed !== null);
  assert.equal(local.current(), renewed);
  assert.ok(new X509Certificate(renewed.cert).validToDate > first.validToDate);
  assert.equal(local.renew(), null);
});

test('a certificate that was made before the clock of the machine was set is made anew', async () => {
  const { local, clock } = await openCertificate();
  clock.at -= 2 * DAY_MS;
  const renewed = local.renew();
  assert.ok(renewed !== null && new X509Certificate(renewed.cert).validFromDate.getTime() < clock.at);
});

test('a running service gets a certificate for another address of its machine, and open connections go on', async (t) => {
  const { local, machine } = await openCertificate();
  const server = await serve(t, local.current());
  const { port } = server.address() as AddressInfo;
  const open = connect({ host: '127.0.0.1', port, ca: local.authority.pem, servername: 'kasa.local' });
  t.after(() => open.destroy());
  await once(open, 'secureConnect');
  machine.addresses = ['10.0.0.7'];
  server.setSecureContext(local.renew()!);
  assert.match(await shownNames(server, local.authority.pem, 'kasa.local'), /IP Address:10\.0\.0\.7/);
  assert.equal(open.readyState, 'open');
  machine.addresses = [];
  assert.equal(local.renew(), null, 'the network is away for a moment');
});

test('the authority is made once, also by two starts at once, and only the user of the service reads its key', async () => {
  const folder = newFolder();
  const [one, other] = await Promise.all([1, 2].map(() => openAuthority(folder, MACHINE, systemRandom)));
  const later = await openAuthority(folder, MACHINE, systemRandom);
  assert.equal(one!.fingerprint, other!.fingerprint);
  assert.equal(one!.fingerprint, later.fingerprint);
  assert.match(later.fingerprint, /^(?:[0-9A-F]{2}:){31}[0-9A-F]{2}$/);
  assert.equal(later.fingerprint, new X509Certificate(later.pem).fingerprint256);
  assert.equal(statSync(join(folder, AUTHORITY_FILE)).mode & 0o777, 0o600);
});

test('a name that the authority was not made for is left out, and the log says how to get it', async () => {
  const { folder } = await openCertificate();
  const moved = await openCertificate(folder, { ...MACHINE, hostName: 'bar' });
  assert.deepEqual(moved.warnings, [{ names: ['bar', 'bar.local'] }]);
  const { subjectAltName } = new X509Certificate(moved.local.current().cert);
  assert.doesNotMatch(subjectAltName!, /bar/);
  assert.match(subjectAltName!, /192\.168\.1\.20/);
});

test('a machine without a private address is told that its certificate is for its names alone', async () => {
  const { warnings } = await openCertificate(newFolder(), { ...MACHINE, addresses: ['203.0.113.7'] });
  assert.deepEqual(warnings, [{ addresses: ['203.0.113.7'] }]);
});

test('a file that holds no authority stops the start with a sentence', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, AUTHORITY_FILE), 'nothing of the kind');
  await assert.rejects(
    openAuthority(folder, MACHINE, systemRandom),
    (error) => error instanceof SetupError && /restore the file, or delete it/.test(error.message),
  );
});
