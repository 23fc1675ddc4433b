import type { Fetch } from '../attempt.ts';
import type { ErrorCode, ValidationError } from '../errors.ts';

const STATUSES = {
  VALIDATION_ERROR: 400,
  INVALID_PAGE_NUMBER: 400,
  INVALID_PAGE_SIZE: 400,
  PUBLIC_API_IDEMPOTENCY_KEY_INVALID: 400,
  PUBLIC_API_ORDER_INVALID: 400,
  PUBLIC_API_PRODUCT_OPTION_INVALID: 400,
  PUBLIC_API_RESERVATION_INVALID: 400,
  TOO_MANY_GUESTS: 400,
  INVALID_RESERVATION_DATE: 400,
  PUBLIC_API_KEY_MISSING: 401,
  PUBLIC_API_KEY_INVALID: 401,
  PUBLIC_API_VENUE_NOT_FOUND: 404,
  PUBLIC_API_ORDER_NOT_FOUND: 404,
  PUBLIC_API_TABLE_NOT_FOUND: 404,
  PUBLIC_API_PRODUCT_NOT_FOUND: 404,
  PUBLIC_API_RESERVATION_NOT_FOUND: 404,
  PUBLIC_API_PRODUCT_UNAVAILABLE: 409,
  PLACE_IS_BUSY: 409,
  OUTSIDE_WORKING_HOURS: 409,
  RESERVATIONS_DISABLED: 409,
  RESERVATION_TIME_UNAVAILABLE: 409,
  RESERVATION_NOT_CANCELLABLE: 409,
  PUBLIC_API_WEBHOOK_NOT_CONFIGURED: 409,
  RATE_LIMIT_EXCEEDED: 429,
  INTERNAL_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
} as const satisfies Partial<Record<ErrorCode, number>>;

/** The codes that the fake service answers with. */
export type FakeCode = keyof typeof STATUSES;

/** A refusal of the fake service. */
export class FakeRefusal extends Error {
  readonly code: FakeCode;
  readonly problems: ValidationError[];

  constructor(code: FakeCode, problems: ValidationError[] = []) {
    super(code);
    this.code = code;
    this.problems = problems;
  }
}

/** A problem with a request. */
export function problem(field: string, message: string, attemptedValue: unknown = null): ValidationError {
  const isShown = ['string', 'number', 'boolean'].includes(typeof attemptedValue);
  return { field, message, attemptedValue: isShown ? (attemptedValue as string) : null };
}

export interface Success {
  status: 200 | 201 | 304;
  data: unknown;
  headers?: Record<string, string>;
}

/** The response of the service for a success. */
export function successResponse({ status, data, headers = {} }: Success, now: number): Response {
  const traceId = newTraceId();
  const said = { ...headers, 'Trace-Id': traceId };
  if (status === 304) return new Response(null, { status, headers: said });
  const envelope = { success: true, ...stampOf(now, traceId), data, message: 'The call succeeded.' };
  return Response.json(envelope, { status, headers: said });
}

/** The response of the service for a refusal. */
export function refusalResponse(
  code: FakeCode,
  now: number,
  { problems = [], headers = {} }: { problems?: ValidationError[]; headers?: Record<string, string> } = {},
): Response {
  const traceId = newTraceId();
  const envelope = {
    ...{ success: false, ...stampOf(now, traceId) },
    userMessage: `The restaurant cannot do this (${code}).`,
    developerMessage: `The fake service answers ${code}.`,
    ...{ errorCode: code, validationErrors: problems, details: null },
  };
  return Response.json(envelope, { status: STATUSES[code], headers: { ...headers, 'Trace-Id': traceId } });
}

function stampOf(now: number, traceId: string): { timestamp: string; traceId: string } {
  return { timestamp: new Date(now).toISOString(), traceId };
}

function newTraceId(): string {
  return crypto.randomUUID().replaceAll('-', '');
}

/** A request, as the fake service and its faults see it. */
export interface FakeCall {
  method: string;
  /** The path below `/public/v1`. */
  path: string;
  query: URLSearchParams;
  headers: Headers;
  /** The parsed body; `undefined` if there is none or it cannot be read. */
  body: unknown;
}

/** The arguments of a `fetch`. */
export function callOf([url, init]: Parameters<Fetch>): FakeCall {
  const { pathname, searchParams } = new URL(url);
  const path = pathname.replace(/^.*\/public\/v1/, '');
  const headers = new Headers(init.headers);
  return { method: init.method ?? 'GET', path, query: searchParams, headers, body: bodyOf(init.body) };
}

function bodyOf(body: unknown): unknown {
  try {
    return typeof body === 'string' ? JSON.parse(body) : undefined;
  } catch {
    return undefined;
  }
}
