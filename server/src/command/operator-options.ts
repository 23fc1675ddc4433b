import type { Command } from 'commander';
import { findToken, type OperatorAccess } from './operator-client.ts';
import { serviceUrl } from './service-url.ts';

/** The options of a command that calls the operator API. */
export interface AccessOptions {
  url: string;
  token?: string;
}

/** Adds these options to commands, and turns them into an `OperatorAccess`. */
export interface AccessReader {
  withUrl(command: Command): Command;
  withAccess(command: Command): Command;
  /** @throws CommandError if there is no token */
  accessOf(options: AccessOptions): Promise<OperatorAccess>;
}

/**
 * Creates the reader. The environment has the defaults of the options.
 * @param isLocalTls  whether the service on this machine has its own certificate authority (LOCAL_TLS)
 */
export function createAccessReader(environment: NodeJS.ProcessEnv, isLocalTls: boolean): AccessReader {
  const usualUrl = serviceUrl(environment, isLocalTls);
  const withUrl = (command: Command) =>
    command.option('--url <address>', 'the address of the service', usualUrl);
  return {
    withUrl,
    withAccess: (command) =>
      withUrl(command).option(
        '--token <token>',
        'the operator token; else OPERATOR_TOKEN, else the one in DATA_DIR',
      ),
    accessOf: async ({ url, token }) => {
      const publicUrl = environment['PUBLIC_URL'];
      const isOwn = url === usualUrl && !environment['SOFRA_URL'];
      return {
        url,
        token: await findToken(token, environment),
        ...(isOwn && publicUrl ? { publicUrl } : {}),
      };
    },
  };
}
