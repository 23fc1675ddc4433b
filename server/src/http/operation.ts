import type { Writable } from 'node:stream';
import type { Static, TSchema } from 'typebox';
import type { RefusalCode } from '../core/refusals.ts';
import type { Language } from './answer/language.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What every call of every door knows, whatever it asks for. */
export interface CallContext {
  /** Milliseconds: the one "now" of the call. */
  now: number;
  traceId: string;
  language: Language;
  /** The address of the caller, as far as a trusted proxy tells. */
  address: string;
}

/** A call that was read: its path, query and body have the shapes of the operation's schemas. */
export interface Call<Params, Query, Body> extends CallContext {
  params: Params;
  query: Query;
  body: Body;
  header(name: string): string | undefined;
}

/** Headers of an answer; one that is sent several times (`Set-Cookie`) as a list. */
export type AnswerHeaders = Record<string, string | string[]>;

/** What an operation answers with; the door wraps it in the envelope. */
export interface Answer<Data = unknown> {
  status: 200 | 201;
  data: Data;
  headers?: AnswerHeaders;
}

/** `data` that was serialized before, or nothing because the caller has it already. */
export interface PreparedAnswer {
  status: 200 | 304;
  /** UTF-8. */
  dataJson: Buffer | null;
  headers: Record<string, string>;
}

/** `data` that is too long to be held whole: made and written piece by piece. */
export interface PiecewiseAnswer {
  status: 200;
  /** The JSON of `data` in pieces, each made when it is asked for. */
  dataPieces: AsyncIterable<string>;
  headers?: Record<string, string>;
}

/** What is no JSON: a photo, a page to print or to read. */
export interface FileAnswer {
  status: number;
  mediaType: string;
  bytes: Buffer;
  headers?: Record<string, string>;
}

/** Sends the caller on: to look what became of a form (303), or to where the thing has its place (308). */
export interface RedirectAnswer {
  status: 303 | 308;
  /** A path of the service. */
  location: string;
  headers?: Record<string, string>;
}

/** What goes on until the caller leaves or the service ends it. */
export interface StreamAnswer {
  status: 200;
  mediaType: string;
  /** Writes until it is over; `signal` fires when the caller is gone. */
  stream: (sink: Writable, signal: AbortSignal) => Promise<void>;
  headers?: Record<string, string>;
}

/** One kind of success, for the description of the API. */
export interface AnswerDescription {
  description: string;
  /** `null` for no body; with a `mediaType` what it is that is no JSON of the envelope. */
  schema: TSchema | null;
  /** What `data` is in the example, where that of the schema is not what this call answers. */
  example?: unknown;
  /** What the body is when it is no JSON of the envelope. */
  mediaType?: string;
  headers?: Record<string, string>;
}

/** What is the same for an operation of any door: where it is, what it takes, what it answers. */
export interface OperationDescription {
  /** One name all the way: operation id, file, function of the SDK. */
  operationId: string;
  method: Method;
  /** With `{placeholders}`, relative to the door. */
  path: string;
  summary: string;
  description: string;
  tag: string;
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  bodyIsOptional?: boolean;
  /** The body is a file of one of these media types instead of JSON. */
  fileBody?: { mediaTypes: readonly string[]; description: string };
  /** Request headers beyond those of every call: name to description. */
  headers?: Record<string, string>;
  /** Whoever calls need not be known. */
  isForAnyone?: boolean;
  /** It has rules of its own to add to those of the body's schema, and refuses with all of them. */
  addsBodyRules?: boolean;
  /** The code of a value that could be read but is not allowed. @default VALIDATION_ERROR */
  invalidCode?: RefusalCode;
  answers: Partial<Record<200 | 201 | 204 | 304, AnswerDescription>>;
  /** What it refuses with, beyond what every call of its door may. */
  refusals: readonly RefusalCode[];
}

/** The type that a schema stands for, or `undefined` for no schema. */
export type ShapeOf<S> = S extends TSchema ? Static<S> : undefined;
