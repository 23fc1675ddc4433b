import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { Type } from 'typebox';
import { reaches } from '../../core/key-holder.ts';
import { Refusal } from '../../core/refusals.ts';
import type { Session } from '../../core/session.ts';
import { uuid } from '../../http/schema.ts';
import { hashSessionToken } from '../../operations/session-token.ts';
import { findSession } from '../../store/sessions.ts';
import { listChanges, listLastChanges } from '../../store/venue-changes.ts';
import { readSessionCookie } from '../session-cookie.ts';
import { type VenueParts, venueOperation } from '../venue-operation.ts';
import { toLiveEvents } from './live-events.ts';
import { liveSchema } from './live-schema.ts';

/** A reader that takes nothing for so long is gone, or as good as. */
const STALLED_MS = 60_000;
/** Beyond so many changes it is less work for both to read everything anew. */
const MOST_BEHIND = 1_000;
/** What is held in memory for one reader at most. */
const CHANGES_AT_ONCE = 20;

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
    'sent. The stream ends when the session does.',
  access: 'Staff',
  query: Type.Object({
    venueId: Type.Optional(uuid('The venue; the own one when left out.')),
  }),
  headers: { 'Last-Event-ID': 'The number of the last change that was received.' },
  answers: {
    200: {
      description: 'Events until either side hangs up; `data` of each is JSON.',
      schema: liveSchema,
      mediaType: 'text/event-stream',
    },
  },
  refusals: ['VALIDATION_ERROR', 'VENUE_NOT_FOUND'],
  run: async (parts, { session, query, header }) => {
    const venueId = query.venueId?.toLowerCase() ?? session.venueId;
    if (!reaches(session, venueId)) throw new Refusal('VENUE_NOT_FOUND');
    const last = (await listLastChanges(parts.db, [venueId])).get(venueId);
    if (last === undefined) throw new Refusal('VENUE_NOT_FOUND');
    const reader = { venueId, cookie: header('cookie'), lastEventId: header('last-event-id') };
    return {
      status: 200,
      mediaType: 'text/event-stream; charset=utf-8',
      // Proxies would hold events back to send many at once.
      headers: { 'X-Accel-Buffering': 'no' },
      stream: (sink, signal) => follow(parts, reader, last, sink, signal),
    };
  },
});

interface Reader {
  venueId: string;
  cookie: string | undefined;
  lastEventId: string | undefined;
}

async function follow(
  parts: VenueParts,
  reader: Reader,
  last: number,
  sink: Writable,
  signal: AbortSignal,
): Promise<void> {
  const { db, live } = parts;
  const { venueId } = reader;
  let cursor = await begin(parts, reader, last, sink, signal);
  let known = last;
  let checkedAt = parts.clock.now();
  while (!signal.aborted && !live.isClosed()) {
    if (known <= cursor) known = await live.waitBeyond(venueId, cursor, live.heartbeatMs, signal);
    if (known <= cursor || parts.clock.now() - checkedAt >= live.heartbeatMs) {
      if (!(await mayStillListen(parts, reader))) return;
      checkedAt = parts.clock.now();
      if (!(await send(sink, ': still here\n\n', signal))) return;
      if (known <= cursor) continue;
    }
    const changes =
      known - cursor > MOST_BEHIND ? [] : await listChanges(db, venueId, cursor, CHANGES_AT_ONCE);
    if (changes.length === 0 || changes.at(-1)!.change - cursor !== changes.length) {
      cursor = known;
      if (!(await send(sink, toReload(cursor), signal))) return;
      continue;
    }
    const events = await toLiveEvents(parts, venueId, changes);
    const text = events.map(({ event, data }) => toText(event, data.change, data)).join('');
    if (!(await send(sink, text, signal))) return;
    cursor = changes.at(-1)!.change;
  }
}

/** Says from where the stream goes on. @returns the number of the change it goes on behind */
async function begin(
  { db }: VenueParts,
  { venueId, lastEventId }: Reader,
  last: number,
  sink: Writable,
  signal: AbortSignal,
): Promise<number> {
  const seen = lastEventId === undefined ? null : readChange(lastEventId);
  if (seen !== null && (await canGoOn(db, venueId, seen, last))) {
    await send(sink, 'retry: 2000\n: going on\n\n', signal);
    return seen;
  }
  const first = seen === null ? toText('ready', last, { change: last }) : toReload(last);
  await send(sink, `retry: 2000\n${first}`, signal);
  return last;
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

function toReload(change: number): string {
  return toText('reload', change, { change });
}

function toText(event: string, id: number, data: unknown): string {
  // JSON has no line breaks of its own, so that nothing in it can end an event or begin another.
  return `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** @returns whether the reader took it, sooner or later */
async function send(sink: Writable, text: string, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted || sink.destroyed) return false;
  if (sink.write(text)) return true;
  const patience = AbortSignal.any([signal, AbortSignal.timeout(STALLED_MS)]);
  try {
    await once(sink, 'drain', { signal: patience });
    return true;
  } catch {
    sink.destroy();
    return false;
  }
}

async function mayStillListen({ db, clock }: VenueParts, { venueId, cookie }: Reader): Promise<boolean> {
  const token = readSessionCookie(cookie);
  const session: Session | null =
    token === null ? null : await findSession(db, hashSessionToken(token), clock.now());
  return session !== null && reaches(session, venueId);
}
