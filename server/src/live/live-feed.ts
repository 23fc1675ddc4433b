import type { Session } from '../core/access/sign-in/session.ts';
import type { Clock, Logger } from '../parts/parts.ts';
import type { Db } from '../store/database.ts';
import { createPoll, type OpenStream, visibilityOf } from './live-polls.ts';
import { createStreamLimits, type StreamOwner } from './stream-limits.ts';

/**
 * A session or a shared device that follows a venue. The stream of a device does not depend on the person who works
 * at it.
 */
export interface LiveReader {
  session: Session;
  /** SHA-256 (hexadecimal) of the token of the session, or of the shared device. */
  tokenHash: string;
  venueId: string;
}

/** An open stream of the changes of a venue. */
export interface LiveStream {
  /** Aborted when the stream must end. */
  readonly signal: AbortSignal;
  /** Whether it ended because its session opened other streams. */
  isReplaced(): boolean;
  /**
   * Waits until the venue has a change with a number above `change`, or until the timeout.
   * @returns the number of the venue's last change that this server knows
   */
  waitForChangeAfter(change: number, withinMs: number): Promise<number>;
  /** Ends the stream. A second call does nothing. */
  leave(): void;
}

/** Wakes open streams when something changes at their venue, on any server. */
export interface LiveFeed {
  /** The interval of heartbeats on a quiet stream. */
  heartbeatMs: number;
  /** @throws Refusal TOO_MANY_LIVE_STREAMS or SERVICE_UNAVAILABLE if this reader may not open another stream */
  requireCapacity(reader: LiveReader): void;
  /**
   * Opens a stream. If a limit is reached or the service is draining, the stream has already ended. Older streams may
   * end to make room.
   */
  open(reader: LiveReader): LiveStream;
  /** The number of open streams. */
  count(): number;
  /** Ends all streams; streams that are opened later end at once. */
  close(): void;
}

const POLL_EVERY_MS = 250;

/**
 * Creates a feed that polls only while a session follows a venue. Four times a second one statement reads the last
 * change of each venue. If the version of a venue changed (accounts changed, someone signed out, the venue was
 * closed), a second statement reads which sessions that follow the venue are still valid; the streams of the others
 * end. After the loss of a node of a cluster, each node is asked separately.
 */
export function createLiveFeed(
  { db, clock, log }: { db: Db; clock: Clock; log: Logger },
  heartbeatMs: number,
): LiveFeed {
  const streams = new Set<OpenStream>();
  const limits = createStreamLimits<OpenStream>();
  const poll = createPoll({ db, clock, log }, streams, end);
  let isPollScheduled = false;
  let isClosed = false;

  function pollIn(wait: number): void {
    if (isPollScheduled) return;
    isPollScheduled = true;
    setTimeout(() => void pollAgain(), wait).unref();
  }

  async function pollAgain(): Promise<void> {
    for (const stream of [...streams]) if (stream.expiresAt <= clock.now()) end(stream);
    await poll();
    isPollScheduled = false;
    if (streams.size > 0) pollIn(POLL_EVERY_MS);
  }

  function end(stream: OpenStream): void {
    if (!streams.delete(stream)) return;
    limits.leave(stream);
    stream.wake?.(stream.waitsForChangeAfter ?? 0);
    stream.ending.abort();
  }

  function open(reader: LiveReader): LiveStream {
    const { session } = reader;
    const ending = new AbortController();
    const expiresAt = session.device === null ? session.expiresAt : Number.POSITIVE_INFINITY;
    const stream = newStream(ownerOf(reader), { expiresAt, visibility: visibilityOf(session) }, ending);
    const replaced = isClosed ? null : limits.take(stream);
    if (replaced === null) ending.abort();
    else streams.add(stream);
    for (const old of replaced ?? []) {
      old.isReplaced = true;
      end(old);
    }
    pollIn(POLL_EVERY_MS);
    return {
      signal: ending.signal,
      isReplaced: () => stream.isReplaced,
      waitForChangeAfter: (change, withinMs) => waitForChangeAfter(stream, change, withinMs),
      leave: () => end(stream),
    };
  }

  return {
    heartbeatMs,
    requireCapacity: (reader) => limits.require(ownerOf(reader)),
    open,
    count: () => streams.size,
    close: () => {
      isClosed = true;
      for (const stream of [...streams]) end(stream);
    },
  };
}

function ownerOf({ session, tokenHash, venueId }: LiveReader): StreamOwner {
  const { device, accountId, venueId: homeVenueId } = session;
  return { tokenHash, isDevice: device !== null, accountId: device?.id ?? accountId, homeVenueId, venueId };
}

function newStream(
  owner: StreamOwner,
  reader: Pick<OpenStream, 'expiresAt' | 'visibility'>,
  ending: AbortController,
): OpenStream {
  return {
    ...owner,
    ...reader,
    ending,
    checkedVersions: null,
    waitsForChangeAfter: null,
    wake: null,
    isReplaced: false,
  };
}

function waitForChangeAfter(stream: OpenStream, change: number, withinMs: number): Promise<number> {
  if (stream.ending.signal.aborted) return Promise.resolve(change);
  return new Promise((resolve) => {
    const wake = (last: number) => {
      clearTimeout(limit);
      stream.wake = null;
      stream.waitsForChangeAfter = null;
      resolve(last);
    };
    const limit = setTimeout(() => wake(change), withinMs).unref();
    stream.wake = wake;
    stream.waitsForChangeAfter = change;
  });
}
