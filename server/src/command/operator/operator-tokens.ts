import type { Command } from 'commander';
import { callOperator, type OperatorAccess } from '../operator-client.ts';
import type { Outcome } from '../outcome.ts';

/**
 * Adds the commands that make, list and revoke operator tokens.
 * @param add  adds a subcommand with the options for the operator API
 */
export function addTokenCommands<Options>(
  add: (name: string) => Command,
  accessOf: (options: Options) => Promise<OperatorAccess>,
  print: (outcome: Outcome) => void,
): void {
  add('add')
    .description('create a token for the operator API, valid until it is revoked; it is shown once')
    .argument('<name>', 'its user, for the audit log: lower-case letters, digits and hyphens')
    .action(async (name: string, options: Options) => print(await addToken(await accessOf(options), name)));
  add('list')
    .description('list the tokens that are not revoked')
    .action(async (options: Options) => print(await listTokens(await accessOf(options))));
  add('revoke')
    .description('revoke a token permanently, on every server')
    .argument('<name>', 'its name, as in the list')
    .action(async (name: string, options: Options) =>
      print(await revokeToken(await accessOf(options), name)),
    );
}

async function addToken(access: OperatorAccess, name: string): Promise<Outcome> {
  const made = (await callOperator(access, 'POST', '/tokens', JSON.stringify({ name }))) as { token: string };
  return { lines: [`The token of ${name}, shown only now:`, `  ${made.token}`], data: made };
}

async function listTokens(access: OperatorAccess): Promise<Outcome> {
  const tokens = (await callOperator(access, 'GET', '/tokens')) as { name: string; createdAt: string }[];
  const lines = tokens.map(({ name, createdAt }) => `${name}  made ${createdAt}`);
  return {
    lines: lines.length === 0 ? ['There are no tokens except the one in the configuration.'] : lines,
    data: tokens,
  };
}

async function revokeToken(access: OperatorAccess, name: string): Promise<Outcome> {
  const data = await callOperator(access, 'POST', `/tokens/${encodeURIComponent(name)}/revoke`);
  return { lines: [`The token of ${name} no longer works.`], data };
}
