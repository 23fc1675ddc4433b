import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choosePrimary, type HostState, NoPrimaryError } from './primary-client.ts';

const standby: HostState = { kind: 'Standby' };
const primary = (timeline: string, isReadOnly = false): HostState => ({
  kind: 'Primary',
  timeline,
  isReadOnly,
});
const away = new Error('connect ECONNREFUSED');

/** A host that never answers, like a machine without a network. */
const silent = new Promise<HostState>(() => {});

async function chosen(
  hosts: readonly (HostState | Error | Promise<HostState>)[],
  newest = '',
): Promise<number> {
  const asked = hosts.map((host) => (host instanceof Error ? Promise.reject(host) : Promise.resolve(host)));
  return (await choosePrimary(asked, newest)).at;
}

test('the one that accepts writes is chosen, wherever it stands among the hosts', async () => {
  assert.equal(await chosen([standby, primary('00000001')]), 1);
  assert.equal(await chosen([primary('00000001'), standby]), 0);
  assert.equal(await chosen([away, standby, primary('00000002')], '00000001'), 2);
});

test('once a primary is known, a host that does not answer is not waited for', async () => {
  assert.equal(await chosen([silent, primary('00000001')], '00000001'), 1);
});

test('a primary of before that came back beside the promoted one is not chosen', async () => {
  assert.equal(await chosen([primary('00000001'), primary('00000002')]), 1);
  assert.equal(await chosen([primary('00000001'), primary('00000002')], '00000002'), 1);
  await assert.rejects(chosen([primary('00000001'), away], '00000002'), NoPrimaryError);
  await assert.rejects(chosen([primary('00000001'), standby], '00000002'), NoPrimaryError);
});

test('a primary that accepts reads alone is chosen when there is no other, a standby never', async () => {
  assert.equal(await chosen([standby, primary('00000003', true)], '00000003'), 1);
  assert.equal(await chosen([primary('00000003', true), primary('00000003')], '00000003'), 1);
  await assert.rejects(chosen([standby, standby], '00000001'), NoPrimaryError);
  await assert.rejects(chosen([away, standby]), NoPrimaryError);
});

test('when no host answers, the reason is that of the first', async () => {
  await assert.rejects(chosen([away, new Error('another')]), away);
});
