import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { withSecretFiles } from '../config/secret-files.ts';
import { isHeaderSafe } from '../core/access/keys/configured-token.ts';
import { CommandError, callApi } from './call-api.ts';

/** The address of the service and the operator token. */
export interface OperatorAccess {
  url: string;
  /** The public address of the service, if the settings on this machine have one. */
  publicUrl?: string;
  token: string;
}

/**
 * Finds the token: the given one, else `OPERATOR_TOKEN`, else the file of a service on this machine.
 * @throws CommandError if there is none, or it has letters that an HTTP header cannot have
 */
export async function findToken(
  given: string | undefined,
  environment: Record<string, string | undefined>,
): Promise<string> {
  const settings = withSecretFiles(environment, (problem) => {
    throw new CommandError(problem);
  });
  const stated = given ?? settings['OPERATOR_TOKEN'];
  if (stated && !isHeaderSafe(stated))
    throw new CommandError('The operator token has a character that no call can carry, such as “ or ş.');
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

/**
 * Makes one request to the operator API.
 * @returns the `data` of the answer
 * @throws CommandError with every problem in the response, or the reason why the service cannot be reached
 */
export async function callOperator(
  { url, token }: OperatorAccess,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: string,
  { traceparent, isPatient = false }: { traceparent?: string; isPatient?: boolean } = {},
): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}`, ...(traceparent === undefined ? {} : { traceparent }) };
  const call = { url, method, path: `/operator/v1${path}`, headers, body, isPatient };
  return (await callApi(call)).data;
}
