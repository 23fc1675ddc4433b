/** A call with an API key, and its answer. It contains no query, no body and no text of a guest. */
export interface KeyRequest {
  /** Sorts by the time of the answer. */
  id: string;
  /** The venue of the key. The call may have been about another venue. */
  venueId: string;
  keyId: string;
  /** The time of the request, in milliseconds. */
  at: number;
  /** The operation id. */
  operation: string;
  method: string;
  /** Without its query; its first 200 characters. */
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
