import type { createValueReaders } from './config-values.ts';

/** The settings of tracing. */
export interface TracingSettings {
  /** The URL of the collector, for OTLP over HTTP. */
  url: string;
  /** The share of traces that are sampled, 0 to 1. */
  ratio: number;
  /** Whether the `traceparent` of a caller decides if its call is traced. */
  followsCallers: boolean;
}

const RATIO = 1 / 50;
const SAMPLERS = ['parentbased_traceidratio', 'traceidratio'] as const;

/** Reads the OpenTelemetry variables that the service supports; `null` if no collector is configured. */
export function readTracingSettings(read: ReturnType<typeof createValueReaders>): TracingSettings | null {
  // An address that may have a path, which is kept.
  const endpoint = read.site('OTEL_EXPORTER_OTLP_ENDPOINT');
  const ratio = read.fraction('OTEL_TRACES_SAMPLER_ARG') ?? RATIO;
  const sampler = read.oneOf('OTEL_TRACES_SAMPLER', SAMPLERS) ?? 'parentbased_traceidratio';
  if (endpoint === null) return null;
  return { url: `${endpoint}/v1/traces`, ratio, followsCallers: sampler === 'parentbased_traceidratio' };
}
