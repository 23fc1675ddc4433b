import { type ApiCall, ApiRefusal, CommandError, callApi } from './call-api.ts';
import type { Credentials, Demo } from './demo-file.ts';

/** A signed-in owner. */
export interface Owner {
  /** Calls the API below `/venue/v1`. @returns its `data` */
  call(method: ApiCall['method'], path: string, body?: unknown): Promise<unknown>;
  /** Signs out. When that fails, the session expires after 30 days. */
  signOut(): Promise<void>;
}

const CALL_LIMIT_MS = 10_000;
const ADVICE = 'is the service running? "npm start" starts it';

/**
 * Signs in the owner of a demo venue.
 * @throws CommandError when the service does not answer or refuses the password
 */
export async function signIn({ baseUrl, venue }: Demo): Promise<Owner> {
  const cookie = await beginSession(baseUrl, venue.owner);
  const call: Owner['call'] = async (method, path, body) => {
    const sent = body === undefined ? undefined : JSON.stringify(body);
    return (await callApi(callOf(baseUrl, method, path, sent, { cookie }))).data;
  };
  return { call, signOut: async () => void (await call('DELETE', '/session').catch(() => {})) };
}

async function beginSession(baseUrl: string, credentials: Credentials): Promise<string> {
  try {
    const call = callOf(baseUrl, 'POST', '/session', JSON.stringify(credentials), {});
    const { headers } = await callApi(call);
    return headers.get('set-cookie')?.split(';')[0] ?? '';
  } catch (error) {
    if (!(error instanceof ApiRefusal) || error.code !== 'SIGN_IN_FAILED') throw error;
    throw new CommandError(
      `${credentials.email} cannot sign in with the password of demo.json: it was changed, or ${baseUrl} is another service.`,
    );
  }
}

function callOf(
  url: string,
  method: ApiCall['method'],
  path: string,
  body: string | undefined,
  headers: Record<string, string>,
): ApiCall {
  const signal = AbortSignal.timeout(CALL_LIMIT_MS);
  return { url, method, path: `/venue/v1${path}`, headers, body, signal, advice: ADVICE };
}
