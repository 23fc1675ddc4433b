import type { Fetch } from '../attempt.ts';
import type { BudgetName } from '../budgets.ts';
import type { Order, Reservation, WebhookTest } from '../records.ts';
import { systemTime, type Time } from '../time.ts';
import {
  callOf,
  type FakeCall,
  FakeRefusal,
  problem,
  refusalResponse,
  type Success,
  successResponse,
} from './fake-answer.ts';
import { FakeOrders } from './fake-orders.ts';
import { FakeReservations } from './fake-reservations.ts';
import { type FakeVenue, fakeVenue } from './fake-venue.ts';

const PER_MINUTE: Record<BudgetName, number> = { read: 120, write: 30 };
const MINUTE_MS = 60_000;

/**
 * A fake service with one venue, in memory and in this process. It answers all operations of the public API as the real
 * service does. Pass its `fetch` to a client. It has no campaigns and no other venues.
 */
export class FakeSofra {
  readonly baseUrl = 'https://sofra.example';
  readonly apiKey = `sfr_${crypto.randomUUID().replaceAll('-', '')}`;
  /** The venue, which a test can change. */
  readonly restaurant: FakeVenue = fakeVenue();
  /** All requests that were received, oldest first. */
  readonly calls: FakeCall[] = [];
  /** The result of a webhook test; `null` for a key without a webhook address. */
  webhookTest: WebhookTest | null = null;
  readonly #orders = new FakeOrders(this.restaurant);
  readonly #reservations = new FakeReservations(this.restaurant);
  readonly #time: Pick<Time, 'now'>;
  readonly #spent = new Map<string, number>();

  constructor({ time = systemTime }: { time?: Pick<Time, 'now'> } = {}) {
    this.#time = time;
  }

  get venueId(): string {
    return this.restaurant.venue.id;
  }

  /** The orders, oldest first. A test can change their status, as staff would. */
  get orders(): readonly Order[] {
    return this.#orders.all;
  }

  /** The reservations, oldest first. A test can change their status, as staff would. */
  get reservations(): readonly Reservation[] {
    return this.#reservations.all;
  }

  readonly fetch: Fetch = async (...request) => {
    request[1].signal?.throwIfAborted();
    const call = callOf(request);
    this.calls.push(call);
    const now = this.#time.now();
    const headers: Record<string, string> = {};
    try {
      this.#requireKey(call);
      this.#spend(call, now, headers);
      const success = this.#answer(call, now);
      return successResponse({ ...success, headers: { ...headers, ...success.headers } }, now);
    } catch (error) {
      if (!(error instanceof FakeRefusal)) throw error;
      return refusalResponse(error.code, now, { problems: error.problems, headers });
    }
  };

  #requireKey({ headers }: FakeCall): void {
    const key = headers.get('x-api-key');
    if (key === null) throw new FakeRefusal('PUBLIC_API_KEY_MISSING');
    if (key !== this.apiKey) throw new FakeRefusal('PUBLIC_API_KEY_INVALID');
  }

  #spend({ method, path }: FakeCall, now: number, headers: Record<string, string>): void {
    const name = method === 'GET' || path.endsWith('/preview') ? 'read' : 'write';
    const window = Math.floor(now / MINUTE_MS);
    const spent = (this.#spent.get(`${name} ${window}`) ?? 0) + 1;
    this.#spent.set(`${name} ${window}`, spent);
    const seconds = Math.max(1, Math.ceil(((window + 1) * MINUTE_MS - now) / 1000));
    headers['RateLimit-Policy'] = `"${name}";q=${PER_MINUTE[name]};w=60`;
    headers['RateLimit'] = `"${name}";r=${Math.max(0, PER_MINUTE[name] - spent)};t=${seconds}`;
    if (spent <= PER_MINUTE[name]) return;
    headers['Retry-After'] = '60';
    throw new FakeRefusal('RATE_LIMIT_EXCEEDED');
  }

  #answer(call: FakeCall, now: number): Success {
    const [resource, id, part, more] = call.path.split('/').slice(1);
    if (resource === 'venues' && id !== undefined) return this.#ofVenue(call, now, [part, more].join('/'));
    const operation = `${call.method} ${resource}${id === undefined ? '' : '/id'}${part === undefined ? '' : `/${part}`}`;
    switch (operation) {
      case 'GET venues':
        return ok([this.#summary()]);
      case 'GET orders':
        return ok(pageOf(call, (status) => this.#orders.list(status)));
      case 'GET orders/id':
        return ok(this.#orders.get(id!));
      case 'GET reservations':
        return ok(pageOf(call, (status) => this.#reservations.list(status)));
      case 'GET reservations/id':
        return ok(this.#reservations.get(id!));
      case 'POST reservations/id/cancel':
        return ok(this.#reservations.cancel(id!, call.body, now));
      case 'POST webhooks/id':
        if (this.webhookTest === null) throw new FakeRefusal('PUBLIC_API_WEBHOOK_NOT_CONFIGURED');
        return ok(this.webhookTest);
      default:
        throw new FakeRefusal('VALIDATION_ERROR', [problem('path', 'is no operation', call.path)]);
    }
  }

  #ofVenue(call: FakeCall, now: number, part: string): Success {
    if (call.path.split('/')[2] !== this.venueId) throw new FakeRefusal('PUBLIC_API_VENUE_NOT_FOUND');
    switch (`${call.method} ${part}`) {
      case 'GET /':
        return ok(this.restaurant.venue);
      case 'GET tables/':
        return ok(this.restaurant.areas);
      case 'GET menu/':
        return this.#menu(call);
      case 'GET reservation-availability/':
        return ok(this.#reservations.availability(call.query, now));
      case 'POST orders/':
        return this.#orders.place(call, now);
      case 'POST orders/preview':
        return this.#orders.preview(call.body);
      case 'POST reservations/':
        return this.#reservations.take(call.body, now);
      default:
        throw new FakeRefusal('VALIDATION_ERROR', [problem('path', 'is no operation', call.path)]);
    }
  }

  #menu({ headers }: FakeCall): Success {
    const text = JSON.stringify(this.restaurant.menu);
    const etag = `"${hashOf(text)}"`;
    const status = headers.get('if-none-match') === etag ? 304 : 200;
    return {
      status,
      data: this.restaurant.menu,
      headers: { ETag: etag, 'Cache-Control': 'private, no-cache' },
    };
  }

  #summary(): unknown {
    const { id, name, username, type, parentVenueId } = this.restaurant.venue;
    return { id, name, username, type, parentVenueId };
  }
}

function ok(data: unknown): Success {
  return { status: 200, data };
}

function pageOf<T>(
  { query }: FakeCall,
  list: (status: string) => T[],
): { items: T[]; nextCursor: number | null } {
  const status = (query.get('status') ?? 'Open').toLowerCase();
  const [cursor, size] = [Number(query.get('cursor') ?? 1), Number(query.get('pageSize') ?? 50)];
  if (!['open', 'closed', 'all'].includes(status)) throw new FakeRefusal('VALIDATION_ERROR');
  if (!(cursor >= 1)) throw new FakeRefusal('INVALID_PAGE_NUMBER');
  if (!(size >= 1 && size <= 100)) throw new FakeRefusal('INVALID_PAGE_SIZE');
  const all = list(status);
  const items = all.slice((cursor - 1) * size, cursor * size);
  return { items, nextCursor: all.length > cursor * size ? cursor + 1 : null };
}

/** FNV-1a: enough to tell two menus apart. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16);
}
