import { Refusal } from '../core/refusals.ts';

/** The session or shared device that opens a stream, and the venue that it follows. */
export interface StreamOwner {
  /** SHA-256 (hexadecimal) of the token of the session, or of the shared device. */
  tokenHash: string;
  /** Whether it is the stream of a shared device. */
  isDevice: boolean;
  /** The account of the session; for a shared device the id of the device. */
  accountId: string;
  /** The venue that the account or device belongs to. */
  homeVenueId: string;
  /** The venue that is followed. */
  venueId: string;
}

/** Counts the open live streams on this server, and limits them by session, by account, by venue and in total. */
export interface StreamLimits<S extends StreamOwner> {
  /**
   * Checks that there is room for another stream, or that ending an older one makes room.
   * @throws Refusal TOO_MANY_LIVE_STREAMS if the account or the venue has too many; SERVICE_UNAVAILABLE if the server
   *   has too many
   */
  require(owner: StreamOwner): void;
  /**
   * Adds a stream.
   * @returns the older streams that must end for it; `null` if there is no room, and the stream was not added
   */
  take(stream: S): S[] | null;
  leave(stream: S): void;
}

/**
 * The most streams. A restaurant has 10 to 40 screens, each with a few tabs. A server accepts 10,000 connections in
 * total.
 */
const MOST_STREAMS = { session: 8, account: 60, venue: 120, server: 8_000 };
const ACCOUNT_RETRY_SECONDS = 15;
const SERVER_RETRY_SECONDS = 30;

interface Scope {
  key: string;
  most: number;
}

/**
 * Makes room by ending the oldest stream of the session with the most streams, if a session has two or more: a screen
 * that lost its network reconnects before the server notices that the old connection is dead. If every session has
 * only one stream, the new stream is refused. A stream from a headquarter that follows a branch counts for both
 * venues.
 */
export function createStreamLimits<S extends StreamOwner>(most = MOST_STREAMS): StreamLimits<S> {
  const open = new Map<string, Set<S>>();
  let total = 0;

  const scopesOf = ({ tokenHash, accountId, homeVenueId, venueId }: StreamOwner): Scope[] => [
    { key: `session ${tokenHash}`, most: most.session },
    { key: `account ${accountId}`, most: most.account },
    { key: `venue ${venueId}`, most: most.venue },
    ...(homeVenueId === venueId ? [] : [{ key: `venue ${homeVenueId}`, most: most.venue }]),
  ];

  /** The streams that must end before this owner can open another one, or the refusal if that is not enough. */
  function streamsToEnd(owner: StreamOwner): S[] | Refusal {
    const toEnd: S[] = [];
    for (const { key, most: mostHere } of scopesOf(owner)) {
      const streams = [...(open.get(key) ?? [])].filter((stream) => !toEnd.includes(stream));
      if (streams.length < mostHere) continue;
      const oldest = findSpare(streams, owner);
      if (oldest === null)
        return new Refusal('TOO_MANY_LIVE_STREAMS', { retryAfterSeconds: ACCOUNT_RETRY_SECONDS });
      toEnd.push(oldest);
    }
    if (total - toEnd.length < most.server) return toEnd;
    const [own] = open.get(`session ${owner.tokenHash}`) ?? [];
    return own === undefined
      ? new Refusal('SERVICE_UNAVAILABLE', { retryAfterSeconds: SERVER_RETRY_SECONDS })
      : [own];
  }

  function leave(stream: S): void {
    let wasOpen = false;
    for (const { key } of scopesOf(stream)) {
      const streams = open.get(key);
      wasOpen = streams?.delete(stream) === true;
      if (streams?.size === 0) open.delete(key);
    }
    if (wasOpen) total -= 1;
  }

  return {
    require: (owner) => {
      const toEnd = streamsToEnd(owner);
      if (toEnd instanceof Refusal) throw toEnd;
    },
    take: (stream) => {
      const toEnd = streamsToEnd(stream);
      if (toEnd instanceof Refusal) return null;
      for (const old of toEnd) leave(old);
      for (const { key } of scopesOf(stream)) {
        const streams = open.get(key) ?? new Set();
        open.set(key, streams.add(stream));
      }
      total += 1;
      return toEnd;
    },
    leave,
  };
}

/**
 * The oldest stream of the session with the most streams, counting one more of this owner; `null` if no session would
 * have two.
 */
function findSpare<S extends StreamOwner>(streams: readonly S[], owner: StreamOwner): S | null {
  const counts = new Map([[owner.tokenHash, 1]]);
  for (const { tokenHash } of streams) counts.set(tokenHash, (counts.get(tokenHash) ?? 0) + 1);
  const [session, count] = [...counts].reduce((first, other) => (other[1] > first[1] ? other : first));
  return count < 2 ? null : (streams.find(({ tokenHash }) => tokenHash === session) ?? null);
}
