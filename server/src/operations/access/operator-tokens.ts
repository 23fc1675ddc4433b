import { CONFIGURED_TOKEN_NAME } from '../../core/access/keys/operator-token-name.ts';
import { type ActStamp, type Author, NO_VENUE_ID } from '../../core/audit/audit-entry.ts';
import { Refusal } from '../../core/refusals.ts';
import { hashOperatorToken, newOperatorToken } from '../../crypto/tokens/operator-token.ts';
import type { Random } from '../../parts/parts.ts';
import {
  deleteOperatorToken,
  insertOperatorToken,
  type OperatorToken,
} from '../../store/access/operator-tokens.ts';
import { type Database, inTransaction, type Tx } from '../../store/database.ts';
import { recordAct } from '../audit/record-act.ts';

/**
 * Makes a token for the operator API.
 * @returns also the token text, which no later call shows
 * @throws Refusal OPERATOR_TOKEN_NAME_TAKEN
 */
export async function makeOperatorToken(
  { db, random }: { db: Database; random: Random },
  name: string,
  act: ActStamp<Author>,
): Promise<OperatorToken & { token: string }> {
  const token = newOperatorToken(random);
  const made = { name, createdAt: act.now };
  await inTransaction(db, async (tx) => {
    const isFree =
      name !== CONFIGURED_TOKEN_NAME && (await insertOperatorToken(tx, made, hashOperatorToken(token)));
    if (!isFree) throw new Refusal('OPERATOR_TOKEN_NAME_TAKEN');
    await recordToken(tx, { before: null, after: name }, act);
  });
  return { ...made, token };
}

/**
 * Revokes a token: every server refuses it from the next call. The token in the configuration cannot be revoked here.
 * @throws Refusal OPERATOR_TOKEN_NOT_FOUND
 */
export async function revokeOperatorToken(db: Database, name: string, act: ActStamp<Author>): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await deleteOperatorToken(tx, name))) throw new Refusal('OPERATOR_TOKEN_NOT_FOUND');
    await recordToken(tx, { before: name, after: null }, act);
  });
}

async function recordToken(
  tx: Tx,
  values: { before: string | null; after: string | null },
  { by, now }: ActStamp<Author>,
): Promise<void> {
  const properties = [{ name: 'operatorToken', values }];
  const records = [{ kind: 'Service', id: null, name: null, action: 'Changed', properties } as const];
  await recordAct(tx, NO_VENUE_ID, by, { part: 'Standing', at: now, records });
}
