import type { Random } from '../../parts/parts.ts';

// A malformed parent id or malformed flags make the whole header invalid, although only the trace id is used.
const TRACEPARENT = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(-.*)?$/;

/**
 * The trace id of a request, 32 lower-case hexadecimal digits: the caller's when its `traceparent` header is
 * valid, else a new one. Later versions of the header may have more fields after a hyphen; version 00 has
 * none.
 * @see W3C Trace Context, "traceparent Header" and "Versioning of traceparent"
 */
export function traceIdOf(traceparent: string | undefined, random: Random): string {
  return (traceparent === undefined ? undefined : callersTraceId(traceparent)) ?? random(16).toString('hex');
}

function callersTraceId(traceparent: string): string | undefined {
  const [, version, traceId, moreFields] = TRACEPARENT.exec(traceparent) ?? [];
  return version === '00' && moreFields !== undefined ? undefined : traceId;
}
