import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Where the service is, and what opens its operator door. */
export interface OperatorAccess {
  url: string;
  token: string;
}

/** The command cannot do what it was told; its message is for the person at the terminal. */
export class CommandError extends Error {}

/**
 * Finds the token: given, else in `OPERATOR_TOKEN`, else where a service on this machine keeps it.
 * @throws CommandError when there is none
 */
export async function findToken(
  given: string | undefined,
  environment: Record<string, string | undefined>,
): Promise<string> {
  const stated = given ?? environment['OPERATOR_TOKEN'];
  if (stated) return stated;
  const path = join(resolve(environment['DATA_DIR'] ?? 'data'), 'operator-token');
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch {
    throw new CommandError(
      `No operator token: give --token, set OPERATOR_TOKEN, or run this where ${path} can be read.`,
    );
  }
}

interface Envelope {
  data?: unknown;
  developerMessage?: string;
  errorCode?: string;
  validationErrors?: { field: string; message: string; attemptedValue: unknown }[];
}

/**
 * Makes one call of the operator's door.
 * @returns its `data`
 * @throws CommandError with every problem that the service names, or why it cannot be reached
 */
export async function callOperator(
  { url, token }: OperatorAccess,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: string,
): Promise<unknown> {
  const address = `${url.replace(/\/$/, '')}/operator/v1${path}`;
  let response: Response;
  try {
    response = await fetch(address, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body }),
    });
  } catch (error) {
    const cause =
      error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    throw new CommandError(
      `No answer from ${url} (${cause}); is the service running there? Name another address with --url.`,
    );
  }
  const envelope = (await response.json().catch(() => ({}))) as Envelope;
  if (response.ok) return envelope.data;
  const problems = (envelope.validationErrors ?? []).map(({ field, message, attemptedValue }) => {
    const value = attemptedValue === null ? '' : ` (${JSON.stringify(attemptedValue)})`;
    return `  ${field} ${message}${value}`;
  });
  const reason = envelope.developerMessage ?? `The service answered ${response.status}.`;
  throw new CommandError([`${reason} [${envelope.errorCode ?? response.status}]`, ...problems].join('\n'));
}
