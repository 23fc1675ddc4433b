import type { Static, TSchema } from 'typebox';
import type { Language } from '../core/languages.ts';
import type { RefusalCode } from '../core/refusals.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The properties of every call of every API. */
export interface CallContext {
  /** When the call arrived, in milliseconds. It is the only "now" of the call. */
  now: number;
  traceId: string;
  language: Language;
  /** The address of the caller; behind a trusted proxy, the one that the proxy names. */
  address: string;
}

/** A call whose path, query and body fit the operation's schemas. */
export interface Call<Params, Query, Body> extends CallContext {
  params: Params;
  query: Query;
  body: Body;
  header(name: string): string | undefined;
}

/** One success status, for the OpenAPI document. */
export interface AnswerDescription {
  description: string;
  /** The schema of `data`; `null` if it has no body. With a `mediaType`, the schema of the whole body. */
  schema: TSchema | null;
  /** `data` in the example, if the example of the schema does not fit this operation. */
  example?: unknown;
  /** The media type of a body that is not the JSON envelope. */
  mediaType?: string;
  headers?: Record<string, string>;
}

/** The description of an operation of any API: its path, its input and its answers. */
export interface OperationDescription {
  /** The same name as the file, the exported constant and the function of the SDK. */
  operationId: string;
  method: Method;
  /** Below the prefix of the API, with `{placeholders}`. */
  path: string;
  summary: string;
  description: string;
  tag: string;
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  bodyIsOptional?: boolean;
  /** The largest JSON body, in bytes. @default 256 KiB */
  bodyLimit?: number;
  /** The body is a file of one of these media types instead of JSON. */
  fileBody?: { mediaTypes: readonly string[]; description: string };
  /** Request headers besides those of every call: name to description. */
  headers?: Record<string, string>;
  /** Every call needs an `Idempotency-Key`. */
  takesIdempotencyKey?: boolean;
  /** Callers need no credential. */
  isForAnyone?: boolean;
  /**
   * The operation adds rules of its own to those of the body's schema, and refuses with all problems
   * together.
   */
  addsBodyRules?: boolean;
  /** The code for a value of the right type that breaks a rule. @default VALIDATION_ERROR */
  invalidCode?: RefusalCode;
  answers: Partial<Record<200 | 201 | 204 | 304, AnswerDescription>>;
  /** Set if a better operation replaces this one, which may be removed later. */
  deprecation?: Deprecation;
  /** Refusals of this operation, besides those of every call of its API and those that follow from its input. */
  refusals?: readonly RefusalCode[];
}

/** The date since which a better operation exists, and the date from which this one may be removed. */
export interface Deprecation {
  /** A date in UTC, such as `2026-11-26`. */
  since: string;
  /** A date, not before `since`; `null` if it is not decided. */
  sunset: string | null;
}

/** The type that a schema describes; `undefined` for no schema. */
export type ShapeOf<S> = S extends TSchema ? Static<S> : undefined;
