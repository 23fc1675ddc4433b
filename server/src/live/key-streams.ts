import { Refusal } from '../core/refusals.ts';

/** A stream of the events of a key. */
export interface KeyStream {
  /** Fires when the stream has to end. */
  readonly signal: AbortSignal;
  /** Ends the stream. A second call does nothing. */
  leave(): void;
}

/** Counts the streams of events that are open on this server, and limits them by key and in all. */
export interface KeyStreams {
  /** How often a stream looks for changes, in milliseconds. */
  everyMs: number;
  /** @throws Refusal TOO_MANY_LIVE_STREAMS when the key has too many; SERVICE_UNAVAILABLE when the server has */
  requireRoom(keyId: string): void;
  /** Opens a stream. It has ended already when the service drains. */
  open(keyId: string): KeyStream;
  /** Ends all streams, and every stream that is opened later. */
  close(): void;
}

const EVERY_MS = 500;
/** Streams are for developers: a terminal or two for each key. */
const MOST = { key: 4, server: 400 };
const RETRY_SECONDS = 15;

export function createKeyStreams(): KeyStreams {
  const streams = new Map<AbortController, string>();
  let isClosed = false;
  const end = (over: AbortController) => {
    streams.delete(over);
    over.abort();
  };
  return {
    everyMs: EVERY_MS,
    requireRoom: (keyId) => {
      const ofKey = [...streams.values()].filter((one) => one === keyId).length;
      if (ofKey >= MOST.key) throw new Refusal('TOO_MANY_LIVE_STREAMS', { retryAfterSeconds: RETRY_SECONDS });
      if (streams.size >= MOST.server)
        throw new Refusal('SERVICE_UNAVAILABLE', { retryAfterSeconds: RETRY_SECONDS });
    },
    open: (keyId) => {
      const over = new AbortController();
      streams.set(over, keyId);
      if (isClosed) end(over);
      return { signal: over.signal, leave: () => end(over) };
    },
    close: () => {
      isClosed = true;
      for (const over of [...streams.keys()]) end(over);
    },
  };
}
