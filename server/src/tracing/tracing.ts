import type { NoteAnswer } from '../http/handle-request.ts';
import type { Route } from '../http/mount-routes.ts';
import type { Print, Send } from '../parts/outgoing.ts';
import type { Database } from '../store/database.ts';

/** What of the service is traced beside calls. */
interface TracedParts {
  db: Database;
  print: Print;
  send: Send;
}

/** What traces calls. */
export interface TraceCalls {
  /** The same routes, each of whose calls runs within its span. */
  routes(routes: readonly Route[]): Route[];
  /** Ends the span of a call when it is noted. */
  note(note: NoteAnswer): NoteAnswer;
}

/** Traces a part of the calls: each is a tree of spans, which are sent to a collector in the background. */
export interface Tracing {
  calls: TraceCalls;
  /** The same parts. A statement, a print and a delivery of a traced call is a span of its trace. */
  around<Parts extends TracedParts>(parts: Parts): Parts;
  /** How many spans were sent and dropped since the start. */
  counts(): Readonly<SpanCounts>;
  /** Sends what waits, for a second at most. */
  close(): Promise<void>;
}

/** Numbers of spans. */
export interface SpanCounts {
  sent: number;
  /** No collector took them, or too many waited. */
  dropped: number;
}
