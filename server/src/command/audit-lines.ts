import { callOperator, type OperatorAccess } from './operator-client.ts';

/** The options of `sofra audit`: which entries to print. */
export interface AuditOptions {
  venue?: string;
  part?: string;
  /** `Operator`, or the id of an account. */
  by?: string;
  /** The id of an entry. */
  before?: string;
  json?: true;
}

interface AuditLog {
  items: AuditEntry[];
  nextBefore: string | null;
}

interface AuditEntry {
  at: string;
  operation: string;
  by: { kind: string; name: string | null };
  address: string | null;
  recordCount: number;
  records: AuditedRecord[];
}

interface AuditedRecord {
  kind: string;
  name: string | null;
  action: string;
  properties: { name: string; values: { before: unknown; after: unknown } | null }[];
}

/**
 * Reads the audit log and returns the lines that print a page of it.
 * @throws CommandError as {@link callOperator}
 */
export async function auditLines(
  access: OperatorAccess,
  { venue, part, by, before, json }: AuditOptions,
): Promise<string[]> {
  const who = by?.toLowerCase() === 'operator' ? { actor: 'Operator' } : { accountId: by };
  const stated = Object.entries({ venueId: venue, part, before, ...who }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const path = `/audit-log?${new URLSearchParams(stated)}`;
  const { items, nextBefore } = (await callOperator(access, 'GET', path)) as AuditLog;
  if (json) return items.map((entry) => JSON.stringify(entry));
  if (items.length === 0) return ['There are no entries.'];
  return [
    ...items.flatMap(linesOf),
    ...(nextBefore === null ? [] : [`Older entries: --before ${nextBefore}`]),
  ];
}

function linesOf({ at, operation, by, address, recordCount, records }: AuditEntry): string[] {
  const head = `${at}  ${authorText(by)}  ${address ?? 'command'}  ${operation}`;
  const more = recordCount - records.length;
  return [head, ...records.map(lineOf), ...(more > 0 ? [`  and ${more} more`] : [])];
}

function authorText({ kind, name }: AuditEntry['by']): string {
  if (name === null) return kind;
  return kind === 'Operator' ? `Operator (${name})` : name;
}

/** Such as `Changed account "Deniz": role from Staff to Owner, password.` */
function lineOf({ kind, name, action, properties }: AuditedRecord): string {
  const changes = properties.map(({ name: property, values }) =>
    values === null ? wordsOf(property) : `${wordsOf(property)} ${changeOf(values)}`,
  );
  const what = [action, wordsOf(kind), ...(name === null ? [] : [`"${name}"`])].join(' ');
  return `  ${what}${changes.length === 0 ? '' : `: ${changes.join(', ')}`}.`;
}

function changeOf({ before, after }: { before: unknown; after: unknown }): string {
  if (isEmptyValue(before)) return isEmptyValue(after) ? 'unchanged' : `set to ${textOf(after)}`;
  return isEmptyValue(after)
    ? `removed (was ${textOf(before)})`
    : `from ${textOf(before)} to ${textOf(after)}`;
}

const isEmptyValue = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Splits a property name into words: `suspendedAt` becomes `suspended at`. */
function wordsOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter, at: number) => `${at === 0 ? '' : ' '}${letter.toLowerCase()}`);
}

const LONGEST_VALUE = 60;

/** Formats a value for people: lists with commas, records with their parts. */
function textOf(value: unknown): string {
  const text = plainText(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE - 1)}…` : text;
}

function plainText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(plainText).join(', ');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .filter(([, part]) => !isEmptyValue(part))
    .map(([name, part]) => `${wordsOf(name)} ${plainText(part)}`)
    .join(', ');
}
