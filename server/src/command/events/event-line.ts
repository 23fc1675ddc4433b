import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { cleanText } from '../../core/text/text.ts';
import { EVENT_TYPES } from '../../core/webhooks/event.ts';
import type { EventNovelty, SofraEvent } from './event-inbox.ts';

const Order = Type.Object({
  number: Type.Integer(),
  type: Type.String(),
  status: Type.String(),
  paymentStatus: Type.String(),
  table: Type.Union([Type.Object({ name: Type.String() }), Type.Null()]),
  totals: Type.Object({ total: Type.Number(), currency: Type.String() }),
});

const Reservation = Type.Object({
  status: Type.String(),
  startsAt: Type.String(),
  guests: Type.Integer(),
  cancelledBy: Type.Union([Type.String(), Type.Null()]),
});

const TestOfKey = Type.Object({ venueName: Type.String(), keyName: Type.String() });

const TYPE_WIDTH = Math.max(...EVENT_TYPES.map((type) => type.length));

/**
 * Formats an event as one line: its time in the time zone of this machine, its type, its summary and its id. The line
 * has no name, phone number or code of a guest.
 */
export function eventLine(event: SofraEvent, novelty: EventNovelty): string {
  const time = new Date(event.createdAt).toLocaleTimeString('en-GB');
  const parts = [time, event.type.padEnd(TYPE_WIDTH), ...factsOf(event), event.id];
  if (novelty === 'Late') parts.push('(older than what came before)');
  // A name from a venue may contain control sequences for the terminal.
  return cleanText(parts.join('  '));
}

/** The summary of an order, a reservation or a test event, as parts of a line; empty for other data. */
export function factsOf({ data }: Pick<SofraEvent, 'data'>): string[] {
  if (Value.Check(Order, data)) {
    const { number, type, table, status, paymentStatus, totals } = data;
    const where = table === null ? type : `${type}, ${table.name}`;
    return [`#${number} ${where}`, status, paymentStatus, `${totals.total.toFixed(2)} ${totals.currency}`];
  }
  if (Value.Check(Reservation, data)) {
    const { guests, startsAt, status, cancelledBy } = data;
    const party = guests === 1 ? '1 guest' : `${guests} guests`;
    return [
      `${party} at ${minuteOf(startsAt)}`,
      cancelledBy === null ? status : `${status} by ${cancelledBy}`,
    ];
  }
  if (Value.Check(TestOfKey, data)) return [`the key "${data.keyName}" of ${data.venueName}`];
  return [];
}

function minuteOf(instant: string): string {
  return instant.replace(/:\d\d(?:\.\d+)?Z$/, 'Z');
}
