import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Refusal } from '../../refusals.ts';
import { checkWebhookAddress, type WebhookAddress } from '../../webhooks/webhook-address.ts';
import {
  applyKeyChange,
  changesWebhook,
  requireFreeName,
  requireKeyLimit,
  requireWorkingKey,
  type VenueKey,
} from './venue-key.ts';

const NOW = 2_000;

function keyOf(id: string, more: Partial<VenueKey> = {}): VenueKey {
  const permissions = { placesOrders: true, takesReservations: false };
  const instants = { createdAt: 1_000, lastUsedAt: null, revokedAt: null };
  return {
    id,
    name: `Key ${id}`,
    prefix: 'sfr_2mJ9xQ4T',
    permissions,
    ...instants,
    assistant: null,
    webhook: null,
    ...more,
  };
}

function addressOf(text: string): WebhookAddress {
  const reading = checkWebhookAddress(text, false);
  assert.equal(reading.kind, 'Address');
  return (reading as { address: WebhookAddress }).address;
}

function codeOf(run: () => unknown): string | null {
  try {
    run();
    return null;
  } catch (error) {
    return (error as Refusal).code;
  }
}

test('a change of a key keeps every property that it does not state, also single permissions', () => {
  const key = keyOf('a', { webhook: { url: 'https://example.com/', setAt: 1_000, formerSecretUntil: null } });
  assert.deepEqual(applyKeyChange(key, {}, NOW), key);
  assert.deepEqual(applyKeyChange(key, { permissions: {} }, NOW), key);
  const changed = applyKeyChange(key, { name: 'Till', permissions: { takesReservations: true } }, NOW);
  assert.deepEqual(changed, {
    ...key,
    name: 'Till',
    permissions: { placesOrders: true, takesReservations: true },
  });
  const narrowed = applyKeyChange(key, { permissions: { placesOrders: false } }, NOW);
  assert.deepEqual(narrowed.permissions, { placesOrders: false, takesReservations: false });
});

test('the right to use drafts is set with its limits, kept by other changes, and removed by null', () => {
  const assistant = { orderKurus: 100_000, dayKurus: 500_000 };
  const given = applyKeyChange(keyOf('a'), { assistant }, NOW);
  assert.deepEqual(given.assistant, assistant);
  assert.deepEqual(applyKeyChange(given, { name: 'Other' }, NOW).assistant, assistant);
  assert.equal(applyKeyChange(given, { assistant: null }, NOW).assistant, null);
});

test('only another address sets a new webhook, not another spelling of the same address', () => {
  const key = keyOf('a', {
    webhook: { url: 'https://example.com/hooks', setAt: 1_000, formerSecretUntil: null },
  });
  for (const webhook of [undefined, addressOf('HTTPS://EXAMPLE.com:443/hooks')]) {
    assert.equal(changesWebhook(key, { webhook }), false);
    assert.deepEqual(applyKeyChange(key, { webhook }, NOW).webhook, key.webhook);
  }
  for (const text of [
    'https://example.com/Hooks',
    'https://example.com/hooks/',
    'https://example.com/hooks?a',
  ]) {
    const webhook = addressOf(text);
    assert.equal(changesWebhook(key, { webhook }), true);
    assert.deepEqual(applyKeyChange(key, { webhook }, NOW).webhook, {
      url: text,
      setAt: NOW,
      formerSecretUntil: null,
    });
  }
});

test('null removes a webhook, and a key without one stays without', () => {
  const key = keyOf('a', { webhook: { url: 'https://example.com/', setAt: 1_000, formerSecretUntil: null } });
  assert.equal(changesWebhook(key, { webhook: null }), true);
  assert.equal(applyKeyChange(key, { webhook: null }, NOW).webhook, null);
  assert.equal(changesWebhook(keyOf('b'), { webhook: null }), false);
});

test('a revoked key is not found', () => {
  const working = [keyOf('a'), keyOf('b')];
  assert.equal(requireWorkingKey(working, 'b'), working[1]);
  assert.equal(
    codeOf(() => requireWorkingKey(working, 'c')),
    'PUBLIC_API_KEY_NOT_FOUND',
  );
  assert.equal(
    codeOf(() => requireWorkingKey([], 'a')),
    'PUBLIC_API_KEY_NOT_FOUND',
  );
});

test('a name is free unless another working key has it; a key may keep its own', () => {
  const working = [keyOf('a', { name: 'Web' }), keyOf('b', { name: 'Kiosk' })];
  assert.equal(
    codeOf(() => requireFreeName(working, { id: 'a', name: 'Web' })),
    null,
  );
  assert.equal(
    codeOf(() => requireFreeName(working, { id: 'a', name: 'web' })),
    null,
  );
  const code = codeOf(() => requireFreeName(working, { id: 'a', name: 'Kiosk' }));
  assert.equal(code, 'PUBLIC_API_KEY_NAME_INVALID');
});

test('a venue can have ten keys that are not revoked, but not eleven', () => {
  const keys = Array.from({ length: 10 }, (_, at) => keyOf(String(at)));
  assert.equal(
    codeOf(() => requireKeyLimit(keys.slice(1), { workingKeys: 10 })),
    null,
  );
  assert.equal(
    codeOf(() => requireKeyLimit(keys, { workingKeys: 10 })),
    'PUBLIC_API_KEY_LIMIT_REACHED',
  );
});
