import type { Venue } from '../../src/core/venue/venue.ts';
import type { Sofra, TestAnswer, TestVenue, VenueExtras } from '../harness/sofra.ts';
import { sampleKey } from '../samples/sample-venue.ts';
import { bookable } from '../venues/booking.ts';

/** What an assistant may order, in kuruş. */
const LIMITS = { orderKurus: 100_000, dayKurus: 500_000 };

/** A fresh venue whose key may order and book by drafts, and nothing else but read. */
export async function newAssistedVenue(
  sofra: Sofra,
  limits: Partial<typeof LIMITS> = {},
  change: Partial<Venue> = {},
  more: VenueExtras = {},
): Promise<TestVenue> {
  const key = sampleKey({ placesOrders: false, takesReservations: false }, { name: 'Assistant' });
  const venue = await sofra.newVenue(bookable(change), { keys: [key], ...more });
  await giveAssistant(sofra, venue, { ...LIMITS, ...limits });
  return venue;
}

/** Gives the key of a venue the right of an assistant, or takes it away. */
export async function giveAssistant(
  sofra: Sofra,
  { id, key }: TestVenue,
  limits: typeof LIMITS | null,
): Promise<void> {
  await sofra.db.query({
    text: `update api_key set assistant_order_kurus = $3, assistant_day_kurus = $4
            where venue_id = $1 and key_id = $2`,
    values: [id, key.record.id, limits?.orderKurus ?? null, limits?.dayKurus ?? null],
  });
}

/** Calls a path below `/assistant/v1` with the key of a venue, in English. */
export function assist(
  sofra: Sofra,
  venue: Pick<TestVenue, 'key'>,
  method: string,
  path: string,
  body?: unknown,
): Promise<TestAnswer> {
  const headers = { 'accept-language': 'en' };
  const sent = body === undefined ? {} : { body };
  return sofra.call(method, `/assistant/v1${path}`, { key: venue.key.text, headers, ...sent });
}

/** Prepares an order. */
export function prepare(sofra: Sofra, venue: TestVenue, order: unknown): Promise<TestAnswer> {
  return assist(sofra, venue, 'POST', `/venues/${venue.id}/order-drafts`, order);
}

/** Places a draft, by default with its own total. */
export function placeDraft(
  sofra: Sofra,
  venue: TestVenue,
  { draft, total }: { draft: string; total: number },
): Promise<TestAnswer> {
  return assist(sofra, venue, 'POST', `/order-drafts/${draft}/place`, { total });
}

/** The numbers of the bills of a venue, and how many rounds were placed. */
export async function ordersOf(sofra: Sofra, venueId: string): Promise<{ bills: number; rounds: number }> {
  const [row] = await sofra.db.query<{ bills: number; rounds: number }>({
    text: `select (select count(*)::int from bill where venue_id = $1) as bills,
                  (select count(*)::int from placement where venue_id = $1) as rounds`,
    values: [venueId],
  });
  return row!;
}

/** Sets the price of the whole portion of kebab, as an owner does between two calls. */
export async function raisePrice(sofra: Sofra, { id, menu }: TestVenue, priceKurus: number): Promise<void> {
  await sofra.db.query({
    text: `update product set definition = jsonb_set(definition, '{portions,0,priceKurus}', to_jsonb($3::int))
            where venue_id = $1 and product_id = $2`,
    values: [id, menu.kebab.id, priceKurus],
  });
  const text = 'update venue_head set version = version + 1 where venue_id = $1';
  await sofra.db.query({ text, values: [id], raisesVersionOf: id });
}
