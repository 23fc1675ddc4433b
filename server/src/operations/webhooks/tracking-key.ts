import type { Caller } from '../../core/access/caller.ts';
import type { TrackingKey } from '../../store/webhooks/tracking.ts';

/** Whom something is watched for that the holder of a key placed or booked. */
export function trackingKeyOf({
  keyId,
  venueId,
  hasWebhook,
}: Pick<Caller, 'keyId' | 'venueId' | 'hasWebhook'>): TrackingKey {
  return { keyId, keyVenueId: venueId, hasWebhook };
}
