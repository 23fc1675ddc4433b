import type { Command } from 'commander';
import { findToken, type OperatorAccess } from './operator-client.ts';
import { serviceUrl } from './service-url.ts';

/** The options with which a command speaks to the operator API. */
export interface AccessOptions {
  url: string;
  token?: string;
}

/** Adds the options of an access to commands, and reads them. */
export interface AccessReader {
  withUrl(command: Command): Command;
  withAccess(command: Command): Command;
  /** @throws CommandError when there is no token */
  accessOf(options: AccessOptions): Promise<OperatorAccess>;
}

/**
 * The access with what the environment says where the options do not.
 * @param isLocalTls  whether the service of this machine has a certificate authority of its own
 */
export function accessReader(environment: NodeJS.ProcessEnv, isLocalTls: boolean): AccessReader {
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
