import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isInNetworks, networkOf } from './network.ts';

const CASES: [ip: string, networks: string[], isIn: boolean][] = [
  ['10.1.2.3', ['10.0.0.0/8'], true],
  ['11.1.2.3', ['10.0.0.0/8'], false],
  ['192.168.1.50', ['uniquelocal'], true],
  ['172.32.0.1', ['uniquelocal'], false],
  ['fd00::1', ['uniquelocal'], true],
  ['127.0.0.1', ['loopback'], true],
  ['::1', ['loopback'], true],
  ['::ffff:127.0.0.1', ['loopback'], true],
  ['::ffff:10.0.0.1', ['loopback'], false],
  ['169.254.169.254', ['uniquelocal', 'loopback'], false],
  ['169.254.169.254', ['linklocal'], true],
  ['203.0.113.7', ['203.0.113.7'], true],
  ['203.0.113.8', ['203.0.113.7'], false],
  ['2001:db8::7', ['2001:db8::7', '10.0.0.0/8'], true],
  ['2001:db8::7', ['0.0.0.0/0'], false],
  ['10.0.0.1', ['::/0'], false],
  ['10.0.0.1', [], false],
  ['printer.local', ['0.0.0.0/0', '::/0'], false],
];

for (const [ip, networks, isIn] of CASES) {
  test(`${ip} is ${isIn ? 'in' : 'outside'} [${networks.join()}]`, () => {
    assert.equal(isInNetworks(ip, networks), isIn);
  });
}

test('an IPv4 address is shown by its /24 network, an IPv6 address by its /64', () => {
  const networks: [string, string | null][] = [
    ['203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::/64', '2001:db8:1:2::/64'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['unix', null],
  ];
  for (const [address, network] of networks) assert.equal(networkOf(address), network, address);
});
