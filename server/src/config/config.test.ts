import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { ENDPOINT_CERTIFICATE } from '../../test/webhooks/endpoint-certificates.ts';
import { SetupError } from '../core/setup-error.ts';
import { readConfig } from './config.ts';

const SECRET_KEY = 'c0ffee'.padEnd(64, '0');

function problemsOf(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    assert.ok(error instanceof SetupError);
    return error.message;
  }
  return '';
}

test('without any variable the service is private, has its own database and limits rates', () => {
  const config = readConfig({});
  assert.deepEqual(
    [config.host, config.port, config.databaseUrl, config.publicBecause, config.hasRateLimits, config.demo],
    ['127.0.0.1', 3000, null, null, true, null],
  );
});

test('every bad value is reported with its variable and what it must be', () => {
  const text = problemsOf({
    PORT: '70000',
    DEMO: 'maybe',
    LOG_LEVEL: 'loud',
    DATABASE_URL: 'mysql://x',
    OPERATOR_TOKEN: 'short',
  });
  for (const name of ['PORT', 'DEMO', 'LOG_LEVEL', 'DATABASE_URL', 'OPERATOR_TOKEN'])
    assert.match(text, new RegExp(`^${name} `, 'm'));
});

test('the memory of the cache is given in MiB', () => {
  assert.equal(readConfig({}).cacheBytes, 192 * 1024 * 1024);
  assert.equal(readConfig({}).databaseTimeoutMs, 5_000);
  assert.equal(readConfig({ DATABASE_TIMEOUT_SECONDS: '20' }).databaseTimeoutMs, 20_000);
  assert.equal(readConfig({ CACHE_MB: '512' }).cacheBytes, 512 * 1024 * 1024);
  assert.match(problemsOf({ CACHE_MB: '7' }), /^CACHE_MB is "7"; it must be a whole number from 8 to 65536/);
});

test('the operator sets for how many days rows are kept', () => {
  assert.deepEqual(readConfig({}).kept, {
    ...{ tickets: 35, changes: 35, requests: 7, deliveries: 30, audit: 730 },
  });
  const environment = {
    ...{ KEEP_TICKETS_DAYS: '10', KEEP_CHANGES_DAYS: '1' },
    ...{ KEEP_REQUESTS_DAYS: '90', KEEP_DELIVERIES_DAYS: '3650', KEEP_AUDIT_DAYS: '365' },
  };
  const kept = { tickets: 10, changes: 1, requests: 90, deliveries: 3_650, audit: 365 };
  assert.deepEqual(readConfig(environment).kept, kept);
  for (const name of Object.keys(environment))
    assert.match(
      problemsOf({ [name]: '0' }),
      new RegExp(`^${name} is "0"; it must be a whole number from 1 to 3650`),
    );
});

test('a blank value counts as not set', () => {
  assert.equal(readConfig({ PORT: ' ', DATABASE_URL: '' }).port, 3000);
});

test('a host that other machines reach needs TLS files or a trusted proxy', () => {
  assert.match(problemsOf({ HOST: '0.0.0.0' }), /TLS_CERT_FILE/);
  assert.equal(problemsOf({ HOST: '0.0.0.0', TRUST_PROXY: '10.0.0.1' }), '');
});

test('a trusted proxy is an address, a network or a name of one; anything else stops the start', () => {
  assert.match(problemsOf({ TRUST_PROXY: 'banana' }), /TRUST_PROXY has "banana"/);
  assert.match(problemsOf({ TRUST_PROXY: '10.0.0.0/33' }), /TRUST_PROXY/);
  assert.equal(problemsOf({ TRUST_PROXY: 'loopback, 10.0.0.0/8, fd00::/8, ::1' }), '');
});

test('a TLS file without the other, or one that does not exist, stops the start', () => {
  assert.match(problemsOf({ TLS_CERT_FILE: '/nowhere/cert.pem' }), /belong together/);
  assert.match(
    problemsOf({ TLS_CERT_FILE: '/nowhere/cert.pem', TLS_KEY_FILE: '/nowhere/key.pem' }),
    /^TLS_CERT_FILE cannot be read: .*\nTLS_KEY_FILE cannot be read: /,
  );
});

test('a certificate and a key that do not match stop the start', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'sofra-tls-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const file = async (name: string, content: string) => {
    await writeFile(join(folder, name), content);
    return join(folder, name);
  };
  const keyOf = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  const key = await file('key.pem', keyOf().export({ type: 'pkcs8', format: 'pem' }).toString());
  const notes = await file('notes.txt', 'a certificate');
  const ofAnotherKey = await file('cert.pem', ENDPOINT_CERTIFICATE);
  for (const TLS_CERT_FILE of [ofAnotherKey, notes, key, folder]) {
    const text = problemsOf({ TLS_CERT_FILE, TLS_KEY_FILE: key });
    assert.match(text, /^TLS_CERT_FILE [^\n]*\.$/, TLS_CERT_FILE);
  }
});

