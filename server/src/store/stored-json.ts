/**
 * Describes how each property of a stored JSON record is read. A new property of the type does not compile until it
 * has a line here, so records of older releases stay readable:
 *
 * - `'Always'`: every stored record has it, since the first release.
 * - `'WhenSet'`: an optional property, which a record lacks if it is not set.
 * - a function: returns the value for a record that was stored before the property existed.
 * - `of`: a nested record, or a list of records, with its own shape.
 * - `kinds`: the same for a record of several kinds, distinguished by `kind`.
 */
export type StoredShape<T> = {
  [Name in keyof T]-?: undefined extends T[Name]
    ? StoredOptional<NonNullable<T[Name]>>
    : StoredProperty<T[Name]>;
};

/** The shapes of a record of several kinds. */
export type StoredKinds<T extends { kind: string }> = {
  [Kind in T['kind']]: StoredShape<Extract<T, { kind: Kind }>>;
};

type StoredProperty<Value> =
  ItemOf<Value> extends infer Item
    ? [Item] extends [object]
      ? string extends keyof Item
        ? StoredValue<Value>
        : StoredRecord<Item, Value>
      : StoredValue<Value>
    : never;

type StoredOptional<Value> =
  StoredProperty<Value> extends infer Property
    ? Property extends 'Always' | (() => Value)
      ? 'WhenSet'
      : Property
    : never;

type ItemOf<Value> = NonNullable<Value> extends readonly (infer Item)[] ? Item : NonNullable<Value>;

type StoredValue<Value> = 'Always' | (() => Value);

type StoredRecord<Item, Value> = (IsUnion<Item> extends true
  ? { kinds: Item extends { kind: string } ? StoredKinds<Item> : never }
  : { of: StoredShape<Item> }) & { whenMissing?: () => Value };

type IsUnion<T, Whole = T> = T extends unknown ? ([Whole] extends [T] ? false : true) : never;

/** Reads a record of a JSON column: adds missing properties to the record itself, and returns it. */
export type ReadStored<T> = (stored: T) => T;

/** Makes the reader of records of a shape. If no property has a default, the reader does nothing. */
export function storedReader<T extends object>(shape: StoredShape<T>): ReadStored<T> {
  return readerBy(fillerOf(shape as unknown as Shape));
}

/** Makes the reader of records of several kinds. */
export function storedKindsReader<T extends { kind: string }>(kinds: StoredKinds<T>): ReadStored<T> {
  return readerBy(fillerOfKinds(kinds as unknown as Record<string, Shape>));
}

type Json = Record<string, unknown>;
type Fill = (record: Json) => void;
type Shape = Record<string, Property>;
type Property =
  | 'Always'
  | 'WhenSet'
  | (() => unknown)
  | { of?: Shape; kinds?: Record<string, Shape>; whenMissing?: () => unknown };

function readerBy<T extends object>(fill: Fill | null): ReadStored<T> {
  return (stored) => {
    fill?.(stored as Json);
    return stored;
  };
}

/** The function that fills in missing properties; `null` if no property has a default. */
function fillerOf(shape: Shape): Fill | null {
  const fills = Object.entries(shape).flatMap(([name, property]) => fillsOf(name, property));
  if (fills.length === 0) return null;
  return (record) => {
    for (const fill of fills) fill(record);
  };
}

function fillerOfKinds(kinds: Record<string, Shape>): Fill | null {
  const fills = new Map(Object.entries(kinds).map(([kind, shape]) => [kind, fillerOf(shape)]));
  if (fills.values().every((fill) => fill === null)) return null;
  return (record) => fills.get(record['kind'] as string)?.(record);
}

function fillsOf(name: string, property: Property): Fill[] {
  if (property === 'Always' || property === 'WhenSet') return [];
  if (typeof property === 'function') return [fillMissing(name, property)];
  const { of, kinds = {}, whenMissing } = property;
  const fillItem = of === undefined ? fillerOfKinds(kinds) : fillerOf(of);
  return [
    ...(whenMissing === undefined ? [] : [fillMissing(name, whenMissing)]),
    ...(fillItem === null ? [] : [fillNested(name, fillItem)]),
  ];
}

function fillMissing(name: string, make: () => unknown): Fill {
  return (record) => {
    if (!Object.hasOwn(record, name)) record[name] = make();
  };
}

function fillNested(name: string, fill: Fill): Fill {
  return (record) => {
    const value = record[name];
    if (Array.isArray(value)) for (const item of value) fill(item);
    else if (typeof value === 'object' && value !== null) fill(value as Json);
  };
}
