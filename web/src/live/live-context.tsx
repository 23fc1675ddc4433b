import { useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { keys } from '../api/queries.ts';
import { serverNow } from '../api/server-clock.ts';
import { applyChange } from './apply-change.ts';
import { followLiveStream, type LiveMessage, type LiveState } from './live-stream.ts';
import { openStreamPlaces, takeAnyPlace } from './stream-places.ts';

interface Live {
  state: LiveState;
  /** Whether the stream has begun: what is read from then on is kept fresh by it, and need not be read again. */
  hasBegun: boolean;
  /** Since when it is so, in milliseconds of the service's clock: what a lost stream shows is of this time. */
  since: number;
  /** Connects again after the stream was replaced by other pages. */
  reconnect: () => void;
  /** Calls back with each event after it is in the cache. @returns stops it */
  listen: (listener: (message: LiveMessage) => void) => () => void;
}

const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

const takePlace = ['h2', 'h3'].includes(navigation?.nextHopProtocol ?? '')
  ? takeAnyPlace
  : openStreamPlaces({
      locks: navigator.locks,
      channel: new BroadcastChannel('sofra-live'),
      isShown: () => !document.hidden,
      page: document,
      retryMs: 2_000,
    });

const LiveContext = createContext<Live | null>(null);

/** Keeps one live stream of a venue open for all screens below it, and puts its events into the cache. */
export function LiveProvider({ venueId, children }: { venueId: string; children: ReactNode }) {
  const client = useQueryClient();
  const [{ state, since }, setLive] = useState(() => ({
    state: 'Connecting' as LiveState,
    since: serverNow(),
  }));
  const [hasBegun, setHasBegun] = useState(false);
  const [tries, setTries] = useState(0);
  const listeners = useRef(new Set<(message: LiveMessage) => void>());

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try opens the stream anew
  useEffect(
    () =>
      followLiveStream({
        url: `/venue/v1/live?venueId=${venueId}`,
        fetch: (...request) => fetch(...request),
        takePlace,
        onState: (next) => {
          setLive((before) => (before.state === next ? before : { state: next, since: serverNow() }));
          // Before the session was read, that read tells it.
          if (next === 'SignedOut' && client.getQueryData(keys.session) !== undefined)
            void client.invalidateQueries({ queryKey: keys.session });
        },
        onMessage: (message) => {
          applyChange(client, venueId, message);
          setHasBegun(true);
          for (const listener of listeners.current) listener(message);
        },
      }),
    [client, venueId, tries],
  );
  const reconnect = useCallback(() => setTries((before) => before + 1), []);
  const listen = useCallback((listener: (message: LiveMessage) => void) => {
    listeners.current.add(listener);
    return () => void listeners.current.delete(listener);
  }, []);
  return <LiveContext value={{ state, hasBegun, since, reconnect, listen }}>{children}</LiveContext>;
}

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