test('rate limits can be off only outside production', () => {
  assert.equal(readConfig({ RATE_LIMITS: 'off' }).hasRateLimits, false);
  assert.match(problemsOf({ RATE_LIMITS: 'off', NODE_ENV: 'production' }), /RATE_LIMITS/);
});

test('a database URL with a socket folder in its query is used unchanged', () => {
  const url = 'postgres://sofra:secret@localhost/sofra?host=%2Frun%2Fpostgresql';
  assert.equal(readConfig({ DATABASE_URL: url, SECRET_KEY }).databaseUrl, url);
});

test('DATABASE_URL requires SECRET_KEY; a database of the service’s own does not', () => {
  assert.match(problemsOf({ DATABASE_URL: 'postgres://db/sofra' }), /^SECRET_KEY is not set\. .*openssl/);
  assert.match(
    problemsOf({ DATABASE_URL: 'postgres://db/sofra', SECRET_KEY: ' ' }),
    /^SECRET_KEY is not set/,
  );
  assert.deepEqual(readConfig({ SECRET_KEY }).secretKey, Buffer.from(SECRET_KEY, 'hex'));
  assert.equal(readConfig({}).secretKey, null);
});

test('a malformed secret key stops the start, is reported once, and is not echoed', () => {
  for (const environment of [{}, { DATABASE_URL: 'postgres://db/sofra' }]) {
    const text = problemsOf({ ...environment, SECRET_KEY: SECRET_KEY.slice(1) });
    assert.equal(text, 'SECRET_KEY is not 32 bytes in hexadecimal or base64.');
  }
});

test('events may be sent to this machine only where that is switched on, and never in production', () => {
  assert.equal(readConfig({}).allowsLocalWebhooks, false);
  assert.equal(readConfig({ ALLOW_LOCAL_WEBHOOKS: 'on' }).allowsLocalWebhooks, true);
  assert.match(problemsOf({ ALLOW_LOCAL_WEBHOOKS: 'on', NODE_ENV: 'production' }), /^ALLOW_LOCAL_WEBHOOKS /);
  assert.equal(problemsOf({ ALLOW_LOCAL_WEBHOOKS: 'off', NODE_ENV: 'production' }), '');
});

test('the public site is a URL that paths are appended to, and null when it is left out', () => {
  const siteOf = (PUBLIC_SITE: string) => readConfig({ PUBLIC_SITE }).publicSite;
  assert.equal(siteOf('https://sofra.example/'), 'https://sofra.example');
  assert.equal(siteOf('http://sofra.example:8080/tr//'), 'http://sofra.example:8080/tr');
  assert.equal(siteOf('https://SOFRA.example:443/?#'), 'https://sofra.example');
  assert.deepEqual([readConfig({}).publicSite, siteOf(' ')], [null, null]);
});

for (const [what, site] of [
  ['no address', 'sofra.example'],
  ['of another kind', 'ftp://sofra.example'],
  ['a script', 'javascript:alert(1)'],
  ['with a query', 'https://sofra.example/?shop=1'],
  ['with a fragment', 'https://sofra.example/#menu'],
  ['with a user', 'https://admin:secret@sofra.example'],
  ['with a password', 'https://:secret@sofra.example'],
] as const) {
  test(`a public site that is ${what} stops the start, and is not echoed`, () => {
    const problem = problemsOf({ PUBLIC_SITE: site });
    assert.match(problem, /^PUBLIC_SITE is no address/);
    assert.ok(!problem.includes(site));
  });
}

test('a process runs the APIs, the background jobs, or both', () => {
  assert.equal(readConfig({}).role, 'all');
  assert.equal(readConfig({ ROLE: 'Worker' }).role, 'worker');
  assert.throws(
    () => readConfig({ ROLE: 'printer' }),
    /ROLE is "printer"; it must be one of all, web, worker/,
  );
});

test('printer networks are configured, or null', () => {
  assert.equal(readConfig({}).printerNetworks, null);
  assert.deepEqual(readConfig({ PRINTER_NETWORKS: 'uniquelocal, 10.20.0.0/16' }).printerNetworks, [
    'uniquelocal',
    '10.20.0.0/16',
  ]);
  assert.throws(() => readConfig({ PRINTER_NETWORKS: 'kitchen' }), /PRINTER_NETWORKS has "kitchen"/);
});

test('production mode, the host, the addresses or a trusted proxy, also one on this machine, make a service public', () => {
  const because = (environment: Record<string, string>) => readConfig(environment).publicBecause;
  assert.equal(because({ NODE_ENV: 'production' }), 'NODE_ENV is production');
  assert.equal(because({ NODE_ENV: ' Production ' }), 'NODE_ENV is production');
  assert.equal(because({ HOST: '0.0.0.0', TRUST_PROXY: '10.0.0.1' }), 'HOST is 0.0.0.0');
  assert.equal(because({ PUBLIC_URL: 'https://api.example.com' }), 'PUBLIC_URL is https://api.example.com');
  assert.equal(because({ PUBLIC_SITE: 'https://example.com/tr' }), 'PUBLIC_SITE is https://example.com/tr');
  for (const proxies of ['10.0.0.1', 'loopback', '127.0.0.1', '::1', 'loopback, 10.0.0.1']) {
    assert.equal(because({ TRUST_PROXY: proxies }), 'TRUST_PROXY is set', proxies);
  }
  const local = {
    PUBLIC_URL: 'http://[::1]:3000',
    PUBLIC_SITE: 'http://sofra.localhost:3000',
    HOST: 'LOCALHOST',
  };
  assert.equal(because(local), null);
});

