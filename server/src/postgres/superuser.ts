import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { BARE_ENVIRONMENT, runAs } from './postgres-account.ts';
import type { ServerPlan } from './postgres-server.ts';

/** The role of initdb. No connection has it: see {@link runAsSuperuser}. */
export const SUPERUSER = 'postgres';

/** The password in a statement must not be written anywhere. */
const SETTINGS = ['exit_on_error=on', 'log_min_messages=error', 'log_min_error_statement=panic'];

/**
 * Runs statements in a database as the superuser, in PostgreSQL's single-user mode: as the account that the files belong to, while
 * no server runs on the cluster.
 * @returns why it failed; `null` when all statements ran
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
  // A line is a statement.
  child.stdin.end(statements.map((statement) => `${statement.replaceAll(/\s*\n\s*/g, ' ')}\n`).join(''));
  const exit = new Promise<number | null>((done, failed) => child.once('error', failed).once('close', done));
  const [code, output] = await Promise.all([exit, text(child.stderr)]);
  return code === 0 ? null : reasonIn(output);
}

/** The words of the first fault in the output of a program of PostgreSQL. */
export function reasonIn(output: string): string {
  return (
    /(?:error|ERROR|FATAL|PANIC): +(.*)/.exec(output)?.[1] ?? (output.trim().split('\n').at(-1) || 'killed')
  );
}
