import { cleanText } from '../../core/text/text.ts';
import { readEvent, type SofraEvent } from '../events/event-inbox.ts';
import { factsOf } from '../events/event-line.ts';
import { followKeyEvents } from '../events/follow-key.ts';
import { nextSignal } from '../events/next-signal.ts';
import { callWithKey, type KeyAccess } from './key-client.ts';

interface Order {
  id: string;
  venueId: string;
  updatedAt?: string;
}

interface Page<T> {
  items: T[];
}

const MOST_SHOWN = 50;

/**
 * Prints the open orders that a key reaches, the oldest first, then each order again whenever it changes, until a
 * process signal arrives.
 * @param isJson  whether to print orders as JSON, one in each line
 * @throws CommandError if the service refuses the key or does not answer
 */
export async function watchOrders(access: KeyAccess, isJson: boolean): Promise<void> {
  const stop = new AbortController();
  void nextSignal().then(() => stop.abort());
  const venues = (await callWithKey(access, 'GET', '/public/v1/venues')) as { id: string; name: string }[];
  const names = new Map(venues.map(({ id, name }) => [id, name]));
  const note = isJson ? console.error : console.log;
  const print = (order: Order, at: Date) =>
    console.log(
      isJson ? JSON.stringify(order) : lineOf(order, at, names.get(order.venueId) ?? order.venueId),
    );
  const { items } = (await callWithKey(
    access,
    'GET',
    `/public/v1/orders?pageSize=${MOST_SHOWN}`,
  )) as Page<Order>;
  note(
    `${items.length === 0 ? 'No open orders' : 'Open orders'} at ${[...names.values()].join(', ')} (Ctrl-C stops)`,
  );
  const now = new Date();
  for (const order of items.toReversed()) print(order, now);
  const shown = new Map(items.map((order) => [order.id, JSON.stringify(order)]));
  for await (const body of followKeyEvents(access, stop.signal, { note })) {
    const event = readEvent(body);
    if (event?.type !== 'order.updated') continue;
    const order = event.data as Order;
    const text = JSON.stringify(order);
    if (shown.get(order.id) === text) continue;
    shown.set(order.id, text);
    print(order, new Date(event.createdAt));
  }
}

function lineOf(order: Order, at: Date, venueName: string): string {
  const facts = factsOf({ data: order } as Pick<SofraEvent, 'data'>);
  // A name from a venue may contain control sequences for the terminal.
  return cleanText([at.toLocaleTimeString('en-GB'), ...facts, venueName].join('  '));
}
