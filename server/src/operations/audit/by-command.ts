import type { Author } from '../../core/audit/audit-entry.ts';
import { idsFrom, systemClock, systemRandom } from '../../parts/parts.ts';

/** The operator, who runs a command on the database itself. */
export function byCommand(operation: string): Author {
  const entryId = idsFrom(systemClock, systemRandom)();
  return { entryId, operation, address: null, traceId: null, account: null };
}
