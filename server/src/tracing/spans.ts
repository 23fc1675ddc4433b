import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  type SpanOptions,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import type { Resource } from '@opentelemetry/resources';
import { RandomIdGenerator, type SpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';

/** The caller's own span, which is the parent of the span of the call. */
export interface CallerSpan {
  spanId: string;
  isSampled: boolean;
}

/** Makes spans. Only sampled traces have spans. */
export interface Spans {
  /** Whether a trace is sampled. Every server gives the same answer. */
  isSampled(traceId: string): boolean;
  /** Begins the span of a call whose trace is sampled. */
  beginCall(traceId: string, caller: CallerSpan | null, name: string, options: SpanOptions): Span;
  /**
   * Runs the code of a call. Spans that it or its callbacks begin are children of the call's span, until that has
   * ended.
   */
  within<T>(call: Span, run: () => T): T;
  /** The context of the call that the running code belongs to; `undefined` if it is not traced. */
  present(): Context | undefined;
  /** Records the call that changed an order or reservation; `undefined` if the call is not traced. */
  noteChange(subjectId: string, call: Context | undefined): void;
  /**
   * Begins the span of a print or delivery for an order or reservation: in the trace of the call that changed it
   * last, else in a new trace. `null` if that is not sampled.
   */
  beginOutgoing(name: string, subjectId: string | undefined): Span | null;
  /** Begins the span of work that waits for another system, such as a statement. */
  begin(name: string, parent: Context, attributes: Attributes): Span;
}

/** The most orders and reservations whose last traced call is remembered: more than wait for a printer or an endpoint. */
const MOST_SUBJECTS = 1_000;

/**
 * The bits at the end of a trace id that decide about sampling. W3C Trace Context guarantees 56 random bits; 48 fit
 * exactly into a number.
 */
const RANDOM_BITS = 48;

/** Creates the spans of one process. @param ratio  the share of traces that are sampled, 0 to 1 */
export function createSpans({
  resource,
  processor,
  ratio,
}: {
  resource: Resource;
  processor: SpanProcessor;
  ratio: number;
}): Spans {
  const random = new RandomIdGenerator();
  const sampledBelow = ratio * 2 ** RANDOM_BITS;
  /** The trace id for the next span without a parent. The log has the same id. */
  let rootTraceId = '';
  const idGenerator = { generateTraceId: () => rootTraceId, generateSpanId: () => random.generateSpanId() };
  const provider = new TracerProvider({ resource, spanProcessors: [processor], idGenerator });
  const tracer = provider.getTracer('sofra');
  const current = new AsyncLocalStorage<Context>();
  const changedBy = new Map<string, Context>();

  // Runs for each call: a comparison costs less than a sampler object.
  const isSampled = (traceId: string) => Number.parseInt(traceId.slice(-RANDOM_BITS / 4), 16) < sampledBelow;
  const beginRoot = (traceId: string, name: string, options: SpanOptions) => {
    rootTraceId = traceId;
    return tracer.startSpan(name, options, ROOT_CONTEXT);
  };
  const present = () => {
    const context = current.getStore();
    // Code of a call, such as a timer, may still run after the span has ended.
    return context !== undefined && trace.getSpan(context)!.isRecording() ? context : undefined;
  };
  return {
    isSampled,
    beginCall: (traceId, caller, name, options) => {
      if (caller === null) return beginRoot(traceId, name, options);
      const parent = { traceId, spanId: caller.spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true };
      return tracer.startSpan(name, options, trace.setSpanContext(ROOT_CONTEXT, parent));
    },
    within: (call, run) => current.run(trace.setSpan(ROOT_CONTEXT, call), run),
    present,
    noteChange: (subjectId, call) => {
      changedBy.delete(subjectId);
      if (call !== undefined) changedBy.set(subjectId, call);
      if (changedBy.size > MOST_SUBJECTS) changedBy.delete(changedBy.keys().next().value!);
    },
    beginOutgoing: (name, subjectId) => {
      const attributes = subjectId === undefined ? {} : { 'sofra.subject.id': subjectId };
      const options = { kind: SpanKind.CLIENT, attributes };
      const parent = present() ?? (subjectId === undefined ? undefined : changedBy.get(subjectId));
      if (parent !== undefined) return tracer.startSpan(name, options, parent);
      const traceId = random.generateTraceId();
      return isSampled(traceId) ? beginRoot(traceId, name, options) : null;
    },
    begin: (name, parent, attributes) =>
      tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, parent),
  };
}

/**
 * Marks a span as failed.
 * @param type  the kind of error, a name from the code and never a text from callers or the database
 */
export function markSpanFailed(span: Span, type: string): void {
  span.setAttribute('error.type', type);
  span.setStatus({ code: SpanStatusCode.ERROR });
}
