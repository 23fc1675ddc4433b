import { Type } from 'typebox';
import { NO_VENUE_ID } from '../../core/audit/audit-entry.ts';
import { AuditLogResource, auditLogPage, auditParameters } from '../../http/resources/audit-resource.ts';
import { uuid } from '../../http/schema.ts';
import { listAuditEntries } from '../../store/audit/audit-entries.ts';
import { operatorOperation } from '../operator-operation.ts';

export const listAuditLog = operatorOperation({
  operationId: 'listAuditLog',
  method: 'GET',
  path: '/audit-log',
  tag: 'Audit log',
  summary: 'List the audit log',
  description:
    'Lists the acts of the owners of a venue, the owners of its headquarter and the operator, and all ' +
    'sign-ins, newest first. Without `venueId` it lists the acts of the operator that belong to no ' +
    'venue: removing the demo, replacing the secret key. For the next page, set `before` to ' +
    '`nextBefore` until that is `null`.',
  query: Type.Object({ venueId: Type.Optional(uuid('The venue.')), ...auditParameters }),
  answers: { 200: { description: 'The entries.', schema: AuditLogResource } },
  refusals: ['INVALID_PAGE_SIZE'],
  run: async ({ db }, { query }) => {
    const {
      venueId = NO_VENUE_ID,
      part = null,
      actor = null,
      accountId = null,
      before = null,
      pageSize,
    } = query;
    const filter = { part, actor, accountId };
    const data = await auditLogPage(
      (limit) => listAuditEntries(db, venueId, filter, before, limit),
      pageSize,
    );
    return { status: 200, data };
  },
});
