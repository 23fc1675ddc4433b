import type { components } from '../../../dist/api/operator-api.d.ts';
import { ApiFault, faultOf, NETWORK_FAULT } from '../api/fault.ts';
import { fetchWhole } from '../api/whole-answer.ts';

/** The types of the JSON of the operator API, by the names in its OpenAPI description. */
export type OperatorSchemas = components['schemas'];

/** Long, because the search for a trace may take many seconds. */
const TIMEOUT_MS = 60_000;
const STORAGE_KEY = 'sofra-operator-token';

/** The operator token of this tab; `null` if there is none. It is forgotten when the tab is closed. */
export function storedToken(): string | null {
  return sessionStorage.getItem(STORAGE_KEY);
}

/** Stores the operator token in this tab; `null` removes it. */
export function storeToken(token: string | null): void {
  if (token === null) sessionStorage.removeItem(STORAGE_KEY);
  else sessionStorage.setItem(STORAGE_KEY, token);
}

/**
 * Calls the operator API. The token is sent in a header and not in a cookie, so that other sites cannot use it.
 * @throws ApiFault
 */
export async function callOperator<Data>(
  token: string,
  path: string,
  { method = 'GET', body, language }: { method?: string; body?: object; language: string },
): Promise<Data> {
  const headers = {
    // `fetch` throws for characters that are not allowed in a header, such as a typographic quotation mark. The service
    // refuses the changed token.
    Authorization: `Bearer ${token.replace(/[^\x20-\xff]/g, '?')}`,
    'Accept-Language': language,
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
  };
  const request = new Request(`/operator/v1${path}`, {
    ...{ method, headers, credentials: 'omit', signal: AbortSignal.timeout(TIMEOUT_MS) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const response = await fetchWhole(request).catch(() => null);
  if (response === null) throw new ApiFault(NETWORK_FAULT);
  const answer = (await response.json().catch(() => null)) as { data?: Data } | null;
  if (!response.ok) throw faultOf(response, answer);
  if (answer?.data === undefined) throw new ApiFault(NETWORK_FAULT);
  return answer.data;
}
