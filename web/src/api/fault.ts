/** The parts of a failed call that are shown to the person. */
export interface FaultDescription {
  /** The code of the refusal; `NETWORK` if no whole answer came. */
  code: string;
  /** The HTTP status; 0 if no whole answer came. */
  status: number;
  /** The service's sentence for the person, in their language; `null` if no answer came. */
  message: string | null;
  /** The fields that were refused, by path. */
  problems: readonly { field: string; message: string }[];
  details: unknown;
  retryAfterSeconds: number | null;
  traceId: string | null;
}

/** A call that was refused, or that got no answer. */
export class ApiFault extends Error implements FaultDescription {
  code: string;
  status: number;
  problems: readonly { field: string; message: string }[];
  details: unknown;
  retryAfterSeconds: number | null;
  traceId: string | null;
  /** The service's sentence for the person, in their language; `null` if no answer came. */
  sentence: string | null;

  constructor(fault: FaultDescription) {
    super(`${fault.code}: ${fault.message ?? 'no answer'}`);
    this.code = fault.code;
    this.status = fault.status;
    this.sentence = fault.message;
    this.problems = fault.problems;
    this.details = fault.details;
    this.retryAfterSeconds = fault.retryAfterSeconds;
    this.traceId = fault.traceId;
  }

  /**
   * Whether the same call is repeated until it succeeds: no complete answer came, the service is busy, the first
   * try is still running, or no one is signed in.
   */
  get isTransient(): boolean {
    const { code, status } = this;
    return TRANSIENT_STATUSES.has(status) || status >= 502 || code === 'ORDER_CREATION_IN_PROGRESS';
  }
}

const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([0, 401, 429]);

/**
 * Whether the service refused the call, so that nothing changed. After any other fault the result is unknown:
 * no complete answer, an error of the service, or the answer of a proxy.
 */
export function isRefusal({ status, code }: Pick<FaultDescription, 'status' | 'code'>): boolean {
  return status >= 400 && status < 500 && !code.startsWith(NO_CODE);
}

/** The code of an answer that has none begins with this: the answer is not from the service. */
const NO_CODE = 'HTTP_';

/** The fault of a call that got no whole answer. */
export const NETWORK_FAULT: FaultDescription = {
  code: 'NETWORK',
  status: 0,
  message: null,
  problems: [],
  details: null,
  retryAfterSeconds: null,
  traceId: null,
};

/** The fault of a refused call. If a proxy has answered, the body may be anything. */
export function faultOf(response: Response, body: unknown): ApiFault {
  const envelope = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const retryAfter = Number.parseInt(response.headers.get('Retry-After') ?? '', 10);
  return new ApiFault({
    code: textOf(envelope['errorCode']) ?? `${NO_CODE}${response.status}`,
    status: response.status,
    message: textOf(envelope['userMessage']),
    problems: Array.isArray(envelope['validationErrors']) ? envelope['validationErrors'] : [],
    details: envelope['details'] ?? null,
    retryAfterSeconds: Number.isNaN(retryAfter) ? null : retryAfter,
    traceId: textOf(envelope['traceId']),
  });
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
