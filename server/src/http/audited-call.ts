import type { AuditedCall } from '../core/audit/audit-entry.ts';
import type { NewId } from '../parts/parts.ts';
import type { RequestContext } from './request/request-context.ts';

/** The properties of a call that the audit log keeps. */
export function auditedCall(
  newId: NewId,
  { operation, address, traceId }: Pick<RequestContext, 'operation' | 'address' | 'traceId'>,
): AuditedCall {
  return { entryId: newId(), operation, address, traceId };
}
