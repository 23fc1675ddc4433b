import { setTimeout as pause } from 'node:timers/promises';

/** An expected no of the service. */
export class ServiceRefusal extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

/** Where the service is, and the account of the bridge. */
export interface SignIn {
  /** Of the service, without a slash at its end. */
  url: string;
  email: string;
  password: string;
}

export interface Service {
  /** The venue of the account. */
  venueId(): Promise<string>;
  /**
   * Calls a path below `/venue/v1` until there is a whole answer: a call whose answer was lost is sent again, with the same key.
   * @throws ServiceRefusal
   */
  call<T>(method: string, path: string, body?: unknown, idempotencyKey?: string): Promise<T>;
}

interface Answer {
  status: number;
  retryAfterMs: number;
  cookie: string | null;
  body: { data: unknown; errorCode?: string; developerMessage?: string };
}

/** Longer than a call that waits for changes. */
const TIMEOUT_MS = 40_000;
const LONGEST_PAUSE_MS = 10_000;

/** Signs in on the first call, and again whenever the session has ended. */
export function connect({ url, email, password }: SignIn, log: (text: string) => void): Service {
  let cookie: string | null = null;

  async function send(method: string, path: string, body?: unknown, key?: string): Promise<Answer> {
    const headers: Record<string, string> = {};
    if (cookie !== null) headers['cookie'] = cookie;
    if (body !== undefined) headers['content-type'] = 'application/json';
    if (key !== undefined) headers['idempotency-key'] = key;
    const response = await fetch(`${url}/venue/v1${path}`, {
      ...{ method, headers, signal: AbortSignal.timeout(TIMEOUT_MS) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return {
      status: response.status,
      retryAfterMs: Number(response.headers.get('retry-after') ?? 0) * 1_000,
      cookie: response.headers.get('set-cookie')?.split(';')[0] ?? null,
      body: (await response.json()) as Answer['body'],
    };
  }

  /** Sends until there is an answer, yes or no. After a lost answer it is not known what the service did. */
  async function sendUntilAnswered(...call: Parameters<typeof send>): Promise<Answer> {
    for (let wait = 200; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
      const answer = await send(...call).catch((error: Error) => error);
      if (!(answer instanceof Error) && answer.status < 500 && answer.status !== 429) return answer;
      log(`no answer to ${call[0]} ${call[1]} yet, sending it again`);
      await pause(answer instanceof Error ? wait : Math.max(wait, answer.retryAfterMs));
    }
  }

  async function signIn(): Promise<unknown> {
    const answer = await sendUntilAnswered('POST', '/session', { email, password });
    cookie = answer.cookie;
    return dataOf(answer);
  }

  return {
    venueId: async () => {
      const { venues } = (await signIn()) as { venues: { id: string }[] };
      return venues[0]!.id;
    },
    call: async <T>(...call: Parameters<typeof send>) => {
      let answer = await sendUntilAnswered(...call);
      if (answer.status === 401) {
        await signIn();
        answer = await sendUntilAnswered(...call);
      }
      return dataOf(answer) as T;
    },
  };
}

function dataOf({ status, body }: Answer): unknown {
  if (status < 300) return body.data;
  throw new ServiceRefusal(body.errorCode ?? String(status), body.developerMessage ?? '');
}
