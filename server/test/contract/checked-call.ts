import { assertDescribed } from './description.ts';

export interface CallOptions {
  key?: string | null;
  headers?: Record<string, string>;
  body?: unknown;
  /** Sent unchanged instead of `body`. */
  rawBody?: string | Uint8Array<ArrayBuffer>;
}

export interface TestAnswer {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers whose shape the description checks
  body: any;
}

/** Calls a running service and checks the answer against the published description. */
export async function call(
  baseUrl: string,
  method: string,
  path: string,
  options: CallOptions,
): Promise<TestAnswer> {
  const { key, body, rawBody, headers = {} } = options;
  const sent = rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
  const response = await fetch(baseUrl + path, {
    method,
    headers: {
      // Without it, `fetch` asks for a compressed answer: an eighth of the processor time of a test.
      'accept-encoding': 'identity',
      ...(key ? { 'x-api-key': key } : {}),
      ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(sent === undefined ? {} : { body: sent }),
    redirect: 'manual',
  });
  const text = await response.text();
  const answer = { status: response.status, headers: response.headers, text, body: parse(text) };
  assertDescribed(method, path, answer);
  return answer;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
