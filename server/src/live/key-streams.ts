import { Refusal } from '../core/refusals.ts';

/** An open stream of the events of an API key. */
export interface KeyStream {
  /** Aborted when the stream must end. */
  readonly signal: AbortSignal;
  /** Ends the stream. A second call does nothing. */
  leave(): void;
}

/** Counts the open event streams on this server, and limits them for each key and in total. */
export interface KeyStreams {
  /** The interval at which a stream checks for changes, in milliseconds. */
  everyMs: number;
  /** @throws Refusal TOO_MANY_LIVE_STREAMS if the key has too many streams; SERVICE_UNAVAILABLE if the server has */
  requireRoom(keyId: string): void;
  /** Opens a stream. If the service is draining, the stream has already ended. */
  open(keyId: string): KeyStream;
  /** Ends all streams; streams that are opened later end at once. */
  close(): void;
}

const EVERY_MS = 500;
/** The most streams. They are for developers, who need one or two terminals for each key. */
const MOST = { key: 4, server: 400 };
const RETRY_SECONDS = 15;

/** Creates the counter of event streams, with the limits of {@link MOST}. */
export function createKeyStreams(): KeyStreams {
  const streams = new Map<AbortController, string>();
  let isClosed = false;
  const end = (ending: AbortController) => {
    streams.delete(ending);
    ending.abort();
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
      const ending = new AbortController();
      streams.set(ending, keyId);
      if (isClosed) end(ending);
      return { signal: ending.signal, leave: () => end(ending) };
    },
    close: () => {
      isClosed = true;
      for (const ending of [...streams.keys()]) end(ending);
    },
  };
}
