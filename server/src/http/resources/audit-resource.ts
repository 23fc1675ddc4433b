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

const DEFAULT_PAGE_SIZE = 50;

const AuditedPropertyResource = Type.Object(
  {
    name: Type.String({ examples: ['role'] }),
    values: nullable(
      Type.Object({
        before: Type.Unknown({
          description: 'The value before; `null` if there was none.',
          examples: ['Cashier'],
        }),
        after: Type.Unknown({
          description: 'The value after; `null` if there is none.',
          examples: ['Owner'],
        }),
      }),
      '`null` for secrets and for values that are too long to record: the entry says only that they ' +
        'changed.',
    ),
  },
  { title: 'AuditedProperty' },
);

/** A changed record, with its differences. */
export const AuditedRecordResource = Type.Object(
  {
    kind: oneOf(AUDITED_KINDS),
    id: nullable(
      uuid(),
      'With `Reordered` products, the id of their category; `null` if all records of the kind were ' +
        'reordered.',
    ),
    name: nullable(Type.String({ examples: ['Deniz'] }), 'Its name at the time of the act.'),
    action: oneOf(AUDIT_ACTIONS),
    properties: Type.Array(AuditedPropertyResource, { description: 'The properties that changed.' }),
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
      description: 'The operation id of the call, or the name of a command.',
    }),
    by: Type.Object(
      {
        kind: oneOf(AUDIT_ACTORS),
        accountId: nullable(uuid(), 'The account; `null` for other callers.'),
        name: nullable(
          Type.String({ examples: ['Defne'] }),
          'The name of the account at that time; for the operator, the name of the token.',
        ),
      },
      { description: 'Who did it; `Nobody` for a failed sign-in.' },
    ),
    address: nullable(
      Type.String({ examples: ['203.0.113.9'] }),
      'The network address of the caller: an IPv4 address, or the /64 network of an IPv6 address.',
    ),
    traceId: nullable(
      Type.String({ examples: ['4bf92f3577b34da6a3ce929d0e0e4736'] }),
      'The `traceId` of the call.',
    ),
    recordCount: Type.Integer({
      examples: [1],
      description:
        'The number of records in this entry. An act on more than 50 records has several entries in a row ' +
        'with the same `traceId`.',
    }),
    records: Type.Array(AuditedRecordResource, {
      description:
        'The records of the entry. The last entry of an act with 40 entries does not list all of its ' +
        'records.',
    }),
  },
  { title: 'AuditEntry' },
);

/** Parameters that choose entries of the audit log. */
export const auditParameters = {
  before: Type.Optional(uuid('Only entries before this one; send `nextBefore` for the next page.')),
  pageSize: pageParameters.pageSize,
  part: Type.Optional(oneOf(AUDIT_PARTS)),
  actor: Type.Optional(oneOf(AUDIT_ACTORS)),
  accountId: Type.Optional(uuid('Only acts of this account.')),
};

/** A page of the audit log. */
export const AuditLogResource = Type.Object(
  {
    items: Type.Array(AuditEntryResource),
    nextBefore: nullable(uuid(), 'Send it as `before` to read older entries; `null` when there are none.'),
  },
  { title: 'AuditLog' },
);

/** Lists a page of the audit log. @param list  lists at most the given number of entries */
export async function auditLogPage(
  list: (limit: number) => Promise<AuditEntry[]>,
  pageSize = DEFAULT_PAGE_SIZE,
): Promise<Static<typeof AuditLogResource>> {
  const found = await list(pageSize + 1);
  const shown = found.slice(0, pageSize);
  return { items: shown.map(toResource), nextBefore: found.length > pageSize ? shown.at(-1)!.id : null };
}

function toResource({ at, actor, accountId, accountName, ...entry }: AuditEntry) {
  const records = entry.records.map((record) => ({ ...record, properties: [...record.properties] }));
  return { ...entry, at: instant(at), by: { kind: actor, accountId, name: accountName }, records };
}
