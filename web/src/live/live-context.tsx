import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { serverNow } from '../api/server-clock.ts';
import type { LiveMessage } from './live-stream.ts';
import { openVenueStream, type StreamStatus, type VenueStream } from './venue-stream.ts';

interface Live extends StreamStatus {
  /** Connects again after `Replaced`. */
  reconnect: () => void;
  /** Calls back with each event after it is in the cache. @returns a function that stops it */
  listen: VenueStream['listen'];
}

const LiveContext = createContext<Live | null>(null);

/** The stream that was opened before the page was shown, until its `LiveProvider` takes it over. */
let ahead: VenueStream | null = null;

/** No `LiveProvider` takes it over if the person does not work at the venue in the URL. */
const TAKEN_WITHIN_MS = 10_000;

/**
 * Opens the stream of a venue before anything is shown. Resolves when the first event arrives, or when it cannot
 * connect at the first try.
 */
export function openStreamAhead(client: QueryClient, venueId: string): Promise<void> {
  const stream = openVenueStream(client, venueId);
  ahead = stream;
  setTimeout(() => {
    if (ahead === stream) stream.stop();
    ahead = null;
  }, TAKEN_WITHIN_MS);
  return new Promise((resolve) => {
    stream.subscribe(() => {
      const { state, hasBegun } = stream.read();
      if (hasBegun || (state !== 'Connecting' && state !== 'Live')) resolve();
    });
  });
}

/** The stream that was opened before the page was shown. If no one was signed in then, it has ended: `null`. */
function streamOpenedAhead(venueId: string): VenueStream | null {
  return ahead?.venueId === venueId && ahead.read().state !== 'SignedOut' ? ahead : null;
}

/** Keeps one live stream of a venue open for all screens inside it, and puts its events into the cache. */
export function LiveProvider({ venueId, children }: { venueId: string; children: ReactNode }) {
  const client = useQueryClient();
  const [stream, setStream] = useState(() => streamOpenedAhead(venueId));
  const [tries, setTries] = useState(0);
  const listeners = useRef(new Set<(message: LiveMessage) => void>());

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt opens the stream again
  useEffect(() => {
    const followed = streamOpenedAhead(venueId) ?? openVenueStream(client, venueId);
    ahead = null;
    setStream(followed);
    followed.listen((message) => {
      for (const listener of listeners.current) listener(message);
    });
    return followed.stop;
  }, [client, venueId, tries]);
  const [unopened] = useState<StreamStatus>(() => ({
    state: 'Connecting',
    hasBegun: false,
    since: serverNow(),
  }));
  const followed = useSyncExternalStore(
    stream?.subscribe ?? subscribeToNone,
    stream?.read ?? (() => unopened),
  );
  const reconnect = useCallback(() => setTries((before) => before + 1), []);
  const listen = useCallback((listener: (message: LiveMessage) => void) => {
    listeners.current.add(listener);
    return () => void listeners.current.delete(listener);
  }, []);
  return <LiveContext value={{ ...followed, reconnect, listen }}>{children}</LiveContext>;
}

const subscribeToNone = () => () => {};

export function useLive(): Live {
  const live = use(LiveContext);
  if (live === null) throw new Error('useLive needs a LiveProvider above it');
  return live;
}

/** Calls back with each event of the live stream while the component is shown. */
export function useLiveEvents(onEvent: (message: LiveMessage) => void): void {
  const { listen } = useLive();
  const handle = useEffectEvent(onEvent);
  useEffect(() => listen((message) => handle(message)), [listen]);
}
