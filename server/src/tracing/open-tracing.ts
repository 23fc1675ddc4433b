import { setTimeout as pause } from 'node:timers/promises';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type SpanExporter, type SpanProcessor } from '@opentelemetry/sdk-trace';
import release from '../../package.json' with { type: 'json' };
import type { TracingSettings } from '../config/tracing-settings.ts';
import type { Logger } from '../parts/parts.ts';
import { createSpans } from './spans.ts';
import { traceCalls } from './trace-calls.ts';
import { traceDeliveries, tracePrints } from './trace-outgoing.ts';
import { traceStatements } from './trace-statements.ts';
import type { SpanCounts, Tracing } from './tracing.ts';

/** The most spans that wait to be sent; further ones are dropped until the collector accepts some. */
const MOST_WAITING = 2_048;
const CLOSING_MS = 1_000;

/** Starts the tracing of calls. Sends the spans to a collector by OTLP over HTTP. */
export function openTracing(
  { url, ratio, followsCallers }: TracingSettings,
  log: Logger,
  everyMs = 5_000,
): Tracing {
  const counts: SpanCounts = { sent: 0, dropped: 0 };
  const processor = countedProcessor(new OTLPTraceExporter({ url }), counts, log, everyMs);
  const service = resourceFromAttributes({ 'service.name': 'sofra', 'service.version': release.version });
  // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES override the attributes of the service.
  const resource = service.merge(detectResources({ detectors: [envDetector] }));
  const spans = createSpans({ resource, processor, ratio });
  return {
    calls: traceCalls(spans, followsCallers),
    around: (parts) => ({
      ...parts,
      db: traceStatements(spans, parts.db),
      print: tracePrints(spans, parts.print),
      send: traceDeliveries(spans, parts.send),
    }),
    counts: () => counts,
    close: async () => {
      const closed = processor.shutdown().catch(() => {});
      await Promise.race([closed, pause(CLOSING_MS, undefined, { ref: false })]);
    },
  };
}

/** A processor that sends spans in batches in the background, and counts how many were sent and dropped. */
function countedProcessor(
  exporter: SpanExporter,
  counts: SpanCounts,
  log: Logger,
  everyMs: number,
): SpanProcessor {
  let waiting = 0;
  let isFailing = false;
  const counted: SpanExporter = {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const hasFailed = result.error !== undefined || result.code !== 0;
        waiting -= spans.length;
        counts[hasFailed ? 'dropped' : 'sent'] += spans.length;
        if (hasFailed && !isFailing)
          log.warn({ reason: result.error?.message }, 'spans do not reach the collector: they are dropped');
        if (!hasFailed && isFailing) log.info('spans reach the collector again');
        isFailing = hasFailed;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
  const batches = new BatchSpanProcessor({
    exporter: counted,
    maxQueueSize: MOST_WAITING,
    scheduledDelayMillis: everyMs,
  });
  return {
    onStart: () => {},
    onEnd: (span) => {
      if (waiting >= MOST_WAITING) {
        counts.dropped += 1;
        return;
      }
      waiting += 1;
      batches.onEnd(span);
    },
    forceFlush: () => batches.forceFlush(),
    shutdown: () => batches.shutdown(),
  };
}
