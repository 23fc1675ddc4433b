import { Type } from 'typebox';
import { AUDIT_LOG_ACCESS } from '../../core/access/policies/people/audit-log.ts';
import { AuditLogResource, auditLogPage, auditParameters } from '../../http/resources/audit-resource.ts';
import { listAuditEntries } from '../../store/audit/audit-entries.ts';
import { venueOperation } from '../venue-operation.ts';

export const listAuditLog = venueOperation({
  operationId: 'listAuditLog',
  method: 'GET',
  path: '/venues/{venueId}/audit-log',
  tag: 'Audit log',
  summary: 'List the audit log',
  description:
    'Lists the acts of owners and of the operator of the service, newest first: accounts, API keys, ' +
    'settings, tables, menu, campaigns, printers, subscription, imports, exports and sign-ins. Entries ' +
    'are kept for two years, or as long as the operator has set. The log never contains passwords, ' +
    'keys or signing secrets. Of a webhook address it has only the host, and of the operator no ' +
    'network address. For the next page, set `before` to `nextBefore` until that is `null`.',
  access: AUDIT_LOG_ACCESS.read,
  query: Type.Object(auditParameters),
  answers: { 200: { description: 'The entries.', schema: AuditLogResource } },
  refusals: ['INVALID_PAGE_SIZE'],
  run: async ({ db }, { params: { venueId }, query }) => {
    const { part = null, actor = null, accountId = null, before = null, pageSize } = query;
    const data = await auditLogPage(async (limit) => {
      const entries = await listAuditEntries(db, venueId, { part, actor, accountId }, before, limit);
      // Restaurants do not see which operator it was, or where the operator works from.
      return entries.map((entry) =>
        entry.actor === 'Operator' ? { ...entry, accountName: null, address: null } : entry,
      );
    }, pageSize);
    return { status: 200, data };
  },
});
