import type { Span } from '@opentelemetry/api';
import type { Print, Send } from '../parts/outgoing.ts';
import { markSpanFailed, type Spans } from './spans.ts';

/** The same `print`, with a span for each print from the connection to the printer's answer. */
export function tracePrints(spans: Spans, print: Print): Print {
  return (job) =>
    endSpanAfter(spans.beginOutgoing('print', job.billId), print(job), (outcome) =>
      outcome.kind === 'Printed' ? null : outcome.trouble,
    );
}

/** The same `send`, with a span for each event from the look-up of the endpoint's host name to its answer. */
export function traceDeliveries(spans: Spans, send: Send): Send {
  return (event) => {
    const span = spans.beginOutgoing('deliver', event.subjectId);
    return endSpanAfter(span, send(event), (outcome) => {
      if (outcome.kind === 'Failed') return outcome.reason;
      span?.setAttribute('http.response.status_code', outcome.statusCode);
      return outcome.statusCode < 300 ? null : String(outcome.statusCode);
    });
  };
}

/** Awaits an outcome, then ends the span. @param failureOf  returns the kind of failure; `null` for success */
async function endSpanAfter<Outcome>(
  span: Span | null,
  work: Promise<Outcome>,
  failureOf: (outcome: Outcome) => string | null,
): Promise<Outcome> {
  if (span === null) return work;
  try {
    const outcome = await work;
    const failure = failureOf(outcome);
    if (failure !== null) markSpanFailed(span, failure);
    return outcome;
  } finally {
    span.end();
  }
}
