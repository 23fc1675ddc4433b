import type { NoteAnswer } from '../http/handle-request.ts';
import type { Route } from '../http/mount-routes.ts';
import type { Print, Send } from '../parts/outgoing.ts';
import type { Database } from '../store/database.ts';

/** The parts of the service whose work is traced as part of a call. */
interface TracedParts {
  db: Database;
  print: Print;
  send: Send;
}

/** Adds tracing to routes and to the log of calls. */
export interface TraceCalls {
  /** The same routes, with a span for each call. */
  routes(routes: readonly Route[]): Route[];
  /** The same `note`, which also ends the span of the call. */
  note(note: NoteAnswer): NoteAnswer;
}

/** Traces a share of the calls. Each traced call is a tree of spans, which are sent to a collector in the background. */
export interface Tracing {
  calls: TraceCalls;
  /** The same parts, with a span for each statement, print and delivery of a traced call. */
  around<Parts extends TracedParts>(parts: Parts): Parts;
  /** The number of spans that were sent and dropped since the start. */
  counts(): Readonly<SpanCounts>;
  /** Sends the waiting spans, for at most one second. */
  close(): Promise<void>;
}

/** Counts of spans. */
export interface SpanCounts {
  sent: number;
  /** Spans that no collector accepted, or that were too many to wait. */
  dropped: number;
}
