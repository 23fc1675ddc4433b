import { isDeepStrictEqual } from 'node:util';
import type { AccountRecord } from '../../core/access/account.ts';
import type { VenueKey } from '../../core/access/keys/venue-key.ts';
import type { AuditedKind, AuditedProperty, AuditedRecord } from '../../core/audit/audit-entry.ts';

/** The properties that differ between two states of a record, in the order of the later state. */
export function changedProperties(before: object, after: object): AuditedProperty[] {
  const [from, to] = [before as Record<string, unknown>, after as Record<string, unknown>];
  return Object.keys({ ...from, ...to })
    .filter((name) => !isDeepStrictEqual(from[name], to[name]))
    .map((name) => ({ name, values: { before: from[name] ?? null, after: to[name] ?? null } }));
}

/** The audit record of a change of an account; empty if its states are the same. */
export function auditedAccountChange(
  before: AccountRecord | null,
  after: AccountRecord | null,
): AuditedRecord[] {
  const shown = ({ name, role, email, invitedEmail }: AccountRecord) => ({
    ...{ name, role, email },
    ...(invitedEmail === null ? {} : { invitedEmail }),
  });
  const hidden = ({ passwordHash }: AccountRecord) => ({ password: passwordHash });
  return auditedRecordChange('Account', before, after, shown, hidden);
}

/** The audit record of a change of a key; empty if its states are the same. Shows only the host of a webhook address. */
export function auditedKeyChange(before: VenueKey | null, after: VenueKey | null): AuditedRecord[] {
  const shown = ({ name, permissions, assistant, revokedAt, webhook }: VenueKey) => ({
    ...{ name, ...permissions, revokedAt: instantOf(revokedAt) },
    ...(assistant === null
      ? {}
      : { assistantOrderKurus: assistant.orderKurus, assistantDayKurus: assistant.dayKurus }),
    webhookUrl: webhook === null ? null : new URL(webhook.url).origin,
  });
  const hidden = ({ webhook }: VenueKey) => ({ webhookUrl: webhook?.url });
  return auditedRecordChange('Key', before, after, shown, hidden);
}

/** An instant in milliseconds as ISO text. */
export function instantOf(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}

/**
 * The audit record of a change; empty if the states are the same.
 * @param hidden  properties whose values are never recorded, only that they changed
 */
export function auditedRecordChange<T extends { id: string; name: string }>(
  kind: AuditedKind,
  before: T | null,
  after: T | null,
  shown: (record: T) => object,
  hidden: (record: T) => object = () => ({}),
): AuditedRecord[] {
  const of = after ?? before;
  if (of === null) return [];
  const properties = changedProperties(
    before === null ? {} : shown(before),
    after === null ? {} : shown(after),
  );
  if (before === null || after === null)
    return [{ kind, id: of.id, name: of.name, action: before === null ? 'Added' : 'Removed', properties }];
  const secrets = changedProperties(hidden(before), hidden(after))
    .filter(({ name }) => !properties.some((property) => property.name === name))
    .map(({ name }) => ({ name, values: null }));
  const changed = [...properties, ...secrets];
  return changed.length === 0
    ? []
    : [{ kind, id: of.id, name: of.name, action: 'Changed', properties: changed }];
}
