import { Refusal } from '../core/refusals.ts';

/** A session that opens a stream, and the venue it follows. */
export interface StreamOwner {
  /** SHA-256 (hexadecimal) of the token of the session, or of the shared device. */
  tokenHash: string;
  /** Whether it is of a shared device, whoever works at it. */
  isDevice: boolean;
  /** That of the session; of a shared device its id. */
  accountId: string;
  /** The venue that the account is of. */
  homeVenueId: string;
  /** The venue that is followed. */
  venueId: string;
}

/** Counts the live streams that are open on this server, and limits them by account, by venue and in all. */
export interface StreamLimits<S extends StreamOwner> {
  /**
   * Succeeds when there is room, or when ending an older stream makes room.
   * @throws Refusal TOO_MANY_LIVE_STREAMS when the account or the venue has too many; SERVICE_UNAVAILABLE
   * when the server has too many
   */
  require(owner: StreamOwner): void;
  /**
   * Takes a place.
   * @returns the older streams that have to end for it; `null` when there is no room and the stream has none
   */
  take(stream: S): S[] | null;
  leave(stream: S): void;
}

/** A restaurant has 10 to 40 screens, each with a few tabs. A server has 10,000 connections in all. */
const MOST_STREAMS = { session: 8, account: 60, venue: 120, server: 8_000 };
const ACCOUNT_RETRY_SECONDS = 15;
const SERVER_RETRY_SECONDS = 30;

interface Scope {
  key: string;
  most: number;
}

/**
 * Makes room by ending the oldest stream of the session that has the most, as long as one has two or more: a
 * screen that lost its network reconnects before the server learns that the old connection is dead. When
 * every session has one stream, the newest is refused. A branch that is followed from its headquarter counts
 * for both.
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

  /** The streams that have to end for another one of this owner. */
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
 * The oldest stream of the session that would have the most with one more of this owner; `null` when none
 * would have two.
 */
function findSpare<S extends StreamOwner>(streams: readonly S[], owner: StreamOwner): S | null {
  const counts = new Map([[owner.tokenHash, 1]]);
  for (const { tokenHash } of streams) counts.set(tokenHash, (counts.get(tokenHash) ?? 0) + 1);
  const [session, count] = [...counts].reduce((first, other) => (other[1] > first[1] ? other : first));
  return count < 2 ? null : (streams.find(({ tokenHash }) => tokenHash === session) ?? null);
}
