import assert from 'node:assert/strict';
import { read } from '../harness/public-caller.ts';
import { OPERATOR_TOKEN, type Sofra } from '../harness/sofra.ts';
import { freshKey, type Person, signIn } from '../harness/staff.ts';
import { type SampleKey, sampleKey } from '../samples/sample-venue.ts';
import { bookable } from '../venues/booking.ts';
import { playEvening } from '../venues/small-evening.ts';
import { newWebhookVenue, type RecordingEndpoint, type WebhookVenue } from '../webhooks/webhook-fixture.ts';
import { type Answers, readEverything, unreadOperations } from './all-reads.ts';

/** A headquarter and its branch where something of everything has happened, and then nothing more. */
export interface ReadVenues {
  headquarter: WebhookVenue;
  /** For nothing but reading. */
  reader: SampleKey;
  branchId: string;
}

export async function newReadVenues(sofra: Sofra, endpoint: RecordingEndpoint): Promise<ReadVenues> {
  const reader = sampleKey(undefined, { name: 'Reader' });
  const headquarter = await newWebhookVenue(
    sofra,
    endpoint,
    { ...bookable(), type: 'Headquarter' },
    { keys: [sampleKey(), reader] },
  );
  const parentVenueId = headquarter.id;
  const branch = await sofra.newVenue({ ...bookable(), type: 'Branch', parentVenueId });
  await playEvening(sofra, headquarter, branch);
  const at = `/venues/${headquarter.id}`;
  const { owner } = headquarter;
  await owner.call('PATCH', `${at}/settings`, { lateAfterMinutes: 25 });
  await owner.call('PUT', `${at}/products/${headquarter.menu.kebab.id}/stock`, {
    isTracked: true,
    quantity: 9,
  });
  await owner.call('DELETE', `${at}/products/${headquarter.menu.baklava.id}`);
  await read(sofra, headquarter, '/venues', { key: reader.text });
  await owner.call('POST', `${at}/shifts/begin`, {}, { 'idempotency-key': freshKey() });
  await owner.call('POST', `${at}/day-reports`, { after: 0 });
  await sofra.app.requests.flush();
  for (let run = 0; run < 2; run += 1) await sofra.app.jobs.webhooks.runOnce();
  return { headquarter, reader, branchId: branch.id };
}

/** Reads everything about them, from any service that has them. */
export async function readVenues(
  sofra: Sofra,
  { headquarter, reader, branchId }: ReadVenues,
  owner?: Person,
): Promise<Answers> {
  const { cookie } = owner ?? (await signIn(sofra, headquarter.owner.account));
  const answers = await readEverything({
    ...{ baseUrl: sofra.baseUrl, operatorToken: OPERATOR_TOKEN, cookie },
    ...{ key: reader.text, keyId: reader.record.id },
    venueIds: [headquarter.id, branchId],
  });
  assert.deepEqual(unreadOperations(answers), []);
  return answers;
}
