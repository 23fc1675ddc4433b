import type { Handler, NoteAnswer } from './handle-request.ts';

/** What traces calls. */
export interface TraceCalls {
  /** Runs a handler within the span of its call. */
  handler(handler: Handler): Handler;
  /** Ends the span of a call when it is noted. */
  note(note: NoteAnswer): NoteAnswer;
}
