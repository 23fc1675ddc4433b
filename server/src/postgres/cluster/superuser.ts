import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { BARE_ENVIRONMENT, runAs } from '../postgres-account.ts';
import type { ServerPlan } from '../postgres-server.ts';

/** The role that initdb creates. No connection uses it: see {@link runAsSuperuser}. */
export const SUPERUSER = 'postgres';

/** Settings so that a password in a statement is not logged. */
const SETTINGS = ['exit_on_error=on', 'log_min_messages=error', 'log_min_error_statement=panic'];

/**
 * Runs statements in a database as the superuser, in PostgreSQL's single-user mode. Runs under the account that owns
 * the files, while no server runs on the cluster.
 * @returns the reason if a statement failed, else `null`
 */
export async function runAsSuperuser(
  { cluster, account, program }: Pick<ServerPlan, 'cluster' | 'account' | 'program'>,
  database: string,
  statements: readonly string[],
): Promise<string | null> {
  const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
  const child = spawn(program, ['--single', '-D', cluster, ...settings, database], {
    ...runAs(account),
    cwd: '/',
    env: BARE_ENVIRONMENT,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  child.stdin.on('error', () => {});
  // In single-user mode each line is a statement.
  child.stdin.end(statements.map((statement) => `${statement.replaceAll(/\s*\n\s*/g, ' ')}\n`).join(''));
  const exit = new Promise<number | null>((done, failed) => child.once('error', failed).once('close', done));
  const [code, output] = await Promise.all([exit, text(child.stderr)]);
  return code === 0 ? null : firstErrorIn(output);
}

/** The message of the first error in the output of a PostgreSQL program. */
export function firstErrorIn(output: string): string {
  return (
    /(?:error|ERROR|FATAL|PANIC): +(.*)/.exec(output)?.[1] ?? (output.trim().split('\n').at(-1) || 'killed')
  );
}
