import { NO_VENUE_ID } from '../../core/audit/audit-entry.ts';
import type { Db, Tx } from '../database.ts';

/** An operator's token, without its secret. */
export interface OperatorToken {
  name: string;
  /** In milliseconds. */
  createdAt: number;
}

/** Stores the SHA-256 of a token. @returns `false` if another token has the name */
export async function insertOperatorToken(
  tx: Tx,
  { name, createdAt }: OperatorToken,
  tokenHash: Buffer,
): Promise<boolean> {
  const inserted = await tx.query({
    text: `insert into operator_token (venue_id, name, token_hash, created_at) values ($1, $2, $3, $4)
           on conflict (venue_id, name) do nothing returning name`,
    values: [NO_VENUE_ID, name, tokenHash, new Date(createdAt)],
  });
  return inserted.length > 0;
}

/** The name of the token with this SHA-256; `null` if there is none. Uses `operator_token_hash`. */
export async function findOperatorTokenName(db: Db, tokenHash: Buffer): Promise<string | null> {
  const [row] = await db.query<{ name: string }>({
    text: 'select name from operator_token where venue_id = $1 and token_hash = $2',
    values: [NO_VENUE_ID, tokenHash],
  });
  return row?.name ?? null;
}

/** All tokens, by name. */
export async function listOperatorTokens(db: Db): Promise<OperatorToken[]> {
  return db.query<OperatorToken>({
    text: 'select name, created_at as "createdAt" from operator_token where venue_id = $1 order by name',
    values: [NO_VENUE_ID],
  });
}

/** Deletes a token: from the next call on every server refuses it. @returns whether there was one */
export async function deleteOperatorToken(tx: Tx, name: string): Promise<boolean> {
  const deleted = await tx.query({
    text: 'delete from operator_token where venue_id = $1 and name = $2 returning name',
    values: [NO_VENUE_ID, name],
  });
  return deleted.length > 0;
}
