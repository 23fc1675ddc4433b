export const CALL_STATUSES = ['all', '2xx', '4xx', '5xx'] as const;

/** Filters the calls; an empty text means all. */
export interface CallFilter {
  status: (typeof CALL_STATUSES)[number];
  errorCode: string;
  traceId: string;
}

/**
 * Reads the filter in a URL, such as `?status=4xx&errorCode=RATE_LIMIT_EXCEEDED`. Invalid values are ignored.
 */
export function readFilter(search: URLSearchParams): CallFilter {
  return {
    status: CALL_STATUSES.find((one) => one === search.get('status')) ?? 'all',
    errorCode: readErrorCode(search.get('errorCode') ?? '') ?? '',
    traceId: readTraceId(search.get('traceId') ?? '') ?? '',
  };
}

/** The URL parameters of a filter. */
export function filterParams({ status, errorCode, traceId }: CallFilter): Record<string, string> {
  return {
    ...(status === 'all' ? {} : { status }),
    ...(errorCode === '' ? {} : { errorCode }),
    ...(traceId === '' ? {} : { traceId }),
  };
}

/** The trace id in a text: alone, with quotes or blanks around it, or within a `traceparent`. `null` for none. */
export function readTraceId(text: string): string | null {
  const typed = text.replaceAll(/["'\s]/g, '').toLowerCase();
  if (typed === '') return '';
  const [, id] = /^(?:[0-9a-f]{2}-)?([0-9a-f]{32})(?:-[0-9a-f]{16}-[0-9a-f]{2})?$/.exec(typed) ?? [];
  return id ?? null;
}

/** The error code in a text, in any letter case. `null` if the text cannot be an error code. */
export function readErrorCode(text: string): string | null {
  const typed = text.replaceAll(/["'\s]/g, '').toUpperCase();
  return /^[A-Z_]{0,60}$/.test(typed) ? typed : null;
}
