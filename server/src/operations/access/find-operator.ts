import { CONFIGURED_TOKEN } from '../../core/access/keys/operator-token-name.ts';
import { isSameText } from '../../crypto/is-same-text.ts';
import { hashOperatorToken, isOperatorToken } from '../../crypto/tokens/operator-token.ts';
import { findOperatorTokenName } from '../../store/access/operator-tokens.ts';
import type { Db } from '../../store/database.ts';

/** Where tokens of operators are known from. */
export interface OperatorTokenParts {
  db: Db;
  /** The one of the configuration; `null` for none. */
  operatorToken: string | null;
}

/**
 * The name of the token that an operator sent, as the audit log has it; `null` when it opens nothing. A token that was revoked on
 * one server opens nothing on any: the database is asked each time.
 */
export async function findOperator(
  { db, operatorToken }: OperatorTokenParts,
  given: string,
): Promise<string | null> {
  if (operatorToken !== null && isSameText(given, operatorToken)) return CONFIGURED_TOKEN;
  return isOperatorToken(given) ? findOperatorTokenName(db, hashOperatorToken(given)) : null;
}
