import { Type } from 'typebox';
import { Value } from 'typebox/value';

/** The body of an event. */
export interface SofraEvent {
  id: string;
  type: string;
  /** An instant with milliseconds, so that it sorts as text. */
  createdAt: string;
  data: unknown;
}

const Body = Type.Object({
  id: Type.String(),
  type: Type.String(),
  createdAt: Type.String(),
  data: Type.Unknown(),
});

/** Reads the body of an event; `null` when it is none, as whoever knows the secret may sign anything. */
export function readEvent(body: string): SofraEvent | null {
  try {
    const event: unknown = JSON.parse(body);
    return Value.Check(Body, event) ? event : null;
  } catch {
    return null;
  }
}

/** What an event is after those before it: `Late` tells an older state of what a newer one was told of. */
export type EventPlace = 'New' | 'Late' | 'Repeated';

/** Remembers what was taken, as every receiver of events has to: they may come twice, and in another order. */
export interface EventInbox {
  placeOf(event: SofraEvent): EventPlace;
  /** From now on the event has been seen. */
  keep(event: SofraEvent): void;
}

/** An inbox with nothing in it. */
export function createInbox(): EventInbox {
  const seen = new Set<string>();
  const newest = new Map<string, string>();
  return {
    placeOf: (event) => {
      if (seen.has(event.id)) return 'Repeated';
      const before = newest.get(subjectOf(event));
      return before !== undefined && event.createdAt < before ? 'Late' : 'New';
    },
    keep: (event) => {
      seen.add(event.id);
      const subject = subjectOf(event);
      const before = newest.get(subject);
      if (before === undefined || event.createdAt > before) newest.set(subject, event.createdAt);
    },
  };
}

const Subject = Type.Object({ id: Type.String() });

/** What an event is about: an order or a reservation by its id. A test is about nothing but itself. */
function subjectOf({ id, data }: SofraEvent): string {
  return Value.Check(Subject, data) ? data.id : id;
}
