import assert from 'node:assert/strict';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createTlsServer } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { useSofra } from '../../../test/harness/sofra.ts';
import { makeOwnDatabase } from '../../../test/postgres/own-database.ts';
import { ENDPOINT_CERTIFICATE, ENDPOINT_KEY } from '../../../test/webhooks/endpoint-certificates.ts';
import { readConfig } from '../../config/config.ts';
import { requireSecretKey } from '../../operations/encryption/secret-key-check.ts';
import { systemRandom } from '../../parts/parts.ts';
import { isRoot } from '../../postgres/postgres-account.ts';
import { checkAddresses } from './check-addresses.ts';
import { checkBackups } from './check-backups.ts';
import { checkOldKey, checkReplication, checkSchema } from './check-database.ts';
import { askHealth, checkClock, checkPublicUrl } from './check-health.ts';
import { checkDisk, checkFolder, checkNode, checkPort } from './check-machine.ts';
import { diagnose } from './doctor.ts';

const sofra = useSofra();

const statesOf = (findings: { state: string }[]) => findings.map(({ state }) => state);

test('an old Node, a full disk, a wrong clock and a newer schema are faults, each with a fix', () => {
  const GB = 1024 ** 3;
  for (const [state, finding] of [
    ['Fault', checkNode('v24.9.0')],
    ['Good', checkNode('v26.0.0')],
    ['Fault', checkDisk('/data', { freeBytes: GB / 10, totalBytes: 20 * GB })],
    ['Warning', checkDisk('/data', { freeBytes: GB, totalBytes: 20 * GB })],
    ['Good', checkDisk('/data', { freeBytes: 10 * GB, totalBytes: 20 * GB })],
    ['Fault', checkClock('the database', 90_000)],
    ['Good', checkClock('the database', -2_000)],
    ['Fault', checkSchema(130, 130, 128)],
    ['Warning', checkSchema(127, 112, 128)],
    ['Good', checkSchema(128, 112, 128)],
    ['Fault', checkSchema(41, 0, 128)],
    ['Good', checkSchema(null, 0, 128)],
  ] as const) {
    assert.equal(finding.state, state, finding.says);
    assert.equal(finding.mend === null, state === 'Good', finding.says);
  }
});

test('free disk space is printed in the units of the status, and a full disk with the warning that orders are refused', () => {
  const saysOf = (freeBytes: number) => checkDisk('/data', { freeBytes, totalBytes: 200e9 }).says;
  assert.equal(saysOf(75.6e9), '75.6 GB are free on the disk of /data.');
  assert.match(saysOf(158.7e6), /^158\.7 MB are free .* may stop at any time\.$/);
  assert.match(saysOf(0), /^0 kB are free .* orders are refused until you make room\.$/);
});

test('a public address that leads to no service is a fault with its reason', async (t) => {
  const tls = { cert: ENDPOINT_CERTIFICATE, key: ENDPOINT_KEY };
  const server = createTlsServer(tls, (_, response) => response.end('{"status":"ready"}'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  t.after(() => server.close());
  const { port } = server.address() as { port: number };
  for (const [url, reason] of [
    [`https://127.0.0.1:${port}`, /certificate/],
    ['http://127.0.0.1:1', /bad port|ECONNREFUSED/],
    [`${sofra.baseUrl}/docs`, /something else answers there, with 404/],
  ] as const) {
    const { state, says } = checkPublicUrl(url, await askHealth(url));
    assert.equal(state, 'Fault');
    assert.match(says, reason);
  }
  assert.equal(checkPublicUrl(sofra.baseUrl, await askHealth(sofra.baseUrl)).state, 'Good');
});

test('a database without backups is a warning, unless the operator backs it up in another way', async () => {
  const DATABASE_URL = 'postgres://db.example/sofra';
  const stateWith = async (more: Record<string, string>) => {
    const config = readConfig({ DATABASE_URL, SECRET_KEY: 'ab'.repeat(32), ...more });
    return [config.backups !== null, ...statesOf(await checkBackups(config, Date.now()))];
  };
  assert.deepEqual(await stateWith({}), [false, 'Warning']);
  assert.deepEqual(await stateWith({ BACKUPS: 'off' }), [false, 'Good']);
  const folder = join(tmpdir(), 'no-such-backups');
  assert.deepEqual(await stateWith({ BACKUP_DIR: folder }), [true, 'Warning']);
  assert.deepEqual(statesOf(await checkBackups(readConfig({ BACKUPS: 'off' }), Date.now())), ['Warning']);
});

test('an old secret key must be present while it is needed, and should be removed afterwards', () => {
  const statesFor = (isOldKeyNeeded: boolean, isGiven: boolean) =>
    statesOf(checkOldKey({ isOldKeyNeeded }, isGiven));
  assert.deepEqual([statesFor(true, false), statesFor(true, true)], [['Fault'], ['Good']]);
  assert.deepEqual([statesFor(false, true), statesFor(false, false)], [['Warning'], []]);
});

test('commits that do not wait for a standby are a warning if a fail-over can lose them', () => {
  const statesFor = (...given: Parameters<typeof checkReplication>) => statesOf(checkReplication(...given));
  assert.deepEqual(statesFor('Synchronous', true), ['Good']);
  assert.deepEqual(statesFor('Asynchronous', false), ['Warning']);
  assert.deepEqual([statesFor('None', true), statesFor('None', false)], [['Warning'], []]);
});

test('a public service needs HTTPS, its own address, and trusted proxies that do not include everyone', () => {
  const open = {
    publicUrl: null,
    publicBecause: 'HOST is 0.0.0.0',
    tls: null,
    localTls: null,
    trustedProxies: [],
  };
  assert.deepEqual(statesOf(checkAddresses({ ...open, publicBecause: null })), ['Good']);
  assert.deepEqual(statesOf(checkAddresses(open)), ['Fault', 'Fault']);
  const local = { ...open, localTls: { trustPort: 3080 } };
  assert.deepEqual(statesOf(checkAddresses(local)), ['Warning']);
  const proxied = { ...open, publicUrl: 'https://sofra.example.com', trustedProxies: ['10.0.0.1'] };
  assert.deepEqual(statesOf(checkAddresses(proxied)), ['Good']);
  assert.deepEqual(statesOf(checkAddresses({ ...proxied, publicUrl: 'http://sofra.example.com' })), [
    'Warning',
  ]);
  assert.deepEqual(statesOf(checkAddresses({ ...proxied, trustedProxies: ['0.0.0.0/0'] })), ['Fault']);
});

test('a data folder that others read from, and a port of another program, are faults', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
  t.after(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'secret-key'), 'a secret', { mode: 0o600 });
  assert.deepEqual(statesOf(checkFolder(folder)), ['Good']);
  chmodSync(join(folder, 'secret-key'), 0o644);
  const [open] = checkFolder(folder);
  assert.equal(open!.state, 'Fault');
  assert.match(open!.mend!, /^chmod 600 .*secret-key/);
  assert.deepEqual(statesOf(checkFolder(join(folder, 'not', 'yet'))), ['Good']);

  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  t.after(() => server.close());
  const { port } = server.address() as { port: number };
  const listening = { host: '127.0.0.1', port };
  assert.equal((await checkPort(listening, false)).state, 'Fault');
  assert.equal((await checkPort(listening, true)).state, 'Good');
});

