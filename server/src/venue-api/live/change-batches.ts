import type { LoggedChange } from '../../store/venue/venue-changes.ts';
import { eventText } from './event-text.ts';
import type { LiveEvent } from './live-events.ts';

/** Changes of a venue, as the stream sends them to every reader. */
export interface ChangeBatch {
  /** Server-sent events in UTF-8. The same bytes for all readers: never changed. */
  bytes: Buffer;
  /** The number of the last change in it. */
  last: number;
}

/** Reads the changes of venues for their readers. */
export interface ChangeBatches {
  /** The next changes behind a number; `null` when the one that comes next is no longer there. */
  readBehind(venueId: string, change: number): Promise<ChangeBatch | null>;
}

/** The source of the changes. */
export interface ChangeSource {
  /** The first changes behind a number, in order. */
  list(venueId: string, after: number, limit: number): Promise<LoggedChange[]>;
  /** The changes as events, each with what changed as it stands now. */
  toEvents(venueId: string, changes: readonly LoggedChange[]): Promise<LiveEvent[]>;
}

/** Batches end at multiples of it, so that readers who began at different changes soon share them. */
const CHANGES_AT_ONCE = 20;
/** A batch takes no further change once it is so large. What waits for a slow reader is one batch. */
const ENOUGH_BYTES = 256 * 1024;
/** The bytes that are cached for later readers, of all venues together. */
const KEPT_BYTES = 16 * 1024 * 1024;
const KEPT_BATCHES = 1_000;

/**
 * Reads and serialises a change once for all readers who stand before it, however many there are. A batch that was read stays
 * true: what happened since comes in later ones. The newest batches are kept within a bound of bytes.
 */
export function createChangeBatches(source: ChangeSource): ChangeBatches {
  const reading = new Map<string, Promise<ChangeBatch | null>>();
  const kept = new Map<string, ChangeBatch>();
  let keptBytes = 0;

  function keep(key: string, batch: ChangeBatch): void {
    kept.set(key, batch);
    keptBytes += batch.bytes.length;
    for (const [oldest, { bytes }] of kept) {
      if (kept.size <= KEPT_BATCHES && keptBytes <= KEPT_BYTES) break;
      kept.delete(oldest);
      keptBytes -= bytes.length;
    }
  }

  async function read(key: string, venueId: string, change: number): Promise<ChangeBatch | null> {
    const changes = await source.list(venueId, change, CHANGES_AT_ONCE - (change % CHANGES_AT_ONCE));
    if (changes.length === 0 || changes.at(-1)!.change - change !== changes.length) return null;
    const batch = toBatch(await source.toEvents(venueId, changes));
    keep(key, batch);
    return batch;
  }

  return {
    readBehind: async (venueId, change) => {
      const key = `${venueId} ${change}`;
      const found = kept.get(key) ?? reading.get(key);
      if (found !== undefined) return found;
      const batch = read(key, venueId, change).finally(() => reading.delete(key));
      reading.set(key, batch);
      return batch;
    },
  };
}

function toBatch(events: readonly LiveEvent[]): ChangeBatch {
  const pieces: Buffer[] = [];
  let length = 0;
  let last = 0;
  for (const { event, data } of events) {
    const piece = Buffer.from(eventText(event, data.change, data));
    pieces.push(piece);
    length += piece.length;
    last = data.change;
    if (length >= ENOUGH_BYTES) break;
  }
  return { bytes: Buffer.concat(pieces), last };
}
