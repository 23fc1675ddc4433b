import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { eventHeaders } from '../../src/core/webhooks/event-headers.ts';
import { formatSigningSecret } from '../../src/core/webhooks/signing-secret.ts';
import { signEvent } from '../../src/crypto/sign-event.ts';
import { createEndpointSender, type WireSettings } from '../../src/jobs/webhooks/send-to-endpoint.ts';
import type { EventToSend, SendOutcome } from '../../src/parts/outgoing.ts';
import { TEST_AUTHORITY } from './endpoint-certificates.ts';
import { type EndpointSettings, networkTo, startWebhookEndpoint } from './webhook-endpoint.ts';

export const NOW = Date.parse('2026-03-03T12:00:00.000Z');
export const SECRET = formatSigningSecret(Buffer.alloc(32, 'sofra'));
export const BODY = '{"id":"evt_7f","type":"order.updated","data":{"note":"çok acılı 🌶️"}}';
const MARK = { id: 'evt_7f', type: 'order.updated', timestampSeconds: NOW / 1000 };
export const HEADERS = eventHeaders({ ...MARK, signature: signEvent(SECRET, { ...MARK, body: BODY }) });
export const EVENT: EventToSend = {
  url: 'https://hooks.example/',
  headers: HEADERS,
  body: BODY,
  allowsLocal: false,
};

export const PUBLIC_IP = '93.184.216.34';
/** A timeout for an answer that never comes: its length cannot change the result. */
export const SOON_MS = 100;

/** An endpoint behind hooks.example, and a sender that trusts its authority. */
export async function hooksExample(
  t: TestContext,
  settings: EndpointSettings = {},
  change: Partial<Omit<WireSettings, 'trusted'>> & { ips?: string[]; trusted?: null } = {},
) {
  const endpoint = await startWebhookEndpoint(settings);
  t.after(() => endpoint.close());
  const { asked, connect } = networkTo(endpoint);
  const { ips = [PUBLIC_IP], trusted, ...wire } = change;
  const parts = { resolve: async () => ips, clock: { now: () => NOW } };
  const trust = trusted === null ? {} : { trusted: TEST_AUTHORITY };
  const set = { connect, connectMs: 10_000, timeoutMs: 10_000, ...trust, ...wire };
  const send = createEndpointSender(parts, set);
  return { endpoint, asked, send: (event: Partial<EventToSend> = {}) => send({ ...EVENT, ...event }) };
}

/** The same without TLS, as in development: for tests of answers. */
export async function plainEndpoint(
  t: TestContext,
  answer: NonNullable<EndpointSettings['answer']>,
  timeoutMs = 10_000,
) {
  const change = { ips: ['127.0.0.1'], timeoutMs };
  const fixture = await hooksExample(t, { certificate: 'Plain', answer }, change);
  return { ...fixture, send: () => fixture.send({ url: 'http://localhost/', allowsLocal: true }) };
}

/** An outcome without its duration, which is a whole number of milliseconds. */
export function untimed({ durationMs, ...outcome }: SendOutcome) {
  assert.ok(Number.isInteger(durationMs) && durationMs >= 0);
  return outcome;
}

export function answered(statusCode: number, retryAfterSeconds: number | null = null) {
  return { kind: 'Answered', statusCode, retryAfterSeconds };
}

export function failed(reason: string) {
  return { kind: 'Failed', reason };
}
