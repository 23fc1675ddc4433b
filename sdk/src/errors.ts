import type { components, ErrorCodesOf } from './public-api.generated.ts';

type ErrorBody = components['schemas']['Error'];

/** An error code of this version of the service. */
export type ErrorCode = components['schemas']['ErrorCode'];
/** A name that a later version of the service added: handle it as unknown. */
export type UnknownName = components['schemas']['UnknownName'];
/** A problem with one field of a request. */
export type ValidationError = ErrorBody['validationErrors'][number];
export type { ErrorCodesOf };

/** The base class of all errors of this package. */
export abstract class SofraError extends Error {}

/** The service refused the call, or failed. A refused call has changed nothing. */
export class ApiError<Code extends string = ErrorCode | UnknownName> extends SofraError {
  override readonly name = 'ApiError';
  /** The error code. Handle an unknown code by `status`. */
  readonly code: Code;
  readonly status: number;
  /** Identifies the call in the logs of the service; `null` if the answer has none. */
  readonly traceId: string | null;
  /** A message to show to the person, in the language of the call. */
  readonly userMessage: string;
  /** A message for logs, in English. */
  readonly developerMessage: string;
  readonly validationErrors: readonly ValidationError[];
  /** More about the error; `null` if the code says everything. */
  readonly details: Record<string, unknown> | null;
  /** Milliseconds to wait before the next try, from `Retry-After`; `null` without this header. */
  readonly retryAfterMs: number | null;
  /** The URL of the page that explains this code and what to do. */
  readonly documentation: string;

  /** @param baseUrl  the address of the service without a slash at the end; without it, `documentation` is a path */
  constructor(status: number, body: ErrorBody, retryAfterMs: number | null = null, baseUrl = '') {
    super(`${status} ${body.errorCode}: ${body.developerMessage}${fieldsOf(body.validationErrors ?? [])}`);
    this.code = body.errorCode as Code;
    this.status = status;
    this.traceId = body.traceId;
    this.userMessage = body.userMessage;
    this.developerMessage = body.developerMessage;
    this.validationErrors = body.validationErrors ?? [];
    this.details = body.details ?? null;
    this.retryAfterMs = retryAfterMs;
    this.documentation = `${baseUrl}/docs/errors#${body.errorCode}`;
  }
}

/** An answer can have hundreds of field errors; a log line needs only the first ones. */
const MOST_FIELDS = 3;

function fieldsOf(problems: readonly ValidationError[]): string {
  if (problems.length === 0) return '';
  const named = problems.slice(0, MOST_FIELDS).map(({ field, message }) => `${field}: ${message}`);
  const others = problems.length - named.length;
  return ` (${named.join('; ')}${others > 0 ? `; and ${others} more` : ''})`;
}

/**
 * Why a call has no answer: the connection failed, the answer took too long, it is not complete or not from this
 * service, or it redirects to another address.
 */
export type NoAnswerReason = 'Network' | 'Timeout' | 'Unreadable' | 'Redirected';

/**
 * No try got a complete answer. The service may or may not have done what was requested: send an order again with
 * the same key, and a reservation with the same time and phone number.
 */
export class NoAnswerError extends SofraError {
  override readonly name = 'NoAnswerError';
  readonly reason: NoAnswerReason;
  /** The HTTP status of an answer that cannot be read; `null` without an answer. */
  readonly status: number | null;

  constructor(reason: NoAnswerReason, status: number | null, cause: unknown) {
    super(`${SENTENCES[reason]}${status === null ? '' : ` (status ${status})`}`, { cause });
    this.reason = reason;
    this.status = status;
  }
}

const SENTENCES: Record<NoAnswerReason, string> = {
  Network: 'the connection failed before the whole answer was there',
  Timeout: 'the answer took too long',
  Unreadable: 'the answer is cut, or is not one of Sofra: is the base URL right?',
  Redirected: 'the answer leads to another address, which is not followed: is the base URL right?',
};

/** The client was used in a wrong way. Nothing was sent. */
export class UsageError extends SofraError {
  override readonly name = 'UsageError';
}

/** Whether an error is an {@link ApiError}; with codes, whether it has one of them. */
export function isApiError(error: unknown): error is ApiError;
export function isApiError<Code extends ErrorCode>(error: unknown, ...codes: Code[]): error is ApiError<Code>;
export function isApiError(error: unknown, ...codes: string[]): boolean {
  // By name: a program may have this package twice, as ESM and as CommonJS.
  if (!(error instanceof Error) || error.name !== 'ApiError') return false;
  return codes.length === 0 || codes.includes((error as ApiError).code);
}
