import type { Caller } from '../../core/access/caller.ts';
import { EVENT_TYPE_OF, type EventType } from '../../core/webhooks/event.ts';
import { eventIdOf } from '../../crypto/event-id.ts';
import { instant } from '../../http/answer/envelope.ts';
import { listBills } from '../../store/bills/bills.ts';
import { readMovedOrders } from '../../store/bills/moved-bills.ts';
import { listReservationsByIds } from '../../store/reservations/reservations.ts';
import type { KeyChange } from '../../store/webhooks/key-changes.ts';
import { toOrderResource } from '../orders/order-resource.ts';
import type { PublicParts } from '../public-parts.ts';
import { toReservationResource } from '../reservations/reservation-resource.ts';

/** An event of a key as its webhook gets it, and the instant of its change in milliseconds. */
interface KeyEvent {
  at: number;
  event: { id: string; type: EventType; createdAt: string; data: unknown };
}

type EventParts = Pick<PublicParts, 'db' | 'cache' | 'clock' | 'publicSite'>;

/**
 * The events of changes, in their order, each with the current state of its order or reservation. Changes whose
 * subject is gone are left out.
 */
export async function toKeyEvents(
  parts: EventParts,
  { keyId }: Caller,
  changes: readonly KeyChange[],
): Promise<KeyEvent[]> {
  const data = new Map([...(await ordersOf(parts, changes)), ...(await reservationsOf(parts, changes))]);
  return changes.flatMap(({ subjectId, kind, changeNumber, changedAt }) => {
    const subject = data.get(subjectId);
    if (subject === undefined) return [];
    const id = eventIdOf({ keyId, subjectId, changeNumber });
    const event = { id, type: EVENT_TYPE_OF[kind], createdAt: instant(changedAt), data: subject };
    return [{ at: changedAt, event }];
  });
}

async function ordersOf({ db }: EventParts, changes: readonly KeyChange[]): Promise<[string, unknown][]> {
  const orders = changes.filter(({ kind }) => kind === 'Order');
  if (orders.length === 0) return [];
  const bills = await listBills(
    db,
    orders.map(({ venueId, subjectId }) => [venueId, subjectId] as const),
  );
  return (await readMovedOrders(db, bills)).map((bill) => [bill.id, toOrderResource(bill)]);
}

async function reservationsOf(
  { db, cache, clock, publicSite }: EventParts,
  changes: readonly KeyChange[],
): Promise<[string, unknown][]> {
  const byVenue = Map.groupBy(
    changes.filter(({ kind }) => kind === 'Reservation'),
    ({ venueId }) => venueId,
  );
  const found = await Promise.all(
    [...byVenue].map(async ([venueId, ofVenue]) => {
      const ids = ofVenue.map(({ subjectId }) => subjectId);
      const username = (await cache.fresh.findVenue(venueId))?.venue.username ?? null;
      const place = { publicSite: publicSite(), username };
      const reservations = await listReservationsByIds(db, venueId, ids);
      return reservations.map((one): [string, unknown] => [
        one.id,
        toReservationResource(one, place, clock.now()),
      ]);
    }),
  );
  return found.flat();
}
