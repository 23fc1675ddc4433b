import type { Db, Tx } from '../database.ts';

/**
 * The names of the two checks: a known text encrypted with the present secret key, and one with an old key that
 * stored values may still use.
 */
export const SECRET_KEY_CHECKS = { present: 'signing secrets', old: 'old key' } as const;

/**
 * The encrypted known text that shows whether a secret key is the right one; `null` before the first start on this
 * database.
 */
export async function findSecretKeyCheck(db: Db, name: string): Promise<Buffer | null> {
  const [row] = await db.query<{ sealed: Buffer }>({
    text: 'select sealed from secret_key_check where name = $1',
    values: [name],
  });
  return row?.sealed ?? null;
}

/** Saves the encrypted known text. Keeps a text that another server has saved, except with `isAnew`. */
export async function saveSecretKeyCheck(
  db: Db,
  name: string,
  sealed: Buffer,
  isAnew = false,
): Promise<void> {
  await db.query({
    text: `insert into secret_key_check (name, sealed) values ($1, $2)
           on conflict (name) do update set sealed = excluded.sealed where $3`,
    values: [name, sealed, isAnew],
  });
}

/**
 * Replaces the encrypted text, unless another server has replaced it.
 * @returns whether the stored text was still `before`
 */
export async function updateSecretKeyCheck(
  tx: Tx,
  name: string,
  before: Buffer,
  sealed: Buffer,
): Promise<boolean> {
  const updated = await tx.query({
    text: 'update secret_key_check set sealed = $3 where name = $1 and sealed = $2 returning name',
    values: [name, before, sealed],
  });
  return updated.length > 0;
}

/** Deletes the encrypted text. @param sealed  deletes only this text; absent: any text @returns whether it deleted one */
export async function deleteSecretKeyCheck(
  db: Db,
  name: string,
  sealed: Buffer | null = null,
): Promise<boolean> {
  const deleted = await db.query({
    text: 'delete from secret_key_check where name = $1 and ($2::bytea is null or sealed = $2) returning name',
    values: [name, sealed],
  });
  return deleted.length > 0;
}
