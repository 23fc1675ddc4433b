import type { Static } from 'typebox';
import type { VenueKey } from '../../core/access/keys/venue-key.ts';
import type { Db } from '../../store/database.ts';
import { listEndpointQueues } from '../../store/webhooks/endpoint-queues.ts';
import { type KeyResource, toKeyResource } from './key-resource.ts';

/** The JSON of keys of one venue at an instant, with the state of their endpoints. */
export async function toKeyAnswers(
  db: Db,
  venueId: string,
  keys: readonly VenueKey[],
  now: number,
): Promise<Static<typeof KeyResource>[]> {
  const queues = await listEndpointQueues(db, venueId);
  return keys.map((key) => toKeyResource(key, queues.get(key.id) ?? null, now));
}

/** The JSON of a key of a venue at an instant, with the state of its endpoint. */
export async function toKeyAnswer(
  db: Db,
  venueId: string,
  key: VenueKey,
  now: number,
): Promise<Static<typeof KeyResource>> {
  const [answer] = await toKeyAnswers(db, venueId, [key], now);
  return answer!;
}
