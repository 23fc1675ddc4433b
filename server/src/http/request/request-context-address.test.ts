import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callerAddress } from './request-context.ts';
import { isLoopback } from './transport.ts';

test('an IPv4 address counts as itself, also when it is mapped into IPv6', () => {
  assert.equal(callerAddress('203.0.113.7'), '203.0.113.7');
  assert.equal(callerAddress('::ffff:203.0.113.7'), '203.0.113.7');
  assert.equal(callerAddress('::FFFF:203.0.113.7'), '203.0.113.7');
});

test('an IPv6 address counts as its /64, however it is written', () => {
  const household = callerAddress('2001:db8:1:2:3:4:5:6');
  assert.equal(household, '2001:db8:1:2::/64');
  for (const same of [
    '2001:db8:1:2::',
    '2001:0db8:0001:0002::9',
    '2001:DB8:1:2::a',
    '2001:db8:1:2::1%eth0',
  ]) {
    assert.equal(callerAddress(same), household, same);
  }
  for (const other of ['2001:db8:1:3::', '2001:db8:1::2', '2001:db8:2:1::']) {
    assert.notEqual(callerAddress(other), household, other);
  }
  assert.equal(callerAddress('2001:db8::1'), '2001:db8:0:0::/64');
  assert.equal(callerAddress('::1'), '0:0:0:0::/64');
});

test('a text that is not an address counts as itself', () => {
  for (const word of ['unknown', '', '203.0.113.7:443']) assert.equal(callerAddress(word), word);
});

test('loopback addresses are recognised', () => {
  for (const ip of ['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1']) assert.ok(isLoopback(ip), ip);
  for (const ip of ['128.0.0.1', '10.127.0.1', '::', '::2', '::1:1', '::ffff:10.0.0.1', '']) {
    assert.ok(!isLoopback(ip), ip);
  }
});
