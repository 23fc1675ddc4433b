/** The command cannot do what it was told; its message is for the person at the terminal. */
export class CommandError extends Error {}

/** One problem that the service names. */
interface ToldProblem {
  field: string;
  message: string;
  attemptedValue: unknown;
}

/** The service said no; its message names every problem. */
export class ApiRefusal extends CommandError {
  /** Of the error, as in docs/errors.md; the status when the answer names none. */
  readonly code: string;
  readonly #reason: string;
  readonly #problems: readonly ToldProblem[];

  constructor(
    reason: string,
    code: string,
    problems: readonly ToldProblem[] = [],
    placeOf: (field: string) => string | null = () => null,
  ) {
    super(
      [`${reason} [${code}]`, ...problems.map((problem) => lineOf(problem, placeOf(problem.field)))].join(
        '\n',
      ),
    );
    this.code = code;
    this.#reason = reason;
    this.#problems = problems;
  }

  /** The same refusal with the place of each problem before it. */
  placedBy(placeOf: (field: string) => string | null): ApiRefusal {
    return new ApiRefusal(this.#reason, this.code, this.#problems, placeOf);
  }
}

function lineOf({ field, message, attemptedValue }: ToldProblem, place: string | null): string {
  const value = attemptedValue === null ? '' : ` (${JSON.stringify(attemptedValue)})`;
  return `  ${place === null ? '' : `${place}: `}${field} ${message}${value}`;
}

/** One call of the service. */
export interface ApiCall {
  /** Where the service is. */
  url: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** From the root of the service. */
  path: string;
  headers: Record<string, string>;
  /** JSON. */
  body?: string | undefined;
  signal?: AbortSignal | undefined;
  /** What to do when nothing answers: a sentence without its full stop. */
  advice: string;
}

export interface ApiAnswer {
  data: unknown;
  headers: Headers;
}

interface Envelope {
  data?: unknown;
  developerMessage?: string;
  errorCode?: string;
  validationErrors?: ToldProblem[];
}

/**
 * Calls a door of the service.
 * @throws ApiRefusal when it says no, CommandError when nothing answers
 */
export async function callApi(call: ApiCall): Promise<ApiAnswer> {
  const { url, method, path, headers, body, signal } = call;
  let response: Response;
  try {
    response = await fetch(`${url.replace(/\/$/, '')}${path}`, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body }),
      ...(signal === undefined ? {} : { signal }),
    });
  } catch (error) {
    throw new CommandError(`No answer from ${url} (${causeOf(error)}); ${call.advice}.`);
  }
  const envelope = (await response.json().catch(() => ({}))) as Envelope;
  if (response.ok) return { data: envelope.data, headers: response.headers };
  throw refusalOf(response.status, envelope);
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

function refusalOf(status: number, envelope: Envelope): ApiRefusal {
  const reason = envelope.developerMessage ?? `The service answered ${status}.`;
  return new ApiRefusal(reason, envelope.errorCode ?? String(status), envelope.validationErrors);
}
