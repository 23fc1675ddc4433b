import assert from 'node:assert/strict';
import type { NetworkInterfaceInfo } from 'node:os';
import { test } from 'node:test';
import { ownAddresses } from './own-addresses.ts';

const at = (address: string, internal = false) =>
  ({ address, internal, family: address.includes(':') ? 'IPv6' : 'IPv4' }) as NetworkInterfaceInfo;

test('addresses of the networks of a machine come before those of its containers, private ones first', () => {
  const interfaces = {
    lo: [at('127.0.0.1', true), at('::1', true)],
    docker0: [at('172.17.0.1')],
    eth0: [at('fe80::1'), at('fd00::5'), at('203.0.113.7'), at('192.168.1.20')],
  };
  assert.deepEqual(
    ownAddresses(() => interfaces),
    ['192.168.1.20', 'fd00::5', '203.0.113.7', '172.17.0.1'],
  );
});

test('a system that cannot list its interfaces now has no addresses, and ends nothing', () => {
  const list = () => {
    throw new Error('EMFILE');
  };
  assert.deepEqual(ownAddresses(list), []);
});
