import type { components, ErrorCodesOf } from './public-api.generated.ts';

type ErrorBody = components['schemas']['Error'];

/** A code that the service has today. */
export type ErrorCode = components['schemas']['ErrorCode'];
/** A name that came with a later release: treat it as "anything else". */
export type UnknownName = components['schemas']['UnknownName'];
/** A fault in one part of a request. */
export type ValidationError = ErrorBody['validationErrors'][number];
export type { ErrorCodesOf };

/** The base class of all errors of this package. */
export abstract class SofraError extends Error {}

/** The service refused the call, or could not answer it. A refusal has changed nothing. */
export class ApiError<Code extends string = ErrorCode | UnknownName> extends SofraError {
  override readonly name = 'ApiError';
  /** The code to act on; by `status` if it is unknown. */
  readonly code: Code;
  readonly status: number;
  /** Finds the call in the logs of the service; `null` when the service did not say. */
  readonly traceId: string | null;
  /** For the person, in the language of the call. */
  readonly userMessage: string;
  /** For logs, in English. */
  readonly developerMessage: string;
  readonly validationErrors: readonly ValidationError[];
  /** `null` if the code says it all. */
  readonly details: Record<string, unknown> | null;
  /** Milliseconds that the service asks to wait before the next try; `null` when it did not. */
  readonly retryAfterMs: number | null;
  /** The address of the page that says when this code comes and what to do. */
  readonly documentation: string;

  /** @param baseUrl  of the service, without a slash at its end; if it is not known, `documentation` is a path */
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

/** An answer may name hundreds of fields; a line of a log needs the first. */
const MOST_FIELDS = 3;

function fieldsOf(problems: readonly ValidationError[]): string {
  if (problems.length === 0) return '';
  const named = problems.slice(0, MOST_FIELDS).map(({ field, message }) => `${field}: ${message}`);
  const others = problems.length - named.length;
  return ` (${named.join('; ')}${others > 0 ? `; and ${others} more` : ''})`;
}

/**
 * Why a call has no answer: the connection failed, the answer took too long, it was cut or is not one of this
 * service, or it leads to another address.
 */
export type NoAnswerReason = 'Network' | 'Timeout' | 'Unreadable' | 'Redirected';

/**
 * There is no whole answer, after all tries. The service may have done the call, or not: send an order again with the same
 * key, and a reservation with the same time and phone.
 */
export class NoAnswerError extends SofraError {
  override readonly name = 'NoAnswerError';
  readonly reason: NoAnswerReason;
  /** The status of an answer that cannot be read; `null` when there was none. */
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

/** The client was used in a way that cannot work. Nothing was sent. */
export class UsageError extends SofraError {
  override readonly name = 'UsageError';
}

/** Whether an error is an {@link ApiError}, and has one of the codes if some are named. */
export function isApiError(error: unknown): error is ApiError;
export function isApiError<Code extends ErrorCode>(error: unknown, ...codes: Code[]): error is ApiError<Code>;
export function isApiError(error: unknown, ...codes: string[]): boolean {
  // By name: a program may hold this package twice, as ESM and as CommonJS.
  if (!(error instanceof Error) || error.name !== 'ApiError') return false;
  return codes.length === 0 || codes.includes((error as ApiError).code);
}
