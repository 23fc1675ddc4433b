import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { Type } from 'typebox';
import { reaches } from '../../core/access/caller.ts';
import { DEVICE_KINDS } from '../../core/access/device.ts';
import { seesOthersBills } from '../../core/access/policies/bills/bills.ts';
import { seesGuestContacts } from '../../core/access/policies/people/guests.ts';
import { LIVE_ACCESS } from '../../core/access/policies/people/live.ts';
import { seesReservations } from '../../core/access/policies/venue/reservations.ts';
import { Refusal } from '../../core/refusals.ts';
import { uuid } from '../../http/schema.ts';
import type { LiveReader, LiveStream } from '../../live/live-feed.ts';
import { listChanges, listLastChanges } from '../../store/venue/venue-changes.ts';
import { type VenueParts, venueOperation } from '../venue-operation.ts';
import { type ChangeBatches, createChangeBatches } from './change-batches.ts';
import { eventText } from './event-text.ts';
import { toLiveEvents } from './live-events.ts';
import { liveSchema } from './live-schema.ts';

/** The service disconnects a reader that accepts no data for this long. */
const STALLED_MS = 60_000;
/** With more missed changes than this, it is cheaper for both sides to read everything again. */
const MOST_BEHIND = 1_000;
/** Browsers wait this long to reconnect: shortly after a fault, long when the session opened other streams. */
const RETRY_MS = { fault: 2_000, replaced: 60_000 };

const FollowQuery = Type.Object({
  venueId: Type.Optional(uuid('The venue. Left out: your own venue.')),
});

export const followVenue = venueOperation({
  operationId: 'followVenue',
  method: 'GET',
  path: '/live',
  tag: 'Live',
  summary: 'Follow the changes of a venue',
  description:
    'Streams each change of the venue as a server-sent event, once and in order, whichever server made ' +
    'it. The events are `bill` (orders and their lines), `ticket`, `printer`, `reservation` and ' +
    '`venue` (settings, menu, stock, rush: read the named part again). The stream starts with `ready`: ' +
    'then read the lists that you show. The `id` of each event is the number of its change. When a ' +
    'browser reconnects, it sends the last number (`Last-Event-ID`), and the stream continues after ' +
    'it. After too many changes, or for a slow reader, the stream sends `reload`: read the lists ' +
    'again. If an event has a `notice`, show it to staff. After 15 seconds without an event the stream ' +
    'sends a comment. The stream ends within a second after its session. A session has at most 8 ' +
    'streams, an account 60, a venue 120. One more stream ends the oldest stream of the session with ' +
    'the most streams, with the event `replaced`: close that stream and do not reconnect ' +
    'automatically. If every session has only one stream, the new one is refused with ' +
    '`TOO_MANY_LIVE_STREAMS`.',
  access: LIVE_ACCESS.follow,
  devices: DEVICE_KINDS,
  query: FollowQuery,
  headers: { 'Last-Event-ID': 'The number of the last change that you received.' },
  answers: {
    200: {
      description: 'A stream of events, until either side disconnects. The `data` of each event is JSON.',
      schema: liveSchema,
      mediaType: 'text/event-stream',
    },
  },
  refusals: ['VENUE_NOT_FOUND', 'TOO_MANY_LIVE_STREAMS'],
  // All readers of a venue in this process share its batches.
  makeState: (parts): ChangeBatches =>
    createChangeBatches({
      list: (venueId, after, limit) => listChanges(parts.db, venueId, after, limit),
      toEvents: (venueId, changes, viewer) => toLiveEvents(parts, venueId, changes, viewer),
    }),
  run: async ({ db, live }, { session, tokenHash, query, header }, batches) => {
    const venueId = query.venueId?.toLowerCase() ?? session.venueId;
    if (!reaches(session, venueId)) throw new Refusal('VENUE_NOT_FOUND');
    const reader = { session, tokenHash, venueId };
    live.requireCapacity(reader);
    const last = (await listLastChanges(db, [venueId])).get(venueId);
    if (last === undefined) throw new Refusal('VENUE_NOT_FOUND');
    const position = { last, lastEventId: header('last-event-id') };
    return {
      status: 200,
      mediaType: 'text/event-stream; charset=utf-8',
      // Some proxies buffer events and send many together.
      headers: { 'X-Accel-Buffering': 'no' },
      stream: (sink, leaving) => follow({ db, live, batches }, reader, position, sink, leaving),
    };
  },
});

