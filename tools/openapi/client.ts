/**
 * A small client with nothing but the types made from the description of the public API. That it compiles shows that the
 * types say what the API takes and answers; that it runs, through a proxy that holds both sides to the description, shows
 * that the service keeps to it.
 */
import createClient from 'openapi-fetch';
import type { components, paths } from './public-api.generated.ts';

declare const process: { argv: string[]; exitCode: number };

const [baseUrl = '', key = ''] = process.argv.slice(2);
const api = createClient<paths>({
  baseUrl,
  headers: { 'X-Api-Key': key, 'Accept-Language': 'en-GB,en;q=0.9' },
});

type OrderRequest = components['schemas']['OrderRequest'];
type ErrorCode = components['schemas']['ErrorCode'];

/** What a program does about a refusal: it knows the codes by name, and takes those that it does not know. */
function isWorthAnotherTry(code: ErrorCode | (string & {})): boolean {
  const again: readonly string[] = [
    'ORDER_CREATION_IN_PROGRESS',
    'SERVICE_UNAVAILABLE',
  ] satisfies ErrorCode[];
  return again.includes(code);
}

/** The answer's data, or an error that names the refusal. */
function dataOf<Data>({
  data,
  error,
}: {
  data?: { data: Data } | undefined;
  error?: components['schemas']['Error'] | undefined;
}): Data {
  if (data !== undefined) return data.data;
  const again = error !== undefined && isWorthAnotherTry(error.errorCode) ? ', try again' : '';
  throw new Error(`refused: ${JSON.stringify(error)}${again}`);
}

async function order(venueId: string): Promise<void> {
  const params = { path: { venueId } };
  const menu = dataOf(
    await api.GET('/public/v1/venues/{venueId}/menu', { params: { ...params, query: { lang: 'en' } } }),
  );
  const product = menu.categories.flatMap(({ products }) => products).find(isPlain);
  if (product === undefined) throw new Error('the menu has nothing to order');
  const body: OrderRequest = {
    type: 'Takeaway',
    customer: { name: 'Ada', phone: '+905321234567' },
    paymentMethod: 'Card',
    lines: [{ productId: product.id, portionId: product.portions[0]!.id, quantity: 2 }],
  };
  const basket = dataOf(await api.POST('/public/v1/venues/{venueId}/orders/preview', { params, body }));
  const header = { 'Idempotency-Key': `typed-client-${Date.now()}` };
  const placed = dataOf(
    await api.POST('/public/v1/venues/{venueId}/orders', { params: { ...params, header }, body }),
  );
  if (placed.order.totals.total !== basket.total)
    throw new Error('the order costs what it was not priced at');
  const orderId = placed.order.id;
  dataOf(await api.GET('/public/v1/orders/{orderId}', { params: { path: { orderId } } }));
  dataOf(await api.GET('/public/v1/orders', { params: { query: { status: 'All', pageSize: 10 } } }));
}

function isPlain({ portions, optionGroups, stockStatus }: components['schemas']['Product']): boolean {
  const isOrderable = portions[0]?.orderable === true && stockStatus !== 'OutOfStock';
  return isOrderable && optionGroups.every(({ isRequired }) => !isRequired);
}

async function book(venueId: string): Promise<void> {
  const params = { path: { venueId } };
  const calendar = dataOf(
    await api.GET('/public/v1/venues/{venueId}/reservation-availability', {
      params: { ...params, query: { days: 14 } },
    }),
  );
  const slot = calendar.days.flatMap(({ slots }) => slots).at(-1);
  if (slot === undefined) throw new Error('there is no time to book');
  const body = { startsAt: slot.startsAt, guests: 4, customer: { name: 'Ada', phone: '+905321234567' } };
  const taken = dataOf(await api.POST('/public/v1/venues/{venueId}/reservations', { params, body }));
  const path = { reservationId: taken.id };
  dataOf(await api.GET('/public/v1/reservations/{reservationId}', { params: { path } }));
  dataOf(await api.GET('/public/v1/reservations', { params: { query: { status: 'All' } } }));
  dataOf(
    await api.POST('/public/v1/reservations/{reservationId}/cancel', {
      params: { path },
      body: { reason: 'Our plans changed' },
    }),
  );
}

/** A refusal is described, too. */
async function beRefused(): Promise<void> {
  const path = { orderId: '01900000-0000-7000-8000-000000000999' };
  const { error } = await api.GET('/public/v1/orders/{orderId}', { params: { path } });
  if (error?.errorCode !== 'PUBLIC_API_ORDER_NOT_FOUND') throw new Error(`answered ${JSON.stringify(error)}`);
}

/** Mistakes that do not compile; never called. */
export function mistakes(): unknown[] {
  const line = { productId: '', portionId: '', quantity: 1 };
  const params = { path: { venueId: '' } };
  const body: OrderRequest = { type: 'DineIn', lines: [line] };
  return [
    // @ts-expect-error: a type of order that there is not
    { type: 'Dinein', lines: [line] } satisfies OrderRequest,
    // @ts-expect-error: an order without lines
    { type: 'DineIn' } satisfies OrderRequest,
    // @ts-expect-error: a path that there is not
    () => api.GET('/public/v1/nowhere'),
    // @ts-expect-error: placing without an Idempotency-Key
    () => api.POST('/public/v1/venues/{venueId}/orders', { params, body }),
  ];
}

const [venue] = dataOf(await api.GET('/public/v1/venues'));
if (venue === undefined) throw new Error('the key reaches no venue');
const path = { venueId: venue.id };
dataOf(await api.GET('/public/v1/venues/{venueId}', { params: { path } }));
dataOf(await api.GET('/public/v1/venues/{venueId}/tables', { params: { path } }));
await order(venue.id);
await book(venue.id);
await beRefused();
