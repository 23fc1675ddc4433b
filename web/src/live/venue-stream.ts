import type { QueryClient } from '@tanstack/react-query';
import { keys } from '../api/queries.ts';
import { serverNow } from '../api/server-clock.ts';
import { applyChange } from './apply-change.ts';
import { followLiveStream, type LiveMessage, type LiveState } from './live-stream.ts';
import { acquireAnySlot, openStreamSlots } from './stream-slots.ts';

/** The state of the stream of a venue. */
export interface StreamStatus {
  state: LiveState;
  /**
   * Whether the first event has arrived. From then on the stream keeps lists fresh that are read, so that they are not
   * read again.
   */
  hasBegun: boolean;
  /**
   * When `state` last changed, in milliseconds of the service's clock. If the stream is lost, the data on the screen is
   * of this time.
   */
  since: number;
}

/** The live stream of a venue; its events are put into the cache. */
export interface VenueStream {
  venueId: string;
  read: () => StreamStatus;
  /** Calls back when the state changes. @returns a function that stops it */
  subscribe: (listener: () => void) => () => void;
  /** Calls back with each event after it is in the cache. @returns a function that stops it */
  listen: (listener: (message: LiveMessage) => void) => () => void;
  stop: () => void;
}

const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

const acquireSlot = ['h2', 'h3'].includes(navigation?.nextHopProtocol ?? '')
  ? acquireAnySlot
  : openStreamSlots({
      locks: navigator.locks,
      channel: new BroadcastChannel('sofra-live'),
      isShown: () => !document.hidden,
      page: document,
      retryMs: 2_000,
    });

/** Opens the live stream of a venue, which stays open until its `stop` is called. */
export function openVenueStream(client: QueryClient, venueId: string): VenueStream {
  let followed: StreamStatus = { state: 'Connecting', hasBegun: false, since: serverNow() };
  const subscribers = new Set<() => void>();
  const listeners = new Set<(message: LiveMessage) => void>();
  const change = (next: Partial<StreamStatus>) => {
    followed = { ...followed, ...next };
    for (const tell of subscribers) tell();
  };
  const stop = followLiveStream({
    url: `/venue/v1/live?venueId=${venueId}`,
    fetch: (...request) => fetch(...request),
    acquireSlot,
    onState: (state) => {
      if (state !== followed.state) change({ state, since: serverNow() });
      // Reads the session again, which shows the sign-in. If the session was never read, its first read does so.
      if (state === 'SignedOut' && client.getQueryData(keys.session) !== undefined)
        void client.invalidateQueries({ queryKey: keys.session });
    },
    onMessage: (message) => {
      applyChange(client, venueId, message);
      if (!followed.hasBegun) change({ hasBegun: true });
      for (const listener of listeners) listener(message);
    },
  });
  return { venueId, stop, read: () => followed, subscribe: inSet(subscribers), listen: inSet(listeners) };
}

function inSet<Listener>(listeners: Set<Listener>): (listener: Listener) => () => void {
  return (listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
}
