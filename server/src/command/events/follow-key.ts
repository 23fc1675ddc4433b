import { setTimeout as pause } from 'node:timers/promises';
import { ApiRefusal, CommandError, causeOf, refusalOfResponse } from '../call-api.ts';
import type { KeyAccess } from '../key/key-client.ts';

/** The pause before an ended stream is opened again; it grows up to a minute while opening fails. */
const AGAIN_MS = 1_000;
const MOST_AGAIN_MS = 60_000;

/** Functions that are called when the stream opens, breaks or comes back. */
interface FollowCallbacks {
  /** Called with a sentence when the stream is lost, and when it is back. */
  note(sentence: string): void;
  /** Called once when the stream is open: from now on no event is missed. */
  opened?(): void;
}

/** The position at which a stream continues. */
interface StreamPosition {
  lastId: string | null;
}

/**
 * Yields the body of each event of a key once, exactly as the service wrote it, until the signal is aborted. Opens a
 * lost stream again after the last event.
 * @throws CommandError if the service refuses the key, or cannot be reached at the start
 */
export async function* followKeyEvents(
  access: KeyAccess,
  signal: AbortSignal,
  { note, opened }: FollowCallbacks,
): AsyncGenerator<string> {
  const position: StreamPosition = { lastId: null };
  let failures = 0;
  while (!signal.aborted) {
    try {
      const isFirst = position.lastId === null;
      const response = await openStream(access, position, signal);
      if (isFirst) opened?.();
      if (failures > 0) note('The service is back.');
      failures = 0;
      yield* bodiesOf(response, position);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof ApiRefusal || position.lastId === null) throw error;
      if (failures === 0) note(`${(error as Error).message} Trying again.`);
      failures += 1;
    }
    const againMs = Math.min(AGAIN_MS * 2 ** Math.max(failures - 1, 0), MOST_AGAIN_MS);
    await pause(againMs, undefined, { signal }).catch(() => {});
  }
}

async function openStream(
  { url, key }: KeyAccess,
  position: StreamPosition,
  signal: AbortSignal,
): Promise<Response> {
  const headers = {
    'x-api-key': key,
    ...(position.lastId === null ? {} : { 'last-event-id': position.lastId }),
  };
  let response: Response;
  try {
    response = await fetch(`${url.replace(/\/$/, '')}/listen/v1/events`, { headers, signal });
  } catch (error) {
    throw new CommandError(`No answer from ${url} (${causeOf(error)}).`);
  }
  if (response.status === 404)
    throw new ApiRefusal(
      `${url} has no events to follow: it is older than this command, or no Sofra.`,
      '404',
    );
  if (!response.ok) {
    const refusal = await refusalOfResponse(response);
    // These statuses are temporary: a service that restarts, or the proxy in front of it, answers so.
    throw response.status === 429 || response.status >= 500 ? new CommandError(refusal.message) : refusal;
  }
  // If the first stream breaks before its first event, the next one starts at this time, so that no event is missed.
  position.lastId ??= String(Date.parse(response.headers.get('date') ?? '') || Date.now());
  return response;
}

/** Yields the data of each message of a stream of server-sent events until it ends, and notes the last id in `position`. */
async function* bodiesOf(response: Response, position: StreamPosition): AsyncGenerator<string> {
  let rest = '';
  for await (const text of response.body!.pipeThrough(new TextDecoderStream())) {
    const messages = (rest + text).split('\n\n');
    rest = messages.pop()!;
    for (const message of messages) {
      const fields = new Map(message.split('\n').map((line) => splitAt(line, ': ')));
      const data = fields.get('data');
      if (data === undefined) continue;
      yield data;
      position.lastId = fields.get('id') ?? position.lastId;
    }
  }
}

function splitAt(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + mark.length)];
}
