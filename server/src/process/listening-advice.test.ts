import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readConfig } from '../config/config.ts';
import { listeningAdvice } from './listening-advice.ts';

const adviceFor = (environment: Record<string, string>) =>
  listeningAdvice(readConfig(environment), 'https://192.168.1.20:3000');

test('a service that only this machine reaches, or that has all it needs, gets no advice', () => {
  assert.deepEqual(adviceFor({}), []);
  assert.deepEqual(adviceFor({ TRUST_PROXY: '127.0.0.1', PUBLIC_URL: 'https://sofra.example' }), []);
  assert.deepEqual(adviceFor({ LOCAL_TLS: 'on', PUBLIC_URL: 'https://192.168.1.20:3000' }), []);
});

test('every other service is told the address that it lacks, what plain HTTP costs, and whom to keep from its port', () => {
  assert.match(
    adviceFor({ LOCAL_TLS: 'on' }).join(),
    /PUBLIC_URL is not set.*https:\/\/192\.168\.1\.20:3000.*router/,
  );
  assert.match(adviceFor({ TRUST_PROXY: '127.0.0.1' }).join(), /PUBLIC_URL is not set/);
  assert.match(
    adviceFor({ TRUST_PROXY: '127.0.0.1', PUBLIC_URL: 'http://box' }).join(),
    /without HTTPS.*camera/,
  );
  const open = { HOST: '0.0.0.0', TRUST_PROXY: '10.0.0.5', PUBLIC_URL: 'https://sofra.example' };
  assert.match(adviceFor(open).join(), /let only the proxy of TRUST_PROXY reach port 3000/);
});
