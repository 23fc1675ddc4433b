import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { AcquireSlot } from './stream-slots.ts';

/**
 * The state of the stream: `Live`, `Connecting` for the first time, `Lost` (it reconnects), `Replaced` by other pages
 * of this session, or `SignedOut`.
 */
export type LiveState = 'Connecting' | 'Live' | 'Lost' | 'Replaced' | 'SignedOut';

/** An event of the stream with its parsed data. */
export interface LiveMessage {
  kind: string;
  data: unknown;
}

export interface LiveStreamParts {
  url: string;
  onMessage: (message: LiveMessage) => void;
  onState: (state: LiveState) => void;
  fetch: typeof fetch;
  /** Waits until this page may open a stream, because a browser limits the number of its connections. */
  acquireSlot: AcquireSlot;
}

/** The service sends something every 15 seconds: if the stream is silent for longer than this, it is dead. */
const SILENT_MS = 20_000;
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 10_000;

/**
 * Follows the live stream until it is stopped: connects, passes on each event, and reconnects after silence. It then
 * sends the id of the last event, so that each change arrives once. A browser's EventSource cannot be used: it hides
 * the comments by which a quiet stream differs from a dead one.
 * @returns a function that stops it
 */
export function followLiveStream(parts: LiveStreamParts): () => void {
  const stopped = new AbortController();
  let connection = new AbortController();
  const reconnect = () => connection.abort();
  // When the network comes back, retry at once. When it goes, report `Lost` at once.
  globalThis.addEventListener?.('online', reconnect);
  globalThis.addEventListener?.('offline', reconnect);
  const run = async () => {
    let lastEventId: string | null = null;
    let failures = 0;
    parts.onState('Connecting');
    while (!stopped.signal.aborted) {
      const giveBack = await parts.acquireSlot(stopped.signal, reconnect);
      connection = new AbortController();
      const outcome = await readOnce(parts, connection, stopped.signal, lastEventId, (id) => {
        lastEventId = id;
        failures = 0;
      });
      giveBack();
      if (stopped.signal.aborted) return;
      parts.onState(outcome);
      if (outcome !== 'Lost') return;
      await pause(Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS), stopped.signal);
      failures += 1;
    }
  };
  void run();
  return () => {
    globalThis.removeEventListener?.('online', reconnect);
    globalThis.removeEventListener?.('offline', reconnect);
    stopped.abort();
    connection.abort();
  };
}

/** Reads one connection until it ends. Resolves with the new state of the stream. */
async function readOnce(
  { url, onMessage, onState, fetch }: LiveStreamParts,
  connection: AbortController,
  stopped: AbortSignal,
  lastEventId: string | null,
  onEventId: (id: string) => void,
): Promise<LiveState> {
  let isReplaced = false;
  let watchdog = setTimeout(() => connection.abort(), SILENT_MS);
  const parser = createParser({
    onEvent: ({ event = 'message', id, data }: EventSourceMessage) => {
      if (event === 'replaced') isReplaced = true;
      onMessage({ kind: event, data: JSON.parse(data) });
      if (id !== undefined) onEventId(id);
    },
  });
  try {
    const response = await fetch(url, {
      headers: {
        Accept: 'text/event-stream',
        ...(lastEventId === null ? {} : { 'Last-Event-ID': lastEventId }),
      },
      signal: AbortSignal.any([connection.signal, stopped]),
      cache: 'no-store',
    });
    if (response.status === 401) return 'SignedOut';
    if (!response.ok || response.body === null) return 'Lost';
    onState('Live');
    const text = new TextDecoder();
    for await (const bytes of response.body) {
      clearTimeout(watchdog);
      watchdog = setTimeout(() => connection.abort(), SILENT_MS);
      parser.feed(text.decode(bytes, { stream: true }));
    }
  } catch {
    // The connection broke, or the watchdog aborted it.
  } finally {
    clearTimeout(watchdog);
    connection.abort();
  }
  return isReplaced ? 'Replaced' : 'Lost';
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', end, { once: true });
    globalThis.addEventListener?.('online', end, { once: true });
  });
}
