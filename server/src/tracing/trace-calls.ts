import { type Span, SpanKind } from '@opentelemetry/api';
import type { Handler } from '../http/handle-request.ts';
import type { RequestContext } from '../http/request/request-context.ts';
import { venueIdToLog } from '../http/venue-id-to-log.ts';
import { type CallerSpan, markSpanFailed, type Spans } from './spans.ts';
import type { TraceCalls } from './tracing.ts';

/**
 * Traces calls: one span for each, with the same trace id as in the log and the answer.
 * @param followsCallers  whether the `sampled` flag of a caller's `traceparent` decides if its call is traced
 */
export function traceCalls(spans: Spans, followsCallers: boolean): TraceCalls {
  /** The spans of running calls that are traced. */
  const begun = new WeakMap<RequestContext, Span>();

  function begin(context: RequestContext, startTime?: number): Span | undefined {
    const { request, traceId, operation } = context;
    const caller = callerSpanOf(request.headers.traceparent as string | undefined, traceId);
    const isTraced = caller !== null && followsCallers ? caller.isSampled : spans.isSampled(traceId);
    if (!isTraced) return undefined;
    const route = request.routeOptions.url;
    const attributes = { 'http.request.method': request.method, 'http.route': route };
    const start = startTime === undefined ? {} : { startTime };
    return spans.beginCall(traceId, caller, operation, { kind: SpanKind.SERVER, attributes, ...start });
  }

  const traced =
    (handler: Handler): Handler =>
    (context) => {
      const span = begin(context);
      if (span === undefined) return handler(context);
      begun.set(context, span);
      return spans.within(span, () => handler(context));
    };

  return {
    routes: (routes) => routes.map((route) => ({ ...route, answer: traced(route.answer) })),
    note: (note) => (context, status, code, durationMs) => {
      // A request that was refused before its handler ran has no span yet.
      const span = begun.get(context) ?? begin(context, Date.now() - durationMs);
      if (span !== undefined) {
        span.setAttribute('http.response.status_code', status);
        const venueId = venueIdToLog(context.venueId);
        if (venueId !== undefined) span.setAttribute('sofra.venue.id', venueId);
        if (code !== null) span.setAttribute('sofra.code', code);
        if (status >= 500) markSpanFailed(span, code ?? String(status));
        span.end();
      }
      note(context, status, code, durationMs);
    },
  };
}

const SAMPLED = 1;

/**
 * The caller's span from its `traceparent`; `null` if that is invalid. If it is valid, the call already has its trace
 * id.
 */
function callerSpanOf(traceparent: string | undefined, traceId: string): CallerSpan | null {
  // The form is 00-<trace id>-<span id>-<flags>.
  if (!traceparent?.startsWith(traceId, 3)) return null;
  const flags = Number.parseInt(traceparent.slice(53, 55), 16);
  return { spanId: traceparent.slice(36, 52), isSampled: (flags & SAMPLED) === SAMPLED };
}
