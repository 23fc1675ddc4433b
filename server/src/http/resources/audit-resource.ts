import { type Static, Type } from 'typebox';
import {
  AUDIT_ACTIONS,
  AUDIT_ACTORS,
  AUDIT_PARTS,
  AUDITED_KINDS,
  type AuditEntry,
} from '../../core/audit/audit-entry.ts';
import { instant } from '../answer/envelope.ts';
import { pageParameters } from '../answer/page.ts';
import { instantSchema, nullable, oneOf, uuid } from '../schema.ts';

const DEFAULT_SIZE = 50;

const AuditedPropertyResource = Type.Object(
  {
    name: Type.String({ examples: ['role'] }),
    values: nullable(
      Type.Object({
        before: Type.Unknown({ description: '`null` where there was nothing.', examples: ['Cashier'] }),
        after: Type.Unknown({ description: '`null` where there is nothing now.', examples: ['Owner'] }),
      }),
      '`null` for a secret, and for values that are too long to record: only that they changed is known.',
    ),
  },
  { title: 'AuditedProperty' },
);

/** A record with what differs. */
export const AuditedRecordResource = Type.Object(
  {
    kind: oneOf(AUDITED_KINDS),
    id: nullable(
      uuid(),
      'Of `Reordered` products the category; `null` when all records of the kind were reordered.',
    ),
    name: nullable(Type.String({ examples: ['Deniz'] }), 'Its name at that time.'),
    action: oneOf(AUDIT_ACTIONS),
    properties: Type.Array(AuditedPropertyResource, { description: 'What differs.' }),
  },
  { title: 'AuditedRecord' },
);

const AuditEntryResource = Type.Object(
  {
    id: uuid(),
    at: instantSchema(),
    part: oneOf(AUDIT_PARTS),
    operation: Type.String({
      examples: ['changeAccount'],
      description: 'The operation id of the call, or a command.',
    }),
    by: Type.Object(
      {
        kind: oneOf(AUDIT_ACTORS),
        accountId: nullable(uuid(), 'Of an account.'),
        name: nullable(
          Type.String({ examples: ['Defne'] }),
          'Of an account, at that time; for the operator, of the token that was used.',
        ),
      },
      { description: '`Nobody` for failed sign-ins.' },
    ),
    address: nullable(
      Type.String({ examples: ['203.0.113.9'] }),
      'Where the call came from: an IPv4 address, or the /64 of an IPv6 address.',
    ),
    traceId: nullable(Type.String({ examples: ['4bf92f3577b34da6a3ce929d0e0e4736'] }), 'Of the call.'),
    recordCount: Type.Integer({
      examples: [1],
      description:
        'How many records the entry is about. An act on more than 50 has several entries, one after the other, with one `traceId`.',
    }),
    records: Type.Array(AuditedRecordResource, {
      description: 'All of them, except in the last entry of an act that has 40.',
    }),
  },
  { title: 'AuditEntry' },
);

/** Parameters that choose entries of the audit log. */
export const auditParameters = {
  before: Type.Optional(uuid('Only entries before this one.')),
  pageSize: pageParameters.pageSize,
  part: Type.Optional(oneOf(AUDIT_PARTS)),
  actor: Type.Optional(oneOf(AUDIT_ACTORS)),
  accountId: Type.Optional(uuid('Only what this account did.')),
};

/** A page of the audit log. */
export const AuditLogResource = Type.Object(
  {
    items: Type.Array(AuditEntryResource),
    nextBefore: nullable(uuid(), 'The entry to continue before; `null` when there are no older ones.'),
  },
  { title: 'AuditLog' },
);

/** Lists a page of the audit log. @param list  lists at most that many entries */
export async function auditLogPage(
  list: (limit: number) => Promise<AuditEntry[]>,
  pageSize = DEFAULT_SIZE,
): Promise<Static<typeof AuditLogResource>> {
  const found = await list(pageSize + 1);
  const shown = found.slice(0, pageSize);
  return { items: shown.map(toResource), nextBefore: found.length > pageSize ? shown.at(-1)!.id : null };
}

function toResource({ at, actor, accountId, accountName, ...entry }: AuditEntry) {
  const records = entry.records.map((record) => ({ ...record, properties: [...record.properties] }));
  return { ...entry, at: instant(at), by: { kind: actor, accountId, name: accountName }, records };
}
