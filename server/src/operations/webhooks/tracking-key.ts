import type { Caller } from '../../core/access/caller.ts';
import type { TrackingKey } from '../../store/webhooks/tracking.ts';

/** The key that tracks the orders and reservations of its caller. */
export function trackingKeyOf({
  keyId,
  venueId,
  hasWebhook,
}: Pick<Caller, 'keyId' | 'venueId' | 'hasWebhook'>): TrackingKey {
  return { keyId, keyVenueId: venueId, hasWebhook };
}
