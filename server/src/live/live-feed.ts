import { setImmediate as endOfTurn } from 'node:timers/promises';
import { reaches } from '../core/access/caller.ts';
import type { Session } from '../core/access/session.ts';
import type { Clock, Logger } from '../parts/parts.ts';
import { listSessions } from '../store/access/sessions.ts';
import type { Db } from '../store/database.ts';
import { listVenuePositions, type VenuePosition } from '../store/venue/venue-heads.ts';
import { createStreamLimits, type StreamOwner } from './stream-limits.ts';

/** A session that follows a venue. */
export interface LiveReader {
  session: Session;
  /** SHA-256 (hexadecimal) of the session's token. */
  tokenHash: string;
  venueId: string;
}

/** An open stream of the changes of a venue. */
export interface LiveStream {
  /** Fires when the stream has to end. */
  readonly signal: AbortSignal;
  /** Whether it ended because its session opened other streams. */
  isReplaced(): boolean;
  /**
   * Waits until the venue has a change with a higher number, or until the timeout.
   * @returns the number of its last change, as far as this server knows
   */
  waitBeyond(change: number, withinMs: number): Promise<number>;
  /** Ends the stream. A second call does nothing. */
  leave(): void;
}

/** Notifies open streams when something changed at their venue, on any server. */
export interface LiveFeed {
  /** The interval of heartbeats on a quiet stream. */
  heartbeatMs: number;
  /**
   * @throws Refusal TOO_MANY_LIVE_STREAMS, SERVICE_UNAVAILABLE when there is no room for another stream of
   * this reader
   */
  requireCapacity(reader: LiveReader): void;
  /**
   * Opens a stream. It has ended already when there is no room or the service drains. Older streams may end
   * to make room.
   */
  open(reader: LiveReader): LiveStream;
  /** How many streams are open. */
  count(): number;
  /** Ends all streams, and every stream that is opened later. */
  close(): void;
}

/** One statement reads all venues that are followed on this server. */
const POLL_EVERY_MS = 250;
const AFTER_FAULT_MS = 1_000;
/** Streams that are woken in a row before other requests are answered. */
const WOKEN_AT_ONCE = 250;
const SESSIONS_AT_ONCE = 1_000;

interface OpenStream extends StreamOwner {
  expiresAt: number;
  /** The versions of the two venues when the session was last found valid; `null` before the first check. */
  checked: string | null;
  /** It waits for a change after this number; `null` while it does not wait. */
  waitsBeyond: number | null;
  wake: ((last: number) => void) | null;
  isReplaced: boolean;
  over: AbortController;
}

/**
 * Creates a feed that polls only while a session follows a venue. Four times a second one statement reads the
 * last change of each venue; where a venue's version moved (accounts changed, somebody signed out, the venue
 * was closed), a second one reads which of the sessions that follow it are still valid, and the streams of
 * the others end.
 */
