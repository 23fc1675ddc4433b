import type { Author } from '../../core/audit/audit-entry.ts';
import { idsFrom, systemClock, systemRandom } from '../../parts/parts.ts';

/** The author of an act that the operator does with the `sofra` command, directly on the database. */
export function commandAuthor(operation: string): Author {
  const entryId = idsFrom(systemClock, systemRandom)();
  return { entryId, operation, address: null, traceId: null, account: null };
}
