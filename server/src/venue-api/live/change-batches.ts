import type { LoggedChange } from '../../store/venue/venue-changes.ts';
import { eventText } from './event-text.ts';
import type { LiveEvent, Viewer } from './live-events.ts';

/** Changes of a venue, as the stream sends them to every reader. */
export interface ChangeBatch {
  /** Server-sent events in UTF-8. All readers share these bytes: never change them. */
  bytes: Buffer;
  /** The same for those who may not see guests' data: the same buffer where no change has any. */
  withoutGuests: Buffer;
  /** The number of the last change in it. */
  last: number;
}

/** Reads the changes of venues for their readers. */
export interface ChangeBatches {
  /**
   * The next changes after a number; `null` when the next one is already deleted.
   * @param viewer  who sees no bills of others; `null` for those who see all
   */
  readBehind(venueId: string, change: number, viewer: Viewer | null): Promise<ChangeBatch | null>;
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
/** A batch of this size takes no further change. At most one batch waits for a slow reader. */
const ENOUGH_BYTES = 256 * 1024;
/** The bytes that are cached for later readers, of all venues together. */
const CACHED_BYTES = 16 * 1024 * 1024;
const CACHED_BATCHES = 1_000;

/**
 * Reads a change once for all readers at the same position who see the same bills, and serialises it once; twice if it has data of a guest. A batch never becomes wrong: newer
 * changes come in later batches. The cache of the newest batches has a limit in bytes.
 */
export function createChangeBatches(source: ChangeSource): ChangeBatches {
  const reading = new Map<string, Promise<ChangeBatch | null>>();
  const batches = new Map<string, ChangeBatch>();
  let cachedBytes = 0;

  function store(key: string, batch: ChangeBatch): void {
    batches.set(key, batch);
    cachedBytes += sizeOf(batch);
    for (const [oldest, found] of batches) {
      if (batches.size <= CACHED_BATCHES && cachedBytes <= CACHED_BYTES) break;
      batches.delete(oldest);
      cachedBytes -= sizeOf(found);
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
    readBehind: async (venueId, change, viewer) => {
      const key = `${venueId} ${change} ${viewer?.accountId ?? ''}`;
      const found = batches.get(key) ?? reading.get(key);
      if (found !== undefined) return found;
      const batch = read(key, venueId, change, viewer).finally(() => reading.delete(key));
      reading.set(key, batch);
      return batch;
    },
  };
}

function sizeOf({ bytes, withoutGuests }: ChangeBatch): number {
  return bytes.length + (withoutGuests === bytes ? 0 : withoutGuests.length);
}

function toBatch(events: readonly LiveEvent[]): ChangeBatch {
  const pieces: Buffer[] = [];
  const hidden: Buffer[] = [];
  let length = 0;
  let last = 0;
  for (const { event, data, withoutGuest } of events) {
    const piece = Buffer.from(eventText(event, data.change, data));
    pieces.push(piece);
    hidden.push(withoutGuest ? Buffer.from(eventText(event, data.change, withoutGuest)) : piece);
    length += piece.length;
    last = data.change;
    if (length >= ENOUGH_BYTES) break;
  }
  const bytes = Buffer.concat(pieces);
  const isSame = hidden.every((piece, at) => piece === pieces[at]);
  return { bytes, withoutGuests: isSame ? bytes : Buffer.concat(hidden), last };
}
