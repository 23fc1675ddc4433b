import { randomUUIDv7 } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip, type ZlibOptions } from 'node:zlib';
import createFastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { type Caller, reaches } from '../../server/src/core/access/caller.ts';
import type { ListFilter } from '../../server/src/core/list-filter.ts';
import { httpStatusOf, Refusal } from '../../server/src/core/refusals.ts';
import { hashKey } from '../../server/src/crypto/tokens/api-key.ts';
import {
  OrderRequestSchema,
  toOrderRequest,
} from '../../server/src/public-api/orders/order-request-schema.ts';
import { toOrderResource } from '../../server/src/public-api/orders/order-resource.ts';
import { createCallLog } from './call-log.ts';
import { decideOrder, makeMenu, type PlainMenu, priceOrder } from './plain-rules.ts';
import { findBill, findCaller, findVenue, listBills, type PlainVenue, placeBill } from './plain-store.ts';

/** What is answered: `data`, as JSON already where it is a text; `null` for no body. */
interface Answer {
  status?: number;
  data: object | string | null;
  headers?: Record<string, string>;
}

type AddRoute = (method: 'GET' | 'POST', path: string, operation: string, handle: Handle) => void;
type Handle = (request: FastifyRequest, caller: Caller) => Promise<Answer>;

/** Venues, keys and menus are read anew after a minute. */
const KEPT = { max: 50_000, ttl: 60_000 };
const compress: (text: string, options: ZlibOptions) => Promise<Buffer> = promisify(gzip);
const COMPRESSED_FROM = 1024;
const FAST = { level: 1 };
const TRACE_ID = /^00-([0-9a-f]{32})-/;

/**
 * The yardstick: the usual libraries around the rules in `core`, with one kind of cache and no other means for speed. It has the
 * operations that the benchmark measures, on the database of the service, and answers as the service does. It leaves out what
 * they do not need: stock, tables, printers, webhooks, budgets, the languages of errors.
 */
export function createPlainService(pool: pg.Pool): FastifyInstance {
  const service = createFastify();
  const log = createCallLog(pool);
  const callers = new LRUCache<string, Caller>({ ...KEPT, fetchMethod: (hash) => findCaller(pool, hash) });

  const route: AddRoute = (method, path, operation, handle) => {
    const schema = method === 'POST' ? { body: OrderRequestSchema } : {};
    service.route({
      ...{ method, url: `/public/v1${path}`, schema },
      handler: async (request, reply) => {
        const at = Date.now();
        const traceId = TRACE_ID.exec(String(request.headers.traceparent))?.[1] ?? randomUUIDv7();
        const caller = await callers.fetch(hashKey(String(request.headers['x-api-key'])));
        if (caller === undefined) throw new Refusal('PUBLIC_API_KEY_INVALID');
        const { status = 200, data, headers } = await handle(request, caller);
        log.note({ caller, operation, method, url: request.url, status, at, traceId });
        reply.code(status).headers({ 'Cache-Control': 'no-store', 'X-Trace-Id': traceId, ...headers });
        if (data === null) return reply.send();
        const json = typeof data === 'string' ? data : JSON.stringify(data);
        const before = `{"success":true,"timestamp":"${new Date(at).toISOString()}","traceId":"${traceId}","data":`;
        reply.type('application/json; charset=utf-8');
        return reply.send(`${before}${json},"message":"The request was successful."}`);
      },
    });
  };

  service.addHook('onSend', async (request, reply, payload) => {
    const isTaken = /\bgzip\b/.test(String(request.headers['accept-encoding']));
    if (typeof payload !== 'string' || payload.length < COMPRESSED_FROM || !isTaken) return payload;
    reply.headers({ 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' });
    return compress(payload, FAST);
  });
  service.setErrorHandler((error, _request, reply) => {
    const errorCode = error instanceof Refusal ? error.code : 'VALIDATION_ERROR';
    reply.code(httpStatusOf(errorCode)).send({ success: false, errorCode, developerMessage: String(error) });
  });
  addVenueRoutes(route, pool);
  addOrderRoutes(route, pool);
  return service;
}

function addVenueRoutes(route: AddRoute, pool: pg.Pool): void {
  const venues = new LRUCache<string, PlainVenue>({ ...KEPT, fetchMethod: (id) => findVenue(pool, id) });
  const menus = new LRUCache<string, PlainMenu>(KEPT);

  async function venueOf(request: FastifyRequest, caller: Caller): Promise<PlainVenue> {
    const { venueId } = request.params as { venueId: string };
    const venue = reaches(caller, venueId) ? await venues.fetch(venueId) : undefined;
    if (venue === undefined) throw new Refusal('PUBLIC_API_VENUE_NOT_FOUND');
    return venue;
  }

  route('GET', '/venues/:venueId/menu', 'getMenu', async (request, caller) => {
    const cached = await venueOf(request, caller);
    const name = `${cached.venue.id} ${cached.version}`;
    const menu = menus.get(name) ?? makeMenu(cached);
    menus.set(name, menu);
    const headers = { ETag: menu.etag, 'Cache-Control': 'private, no-cache' };
    const isKnown = request.headers['if-none-match'] === menu.etag;
    return isKnown ? { status: 304, data: null, headers } : { data: menu.json, headers };
  });

  route('POST', '/venues/:venueId/orders/preview', 'previewOrder', async (request, caller) => ({
    data: priceOrder(await venueOf(request, caller), toOrderRequest(request.body as object)),
  }));

  route('POST', '/venues/:venueId/orders', 'placeOrder', async (request, caller) => {
    const cached = await venueOf(request, caller);
    const decided = decideOrder(cached, toOrderRequest(request.body as object), caller);
    const idempotencyKey = String(request.headers['idempotency-key']);
    const placed = await placeBill(pool, { ...decided, idempotencyKey, caller, version: cached.version });
    if (placed === 'Stale') {
      venues.delete(cached.venue.id);
      throw new Refusal('ORDER_CREATION_IN_PROGRESS');
    }
    const { bill, roundId } = placed;
    const addedLineIds = bill.lines.filter((line) => line.roundId === roundId).map(({ id }) => id);
    return {
      status: roundId === decided.roundId ? 201 : 200,
      data: { order: toOrderResource(bill), addedLineIds },
      headers: { Location: `/public/v1/orders/${bill.id}` },
    };
  });
}

function addOrderRoutes(route: AddRoute, pool: pg.Pool): void {
  route('GET', '/orders/:orderId', 'getOrder', async (request, { reach }) => {
    const bill = await findBill(pool, reach, (request.params as { orderId: string }).orderId);
    if (bill === null) throw new Refusal('PUBLIC_API_ORDER_NOT_FOUND');
    return { data: toOrderResource(bill) };
  });

  route('GET', '/orders', 'listOrders', async (request, { reach }) => {
    const { status = 'Open', cursor = '1', pageSize = '50' } = request.query as Record<string, string>;
    const [page, size] = [Number(cursor), Number(pageSize)];
    const bills = await listBills(pool, reach, status as ListFilter, (page - 1) * size, size + 1);
    const items = bills.slice(0, size).map(toOrderResource);
    return { data: { items, nextCursor: bills.length > size ? page + 1 : null } };
  });
}