test('the demo can be on only where no other machine reaches the service', () => {
  assert.equal(readConfig({ DEMO: 'on' }).demo, true);
  assert.match(
    problemsOf({ DEMO: 'on', NODE_ENV: 'production' }),
    /^DEMO can be on only .* NODE_ENV is production\.$/,
  );
  assert.match(problemsOf({ DEMO: 'on', PUBLIC_URL: 'https://api.example.com' }), /^DEMO can be on only /);
  assert.match(
    problemsOf({ DEMO: 'on', TRUST_PROXY: '127.0.0.1' }),
    /^DEMO can be on only .* TRUST_PROXY is set\.$/,
  );
});

for (const network of [
  ...['0.0.0.0/0', '::/0', '0.0.0.0/1', '128.0.0.0/1', '8.0.0.0/7', '2000::/3', '::/1'],
  ...['::ffff:0.0.0.0/96', '::ffff:0:0/0', 'loopback, 0.0.0.0/0'],
]) {
  test(`a trusted proxy that is "${network}" would let callers forge their addresses`, () => {
    assert.match(problemsOf({ TRUST_PROXY: network }), /^TRUST_PROXY has ".*; name the proxy itself/);
  });
}

test('private networks of any size may be trusted, an address with a zone may not', () => {
  assert.equal(problemsOf({ TRUST_PROXY: '10.0.0.0/8, fc00::/7, ::ffff:10.0.0.0/104, 172.16.0.0/12' }), '');
  assert.match(problemsOf({ TRUST_PROXY: 'fe80::1%eth0' }), /^TRUST_PROXY has "fe80::1%eth0"/);
});

const HOSTILE = {
  PORT: ['-1', '70000', 'abc', '1e3', '0x10', '3000.5', '٣'],
  HOST: ['not a host', 'http://localhost', '[::1]', '127.0.0.1:3000', '-x', 'a..b', '☃'],
  PUBLIC_URL: [
    ...[
      'api.example.com',
      'https://api.example.com/v1',
      'https://me:secret@api.example.com',
      'ftp://x',
      '//x',
    ],
    ...['https://api.example.com?x=1', 'https://api.example.com/#x', 'https://'],
  ],
  DATABASE_URL: ['localhost/sofra', 'mysql://db/sofra', 'http://db', 'postgres://[/x'],
  SECRET_KEY: ['short', 'x'.repeat(64), `${SECRET_KEY}00`],
  OPERATOR_TOKEN: ['short', 'gizli-şifremiz-2026'],
  LOG_LEVEL: ['loud', '0'],
  ROLE: ['printer'],
  DEMO: ['maybe'],
  RATE_LIMITS: ['2'],
  ALLOW_LOCAL_WEBHOOKS: ['sometimes'],
  PRINTER_NETWORKS: ['kitchen', '10.0.0.0/33', '10.0.0.1-10.0.0.9', '*'],
  TRUST_PROXY: [
    'true',
    '10.0.0.0/-1',
    '10.0.0.0/8/8',
    '1.2.3',
    'proxy.example.com',
    '*',
    '10.0.0.0/255.0.0.0',
  ],
};

for (const [name, values] of Object.entries(HOSTILE)) {
  test(`a ${name} that cannot be used is reported in one sentence`, () => {
    for (const value of values) {
      const text = problemsOf({ SECRET_KEY, [name]: value });
      assert.match(text, new RegExp(`^${name} .*\\.$`), value);
      assert.equal(text.split('\n').length, 1, text);
      assert.ok(!text.includes('secret@'), text);
    }
  });
}

test('SMTP_URL names the mail server; a bad one stops the start without its password', () => {
  const smtpOf = (SMTP_URL: string, SMTP_FROM?: string) => readConfig({ SMTP_URL, SMTP_FROM }).smtp;
  assert.deepEqual(smtpOf('smtps://sofra%40example.com:s%3Ar@mail.example.com'), {
    ...{ host: 'mail.example.com', port: 465, isTls: true },
    ...{ user: 'sofra@example.com', password: 's:r', from: 'sofra@example.com' },
  });
  assert.deepEqual(smtpOf('smtp://localhost:2525', 'a@example.com'), {
    ...{ host: 'localhost', port: 2525, isTls: false, user: null, password: '', from: 'a@example.com' },
  });
  assert.equal(readConfig({}).smtp, null);
  for (const [url, from] of [
    ['http://x:geheim@y'],
    ['smtp://sofra:geheim@mail'],
    ['smtp://mail', 'a\r\nb@c'],
  ] as const)
    assert.throws(
      () => smtpOf(url, from),
      (error: Error) => error.message.includes('SMTP_URL') && !error.message.includes('geheim'),
    );
});