test('for a data folder of another user, the advice is not to change its owner', { skip: isRoot() }, () => {
  const [finding] = checkFolder('/');
  assert.equal(finding!.state, 'Fault');
  assert.match(finding!.mend!, /run this as that user/);
  assert.doesNotMatch(finding!.mend!, /chown/);
});

test('a running service is found ready, and its database is checked', async (t) => {
  const database = await makeOwnDatabase();
  t.after(() => database.drop());
  const environment = {
    DATABASE_URL: database.url,
    SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
    DATA_DIR: tmpdir(),
  };
  const { data, lines, hasFault } = await diagnose(sofra.baseUrl, environment);
  const { findings } = data as { findings: { check: string; state: string; says: string }[] };
  const states = Object.fromEntries(findings.map(({ check, state }) => [check, state]));
  assert.equal(hasFault, false, lines.join('\n'));
  for (const check of ['Settings', 'Service', 'Database', 'Pooler', 'Schema', 'Clock'])
    assert.equal(states[check], 'Good', lines.join('\n'));
  const broken = await diagnose(sofra.baseUrl, { ...environment, PORT: 'eighty', SMTP_URL: 'mail' });
  assert.equal(broken.hasFault, true);
  assert.match(broken.lines.join('\n'), /^FAIL {2}Settings .*PORT/m);
});

test('a service whose certificate is only for its public name is found at the address of this machine', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  writeFileSync(cert, ENDPOINT_CERTIFICATE);
  writeFileSync(key, ENDPOINT_KEY);
  // No one trusts the authority of this certificate here.
  const tls = { cert: ENDPOINT_CERTIFICATE, key: ENDPOINT_KEY };
  const server = createTlsServer(tls, (_, response) => response.end('{"status":"ready"}'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  t.after(() => server.close());
  const { port } = server.address() as { port: number };
  const { data, lines } = await diagnose(null, {
    DATA_DIR: join(folder, 'data'),
    PORT: String(port),
    ...{ TLS_CERT_FILE: cert, TLS_KEY_FILE: key },
  });
  const { findings } = data as { findings: { check: string; state: string }[] };
  const states = Object.fromEntries(findings.map(({ check, state }) => [check, state]));
  assert.deepEqual([states['Port'], states['Service']], ['Good', 'Good'], lines.join('\n'));
});

test('before the start that changes the secret key, the old key is not reported as unneeded', async (t) => {
  const database = await makeOwnDatabase();
  const db = database.open(1);
  t.after(async () => {
    await db.close();
    await database.drop();
  });
  const [old, present] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  await requireSecretKey(db, { secretKeys: [old], oldKey: null, file: null }, systemRandom);
  const keys = { OLD_SECRET_KEY: old.toString('hex'), SECRET_KEY: present.toString('hex') };
  const saidWith = async (given: Partial<typeof keys>) =>
    (await diagnose(sofra.baseUrl, { DATABASE_URL: database.url, ...given })).lines.join('\n');
  const changing = await saidWith(keys);
  assert.match(changing, /^warn {2}Secret key .+another secret key.+\n.+keep the old one/m);
  assert.doesNotMatch(changing, /the old one is no longer needed/);
  assert.match(await saidWith({ SECRET_KEY: keys.SECRET_KEY }), /^FAIL {2}Secret key /m);
  await requireSecretKey(db, { secretKeys: [present, old], oldKey: old, file: null }, systemRandom);
  assert.match(await saidWith(keys), /^ok {4}Old secret key .+still needed/m);
});
