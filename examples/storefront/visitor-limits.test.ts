import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { test } from 'node:test';
import { addressOf, VisitorLimits } from './visitor-limits.ts';

const repeat = (times: number, act: (at: number) => boolean) =>
  Array.from({ length: times }, (_, at) => act(at)).filter((isTaken) => isTaken).length;

test('a device may order eight times in ten minutes, and an address forty times with ever new devices', (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: 0 });
  const limits = new VisitorLimits();
  const order = (device: string, address: string) => limits.takes('Order', { device, address });
  assert.equal(
    repeat(20, () => order('a', '203.0.113.1')),
    8,
  );
  assert.equal(
    repeat(100, (at) => order(`new ${at}`, '203.0.113.1')),
    32,
  );
  assert.equal(order('b', '203.0.113.2'), true);
  assert.equal(limits.takes('Page', { device: 'a', address: '203.0.113.1' }), true);
  t.mock.timers.tick(10 * 60_000);
  assert.equal(order('a', '203.0.113.1'), true);
});

test('one visitor, with whatever cookies, gets half of what the key may read in a minute', () => {
  const limits = new VisitorLimits();
  const page = (at: number) => limits.takes('Page', { device: String(at), address: '203.0.113.1' });
  assert.equal(repeat(500, page), 60);
});

test('only a proxy of this machine, or the one that is named, says from where a visitor comes', () => {
  const from = (remoteAddress: string, forwarded?: string) =>
    addressOf(
      { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } } as unknown as IncomingMessage,
      '10.0.0.2',
    );
  assert.equal(from('127.0.0.1', '198.51.100.9, 203.0.113.1'), '203.0.113.1');
  assert.equal(from('::ffff:127.0.0.1', '203.0.113.1'), '203.0.113.1');
  assert.equal(from('10.0.0.2', '203.0.113.1'), '203.0.113.1');
  assert.equal(from('203.0.113.7', '203.0.113.1'), '203.0.113.7');
  assert.equal(from('::ffff:203.0.113.7'), '203.0.113.7');
  assert.equal(from('127.0.0.1'), '127.0.0.1');
  assert.equal(from('2001:db8:1:2:3:4:5:6'), from('2001:db8:1:2:ffff::1'));
  assert.notEqual(from('2001:db8:1:2::1'), from('2001:db8:1:3::1'));
  assert.equal(from('2001:db8::1'), '2001:db8:0:0::/64');
});
