import { CommandError } from '../call-api.ts';
import { callOperator, type OperatorAccess } from '../operator-client.ts';
import type { Outcome } from '../outcome.ts';
import { askYesOrNo, type Terminal } from '../terminal.ts';

/** An API key, as the operator API returns it. */
export interface FoundKey {
  keyId: string;
  name: string;
  prefix: string;
  venueId: string;
  venueName: string;
  hasWebhook: boolean;
  lastUsedAt: string | null;
  revokedAt: string | null;
}

/** Whether a text is an API key or the beginning of one. */
export const isKeyText = (text: string) => text.startsWith('sfr_');

/** The keys that equal a text or begin with it. The text is sent in the body, because logs contain addresses but not bodies. */
export async function findKeys(access: OperatorAccess, key: string): Promise<FoundKey[]> {
  const found = await callOperator(access, 'POST', '/keys/find', JSON.stringify({ key }));
  return (found as { keys: FoundKey[] }).keys;
}

/** One line about a key. */
export function keyLine({ keyId, name, prefix, venueName, lastUsedAt, revokedAt }: FoundKey): string {
  const used = lastUsedAt === null ? 'never used' : `last used ${lastUsedAt}`;
  return `${keyId}  key "${name}" (${prefix}…) of ${venueName}: ${revokedAt === null ? used : `revoked ${revokedAt}`}`;
}

/**
 * Revokes a key, after the person at the terminal has seen the consequences and agreed.
 * @param given  the id of the key, the key itself, or its beginning
 * @param terminal  `null` for a script: then `isSure` must be set
 * @throws CommandError if no one can be asked, or not exactly one key matches
 */
export async function revokeKey(
  given: string,
  access: OperatorAccess,
  { isSure, terminal }: { isSure: boolean; terminal: Terminal | null },
): Promise<Outcome> {
  const keyId = isKeyText(given) ? await idOf(given, access) : given;
  const path = `/keys/${encodeURIComponent(keyId)}/revoke`;
  if (!isSure) {
    const { key } = (await callOperator(access, 'POST', `${path}?dryRun=true`)) as { key: FoundKey };
    if (key.revokedAt !== null)
      return {
        lines: [`The key "${key.name}" of ${key.venueName} was revoked ${key.revokedAt}.`],
        data: key,
      };
    const what = consequencesOf(key);
    if (terminal === null)
      throw new CommandError(`${what} Nothing was changed: without a terminal, confirm it with --yes.`);
    terminal.output.write(`${what}\n`);
    if (!(await askYesOrNo(terminal, 'Revoke this key?')))
      return { lines: ['Nothing was changed.'], data: null };
  }
  const data = (await callOperator(access, 'POST', path)) as { key: FoundKey };
  return { lines: [`The key "${data.key.name}" of ${data.key.venueName} is revoked.`], data };
}

async function idOf(text: string, access: OperatorAccess): Promise<string> {
  const keys = await findKeys(access, text);
  if (keys.length === 1) return keys[0]!.keyId;
  throw new CommandError(
    keys.length === 0
      ? 'No API key begins like this.'
      : ['Several API keys begin like this. Give the id of one:', ...keys.map(keyLine)].join('\n'),
  );
}

function consequencesOf({ name, prefix, venueName, lastUsedAt, hasWebhook }: FoundKey): string {
  const used = lastUsedAt === null ? 'It was never used.' : `It was last used ${lastUsedAt}.`;
  return (
    `Revoking the key "${name}" (${prefix}…) of ${venueName} cannot be undone: every call with it will be refused` +
    `${hasWebhook ? ', and its webhook gets no more events' : ''}. ${used}`
  );
}
