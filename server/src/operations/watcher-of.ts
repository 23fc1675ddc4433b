import type { KeyHolder } from '../core/key-holder.ts';
import type { Watcher } from '../store/webhook-watches.ts';

/** Whom something is watched for that the holder of a key placed or booked. */
export function watcherOf({
  keyId,
  venueId,
  hasWebhook,
}: Pick<KeyHolder, 'keyId' | 'venueId' | 'hasWebhook'>): Watcher {
  return { keyId, keyVenueId: venueId, hasWebhook };
}
