import type { Static, TArray, TObject, TProperties, TSchema } from 'typebox';
import type { DocumentPath } from './document-faults.ts';
import { isLira, type LeftOut, type TLira, type TTranslations } from './document-fields.ts';
import {
  type DocumentReader,
  kurusOf,
  readId,
  readTranslations,
  reportLookalikes,
} from './document-reading.ts';

/*
 * A schema describes a record of the document once: for reading, for writing, and for answers. In `core` the record
 * has the same properties, except that an amount in lira, such as `price`, is `priceKurus` in kuruş there.
 */

/**
 * How the type of a record differs between places: the type of its id, of its amounts and of omitted properties, and
 * whether it has the names of `core` or of the document.
 */
interface Form {
  id: unknown;
  money: unknown;
  missing: unknown;
  names: 'Core' | 'Document';
}

type RecordIn<P extends TProperties, F extends Form> = {
  [Name in keyof P as NameIn<F, Name, P[Name]>]: Name extends 'id' ? F['id'] : ValueIn<P[Name], F>;
};

type NameIn<F extends Form, Name, Field> = F['names'] extends 'Core'
  ? Field extends TLira
    ? `${Name & string}Kurus`
    : Name
  : Name;

type ValueIn<Field extends TSchema, F extends Form> = Field extends TLira
  ? F['money']
  : Field extends TTranslations
    ? Translated<Static<Field>>
    : Field extends TArray<TObject<infer P>>
      ? RecordIn<P, F>[]
      : Field extends TObject<infer P>
        ? RecordIn<P, F>
        : Static<Field> | (Field extends LeftOut ? F['missing'] : never);

/** Translations with only the existing texts. */
type Translated<Texts> = { [Code in keyof Texts]: { [Name in keyof Texts[Code]]?: string } };

/**
 * A record that was read, with every property. An omitted property has its default, otherwise `null` or an empty
 * list.
 */
export type ReadRecord<P extends TProperties> = RecordIn<
  P,
  { id: string | null; money: number; missing: null; names: 'Core' }
>;

/** A record as `core` has it. */
export type CoreRecord<P extends TProperties> = RecordIn<
  P,
  { id: string; money: number; missing: never; names: 'Core' }
>;

/** A record as it is written, with every property. */
export type WrittenRecord<P extends TProperties, Money> = RecordIn<
  P,
  { id: string; money: Money; missing: never; names: 'Document' }
>;

/** Writes an amount in kuruş: in a document as a plain number of lira, in an answer with two decimals. */
export type WriteMoney<Money> = (amountKurus: number) => Money;

/** Reads a record that has the shape of its schema. */
type ReadItem<Item = never, Result = unknown> = (
  item: Item,
  at: DocumentPath,
  reading: DocumentReader,
) => Result;

/** Readers for the lists of a record whose items need more than their schema. */
type ItemReaders<P> = { [Name in keyof P]?: ReadItem };

type ReadWith<P extends TProperties, Readers> = Omit<ReadRecord<P>, keyof Readers> & {
  [Name in keyof Readers]: Readers[Name] extends ReadItem<never, infer Result> ? Result[] : never;
};

/** Reads a record with all its parts. The records in one list must have different names. */
export function readRecord<P extends TProperties>(
  schema: TObject<P>,
  record: Static<TObject<P>>,
  at: DocumentPath,
  reading: DocumentReader,
): ReadRecord<P>;
/** @param readers  for the lists whose items need more than their schema */
export function readRecord<P extends TProperties, Readers extends ItemReaders<P>>(
  schema: TObject<P>,
  record: Static<TObject<P>>,
  at: DocumentPath,
  reading: DocumentReader,
  readers: Readers,
): ReadWith<P, Readers>;
export function readRecord(
  schema: unknown,
  record: unknown,
  at: DocumentPath,
  reading: DocumentReader,
  readers = {},
) {
  return readStated(schema as TObject, record as Json, at, reading, readers);
}

function readStated(
  schema: TObject,
  stated: Json,
  at: DocumentPath,
  reading: DocumentReader,
  readers: Record<string, ReadItem> = {},
): unknown {
  const read = Object.entries(schema.properties).map(([name, field]) => {
    if (name === 'id') return [name, readId(stated, at, reading)];
    if (name === 'translations') return [name, readTranslations(stated[name] as Translations, at, reading)];
    if (isLira(field)) return [`${name}Kurus`, kurusOf((stated[name] ?? defaultOf(field)) as number)];
    return [name, readField(field, stated[name], [...at, name], reading, readers[name])];
  });
  return Object.fromEntries(read);
}

type Json = Record<string, unknown>;
type Translations = Record<string, object> | undefined;

function readField(
  field: TSchema,
  value: unknown,
  at: DocumentPath,
  reading: DocumentReader,
  readItem?: ReadItem,
): unknown {
  const { items } = field as { items?: TSchema };
  if (isRecordSchema(field)) return readStated(field, (value ?? {}) as Json, at, reading);
  // A stated `null` stays `null`. Only an omitted property gets the default.
  if (items === undefined) return value === undefined ? (defaultOf(field) ?? null) : value;
  if (!isRecordSchema(items)) return value ?? [];
  const read = readItem ?? ((item: Json, path: DocumentPath) => readStated(items, item, path, reading));
  return readRecords(value as [] | undefined, at, reading, read);
}

/** Reads a list of records, which must have different names. */
export function readRecords<Item extends { id?: string; name: string }, Result>(
  items: readonly Item[] = [],
  path: DocumentPath,
  reading: DocumentReader,
  read: ReadItem<Item, Result>,
): Result[] {
  reportLookalikes(items, path, reading, ({ name }) => name);
  return items.map((item, at) => read(item, [...path, at], reading));
}

/** Writes a record, with every property of its schema. */
export function writeRecord<P extends TProperties, Money>(
  schema: TObject<P>,
  record: CoreRecord<P>,
  money: WriteMoney<Money>,
): WrittenRecord<P, Money> {
  return writeStored(schema, record as Json, money) as never;
}

function writeStored(schema: TObject, stored: Json, money: WriteMoney<unknown>): unknown {
  const written = Object.entries(schema.properties).map(([name, field]) => {
    if (isLira(field)) return [name, money(stored[`${name}Kurus`] as number)];
    return [name, writeField(field, stored[name], money)];
  });
  return Object.fromEntries(written);
}

function writeField(field: TSchema, value: unknown, money: WriteMoney<unknown>): unknown {
  const { items } = field as { items?: TSchema };
  if (isRecordSchema(field)) return writeStored(field, value as Json, money);
  if (items === undefined || !isRecordSchema(items)) return value;
  return (value as Json[]).map((item) => writeStored(items, item, money));
}

/** Whether a schema describes a record that is always present. */
function isRecordSchema(schema: TSchema): schema is TObject {
  return 'properties' in schema && (schema as { type?: unknown }).type === 'object';
}

function defaultOf(field: TSchema): unknown {
  return (field as { default?: unknown }).default;
}
