import { CONFIGURED_TOKEN_NAME } from '../../core/access/keys/operator-token-name.ts';
import { isSameText } from '../../crypto/is-same-text.ts';
import { hashOperatorToken, isOperatorToken } from '../../crypto/tokens/operator-token.ts';
import { findOperatorTokenName } from '../../store/access/operator-tokens.ts';
import type { Db } from '../../store/database.ts';

/** Where operator tokens are looked up. */
export interface OperatorTokenParts {
  db: Db;
  /** The token in the configuration; `null` for none. */
  operatorToken: string | null;
}

/**
 * The name of the token that an operator sent, for the audit log; `null` if the token is not valid. Asks the database each time,
 * so that a revoked token stops working on every server at once.
 */
export async function findOperator(
  { db, operatorToken }: OperatorTokenParts,
  given: string,
): Promise<string | null> {
  if (operatorToken !== null && isSameText(given, operatorToken)) return CONFIGURED_TOKEN_NAME;
  return isOperatorToken(given) ? findOperatorTokenName(db, hashOperatorToken(given)) : null;
}
