import createClient from 'openapi-fetch';
import type { components, paths } from '../../../dist/api/venue-api.d.ts';
import { ApiFault, faultOf, NETWORK_FAULT } from './fault.ts';
import { forgetToken, tokenForCall } from './person-token.ts';
import { askForProof } from './proof-question.ts';
import { noteServerTime } from './server-clock.ts';
import { unsentHeader } from './unsent-header.ts';
import { fetchWhole } from './whole-answer.ts';

/** The types of the venue API's JSON, by their names in the OpenAPI description. */
export type Schemas = components['schemas'];

/** If the whole answer does not arrive within this time, the network counts as lost. */
const TIMEOUT_MS = 15_000;

let language = 'tr';

/** Sets the language of the texts that the service sends with refusals. */
export function setApiLanguage(tag: string): void {
  language = tag;
}

const client = createClient<paths>({
  baseUrl: '/',
  credentials: 'same-origin',
  fetch: async (request) => {
    // The call is sent again after the person has typed their password, but a body can be read only once.
    const body = await request.arrayBuffer();
    const answer = await send(request, body);
    return (await needsProof(answer)) && (await askForProof()) ? send(request, body) : answer;
  },
});

async function send(request: Request, body: ArrayBuffer): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.set('Accept-Language', language);
  const signal = timeoutOf(request);
  try {
    const response = await fetchWhole(
      new Request(request, { headers, signal, ...(body.byteLength > 0 && { body }) }),
    );
    noteServerTime(response.headers.get('Date'));
    if (response.status === 401) forgetToken(request.headers.get('Sofra-Person'));
    return response;
  } catch (error) {
    if (request.signal.aborted) throw error;
    throw new ApiFault(NETWORK_FAULT);
  }
}

async function needsProof(answer: Response): Promise<boolean> {
  return answer.status === 403 && (await answer.clone().text()).includes('"PROOF_NEEDED"');
}

type Call = (
  path: never,
  init?: { headers?: object; params?: { path?: { venueId?: string } } },
) => Promise<unknown>;

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/**
 * The client of the venue API, with the types of its OpenAPI description. At a shared device, each call carries the
 * token of the person and the number of unsent acts.
 */
export const api = { ...client };
for (const method of METHODS) {
  const call = client[method] as Call;
  const inName: Call = (path, init = {}) => {
    const token = tokenForCall();
    if (!token) return call(path, init);
    const unsent = unsentHeader(init.params?.path?.venueId);
    return call(path, { ...init, headers: { 'Sofra-Person': token, ...unsent, ...init.headers } });
  };
  api[method] = inName as never;
}

function timeoutOf(request: Request): AbortSignal {
  return AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]);
}

/** The parts of an answer that `dataOf` reads. */
interface ApiAnswer<Body> {
  data?: Body;
  error?: unknown;
  response: Response;
}

/**
 * Waits for an answer and returns the data in its envelope.
 * @throws ApiFault if the call was refused, or if no complete answer came
 */
export async function dataOf<Data>(answer: Promise<ApiAnswer<{ data: Data }>>): Promise<Data> {
  const { data, error, response } = await answer.catch((cause: unknown) => {
    // A proxy has answered with a page of its own.
    throw cause instanceof SyntaxError ? new ApiFault(NETWORK_FAULT) : cause;
  });
  if (!response.ok) throw faultOf(response, error);
  if (data?.data === undefined) throw new ApiFault(NETWORK_FAULT);
  return data.data;
}
