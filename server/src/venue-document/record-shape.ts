import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { DocumentPath } from './document-faults.ts';

/** The part of a JSON Schema that describes records and lists. */
export interface RecordSchema {
  type?: string | string[];
  properties?: Record<string, RecordSchema>;
  additionalProperties?: boolean | RecordSchema;
  items?: RecordSchema;
  maxItems?: number;
  const?: unknown;
  discriminator?: { propertyName: string };
  oneOf?: RecordSchema[];
  anyOf?: RecordSchema[];
}

/** Called with each error and the path of its record. @returns `false` to stop */
type Report = (error: ErrorObject, record: unknown, path: DocumentPath) => boolean;

const ajv = new Ajv({
  allErrors: true,
  verbose: true,
  allowUnionTypes: true,
  discriminator: true,
  // Decimals are not exact in binary: 120.35 is a multiple of 0.01 within this many digits.
  multipleOfPrecision: 6,
});
addFormats.default(ajv, ['uuid', 'date-time', 'date', 'email', 'uri', 'uri-reference']);

/** The checks of a record: first the record without the items of its lists of records, then these items, one by one. */
interface RecordCheck {
  schema: RecordSchema;
  validate: ValidateFunction;
  lists: { name: string; item: RecordSchema; most: number }[];
  /** The names of the lists. */
  names: ReadonlySet<string>;
}

const checks = new WeakMap<RecordSchema, RecordCheck>();

/**
 * Checks a record against its schema piece by piece: first its own properties, then each record in its lists. This
 * limits the work and the memory for one piece. The check stops when `report` returns `false`.
 * @returns whether the record is valid
 */
export function checkRecord(
  record: unknown,
  schema: RecordSchema,
  path: DocumentPath,
  report: Report,
): boolean {
  return walk(record, schema, path, report) === 'Valid';
}

type Result = 'Valid' | 'Invalid' | 'Stopped';

function walk(record: unknown, schema: RecordSchema, path: DocumentPath, report: Report): Result {
  const { validate, lists, names, schema: kindSchema } = checkOf(kindOf(record, schema));
  let result: Result = 'Valid';
  if (!validate(cutToSize(record, kindSchema, names))) {
    for (const error of validate.errors ?? []) if (!report(error, record, path)) return 'Stopped';
    result = 'Invalid';
  }
  if (!isRecord(record)) return result;
  for (const { name, item, most } of lists) {
    const items = Object.hasOwn(record, name) ? record[name] : undefined;
    // A list that is too long gets this one error and no others.
    if (!Array.isArray(items) || items.length > most) continue;
    for (const [index, entry] of items.entries()) {
      const found = walk(entry, item, [...path, name, index], report);
      if (found === 'Stopped') return found;
      if (found === 'Invalid') result = found;
    }
  }
  return result;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The schema of the kind that the record states; the schema itself if it has no kinds. */
function kindOf(record: unknown, schema: RecordSchema): RecordSchema {
  const { discriminator, oneOf } = schema;
  if (discriminator === undefined || oneOf === undefined || !isRecord(record)) return schema;
  const kind = record[discriminator.propertyName];
  return oneOf.find(({ properties }) => properties?.[discriminator.propertyName]?.const === kind) ?? schema;
}

function checkOf(schema: RecordSchema): RecordCheck {
  const known = checks.get(schema);
  if (known !== undefined) return known;
  const lists = listsOf(schema);
  const unrestricted = lists.map(({ name }) => [name, { ...schema.properties![name], items: {} }]);
  const own =
    lists.length === 0
      ? schema
      : { ...schema, properties: { ...schema.properties, ...Object.fromEntries(unrestricted) } };
  const names = new Set(lists.map(({ name }) => name));
  const check = { schema, lists, names, validate: ajv.compile(own) };
  checks.set(schema, check);
  return check;
}

function listsOf({ properties = {} }: RecordSchema): RecordCheck['lists'] {
  return Object.entries(properties).flatMap(([name, { items, maxItems }]) => {
    const hasRecords = items?.properties !== undefined || items?.discriminator !== undefined;
    return hasRecords ? [{ name, item: items, most: maxItems ?? Infinity }] : [];
  });
}

/** The most unknown names in a record that are checked. */
const MOST_NAMES = 200;
const NO_NAMES: ReadonlySet<string> = new Set();

/**
 * Shortens a value for the validator: a list that is too long to one item more than allowed, a record with far too
 * many names to some of them. The value is still refused.
 * @param separate  the names of lists whose items are checked one by one, later
 */
function cutToSize(value: unknown, schema: RecordSchema, separate: ReadonlySet<string> = NO_NAMES): unknown {
  const { maxItems = Infinity, items = {}, anyOf } = schema;
  if (anyOf !== undefined) return cutToSize(value, anyOf[0]!, separate);
  if (Array.isArray(value)) {
    const checked = value.length > maxItems ? value.slice(0, maxItems + 1) : value;
    return checked.map((item) => cutToSize(item, items));
  }
  if (!isRecord(value)) return value;
  const entries = checkedNames(value, schema).map((name) => {
    const valueSchema = schemaOf(name, schema);
    return [
      name,
      cutToSize(value[name], separate.has(name) ? { ...valueSchema, items: {} } : valueSchema),
    ] as const;
  });
  return Object.fromEntries(entries);
}

function checkedNames(record: object, { properties = {} }: RecordSchema): string[] {
  const names = Object.keys(record);
  if (names.length <= MOST_NAMES) return names;
  const known = names.filter((name) => Object.hasOwn(properties, name));
  return [...new Set([...names.slice(0, MOST_NAMES), ...known])];
}

function schemaOf(name: string, { properties = {}, additionalProperties }: RecordSchema): RecordSchema {
  if (Object.hasOwn(properties, name)) return properties[name]!;
  return typeof additionalProperties === 'object' ? additionalProperties : {};
}
