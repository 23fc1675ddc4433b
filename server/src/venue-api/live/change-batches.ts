import type { LoggedChange } from '../../store/venue/venue-changes.ts';
import { eventText } from './event-text.ts';
import type { LiveEvent, Viewer } from './live-events.ts';

/** Changes of a venue, as the stream sends them to every reader. */
export interface ChangeBatch {
  /**
   * Server-sent events in UTF-8 for a reader with these rights. Readers with the same rights share the bytes: never
   * change them.
   */
  bytesFor(sees: ReaderRights): Buffer;
  /** The number of the last change in the batch. */
  last: number;
}

/** What a reader may see. Bills are limited by {@link Viewer}. */
export interface ReaderRights {
  /** Phone numbers and addresses of guests. */
  guests: boolean;
  reservations: boolean;
}

/** Reads the changes of venues for their readers. */
export interface ChangeBatches {
  /**
   * Reads the next changes after a number; `null` if the next change is already deleted.
   * @param viewer  a reader who may not see the bills of others; `null` for a reader who may
   */
  readAfter(venueId: string, change: number, viewer: Viewer | null): Promise<ChangeBatch | null>;
}

/** The source of the changes. */
export interface ChangeSource {
  /** The first changes after a number, in order. */
  list(venueId: string, after: number, limit: number): Promise<LoggedChange[]>;
  /** The changes as events, each with the current state of its subject. */
  toEvents(venueId: string, changes: readonly LoggedChange[], viewer: Viewer | null): Promise<LiveEvent[]>;
}

/** Batches end at multiples of this, so that readers with different start points soon share them. */
const CHANGES_AT_ONCE = 20;
/** A batch of this size takes no more changes. At most one batch waits for a slow reader. */
const ENOUGH_BYTES = 256 * 1024;
/** The bytes that are cached for later readers, of all venues together. */
const CACHED_BYTES = 16 * 1024 * 1024;
const CACHED_BATCHES = 1_000;

/**
 * Reads each change once for all readers at the same position who see the same bills, and serializes it once. If it
 * has data of a guest or a reservation, it is serialized again without them, for readers who may not see them. A
 * batch never becomes outdated: newer changes come in later batches. The cache of the newest batches has a limit in
 * bytes.
 */
export function createChangeBatches(source: ChangeSource): ChangeBatches {
  const reading = new Map<string, Promise<ChangeBatch | null>>();
  const batches = new Map<string, StoredBatch>();
  let cachedBytes = 0;

  function store(key: string, batch: StoredBatch): void {
    batches.set(key, batch);
    cachedBytes += batch.size;
    for (const [oldest, { size }] of batches) {
      if (batches.size <= CACHED_BATCHES && cachedBytes <= CACHED_BYTES) break;
      batches.delete(oldest);
      cachedBytes -= size;
    }
  }

  async function read(
    key: string,
    venueId: string,
    change: number,
    viewer: Viewer | null,
  ): Promise<ChangeBatch | null> {
    const changes = await source.list(venueId, change, CHANGES_AT_ONCE - (change % CHANGES_AT_ONCE));
    if (changes.length === 0 || changes.at(-1)!.change - change !== changes.length) return null;
    const batch = toBatch(await source.toEvents(venueId, changes, viewer));
    store(key, batch);
    return batch;
  }

  return {
    readAfter: async (venueId, change, viewer) => {
      const key = `${venueId} ${change} ${viewer?.accountId ?? ''}`;
      const found = batches.get(key) ?? reading.get(key);
      if (found !== undefined) return found;
      const batch = read(key, venueId, change, viewer).finally(() => reading.delete(key));
      reading.set(key, batch);
      return batch;
    },
  };
}

interface StoredBatch extends ChangeBatch {
  /** The bytes of the batch, for all rights together. */
  size: number;
}

/** The bytes of an event for each kind of reader. A form that is the same as `whole` is absent. */
interface Piece {
  whole: Buffer;
  withoutGuest?: Buffer;
  withoutReservation?: Buffer;
}

function toBatch(events: readonly LiveEvent[]): StoredBatch {
  const pieces: Piece[] = [];
  let length = 0;
  let last = 0;
  for (const event of events) {
    const piece = toPiece(event);
    pieces.push(piece);
    length += piece.whole.length;
    last = event.data.change;
    if (length >= ENOUGH_BYTES) break;
  }
  return { ...toForms(pieces), last };
}

function toPiece({ event, data, withoutGuest, withoutReservation }: LiveEvent): Piece {
  const bytesOf = (one: LiveEvent['data']) => Buffer.from(eventText(event, data.change, one));
  return {
    whole: bytesOf(data),
    ...(withoutGuest && { withoutGuest: bytesOf(withoutGuest) }),
    ...(withoutReservation && { withoutReservation: bytesOf(withoutReservation) }),
  };
}

/** Joins the pieces once for all readers who get the same bytes. */
function toForms(pieces: readonly Piece[]): Pick<StoredBatch, 'bytesFor' | 'size'> {
  const joined = new Map<string, Buffer>();
  const join = (sees: ReaderRights) => {
    const forms = pieces.map((piece) => formFor(sees, piece));
    const key = forms.join();
    const bytes = joined.get(key) ?? Buffer.concat(pieces.map((piece, at) => piece[forms[at]!]!));
    joined.set(key, bytes);
    return bytes;
  };
  const bytes = [true, false].map((guests) =>
    [true, false].map((reservations) => join({ guests, reservations })),
  );
  const size = [...joined.values()].reduce((sum, { length }) => sum + length, 0);
  return { bytesFor: ({ guests, reservations }) => bytes[guests ? 0 : 1]![reservations ? 0 : 1]!, size };
}

function formFor({ guests, reservations }: ReaderRights, piece: Piece): keyof Piece {
  if (!reservations && piece.withoutReservation) return 'withoutReservation';
  return !guests && piece.withoutGuest ? 'withoutGuest' : 'whole';
}
