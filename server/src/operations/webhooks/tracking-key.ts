import type { KeyHolder } from '../../core/access/caller.ts';
import type { Watcher } from '../../store/webhooks/tracking.ts';

/** Whom something is watched for that the holder of a key placed or booked. */
export function watcherOf({
  keyId,
  venueId,
  hasWebhook,
}: Pick<KeyHolder, 'keyId' | 'venueId' | 'hasWebhook'>): Watcher {
  return { keyId, keyVenueId: venueId, hasWebhook };
}
