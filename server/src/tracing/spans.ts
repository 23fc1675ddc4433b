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

/** A span of a caller: the parent of a call. */
export interface CallerSpan {
  spanId: string;
  isSampled: boolean;
}

/** How spans are made. A span exists only where its trace is sampled. */
export interface Spans {
  /** Whether a trace is in the sample, whichever server asks. */
  isSampled(traceId: string): boolean;
  /** Begins the span of a call whose trace is traced. */
  beginCall(traceId: string, caller: CallerSpan | null, name: string, options: SpanOptions): Span;
  /** Runs a call. What it does, and what follows from that, belongs to its span until it has ended. */
  within<T>(call: Span, run: () => T): T;
  /** What the code that runs now belongs to; `undefined` where nothing is traced. */
  present(): Context | undefined;
  /** Notes that a subject was changed by a call, or by one that is not traced. */
  noteChange(subjectId: string, call: Context | undefined): void;
  /** Begins the span of what leaves the service for a subject: of the call that changed it last, else of a trace of its own. */
  beginOutgoing(name: string, subjectId: string | undefined): Span | null;
  /** Begins a span for what waits for something else. */
  begin(name: string, parent: Context, attributes: Attributes): Span;
}

/** Orders and reservations whose last change was traced: more than wait for a printer or an endpoint. */
const MOST_SUBJECTS = 1_000;

/** Bits at the end of a trace id that are random, whoever made it: fewer than W3C Trace Context promises (56), so that a number holds them. */
const RANDOM_BITS = 48;

/** Makes spans of one process. @param ratio  of the traces that are in the sample, 0 to 1 */
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
  /** Of the span that is begun without a parent: the log has it already. */
  let rootTraceId = '';
  const idGenerator = { generateTraceId: () => rootTraceId, generateSpanId: () => random.generateSpanId() };
  const provider = new TracerProvider({ resource, spanProcessors: [processor], idGenerator });
  const tracer = provider.getTracer('sofra');
  const current = new AsyncLocalStorage<Context>();
  const changedBy = new Map<string, Context>();

  // Asked for each call: a comparison costs less than a sampler.
  const isSampled = (traceId: string) => Number.parseInt(traceId.slice(-RANDOM_BITS / 4), 16) < sampledBelow;
  const beginRoot = (traceId: string, name: string, options: SpanOptions) => {
    rootTraceId = traceId;
    return tracer.startSpan(name, options, ROOT_CONTEXT);
  };
  const present = () => {
    const context = current.getStore();
    // What a call has begun may run on after its answer, such as a timer.
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

/** Marks a span as failed. @param type  a name from the code, never a text of callers or of the database */
export function fail(span: Span, type: string): void {
  span.setAttribute('error.type', type);
  span.setStatus({ code: SpanStatusCode.ERROR });
}
