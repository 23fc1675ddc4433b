import { type Context, type Span, trace } from '@opentelemetry/api';
import type { Database, Statement } from '../store/database.ts';
import { markSpanFailed, type Spans } from './spans.ts';

const SYSTEM = { 'db.system.name': 'postgresql' };

/**
 * The same database, with a span for each statement of a traced call, from the wait for a connection to the answer.
 * Spans do not contain parameters.
 */
export function traceStatements(spans: Spans, db: Database): Database {
  /** Runs a statement with a span. If several traced calls share the statement, each gets a span. */
  function run<Row>(statement: Statement, present: Context | undefined, send: () => Promise<Row[]>) {
    const { subjectIds = [], calls } = statement;
    for (const [at, id] of subjectIds.entries())
      spans.noteChange(id, calls === undefined ? present : (calls[at] as Context | undefined));
    const parents = (calls ?? [present]).filter((call) => call !== undefined) as Context[];
    if (parents.length === 0) return send();
    const begun = parents.map((parent) => spans.begin(nameOf(statement), parent, SYSTEM));
    return endSpansAfter(begun, send());
  }

  return {
    ...db,
    presentCall: spans.present,
    query: <Row>(statement: Statement) => run(statement, spans.present(), () => db.query<Row>(statement)),
    transaction: (work) => {
      const call = spans.present();
      const span = call && spans.begin('transaction', call, SYSTEM);
      const within = span && trace.setSpan(call, span);
      const done = db.transaction((tx) =>
        work({
          ...tx,
          query: <Row>(statement: Statement) => run(statement, within, () => tx.query<Row>(statement)),
        }),
      );
      return span === undefined ? done : endSpansAfter([span], done);
    },
  };
}

/** Awaits the work, then ends its spans. */
async function endSpansAfter<T>(spans: readonly Span[], work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    for (const span of spans) markSpanFailed(span, kindOf(error));
    throw error;
  } finally {
    for (const span of spans) span.end();
  }
}

/**
 * The kind of an error: the SQLSTATE of a database error, the code of a network error, else the name. Not the
 * message, which may contain values.
 */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

const WORDS = /^\s*(\w+)(?:.*?\b(?:from|into|update)\s+(\w+))?/is;

/** The name of a statement, or its first word and its table if it has no name. */
function nameOf({ name, text }: Statement): string {
  if (name !== undefined) return name;
  const [, verb = '', table] = WORDS.exec(text) ?? [];
  return [verb.toLowerCase(), table].filter(Boolean).join(' ');
}
