import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readConfig } from './config.ts';
import { SetupError } from './core/setup-error.ts';

function problemsOf(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    assert.ok(error instanceof SetupError);
    return error.message;
  }
  return '';
}

test('without any variable the service is private, has its own database and keeps its budgets', () => {
  const config = readConfig({});
  assert.deepEqual(
    [config.host, config.port, config.databaseUrl, config.isPrivate, config.hasRateLimits, config.demo],
    ['127.0.0.1', 3000, null, true, true, null],
  );
});

test('a bad value is named with its variable and what it must be, and all bad ones at once', () => {
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

test('a value that is blank counts as not given', () => {
  assert.equal(readConfig({ PORT: ' ', DATABASE_URL: '' }).port, 3000);
});

test('an address that others reach needs TLS files or a trusted proxy', () => {
  assert.match(problemsOf({ HOST: '0.0.0.0' }), /TLS_CERT_FILE/);
  assert.equal(problemsOf({ HOST: '0.0.0.0', TRUST_PROXY: '10.0.0.1' }), '');
  assert.equal(readConfig({ HOST: '0.0.0.0', TRUST_PROXY: '10.0.0.1, 10.0.0.2' }).isPrivate, false);
});

test('a trusted proxy is an address, a network or a named one; anything else stops the start', () => {
  assert.match(problemsOf({ TRUST_PROXY: 'banana' }), /TRUST_PROXY has "banana"/);
  assert.match(problemsOf({ TRUST_PROXY: '10.0.0.0/33' }), /TRUST_PROXY/);
  assert.equal(problemsOf({ TRUST_PROXY: 'loopback, 10.0.0.0/8, fd00::/8, ::1' }), '');
});

test('one TLS file without the other, or one that is not there, stops the start', () => {
  assert.match(problemsOf({ TLS_CERT_FILE: '/nowhere/cert.pem' }), /belong together/);
  assert.match(
    problemsOf({ TLS_CERT_FILE: '/nowhere/cert.pem', TLS_KEY_FILE: '/nowhere/key.pem' }),
    /cannot be read/,
  );
});

test('budgets can be switched off outside production only', () => {
  assert.equal(readConfig({ RATE_LIMITS: 'off' }).hasRateLimits, false);
  assert.match(problemsOf({ RATE_LIMITS: 'off', NODE_ENV: 'production' }), /RATE_LIMITS/);
});

test('a database URL with a socket folder in its query is taken as it is', () => {
  const url = 'postgres://sofra:secret@localhost/sofra?host=%2Frun%2Fpostgresql';
  assert.equal(readConfig({ DATABASE_URL: url }).databaseUrl, url);
});
