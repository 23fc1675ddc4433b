import type { AuditedProperty, AuditedRecord } from './audit-entry.ts';

/** The most records in one entry. */
const MOST_RECORDS = 50;

/** The most characters of all values in one entry, as JSON. */
const MOST_OF_VALUES = 16 * 1024;

const MOST_ENTRIES = 40;

/** The part of an act that one entry records. */
export interface ActEntry {
  /**
   * The number of records. It is larger than the length of `records` only in the last entry of an act that
   * needs more than 40 entries: its other records are only counted.
   */
  recordCount: number;
  records: AuditedRecord[];
}

/**
 * Divides the records of an act into at most 40 entries, in the order of the records. An entry has at most 50 records, with at most
 * 16,384 characters of changed values. If a value is too long even for a separate entry, only the name of its property is kept. Records
 * that do not fit into 40 entries are only counted, in the last entry.
 */
export function entriesOfAct(records: readonly AuditedRecord[]): ActEntry[] {
  const entries: ActEntry[] = [];
  let left = 0;
  for (const [at, record] of records.map(keepDifferences).entries()) {
    const last = entries.at(-1);
    const length = lengthOf(record);
    if (last !== undefined && last.records.length < MOST_RECORDS && length <= left) last.records.push(record);
    else if (entries.length < MOST_ENTRIES) {
      left = MOST_OF_VALUES;
      entries.push({ recordCount: 0, records: [fitIntoEntry(record)] });
    } else return withCounts(entries, records.length - at);
    left -= Math.min(length, left);
  }
  return withCounts(entries, 0);
}

/**
 * The id of one of the entries of an act, by its position. The first entry gets the highest id, because the log
 * lists the newest entries first.
 */
export function entryIdAt(entryId: string, place: number): string {
  return entryId.slice(0, -2) + (255 - place).toString(16).padStart(2, '0');
}

function withCounts(entries: readonly ActEntry[], unnamed: number): ActEntry[] {
  return entries.map(({ records }, place) => {
    const more = place === entries.length - 1 ? unnamed : 0;
    return { recordCount: records.length + more, records };
  });
}

function lengthOf({ properties }: AuditedRecord): number {
  return properties.reduce(
    (sum, { values }) => sum + (values === null ? 0 : JSON.stringify(values).length),
    0,
  );
}

/** The record without the values that do not fit into one entry. */
function fitIntoEntry(record: AuditedRecord): AuditedRecord {
  let left = MOST_OF_VALUES;
  const properties = record.properties.map(({ name, values }): AuditedProperty => {
    const length = values === null ? 0 : JSON.stringify(values).length;
    if (length > left) return { name, values: null };
    left -= length;
    return { name, values };
  });
  return { ...record, properties };
}

/** The record with only the differences of its values, so that a change of one part of a long list stays short. */
function keepDifferences(record: AuditedRecord): AuditedRecord {
  const properties = record.properties.map(({ name, values }): AuditedProperty => {
    if (values === null) return { name, values };
    const [before, after] = differencesOf(values.before, values.after);
    return { name, values: { before, after } };
  });
  return { ...record, properties };
}

/** A part of a record, such as a portion. */
type Part = Record<string, unknown> & { id: string };

/**
 * Reduces two lists of parts to the parts that differ, each with its id, its name and the properties that differ. Other
 * values are returned unchanged.
 */
function differencesOf(before: unknown, after: unknown): [before: unknown, after: unknown] {
  if (!isPartList(before) || !isPartList(after) || isReordered(before, after)) return [before, after];
  const [old, now] = [byId(before), byId(after)];
  const from: object[] = before.filter(({ id }) => !now.has(id));
  const to: object[] = [];
  for (const part of after) {
    const was = old.get(part.id);
    if (was === undefined) to.push(part);
    else if (!isSame(was, part)) {
      const [one, other] = differencesOfPart(was, part);
      from.push(one);
      to.push(other);
    }
  }
  return [from, to];
}

function differencesOfPart(before: Part, after: Part): [before: object, after: object] {
  const names = Object.keys({ ...before, ...after }).filter((name) => !isSame(before[name], after[name]));
  const [from, to]: [Part, Part] = [
    { id: before.id, name: before['name'] },
    { id: after.id, name: after['name'] },
  ];
  for (const name of names) [from[name], to[name]] = differencesOf(before[name] ?? null, after[name] ?? null);
  return [from, to];
}

function isPartList(value: unknown): value is Part[] {
  const isPart = (one: unknown) =>
    typeof one === 'object' && one !== null && typeof (one as Part).id === 'string';
  return Array.isArray(value) && value.every(isPart);
}

function isReordered(before: readonly Part[], after: readonly Part[]): boolean {
  const [old, now] = [byId(before), byId(after)];
  const stayed = after.filter(({ id }) => old.has(id));
  return before.filter(({ id }) => now.has(id)).some(({ id }, at) => stayed[at]!.id !== id);
}

function byId(parts: readonly Part[]): Map<string, Part> {
  return new Map(parts.map((part) => [part.id, part]));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
