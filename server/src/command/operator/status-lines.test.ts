import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { OPERATOR_TOKEN, useSofra } from '../../../test/harness/sofra.ts';
import { CommandError } from '../call-api.ts';
import { showStatus } from './status-lines.ts';

const sofra = useSofra();

test('a status with a line that needs attention exits with 1, and one without exits with 0', async (t) => {
  const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
  const { text } = await sofra.call('GET', '/operator/v1/status', { headers });
  const { data } = JSON.parse(text);
  let failingJobs: string[] = [];
  const server = createServer((_, response) => {
    const answered = { ...data, failing: { printers: [], endpoints: [] } };
    answered.server = { ...data.server, errors: [], spentBudgets: [], failingJobs };
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: answered }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  t.mock.method(console, 'log', () => {});
  const access = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token: OPERATOR_TOKEN };
  const exitBefore = process.exitCode;
  const exitOf = async (isJson: boolean) => {
    process.exitCode = undefined;
    try {
      await showStatus(access, { isWatching: false, isJson, stopping: new AbortController().signal });
      return process.exitCode;
    } finally {
      process.exitCode = exitBefore;
    }
  };
  assert.equal(await exitOf(false), undefined);
  failingJobs = ['printing'];
  assert.deepEqual([await exitOf(false), await exitOf(true)], [1, 1]);
});

test('a watched status continues after the service was away; it ends if the service never answers', async (t) => {
  const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
  const { text } = await sofra.call('GET', '/operator/v1/status', { headers });
  let calls = 0;
  const server = createServer((_, response) => {
    calls += 1;
    if (calls === 2) response.destroy();
    else response.setHeader('content-type', 'application/json').end(text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  const access = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token: OPERATOR_TOKEN };
  const stopping = new AbortController();
  const said: string[] = [];
  t.mock.method(console, 'log', (line: string) => {
    said.push(line.split('\n')[0]!);
    if (said.length === 2) stopping.abort();
  });
  const faults: string[] = [];
  t.mock.method(console, 'error', (line: string) => faults.push(line));
  await showStatus(access, { isWatching: true, isJson: false, stopping: stopping.signal, everyMs: 10 });
  assert.equal(said.length, 2);
  assert.equal(faults.length, 1);
  assert.match(faults[0]!, /^No answer from /);
  const nowhere = { url: 'http://127.0.0.1:1', token: 'any' };
  const watching = { isWatching: true, isJson: false, stopping: new AbortController().signal };
  await assert.rejects(showStatus(nowhere, watching), CommandError);
});
