/** A value that is shown as text: a plain value, a list of plain values, or `null` if there is none. */
export type PlainValue = string | number | boolean | null | readonly (string | number | boolean)[];

/** One difference between two values. */
export interface Difference {
  /** The names of the parts that contain the difference, from the outside in, such as a group and its choice. */
  records: string[];
  /**
   * The innermost property that differs, for its unit and name; if there is none within the value, the property itself.
   */
  property: string;
  before: PlainValue;
  after: PlainValue;
}

type Fields = Record<string, unknown>;

/** Ids identify records, but mean nothing to people. */
const HIDDEN = new Set(['id', 'optionGroupId']);
/** Properties that identify a record in a list; the first that the record has is used. */
const KEYS = ['id', 'code', 'name', 'date', 'day', 'from'] as const;

/**
 * All differences between two values of a property. Records in lists are matched by {@link KEYS}, objects are compared
 * property by property.
 */
export function differencesOf(property: string, before: unknown, after: unknown): Difference[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (isRecordList(before) && isRecordList(after))
    return listDifferences(property, before ?? [], after ?? []);
  if (isFields(before) && isFields(after)) return fieldDifferences(before ?? {}, after ?? {});
  return [{ records: [], property, before: plainOf(before), after: plainOf(after) }];
}

function fieldDifferences(before: Fields, after: Fields): Difference[] {
  const names = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return names
    .filter((name) => !HIDDEN.has(name))
    .flatMap((name) => {
      const differences = differencesOf(name, before[name] ?? null, after[name] ?? null);
      // The property names a language, a day or a kind of reasons: its object contains the values.
      return /^([a-z]{2}|\d+)$/.test(name) || isReasonTerms(after[name] ?? before[name])
        ? differences.map((each) => ({ ...each, records: [name, ...each.records] }))
        : differences;
    });
}

/** Whether a value is the settings of one kind of reasons. */
function isReasonTerms(value: unknown): boolean {
  return isFields(value) && value !== null && 'isNeeded' in value;
}

function listDifferences(
  property: string,
  before: readonly Fields[],
  after: readonly Fields[],
): Difference[] {
  const [old, now] = [byKey(before), byKey(after)];
  const keys = [...new Set([...now.keys(), ...old.keys()])];
  const within = keys.flatMap((key): Difference[] => {
    const [was, is] = [old.get(key), now.get(key)];
    const records = [titleOf((is ?? was)!)].filter((title) => title !== '');
    if (was !== undefined && is !== undefined)
      return fieldDifferences(was, is).map((each) => ({ ...each, records: [...records, ...each.records] }));
    return [{ records, ...wholeDifference(property, was, is) }];
  });
  if (within.length > 0) return within;
  // Only the order of the records differs.
  return [{ records: [], property, before: before.map(titleOf), after: after.map(titleOf) }];
}

/** The difference for a record that was added or removed: its price or, without a price, its other values. */
function wholeDifference(property: string, was: Fields | undefined, is: Fields | undefined) {
  const hasPrice = typeof (is ?? was)!['priceKurus'] === 'number';
  const shownValueOf = (record: Fields | undefined): PlainValue => {
    if (record === undefined) return null;
    return hasPrice ? plainOf(record['priceKurus']) : valuesWithoutTitle(record);
  };
  return { property: hasPrice ? 'priceKurus' : property, before: shownValueOf(was), after: shownValueOf(is) };
}

/**
 * The values of a record except its title. `true` and `false` are included only if there are no other values, because
 * they are shown without the names of their properties.
 */
function valuesWithoutTitle(record: Fields): PlainValue {
  const title = titleOf(record);
  const others = [plainOf(record) ?? []].flat().filter((each) => each !== title && each !== record['code']);
  const spoken = others.filter((each) => each !== true);
  if (spoken.length > 0) return spoken;
  return others.length > 0 ? others : title;
}

function byKey(records: readonly Fields[]): Map<string, Fields> {
  const key = KEYS.find((name) => records.every((record) => record[name] !== undefined));
  const counts = new Map<string, number>();
  return new Map(
    records.map((record, at) => {
      const own = key === undefined ? String(at) : String(record[key]);
      counts.set(own, (counts.get(own) ?? 0) + 1);
      return [`${own} ${counts.get(own)}`, record];
    }),
  );
}

function titleOf(record: Fields): string {
  return String(record['name'] ?? record['date'] ?? record['day'] ?? record['code'] ?? '');
}

/** The plain values within a value, in order, without ids. */
function plainOf(value: unknown): PlainValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  const entries = Array.isArray(value)
    ? value
    : Object.entries(value as Fields)
        .filter(([name]) => !HIDDEN.has(name))
        .map(([, each]) => each);
  const values = entries
    .flatMap(plainOf)
    .filter((each) => each !== null && each !== '' && each !== false) as (string | number | true)[];
  return values.length === 0 ? null : values;
}

function isFields(value: unknown): value is Fields | null {
  return value === null || (typeof value === 'object' && !Array.isArray(value));
}

function isRecordList(value: unknown): value is Fields[] | null {
  return value === null || (Array.isArray(value) && value.every((each) => isFields(each) && each !== null));
}
