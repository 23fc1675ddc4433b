import type { components } from '../../../dist/api/operator-api.d.ts';
import { ApiFault, faultOf, NETWORK_FAULT } from '../api/fault.ts';
import { fetchWhole } from '../api/whole-answer.ts';

/** The types of the operator API's JSON, by the names of its description. */
export type OperatorSchemas = components['schemas'];

/** Finding a trace may take seconds. */
const TIMEOUT_MS = 60_000;
const KEPT_AS = 'sofra-operator-token';

/** The token of this tab; `null` when none was given. A tab that is closed forgets it. */
export function keptToken(): string | null {
  return sessionStorage.getItem(KEPT_AS);
}

/** Keeps the token in this tab, or with `null` forgets it. */
export function keepToken(token: string | null): void {
  if (token === null) sessionStorage.removeItem(KEPT_AS);
  else sessionStorage.setItem(KEPT_AS, token);
}

/**
 * Calls the operator API. The token goes in a header, so that no other site can call in the operator's name.
 * @throws ApiFault
 */
export async function callOperator<Data>(
  token: string,
  path: string,
  { method = 'GET', body, language }: { method?: string; body?: object; language: string },
): Promise<Data> {
  const headers = {
    // A character that no header carries, such as a quotation mark that was pasted along: the token is wrong.
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
