import type { Connection } from './connection-groups.ts';

/** The place of a connection in the queues of one group. It stands in one of them, or in none. */
export interface Place {
  /** `null` for the place where a queue begins and ends. */
  readonly connection: Connection | null;
  before: Place;
  after: Place;
}

/** Makes a place that stands in no queue. */
export function placeOf(connection: Connection | null): Place {
  const place = { connection } as Place;
  place.before = place;
  place.after = place;
  return place;
}

/**
 * Connections in the order in which they were added. Linked, because each request moves its connection twice: a `Set` makes a
 * new table every few moves, and the old ones keep the new ones alive until a full collection. That was a third of all that
 * reached the old generation, 360 bytes a request.
 */
export class ConnectionQueue implements Iterable<Connection> {
  readonly #ends = placeOf(null);

  /** Adds a place that stands in no queue, at the end. */
  add(place: Place): void {
    const last = this.#ends.before;
    place.before = last;
    place.after = this.#ends;
    last.after = place;
    this.#ends.before = place;
  }

  /** Takes out a place that stands in this queue. */
  remove({ before, after }: Place): void {
    before.after = after;
    after.before = before;
  }

  /** In their order. None is moved meanwhile. */
  *[Symbol.iterator](): Iterator<Connection> {
    for (let place = this.#ends.after; place.connection !== null; place = place.after) yield place.connection;
  }
}
