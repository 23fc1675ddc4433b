import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SetupError } from '../core/setup-error.ts';
import { readConfig } from './config.ts';

test('calls are traced once a collector is named, one in 50 by default', () => {
  assert.equal(readConfig({ OTEL_TRACES_SAMPLER_ARG: '1' }).tracing, null);
  const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/' };
  const url = 'http://127.0.0.1:4318/v1/traces';
  assert.deepEqual(readConfig(collector).tracing, { url, ratio: 0.02, followsCallers: true });
  const more = { OTEL_TRACES_SAMPLER_ARG: '.5', OTEL_TRACES_SAMPLER: 'traceidratio' };
  assert.deepEqual(readConfig({ ...collector, ...more }).tracing, { url, ratio: 0.5, followsCallers: false });
});

test('a part of the calls that is no number from 0 to 1, and an address that is none, stop the start', () => {
  const message =
    /^OTEL_EXPORTER_OTLP_ENDPOINT is no address .*\nOTEL_TRACES_SAMPLER_ARG is ".+"; it must be a number from 0 to 1/;
  for (const OTEL_TRACES_SAMPLER_ARG of ['1.01', '-1', '2%', '1e-1']) {
    const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: '127.0.0.1:4318', OTEL_TRACES_SAMPLER_ARG };
    assert.throws(
      () => readConfig(environment),
      (error) => error instanceof SetupError && message.test(error.message),
    );
  }
});
