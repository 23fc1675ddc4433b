import type { ServerResponse } from 'node:http';
import type { Followed } from '../followed.ts';
import type { Html } from '../http/html.ts';
import { orderStatus } from '../pages/order-page.ts';
import { reservationStatus } from '../pages/reservation-page.ts';
import type { Visit } from '../visit.ts';
import { findReservation } from './booking-routes.ts';
import { findOrder } from './order-routes.ts';

/** Proxies close connections on which nothing is sent. */
const HEARTBEAT_MS = 25_000;

/**
 * Sends the part of a page that changes, as HTML, now and with every event (server-sent events). A browser that lost the
 * connection opens it again automatically, and begins with the present state.
 * @returns false when there is no such order or reservation
 */
export async function followLive(visit: Visit, response: ServerResponse): Promise<boolean> {
  const { shop, url } = visit;
  if (url.pathname.startsWith('/reservations/')) {
    const reservation = await findReservation(visit);
    if (reservation === null) return false;
    await follow(response, shop.reservations, reservation.id, (now) => reservationStatus(visit, now));
    return true;
  }
  const found = await findOrder(visit);
  if (found === null) return false;
  await follow(response, shop.orders, found.order.id, (order) => orderStatus(visit, { ...found, order }));
  return true;
}

async function follow<T extends { id: string }>(
  response: ServerResponse,
  source: Followed<T>,
  id: string,
  write: (resource: T) => Html,
): Promise<void> {
  // No `await` between this read and the listening: an event in between would be missed.
  const first = await source.get(id);
  if (response.destroyed) return;
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  const push = (resource: T) => {
    const lines = write(resource).text.split('\n');
    response.write(`event: status\n${lines.map((line) => `data: ${line}\n`).join('')}\n`);
  };
  const unsubscribe = source.subscribe(id, push);
  push(first);
  const heartbeat = setInterval(() => response.write(':\n\n'), HEARTBEAT_MS);
  response.on('close', () => {
    clearInterval(heartbeat);
    unsubscribe();
  });
}
