/** An expected failure of a command; its message is for the person at the terminal. */
export class CommandError extends Error {}

/** One problem in an error response. */
interface AnsweredProblem {
  field: string;
  message: string;
  attemptedValue: unknown;
}

/** An error response of the service; its message names every problem. */
export class ApiRefusal extends CommandError {
  /** The error code, as in docs/errors.md; the HTTP status if the response has no code. */
  readonly code: string;
  readonly #reason: string;
  readonly #problems: readonly AnsweredProblem[];

  constructor(
    reason: string,
    code: string,
    problems: readonly AnsweredProblem[] = [],
    positionOf: (field: string) => string | null = () => null,
  ) {
    super(
      [`${reason} [${code}]`, ...problems.map((problem) => lineOf(problem, positionOf(problem.field)))].join(
        '\n',
      ),
    );
    this.code = code;
    this.#reason = reason;
    this.#problems = problems;
  }

  /** The same error, with the position in the document before each problem. */
  locatedBy(positionOf: (field: string) => string | null): ApiRefusal {
    return new ApiRefusal(this.#reason, this.code, this.#problems, positionOf);
  }
}

function lineOf({ field, message, attemptedValue }: AnsweredProblem, position: string | null): string {
  const value = attemptedValue === null ? '' : ` (${JSON.stringify(attemptedValue)})`;
  return `  ${position === null ? '' : `${position}: `}${field} ${message}${value}`;
}

/** One request to the service. */
export interface ApiCall {
  /** The base address of the service. */
  url: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path from the root of the service. */
  path: string;
  headers: Record<string, string>;
  /** The JSON body. */
  body?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Whether to wait for the answer without a limit, instead of five minutes. */
  isPatient?: boolean;
  /**
   * The advice if the service does not answer: a sentence without its full stop. By default, the advice suits a command
   * with `--url`.
   */
  advice?: string;
}

export interface ApiAnswer {
  data: unknown;
  headers: Headers;
}

interface Envelope {
  data?: unknown;
  developerMessage?: string;
  errorCode?: string;
  validationErrors?: AnsweredProblem[];
}

const URL_ADVICE = 'is the service running there? Name another address with --url';

/**
 * Calls the API of the service.
 * @throws ApiRefusal for an error response, CommandError if the service does not answer, or the answer is cut off
 */
export async function callApi(call: ApiCall): Promise<ApiAnswer> {
  const { url, method, path, headers, body, signal, isPatient = false, advice = URL_ADVICE } = call;
  let response: Response;
  try {
    const send = isPatient ? await fetchWithoutTimeout() : fetch;
    response = await send(`${url.replace(/\/$/, '')}${path}`, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body }),
      ...(signal === undefined ? {} : { signal }),
    });
  } catch (error) {
    throw new CommandError(`No answer from ${url} (${causeOf(error)}); ${advice}.`);
  }
  const envelope = await readEnvelope(response);
  if (!response.ok && envelope !== null) throw refusalOf(response.status, envelope);
  // An answer that is cut off counts as no answer: the service may still have carried out the request.
  if (envelope?.data === undefined) {
    throw new CommandError(
      `The answer from ${url} is not whole (status ${response.status}): the request may or may not have been carried out; ` +
        `${advice}.`,
    );
  }
  return { data: envelope.data, headers: response.headers };
}

/** The JSON of an answer; `null` if its body is missing, cut off or no JSON object. */
async function readEnvelope(response: Response): Promise<Envelope | null> {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' ? body : null;
}

/** A `fetch` without a time limit; the limit of Node's own `fetch` cannot be changed. */
async function fetchWithoutTimeout(): Promise<typeof fetch> {
  const { Agent, fetch: send } = await import('undici');
  const dispatcher = new Agent({ headersTimeout: 0, bodyTimeout: 0 });
  return ((url: string, init: object) => send(url, { ...init, dispatcher })) as unknown as typeof fetch;
}

/** The error of a response that was not read as JSON, such as a refused stream. */
export async function refusalOfResponse(response: Response): Promise<ApiRefusal> {
  return refusalOf(response.status, (await readEnvelope(response)) ?? {});
}

/** The reason why a call got no answer, as text. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

function refusalOf(status: number, envelope: Envelope): ApiRefusal {
  const reason = envelope.developerMessage ?? `The service answered ${status}.`;
  return new ApiRefusal(reason, envelope.errorCode ?? String(status), envelope.validationErrors);
}
