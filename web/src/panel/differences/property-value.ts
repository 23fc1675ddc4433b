import { accountRoleValues } from '../../api/venue-api-lists.generated.ts';

type AccountRole = (typeof accountRoleValues)[number];

/** A value of the audit log. `kind`: how it is shown. */
export type ShownValue =
  | { kind: 'Nothing' }
  | { kind: 'Switch'; isOn: boolean }
  /** Milliseconds since 1970-01-01T00:00Z. */
  | { kind: 'Moment'; at: number }
  | { kind: 'Percent'; share: number }
  | { kind: 'Amount'; lira: number }
  | { kind: 'Role'; role: AccountRole }
  | { kind: 'Text'; text: string };

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
/** Campaigns store these instants as numbers. */
const MOMENTS = new Set(['validFrom', 'validUntil']);

/** Reads a value by its type, and by the unit in the name of its property, such as `Minutes`. */
export function readValue(name: string, value: unknown): ShownValue {
  if (value === null || value === '') return { kind: 'Nothing' };
  if (typeof value === 'boolean') return { kind: 'Switch', isOn: value };
  if (typeof value === 'number') {
    if (MOMENTS.has(name)) return { kind: 'Moment', at: value };
    if (/basisPoints$/i.test(name) || name === 'rates') return { kind: 'Percent', share: value / 10_000 };
    if (name.endsWith('Kurus')) return { kind: 'Amount', lira: value / 100 };
    return { kind: 'Text', text: String(value) };
  }
  if (typeof value !== 'string') return { kind: 'Text', text: JSON.stringify(value) };
  if (name === 'role' && isRole(value)) return { kind: 'Role', role: value };
  return INSTANT.test(value) ? { kind: 'Moment', at: Date.parse(value) } : { kind: 'Text', text: value };
}

function isRole(value: string): value is AccountRole {
  return (accountRoleValues as readonly string[]).includes(value);
}
