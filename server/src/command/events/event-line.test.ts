import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createInbox, type EventNovelty, readEvent, type SofraEvent } from './event-inbox.ts';
import { eventLine } from './event-line.ts';

const ORDER = {
  id: 'order-1',
  number: 12,
  type: 'Takeaway',
  status: 'Received',
  paymentStatus: 'Unpaid',
  table: null,
  customer: { name: 'Ayşe Yılmaz', phone: '+905321234567' },
  totals: { total: 265, currency: 'TRY' },
};
const RESERVATION = {
  id: 'reservation-1',
  status: 'Confirmed',
  startsAt: '2026-03-07T16:30:00.000Z',
  guests: 4,
  customer: { name: 'Ayşe Yılmaz', phone: '+905321234567' },
  code: '7K3MQ9XA',
  pageUrl: 'https://sofra.example/r/7K3MQ9XA',
  cancelledBy: null,
};

function eventOf(type: string, data: unknown, change: Partial<SofraEvent> = {}): SofraEvent {
  return { id: 'evt_7f', type, createdAt: '2026-03-03T12:00:00.000Z', data, ...change };
}

/** A line without its time, which depends on the time zone of this machine. */
function untimedLine(event: SofraEvent, novelty: EventNovelty = 'New'): string {
  const line = eventLine(event, novelty);
  assert.match(line, /^\d\d:\d\d:\d\d {2}/);
  return line.slice(10);
}

test('the line of an order has its number, place, states and total', () => {
  assert.equal(
    untimedLine(eventOf('order.updated', ORDER)),
    'order.updated        #12 Takeaway  Received  Unpaid  265.00 TRY  evt_7f',
  );
  const atTable = { ...ORDER, type: 'DineIn', table: { id: 't', name: 'Salon 1' } };
  assert.match(untimedLine(eventOf('order.updated', atTable)), /#12 DineIn, Salon 1 {2}Received/);
});

test('the line of a reservation has its guests, time and state, and no personal data', () => {
  assert.equal(
    untimedLine(eventOf('reservation.updated', RESERVATION)),
    'reservation.updated  4 guests at 2026-03-07T16:30Z  Confirmed  evt_7f',
  );
  const cancelled = { ...RESERVATION, guests: 1, status: 'Cancelled', cancelledBy: 'Venue' };
  const line = untimedLine(eventOf('reservation.updated', cancelled));
  assert.match(line, /1 guest at \S+ {2}Cancelled by Venue/);
  for (const hidden of ['7K3MQ9XA', 'Ayşe', '532']) assert.ok(!line.includes(hidden));
});

test('the line of a test event has its venue and key; the line of an unknown event has its type and id', () => {
  const data = { venueId: 'v', venueName: 'Sofra', keyName: 'Web sitesi' };
  assert.match(untimedLine(eventOf('webhook.test', data)), /the key "Web sitesi" of Sofra {2}evt_7f$/);
  for (const unknown of [null, {}, 'text', { ...ORDER, totals: null }])
    assert.equal(untimedLine(eventOf('menu.updated', unknown)), 'menu.updated         evt_7f');
});

test('control characters in the name of a venue do not reach the terminal', () => {
  const atTable = { ...ORDER, table: { name: '\u001b[2JSalon\n\u202e1' } };
  assert.match(untimedLine(eventOf('order.updated', atTable)), /, \[2JSalon 1 {2}Received/);
});

test('a line marks an event that is older than an earlier one', () => {
  assert.match(untimedLine(eventOf('order.updated', ORDER), 'Late'), /\(older than what came before\)$/);
});

test('an event is late compared with events of its order or reservation, and repeated if its id was seen', () => {
  const inbox = createInbox();
  inbox.accept(eventOf('order.updated', ORDER));
  const older = { id: 'evt_80', createdAt: '2026-03-03T11:59:59.000Z' };
  const newer = { id: 'evt_81', createdAt: '2026-03-03T12:00:00.001Z' };
  assert.equal(inbox.noveltyOf(eventOf('order.updated', ORDER, older)), 'Late');
  assert.equal(inbox.noveltyOf(eventOf('order.updated', ORDER, newer)), 'New');
  assert.equal(inbox.noveltyOf(eventOf('reservation.updated', RESERVATION, older)), 'New');
  assert.equal(inbox.noveltyOf(eventOf('webhook.test', {}, older)), 'New');
  assert.equal(inbox.noveltyOf(eventOf('order.updated', ORDER, { createdAt: newer.createdAt })), 'Repeated');
  inbox.accept(eventOf('order.updated', ORDER, older));
  const between = { id: 'evt_82', createdAt: '2026-03-03T11:59:59.999Z' };
  assert.equal(inbox.noveltyOf(eventOf('order.updated', ORDER, between)), 'Late');
});

test('a body that is not an event is rejected', () => {
  for (const body of ['', 'text', 'null', '[]', '{}', '{"id":1,"type":"a","createdAt":"b","data":null}'])
    assert.equal(readEvent(body), null);
  const event = eventOf('order.updated', ORDER);
  assert.deepEqual(readEvent(JSON.stringify(event)), event);
});
