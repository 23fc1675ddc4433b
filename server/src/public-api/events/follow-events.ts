import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { Type } from 'typebox';
import { hashKey } from '../../crypto/tokens/api-key.ts';
import type { KeyStream } from '../../live/key-streams.ts';
import { publicOperation } from '../public-operation.ts';
import type { PublicParts } from '../public-parts.ts';
import { toKeyEvents } from './key-events.ts';
import { createChangeReader, OVERLAP_MS } from './read-key-changes.ts';

/** A stream ends after this time. The reader opens the next one, which continues at the same event. */
const LONGEST_MS = 10 * 60_000;
const HEARTBEAT_MS = 15_000;
const STALLED_MS = 60_000;
/** Orders and reservations are tracked for this long. */
const OLDEST_MS = 48 * 60 * 60_000;

/** The stream that `sofra listen` reads. It is not part of `/public/v1`. */
export const followEvents = publicOperation({
  operationId: 'followEvents',
  method: 'GET',
  path: '/events',
  tag: 'Webhooks',
  summary: 'Follow the events of a key',
  description:
    'Server-sent events: each event of the calling key as its webhook gets it, with the same `id`, whether the key has a webhook or ' +
    'not. `Last-Event-ID` goes on after an event. A key has at most four streams.',
  permission: 'PlaceOrdersOrTakeReservations',
  budget: 'read',
  headers: { 'Last-Event-ID': 'The id of the last message that was received.' },
  answers: {
    200: {
      description: 'Events until either side disconnects; the `data` of each is the body of an event.',
      schema: Type.Unknown(),
      mediaType: 'text/event-stream',
    },
  },
  refusals: ['TOO_MANY_LIVE_STREAMS'],
  run: async (parts, { caller, header, now }) => {
    const { keyId } = caller;
    parts.keyStreams.requireRoom(keyId);
    const reader = { keyHash: hashKey(header('x-api-key')!), since: sinceOf(header('last-event-id'), now) };
    return {
      status: 200,
      mediaType: 'text/event-stream; charset=utf-8',
      // Some proxies buffer events and send many together.
      headers: { 'X-Accel-Buffering': 'no' },
      stream: (sink, leaving) => follow(parts, reader, parts.keyStreams.open(keyId), sink, leaving),
    };
  },
});

interface Reader {
  keyHash: string;
  /** Changes from this instant on, in milliseconds. */
  since: number;
}

async function follow(
  parts: PublicParts,
  reader: Reader,
  stream: KeyStream,
  sink: Writable,
  leaving: AbortSignal,
): Promise<void> {
  const ended = AbortSignal.any([stream.signal, leaving, AbortSignal.timeout(LONGEST_MS)]);
  try {
    if (await send(sink, ': following\n\n', ended)) await sendEvents(parts, reader, sink, ended);
  } finally {
    stream.leave();
  }
}

/** Sends changes until the stream ends, its reader stops reading, or the key is no longer valid. */
async function sendEvents(
  parts: PublicParts,
  { keyHash, since }: Reader,
  sink: Writable,
  ended: AbortSignal,
): Promise<void> {
  const sent = new Map<string, number>();
  const readChanges = createChangeReader(parts.db, since);
  let quietSince = performance.now();
  while (!ended.aborted && !sink.destroyed) {
    // Finds the key again each time, because it may have been revoked, and its venues may have changed.
    const caller = await parts.cache.fresh.findCaller(keyHash);
    if (caller === null) return;
    const { keyId, reach, permissions } = caller;
    const { changes: read, unreadSince } = await readChanges(keyId, reach);
    const changes = read.filter(
      ({ kind, subjectId, changeNumber }) =>
        (kind === 'Order' || permissions.takesReservations) && sent.get(subjectId) !== changeNumber,
    );
    for (const { subjectId, changeNumber } of changes) sent.set(subjectId, changeNumber);
    const events = await toKeyEvents(parts, caller, changes);
    // The next stream begins at this instant, so that it also gets the unread changes of a lost node of a cluster.
    const idOf = (at: number) => Math.min(at, unreadSince ?? at);
    const text = events
      .map(({ at, event }) => `id: ${idOf(at)}\ndata: ${JSON.stringify(event)}\n\n`)
      .join('');
    const isQuiet = text === '' && performance.now() - quietSince > HEARTBEAT_MS;
    if (!(await send(sink, isQuiet ? ': still here\n\n' : text, ended))) return;
    if (isQuiet || text !== '') quietSince = performance.now();
    await pause(parts.keyStreams.everyMs, undefined, { signal: ended }).catch(() => {});
  }
}

/**
 * The instant from which to send changes, in milliseconds. It is before the last event, because changes of an earlier
 * instant may be written later.
 */
function sinceOf(lastEventId: string | undefined, now: number): number {
  if (!/^\d{1,15}$/.test(lastEventId ?? '')) return now;
  return Math.min(Math.max(Number(lastEventId) - OVERLAP_MS, now - OLDEST_MS), now);
}

/** @returns whether the reader can get more */
async function send(sink: Writable, text: string, ended: AbortSignal): Promise<boolean> {
  if (ended.aborted || sink.destroyed) return false;
  if (text === '' || sink.write(text)) return true;
  const signal = AbortSignal.any([ended, AbortSignal.timeout(STALLED_MS)]);
  return once(sink, 'drain', { signal }).then(
    () => true,
    () => false,
  );
}
