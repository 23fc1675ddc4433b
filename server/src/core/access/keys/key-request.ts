/** A call with an API key and its answer, for the log. It contains no query, no body and no text of a guest. */
export interface KeyRequest {
  /** Sorting by id sorts by the time of the answer. */
  id: string;
  /** The venue that owns the key. The call itself may concern a branch of it. */
  venueId: string;
  keyId: string;
  /** The time of the request, in milliseconds. */
  at: number;
  /** The operation id. */
  operation: string;
  method: string;
  /** The first 200 characters of the path, without the query. */
  path: string;
  status: number;
  /** `null` for a success. */
  errorCode: string | null;
  durationMs: number;
  /** 32 lower-case hexadecimal digits. */
  traceId: string;
}

/** A call that is not logged yet. */
export type RequestToLog = Omit<KeyRequest, 'id'>;
