import type { Writable } from 'node:stream';
import type { PreparedJson } from './prepared-json.ts';

/** Headers of an answer; a list for a header that is sent several times, such as `Set-Cookie`. */
export type AnswerHeaders = Record<string, string | string[]>;

/** Data that is sent in the success envelope. */
export interface Answer<Data = unknown> {
  status: 200 | 201;
  data: Data;
  headers?: AnswerHeaders;
}

/** `data` that is serialized once and sent in many answers. */
export interface PreparedAnswer {
  status: 200;
  prepared: PreparedJson;
  headers?: AnswerHeaders;
}

/** `data` that is too large for memory: it is serialized and sent in pieces. */
export interface PiecewiseAnswer {
  status: 200;
  /** The JSON of `data` in pieces, each made when it can be sent. */
  dataPieces: AsyncIterable<string>;
  headers?: AnswerHeaders;
}

/** A body that is not JSON: a photo, or a page. */
export interface FileAnswer {
  status: number;
  mediaType: string;
  bytes: Buffer;
  /** The bytes are already encoded, and are sent without a change. */
  isEncoded?: boolean;
  headers?: AnswerHeaders;
}

/** A text that is too large for memory, such as a long table: it is made and sent in pieces. */
export interface PiecewiseFileAnswer {
  status: 200;
  mediaType: string;
  /** The text in pieces, each made when it can be sent. */
  textPieces: AsyncGenerator<string, void>;
  headers?: AnswerHeaders;
}

/** A 304 answer: the caller already has the content. */
export interface UnchangedAnswer {
  status: 304;
  headers: AnswerHeaders;
}

/** Redirects the caller: to the result of a form (303), or to the canonical path of a page (308). */
export interface RedirectAnswer {
  status: 303 | 308;
  /** A path of the service. */
  location: string;
  headers?: AnswerHeaders;
}

/** A stream that lasts until the caller disconnects or the service ends it. */
export interface StreamAnswer {
  status: 200;
  mediaType: string;
  /** Writes until the stream ends. @param signal  aborts when the caller disconnects */
  stream: (sink: Writable, signal: AbortSignal) => Promise<void>;
  headers?: AnswerHeaders;
}

/** Every kind of answer that a route may return. */
export type AnyAnswer =
  | Answer
  | PreparedAnswer
  | PiecewiseAnswer
  | FileAnswer
  | PiecewiseFileAnswer
  | UnchangedAnswer
  | RedirectAnswer
  | StreamAnswer;
