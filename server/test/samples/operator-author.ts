import { randomUUID } from 'node:crypto';
import type { ActStamp, Author } from '../../src/core/audit/audit-entry.ts';

/** The operator, who acts at an instant in milliseconds. */
export function byOperator(now: number): ActStamp<Author> {
  const call = { entryId: randomUUID(), operation: 'test', address: null, traceId: null };
  return { by: { ...call, account: null }, now };
}
