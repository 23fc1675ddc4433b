import { type ApiAnswer, type ApiCall, CommandError, callApi } from '../call-api.ts';

/** The address of the service and an API key. */
export interface KeyAccess {
  url: string;
  key: string;
}

const CALL_LIMIT_MS = 20_000;

/**
 * Makes one request to the service with an API key.
 * @returns the `data` of the answer
 * @throws CommandError with every problem in the response, or the reason why the service cannot be reached
 */
export async function callWithKey(
  { url, key }: KeyAccess,
  method: ApiCall['method'],
  path: string,
  { body, headers }: { body?: object; headers?: Record<string, string> } = {},
): Promise<ApiAnswer['data']> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const call = { url, method, path, headers: { ...headers, 'x-api-key': key }, ...sent };
  return (await callApi({ ...call, signal: AbortSignal.timeout(CALL_LIMIT_MS) })).data;
}

/**
 * The API key: the given one, else `SOFRA_KEY`; `null` for none.
 * @throws CommandError for a text that cannot be a key
 */
export function readKeyOption(
  given: string | undefined,
  environment: Record<string, string | undefined>,
): string | null {
  const key = (given ?? environment['SOFRA_KEY'] ?? '').trim();
  if (key === '') return null;
  if (!/^[\x21-\x7e]+$/.test(key))
    throw new CommandError('The API key has characters that no key has. Copy it again.');
  return key;
}
