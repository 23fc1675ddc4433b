import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Refusal } from '../../core/refusals.ts';
import { checkWebhookAddress, type WebhookAddress } from '../../core/webhooks/webhook-address.ts';
import { requireOpenHost } from './require-open-host.ts';

function addressOf(text: string): WebhookAddress {
  const reading = checkWebhookAddress(text, true);
  assert.equal(reading.kind, 'Address');
  return (reading as { address: WebhookAddress }).address;
}

function isOpen(text: string, ips: string[] | Error, allowsLocalWebhooks = false): Promise<boolean> {
  const resolve = async () => {
    if (ips instanceof Error) throw ips;
    return ips;
  };
  return requireOpenHost({ resolve, allowsLocalWebhooks }, addressOf(text)).then(
    () => true,
    (error) => {
      assert.ok(error instanceof Refusal);
      assert.equal(error.code, 'PUBLIC_API_WEBHOOK_URL_INVALID');
      return false;
    },
  );
}

test('a host is allowed if it has addresses and all of them are public', async () => {
  assert.equal(await isOpen('https://example.com/', ['93.184.216.34']), true);
  assert.equal(await isOpen('https://example.com/', ['93.184.216.34', '2606:4700::1']), true);
  assert.equal(await isOpen('https://example.com/', ['93.184.216.34', '10.0.0.1']), false);
  assert.equal(await isOpen('https://example.com/', ['127.0.0.1']), false);
  assert.equal(await isOpen('https://example.com/', []), false);
  assert.equal(await isOpen('https://example.com/', new Error('ENOTFOUND')), false);
});

test('in development a host may resolve to this machine, but not to others in its network', async () => {
  assert.equal(await isOpen('http://localhost:3000/', ['127.0.0.1', '::1'], true), true);
  assert.equal(await isOpen('http://localhost:3000/', ['93.184.216.34'], true), false);
  assert.equal(await isOpen('https://example.com/', ['127.0.0.1'], true), true);
  assert.equal(await isOpen('https://example.com/', ['192.168.1.7'], true), false);
});

test('an IP address is not looked up', async () => {
  assert.equal(await isOpen('https://93.184.216.34/', new Error('asked')), true);
  assert.equal(await isOpen('http://127.0.0.1:3000/', new Error('asked'), true), true);
});
