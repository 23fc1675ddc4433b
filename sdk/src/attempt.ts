import type { NoAnswerReason } from './errors.ts';
import type { Time } from './time.ts';

/** The result of one request. */
export type Outcome = Answer | NoAnswer;

/** A complete answer of the service. */
export interface Answer {
  kind: 'Answer';
  status: number;
  headers: Headers;
  /** The envelope; `null` for an answer without a body. */
  body: Envelope | null;
}

/** Anything that is not a complete answer of the service. */
export interface NoAnswer {
  kind: 'NoAnswer';
  reason: NoAnswerReason;
  status: number | null;
  headers: Headers | null;
  cause: unknown;
}

interface Envelope {
  success: boolean;
  [property: string]: unknown;
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Sends one request and reads its complete answer within a time. Throws only the abort reason of the caller’s signal. */
export async function attempt(
  send: (signal: AbortSignal) => Promise<Response>,
  { timeoutMs, time, signal }: { timeoutMs: number; time: Time; signal: AbortSignal | undefined },
): Promise<Outcome> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const end = () => controller.abort(signal?.reason);
  signal?.addEventListener('abort', end);
  // A fetch that ignores the signal must not delay the call.
  const late = time.sleep(timeoutMs, controller.signal).then((): Outcome => noAnswer('Timeout', null, null));
  try {
    return await Promise.race([read(send, controller.signal), late]);
  } finally {
    controller.abort();
    signal?.removeEventListener('abort', end);
    signal?.throwIfAborted();
  }
}

async function read(send: (signal: AbortSignal) => Promise<Response>, signal: AbortSignal): Promise<Outcome> {
  let response: Response;
  let text: string;
  try {
    response = await send(signal);
    text = await response.text();
  } catch (error) {
    return noAnswer('Network', null, error);
  }
  const { status, headers } = response;
  if (status === 304) return { kind: 'Answer', status, headers, body: null };
  // Some runtimes report status 0 for a redirect that is not followed.
  if (status === 0 || (status >= 300 && status < 400)) return noAnswer('Redirected', response, null);
  const body = envelopeOf(text);
  const isWhole = body !== null && (response.ok ? 'data' in body : typeof body['errorCode'] === 'string');
  return isWhole ? { kind: 'Answer', status, headers, body } : noAnswer('Unreadable', response, null);
}

function envelopeOf(text: string): Envelope | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'success' in value ? (value as Envelope) : null;
  } catch {
    return null;
  }
}

function noAnswer(reason: NoAnswerReason, response: Response | null, cause: unknown): NoAnswer {
  return {
    ...{ kind: 'NoAnswer', reason, cause },
    status: response?.status ?? null,
    headers: response?.headers ?? null,
  };
}
