import type { readValues } from './config-values.ts';

/** Where spans of calls are sent, and of which calls. */
export interface TracingSettings {
  /** Of the collector, for OTLP over HTTP. */
  url: string;
  /** The part of the traces that is sampled, 0 to 1. */
  ratio: number;
  /** Whether a caller that sends `traceparent` decides for its call. */
  followsCallers: boolean;
}

const RATIO = 1 / 50;
const SAMPLERS = ['parentbased_traceidratio', 'traceidratio'] as const;

/** Reads the variables of OpenTelemetry that the service knows; `null` without a collector. */
export function tracingOf(read: ReturnType<typeof readValues>): TracingSettings | null {
  const endpoint = read.site('OTEL_EXPORTER_OTLP_ENDPOINT');
  const ratio = read.fraction('OTEL_TRACES_SAMPLER_ARG') ?? RATIO;
  const sampler = read.oneOf('OTEL_TRACES_SAMPLER', SAMPLERS) ?? 'parentbased_traceidratio';
  if (endpoint === null) return null;
  return { url: `${endpoint}/v1/traces`, ratio, followsCallers: sampler === 'parentbased_traceidratio' };
}
