import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { Webhook } from 'standardwebhooks';
import { useFixture } from '../../../test/harness/fixture.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { newStaffedVenue, proveAgain, type StaffedVenue } from '../../../test/harness/staff.ts';
import { startWebhookSofra } from '../../../test/webhooks/webhook-fixture.ts';
import type { EventToSend } from '../../parts/outgoing.ts';

const DAY_MS = 86_400_000;

const sent: EventToSend[] = [];
const send = async (event: EventToSend) => {
  sent.push(event);
  return { kind: 'Answered' as const, statusCode: 204, retryAfterSeconds: null, durationMs: 1 };
};
// Has its own database, because the sweep deletes rows of all venues.
const sofra = useFixture(() => startWebhookSofra({ send }));
after(() => sofra.close());

const webhookUrl = 'https://shop.example.com/hooks';

const pathOf = (venue: StaffedVenue, end = '') =>
  `/venues/${venue.id}/keys/${venue.key.record.id}${end && `/${end}`}`;

/** Makes a venue whose key has a webhook. Returns the venue and the secret of the webhook. */
async function newVenueWithWebhook(): Promise<{ venue: StaffedVenue; first: string }> {
  const venue = await newStaffedVenue(sofra);
  const made = await venue.owner.call('PATCH', pathOf(venue), { webhookUrl });
  return { venue, first: made.body.data.signingSecret };
}

async function replace(venue: StaffedVenue, end: 'signing-secret' | 'signing-secret/rotate') {
  const answer = await venue.owner.call('POST', pathOf(venue, end));
  assert.equal(answer.status, 200);
  return answer.body.data;
}

/** The names of the secrets that verify the next event, as every library for Standard Webhooks does it. */
async function acceptedBy(venue: StaffedVenue, secrets: Record<string, string>): Promise<string[]> {
  const answer = await sofra.call('POST', '/public/v1/webhooks/test', { key: venue.key.text });
  assert.equal(answer.body.data.delivered, true);
  const { headers, body } = sent.at(-1)!;
  const [id, timestamp, signature] = ['id', 'timestamp', 'signature'].map((end) => headers[`webhook-${end}`]);
  // Uses only the signing of the library: its check compares the time with the clock of this machine.
  const signs = (name: string) =>
    new Webhook(secrets[name]!).sign(id!, new Date(Number(timestamp) * 1000), body);
  const names = Object.keys(secrets).filter((name) => signature!.split(' ').includes(signs(name)));
  assert.equal(signature, names.map(signs).join(' '), 'nothing else signs');
  return names;
}

const untilOf = async (venue: StaffedVenue) => {
  const { body } = await venue.owner.call('GET', `/venues/${venue.id}/keys`);
  const { webhook } = body.data.find(({ id }: { id: string }) => id === venue.key.record.id);
  return webhook.formerSecretUntil;
};

test('a rotated secret signs beside the new one for a day, and not a moment longer', async () => {
  const { venue, first } = await newVenueWithWebhook();
  const rotated = await replace(venue, 'signing-secret/rotate');
  const secrets = { second: rotated.signingSecret, first };
  assert.notEqual(secrets.second, first);
  const until = sofra.clock.now() + DAY_MS;
  assert.equal(rotated.webhook.formerSecretUntil, new Date(until).toISOString());
  assert.equal(await untilOf(venue), rotated.webhook.formerSecretUntil);
  assert.deepEqual(await acceptedBy(venue, secrets), ['second', 'first']);
  sofra.clock.set(until - 1);
  await proveAgain(venue.owner);
  assert.deepEqual(await acceptedBy(venue, secrets), ['second', 'first']);
  assertRefused(
    await venue.owner.call('POST', pathOf(venue, 'signing-secret/rotate')),
    409,
    'SIGNING_SECRET_ROTATING',
  );
  sofra.clock.set(until);
  assert.deepEqual(await acceptedBy(venue, secrets), ['second']);
  assert.equal(await untilOf(venue), null);
  const third = (await replace(venue, 'signing-secret/rotate')).signingSecret;
  assert.deepEqual(await acceptedBy(venue, { third, ...secrets }), ['third', 'second']);
});

test('the sweep deletes the former secret once its day is over', async () => {
  const { venue } = await newVenueWithWebhook();
  await replace(venue, 'signing-secret/rotate');
  const read = async () => {
    const [row] = await sofra.db.query<{ former: Buffer | null }>({
      text: 'select former_webhook_secret as former from api_key where venue_id = $1 and key_id = $2',
      values: [venue.id, venue.key.record.id],
    });
    return row!.former !== null;
  };
  await sofra.app.jobs.sweep.runOnce();
  assert.equal(await read(), true);
  sofra.clock.advance(DAY_MS);
  await sofra.app.jobs.sweep.runOnce();
  assert.equal(await read(), false);
});

test('a new secret, another address and removing it end a rotated secret at once', async () => {
  const { venue, first } = await newVenueWithWebhook();
  const second = (await replace(venue, 'signing-secret/rotate')).signingSecret;
  const renewed = await replace(venue, 'signing-secret');
  const third = renewed.signingSecret;
  assert.equal(renewed.webhook.formerSecretUntil, null);
  assert.deepEqual(await acceptedBy(venue, { first, second, third }), ['third']);

  await replace(venue, 'signing-secret/rotate');
  const moved = await venue.owner.call('PATCH', pathOf(venue), { webhookUrl: `${webhookUrl}/2` });
  const fourth = moved.body.data.signingSecret;
  assert.deepEqual(await acceptedBy(venue, { first, second, third, fourth }), ['fourth']);

  await replace(venue, 'signing-secret/rotate');
  await venue.owner.call('PATCH', pathOf(venue), { webhookUrl: null });
  const back = (await venue.owner.call('PATCH', pathOf(venue), { webhookUrl })).body.data.signingSecret;
  assert.deepEqual(await acceptedBy(venue, { fourth, back }), ['back']);
});

test('only the owner of a key with a webhook rotates its secret', async () => {
  const venue = await newStaffedVenue(sofra);
  const rotate = (keyId: string, by = venue.owner) =>
    by.call('POST', `/venues/${venue.id}/keys/${keyId}/signing-secret/rotate`);
  assertRefused(await rotate(venue.key.record.id), 409, 'PUBLIC_API_WEBHOOK_NOT_CONFIGURED');
  assertRefused(await rotate(randomUUID()), 404, 'PUBLIC_API_KEY_NOT_FOUND');
  assertRefused(await rotate(venue.key.record.id, venue.waiter), 403, 'NOT_PERMITTED');
});