interface FollowParts extends Pick<VenueParts, 'db' | 'live'> {
  batches: ChangeBatches;
}

/** Where a reader begins. */
interface Position {
  /** The number of the last change of the venue. */
  last: number;
  /** The number of the last change that the reader says it has received. */
  lastEventId: string | undefined;
}

async function follow(
  parts: FollowParts,
  reader: LiveReader,
  position: Position,
  sink: Writable,
  leaving: AbortSignal,
): Promise<void> {
  const stream = parts.live.open(reader);
  leaving.addEventListener('abort', () => stream.leave());
  // The reader may have disconnected while its position was read.
  if (leaving.aborted || sink.destroyed) stream.leave();
  try {
    await sendChanges(parts, reader, position, sink, stream);
  } finally {
    stream.leave();
    endStream(sink, stream.isReplaced());
  }
}

async function sendChanges(
  { db, live, batches }: FollowParts,
  { venueId, session }: LiveReader,
  { last, lastEventId }: Position,
  sink: Writable,
  stream: LiveStream,
): Promise<void> {
  const { signal } = stream;
  const viewer = seesOthersBills(session) ? null : session;
  const sees = { guests: seesGuestContacts(session), reservations: seesReservations(session) };
  const seen = lastEventId === undefined ? null : readChange(lastEventId);
  const continues = seen !== null && (await canContinue(db, venueId, seen, last));
  let cursor = continues ? seen : last;
  let known = last;
  if (!(await send(sink, openingText(seen, continues, last), signal))) return;
  while (!signal.aborted) {
    if (known <= cursor) known = await stream.waitForChangeAfter(cursor, live.heartbeatMs);
    if (signal.aborted) return;
    if (known <= cursor) {
      if (!(await send(sink, ': still here\n\n', signal))) return;
      continue;
    }
    const batch = known - cursor > MOST_BEHIND ? null : await batches.readAfter(venueId, cursor, viewer);
    if (!(await send(sink, batch?.bytesFor(sees) ?? eventText('reload', known, { change: known }), signal)))
      return;
    cursor = batch?.last ?? known;
  }
}

/**
 * The first text of a stream: it continues from the last change that the reader has seen, or begins at the newest
 * one.
 */
function openingText(seen: number | null, continues: boolean, last: number): string {
  const retry = `retry: ${RETRY_MS.fault}\n`;
  if (continues) return `${retry}: going on\n\n`;
  return retry + eventText(seen === null ? 'ready' : 'reload', last, { change: last });
}

/**
 * Ends a stream. A reader that has not read everything is disconnected; any other is told if another stream replaced
 * its own.
 */
function endStream(sink: Writable, isReplaced: boolean): void {
  if (sink.destroyed) return;
  if (sink.writableNeedDrain) sink.destroy();
  else if (isReplaced) sink.write(`retry: ${RETRY_MS.replaced}\nevent: replaced\ndata: {}\n\n`);
}

/** The number of a change, as the service wrote it; `NaN` for any other text. */
function readChange(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
}

async function canContinue(
  db: VenueParts['db'],
  venueId: string,
  seen: number,
  last: number,
): Promise<boolean> {
  if (!Number.isSafeInteger(seen) || seen < 0 || seen > last || last - seen > MOST_BEHIND) return false;
  if (seen === last) return true;
  const [next] = await listChanges(db, venueId, seen, 1);
  return next?.change === seen + 1;
}

/** @returns whether the reader accepted the bytes before the timeout */
async function send(sink: Writable, bytes: string | Buffer, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted || sink.destroyed) return false;
  if (sink.write(bytes)) return true;
  const stop = AbortSignal.any([signal, AbortSignal.timeout(STALLED_MS)]);
  try {
    await once(sink, 'drain', { signal: stop });
    return true;
  } catch {
    return false;
  }
}