export function createLiveFeed(
  { db, clock, log }: { db: Db; clock: Clock; log: Logger },
  heartbeatMs: number,
): LiveFeed {
  const streams = new Set<OpenStream>();
  const limits = createStreamLimits<OpenStream>();
  let isPollScheduled = false;
  let isClosed = false;

  function pollIn(wait: number): void {
    if (isPollScheduled) return;
    isPollScheduled = true;
    setTimeout(() => void poll(), wait).unref();
  }

  async function poll(): Promise<void> {
    let wait = POLL_EVERY_MS;
    try {
      const followed = [...streams];
      for (const stream of followed) if (stream.expiresAt <= clock.now()) end(stream);
      const positions = await positionsOf(db, followed);
      for (const stream of await findEnded(db, followed, positions, clock.now())) end(stream);
      await wakeReaders(followed, positions);
    } catch (error) {
      wait = AFTER_FAULT_MS;
      log.warn({ reason: reasonOf(error) }, 'cannot read changes now; trying again');
    }
    isPollScheduled = false;
    if (streams.size > 0) pollIn(wait);
  }

  function end(stream: OpenStream): void {
    if (!streams.delete(stream)) return;
    limits.leave(stream);
    stream.wake?.(stream.waitsBeyond ?? 0);
    stream.over.abort();
  }

  function open({ session, tokenHash, venueId }: LiveReader): LiveStream {
    const { accountId, venueId: homeVenueId, expiresAt } = session;
    const over = new AbortController();
    const stream = newStream({ tokenHash, accountId, homeVenueId, venueId }, expiresAt, over);
    const replaced = isClosed ? null : limits.take(stream);
    if (replaced === null) over.abort();
    else streams.add(stream);
    for (const old of replaced ?? []) {
      old.isReplaced = true;
      end(old);
    }
    pollIn(POLL_EVERY_MS);
    return {
      signal: over.signal,
      isReplaced: () => stream.isReplaced,
      waitBeyond: (change, withinMs) => waitBeyond(stream, change, withinMs),
      leave: () => end(stream),
    };
  }

  return {
    heartbeatMs,
    requireCapacity: ({ session: { accountId, venueId: homeVenueId }, tokenHash, venueId }) =>
      limits.require({ tokenHash, accountId, homeVenueId, venueId }),
    open,
    count: () => streams.size,
    close: () => {
      isClosed = true;
      for (const stream of [...streams]) end(stream);
    },
  };
}

function newStream(owner: StreamOwner, expiresAt: number, over: AbortController): OpenStream {
  return { ...owner, expiresAt, over, checked: null, waitsBeyond: null, wake: null, isReplaced: false };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

type Positions = ReadonlyMap<string, VenuePosition>;

async function positionsOf(db: Db, followed: readonly OpenStream[]): Promise<Positions> {
  const venueIds = new Set(followed.flatMap(({ venueId, homeVenueId }) => [venueId, homeVenueId]));
  return venueIds.size === 0 ? new Map() : listVenuePositions(db, [...venueIds]);
}

/**
 * The streams whose sessions are no longer valid or no longer reach the venue. Reads only venues whose
 * version moved.
 */
async function findEnded(
  db: Db,
  followed: readonly OpenStream[],
  positions: Positions,
  now: number,
): Promise<OpenStream[]> {
  const versionsOf = ({ venueId, homeVenueId }: OpenStream) =>
    `${positions.get(venueId)?.version} ${positions.get(homeVenueId)?.version}`;
  const unchecked = followed.filter((stream) => stream.checked !== versionsOf(stream));
  const hashes = [...new Set(unchecked.map(({ tokenHash }) => tokenHash))];
  const sessions = new Map<string, Session>();
  for (let at = 0; at < hashes.length; at += SESSIONS_AT_ONCE) {
    const some = await listSessions(db, hashes.slice(at, at + SESSIONS_AT_ONCE), now);
    for (const [tokenHash, session] of some) sessions.set(tokenHash, session);
  }
  const isValid = ({ tokenHash, venueId }: OpenStream) => {
    const session = sessions.get(tokenHash);
    return session !== undefined && reaches(session, venueId);
  };
  for (const stream of unchecked) stream.checked = versionsOf(stream);
  return unchecked.filter((stream) => !isValid(stream));
}

async function wakeReaders(followed: readonly OpenStream[], positions: Positions): Promise<void> {
  let woken = 0;
  for (const stream of followed) {
    const last = positions.get(stream.venueId)?.lastChange ?? 0;
    if (stream.waitsBeyond === null || last <= stream.waitsBeyond) continue;
    stream.wake?.(last);
    woken += 1;
    if (woken % WOKEN_AT_ONCE === 0) await endOfTurn();
  }
}

function waitBeyond(stream: OpenStream, change: number, withinMs: number): Promise<number> {
  if (stream.over.signal.aborted) return Promise.resolve(change);
  return new Promise((resolve) => {
    const wake = (last: number) => {
      clearTimeout(limit);
      stream.wake = null;
      stream.waitsBeyond = null;
      resolve(last);
    };
    const limit = setTimeout(() => wake(change), withinMs).unref();
    stream.wake = wake;
    stream.waitsBeyond = change;
  });
}
