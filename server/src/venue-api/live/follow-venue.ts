import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { Type } from 'typebox';
import { reaches } from '../../core/access/caller.ts';
import { Refusal } from '../../core/refusals.ts';
import { uuid } from '../../http/schema.ts';
import type { LiveReader, LiveStream } from '../../live/live-feed.ts';
import { listChanges, listLastChanges } from '../../store/venue/venue-changes.ts';
import { sessionHashOf } from '../session-cookie.ts';
import { type VenueParts, venueOperation } from '../venue-operation.ts';
import { type ChangeBatches, createChangeBatches } from './change-batches.ts';
import { eventText } from './event-text.ts';
import { toLiveEvents } from './live-events.ts';
import { liveSchema } from './live-schema.ts';

/** A reader that takes nothing for so long is gone, or as good as. */
const STALLED_MS = 60_000;
/** Beyond so many changes it is less work for both to read everything anew. */
const MOST_BEHIND = 1_000;
/** How long a browser waits before it connects again: at once after a fault, late when the session opened other streams. */
const RETRY_MS = { fault: 2_000, replaced: 60_000 };

const FollowQuery = Type.Object({
  venueId: Type.Optional(uuid('The venue; the own one when left out.')),
});

export const followVenue = venueOperation({
  operationId: 'followVenue',
  method: 'GET',
  path: '/live',
  tag: 'Live',
  summary: 'Follow what happens at a venue',
  description:
    'Server-sent events, each change of the venue once and in order, whichever server made it: `bill` (orders and their ' +
    'lines), `ticket`, `printer`, `reservation`, `venue` (settings, menu, stock, rush: read the named part again). The ' +
    'stream begins with `ready`: read the lists you show then. The `id` of each event is the number of the change; a ' +
    'browser sends the last one by itself when it connects again (`Last-Event-ID`), and the stream goes on behind it. When ' +
    'too much happened meanwhile, or a reader is too slow, it gets `reload` instead of silently missing something: read ' +
    'the lists again. A `notice` in an event is what staff are to be told of. Every 15 seconds of silence a comment is ' +
    'sent. The stream ends within a second when the session does. A session has at most 8 streams, an account 60, a venue ' +
    '120: one more ends the oldest stream of the session that has the most, with the event `replaced` (close it and do not ' +
    'connect again by yourself). Where every session has one, it is refused: `TOO_MANY_LIVE_STREAMS`.',
  access: 'Staff',
  query: FollowQuery,
  headers: { 'Last-Event-ID': 'The number of the last change that was received.' },
  answers: {
    200: {
      description: 'Events until either side hangs up; `data` of each is JSON.',
      schema: liveSchema,
      mediaType: 'text/event-stream',
    },
  },
  refusals: ['VALIDATION_ERROR', 'VENUE_NOT_FOUND', 'TOO_MANY_LIVE_STREAMS'],
  // All readers of a running service share what is read of a venue.
  makeState: (parts): ChangeBatches =>
    createChangeBatches({
      list: (venueId, after, limit) => listChanges(parts.db, venueId, after, limit),
      toEvents: (venueId, changes) => toLiveEvents(parts, venueId, changes),
    }),
  run: async ({ db, live }, { session, query, header }, batches) => {
    const venueId = query.venueId?.toLowerCase() ?? session.venueId;
    if (!reaches(session, venueId)) throw new Refusal('VENUE_NOT_FOUND');
    const reader = { session, tokenHash: sessionHashOf(header('cookie')), venueId };
    live.requireRoom(reader);
    const last = (await listLastChanges(db, [venueId])).get(venueId);
    if (last === undefined) throw new Refusal('VENUE_NOT_FOUND');
    const position = { last, lastEventId: header('last-event-id') };
    return {
      status: 200,
      mediaType: 'text/event-stream; charset=utf-8',
      // Proxies would hold events back to send many at once.
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
  /** What the reader says that it has seen. */
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
  // Whoever hung up before now is not told of any more.
  if (leaving.aborted || sink.destroyed) stream.leave();
  try {
    await sendChanges(parts, reader.venueId, position, sink, stream);
  } finally {
    stream.leave();
    part(sink, stream.isReplaced());
  }
}

async function sendChanges(
  { db, live, batches }: FollowParts,
  venueId: string,
  { last, lastEventId }: Position,
  sink: Writable,
  stream: LiveStream,
): Promise<void> {
  const { signal } = stream;
  const seen = lastEventId === undefined ? null : readChange(lastEventId);
  const goesOn = seen !== null && (await canGoOn(db, venueId, seen, last));
  let cursor = goesOn ? seen : last;
  let known = last;
  if (!(await send(sink, beginning(seen, goesOn, last), signal))) return;
  while (!signal.aborted) {
    if (known <= cursor) known = await stream.waitBeyond(cursor, live.heartbeatMs);
    if (signal.aborted) return;
    if (known <= cursor) {
      if (!(await send(sink, ': still here\n\n', signal))) return;
      continue;
    }
    const batch = known - cursor > MOST_BEHIND ? null : await batches.readBehind(venueId, cursor);
    if (!(await send(sink, batch?.bytes ?? eventText('reload', known, { change: known }), signal))) return;
    cursor = batch?.last ?? known;
  }
}

/** Says from where the stream goes on. */
function beginning(seen: number | null, goesOn: boolean, last: number): string {
  const retry = `retry: ${RETRY_MS.fault}\n`;
  if (goesOn) return `${retry}: going on\n\n`;
  return retry + eventText(seen === null ? 'ready' : 'reload', last, { change: last });
}

/** Leaves nothing behind that a reader who takes nothing would have to take first. */
function part(sink: Writable, isReplaced: boolean): void {
  if (sink.destroyed) return;
  if (sink.writableNeedDrain) sink.destroy();
  else if (isReplaced) sink.write(`retry: ${RETRY_MS.replaced}\nevent: replaced\ndata: {}\n\n`);
}

/** The number in the form in which it was sent; anything else is one that never was. */
function readChange(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
}

async function canGoOn(db: VenueParts['db'], venueId: string, seen: number, last: number): Promise<boolean> {
  if (!Number.isSafeInteger(seen) || seen < 0 || seen > last || last - seen > MOST_BEHIND) return false;
  if (seen === last) return true;
  const [next] = await listChanges(db, venueId, seen, 1);
  return next?.change === seen + 1;
}

/** @returns whether the reader took it, sooner or later */
async function send(sink: Writable, bytes: string | Buffer, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted || sink.destroyed) return false;
  if (sink.write(bytes)) return true;
  const timeouts = AbortSignal.any([signal, AbortSignal.timeout(STALLED_MS)]);
  try {
    await once(sink, 'drain', { signal: timeouts });
    return true;
  } catch {
    return false;
  }
}
