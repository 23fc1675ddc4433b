import { Type } from 'typebox';
import { Value } from 'typebox/value';

/** The body of an event. */
export interface SofraEvent {
  id: string;
  type: string;
  /** An ISO instant with milliseconds, so that it can be sorted as text. */
  createdAt: string;
  data: unknown;
}

const Body = Type.Object({
  id: Type.String(),
  type: Type.String(),
  createdAt: Type.String(),
  data: Type.Unknown(),
});

/** Parses the body of an event; `null` if it is not one. A valid signature does not guarantee an event. */
export function readEvent(body: string): SofraEvent | null {
  try {
    const event: unknown = JSON.parse(body);
    return Value.Check(Body, event) ? event : null;
  } catch {
    return null;
  }
}

/** How an event relates to accepted ones. `Late`: an earlier event already had a newer state. */
export type EventNovelty = 'New' | 'Late' | 'Repeated';

/** Remembers accepted events, as every receiver must: events may arrive twice and out of order. */
export interface EventInbox {
  noveltyOf(event: SofraEvent): EventNovelty;
  /** Marks the event as seen. */
  accept(event: SofraEvent): void;
}

/** Creates an empty inbox. */
export function createInbox(): EventInbox {
  const seen = new Set<string>();
  const newest = new Map<string, string>();
  return {
    noveltyOf: (event) => {
      if (seen.has(event.id)) return 'Repeated';
      const before = newest.get(subjectOf(event));
      return before !== undefined && event.createdAt < before ? 'Late' : 'New';
    },
    accept: (event) => {
      seen.add(event.id);
      const subject = subjectOf(event);
      const before = newest.get(subject);
      if (before === undefined || event.createdAt > before) newest.set(subject, event.createdAt);
    },
  };
}

const Subject = Type.Object({ id: Type.String() });

/** The subject of an event: the id of its order or reservation; for a test event, its own id. */
function subjectOf({ id, data }: SofraEvent): string {
  return Value.Check(Subject, data) ? data.id : id;
}
