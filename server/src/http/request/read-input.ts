import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { TSchema } from 'typebox';
import { type Problem, Refusal, type RefusalCode } from '../../core/refusals.ts';
import type { OperationDescription } from '../operation.ts';
import { type Findings, findingsOf } from './findings.ts';
import { parameterWords, problemWords } from './problem-words.ts';
import { queryReader } from './read-query.ts';

/**
 * Checks a value against a schema. Returns the value, or refuses with all problems of type; if there are none, with
 * all broken rules.
 */
export type ReadInput<T = unknown> = (value: unknown) => T;

const ajv = new Ajv({
  allErrors: true,
  verbose: true,
  allowUnionTypes: true,
  strict: true,
  discriminator: true,
  // Decimals are not exact in binary: 120.35 is a multiple of 0.01 within this many digits.
  multipleOfPrecision: 6,
});
addFormats.default(ajv, ['date-time', 'date', 'email', 'uri', 'uri-reference']);
const dateTime = ajv.formats['date-time'] as { validate: (text: string) => boolean };
// The standard allows a leap second, but `Date` cannot represent one.
ajv.addFormat('date-time', (text) => dateTime.validate(text) && !Number.isNaN(Date.parse(text)));
// Without the prefix `urn:uuid:`, which the format allows and PostgreSQL does not. Each digit is written out, because
// V8 checks such a pattern faster than one that counts its digits.
const uuidParts = [8, 4, 4, 4, 12].map((digits) => '[0-9A-Fa-f]'.repeat(digits));
ajv.addFormat('uuid', new RegExp(`^${uuidParts.join('-')}$`));
ajv.addKeyword('x-refusal');
ajv.addKeyword('x-any-case');
ajv.addKeyword('x-unreadable-is-invalid');

/**
 * Makes a function that returns the problems of a value, for operations that add rules of their own before they
 * refuse. The schema is compiled for the first value: compiling the schemas of all operations would be a quarter of
 * the start-up time.
 */
export function violationFinderOf(schema: TSchema, wordsOf = problemWords): (value: unknown) => Findings {
  let validate: ValidateFunction | undefined;
  let hasLists = false;
  return (value) => {
    if (validate === undefined) {
      validate = ajv.compile(schema);
      hasLists = JSON.stringify(schema).includes('"maxItems"');
    }
    if (hasLists) shortenLists(value, schema);
    return validate(value)
      ? { unreadable: [], invalid: [], invalidCode: undefined }
      : findingsOf(validate.errors ?? [], wordsOf);
  };
}

interface ListSchema {
  properties?: Record<string, ListSchema>;
  items?: ListSchema;
  maxItems?: number;
  const?: unknown;
  discriminator?: { propertyName: string };
  oneOf?: ListSchema[];
}

/**
 * Cuts every list to one item more than its schema allows, which is enough to refuse it. A list of tens of
 * thousands would take seconds to check, and would be answered with a problem for each item.
 */
function shortenLists(value: unknown, schema: ListSchema): void {
  const { items, maxItems } = schema;
  if (Array.isArray(value)) {
    if (maxItems !== undefined && value.length > maxItems) value.length = maxItems + 1;
    if (items?.properties !== undefined) for (const item of value) shortenLists(item, items);
  } else if (typeof value === 'object' && value !== null) {
    const record = value as Record<string, unknown>;
    const { properties } = kindOf(record, schema);
    for (const name in properties) {
      const part = record[name];
      if (typeof part === 'object') shortenLists(part, properties[name]!);
    }
  }
}

/** The schema of the kind that a record with a discriminator says it is. */
function kindOf(record: Record<string, unknown>, schema: ListSchema): ListSchema {
  const { discriminator, oneOf } = schema;
  if (discriminator === undefined || oneOf === undefined) return schema;
  const name = discriminator.propertyName;
  return oneOf.find(({ properties }) => properties?.[name]?.const === record[name]) ?? schema;
}

/**
 * Makes the reader of a schema. A value of the wrong type or form is refused with `VALIDATION_ERROR`. A
 * broken rule (missing, too long, out of range) is refused with `invalidCode`, or with the code that its
 * schema names (`x-refusal`).
 */
export function readerOf<T>(schema: TSchema, invalidCode: RefusalCode, wordsOf = problemWords): ReadInput<T> {
  const examine = violationFinderOf(schema, wordsOf);
  return (value) => {
    const findings = examine(value);
    if (findings.unreadable.length > 0)
      throw new Refusal('VALIDATION_ERROR', { problems: findings.unreadable });
    if (findings.invalid.length > 0) {
      throw new Refusal(findings.invalidCode ?? invalidCode, { problems: findings.invalid });
    }
    return value as T;
  };
}

/** A body whose values have the right types, and the rules of its schema that they break. */
export interface CheckedBody {
  value: unknown;
  /** Empty unless the operation adds rules of its own (`addsBodyRules`). */
  problems: Problem[];
}

/** Reads path, query and body of a call with the schemas of its operation. */
export interface CallInput {
  /** Reads the path parameters. Ids may be in any letter case, and are returned in lower case. */
  params(raw: unknown): Record<string, string>;
  query(raw: unknown): unknown;
  /** Whether the operation has a JSON body. */
  readsBody: boolean;
  /** @param raw  `undefined` for no body; read as `null` if the body is optional */
  body(raw: unknown): CheckedBody;
}

/** The parts of an operation's description that say how its input is read. */
export type InputDescription = Pick<
  OperationDescription,
  'params' | 'query' | 'bodyIsOptional' | 'addsBodyRules' | 'invalidCode'
> & { body?: OperationDescription['body'] | undefined };

/**
 * The input of an operation, read with its schemas. A value of the wrong type is refused with VALIDATION_ERROR, one
 * that breaks a rule with the operation's `invalidCode`.
 */
export function callInputOf(operation: InputDescription): CallInput {
  const { params, query, body, bodyIsOptional, addsBodyRules, invalidCode = 'VALIDATION_ERROR' } = operation;
  const readParams = params && readerOf<Record<string, string>>(params, invalidCode);
  const readQuery = query && queryReader(query);
  const checkQuery = query && readerOf<object>(query, invalidCode, parameterWords);
  const examine = body && violationFinderOf(body);
  return {
    readsBody: examine !== undefined,
    params: (raw) => lowerCased(readParams?.(raw) ?? {}),
    query: (raw) => readQuery && checkQuery?.(readQuery(raw as Record<string, unknown>)),
    body: (raw) => {
      if (examine === undefined || (raw === undefined && bodyIsOptional))
        return { value: null, problems: [] };
      const { unreadable, invalid } = examine(raw);
      if (unreadable.length > 0) throw new Refusal('VALIDATION_ERROR', { problems: unreadable });
      if (invalid.length > 0 && !addsBodyRules) throw new Refusal(invalidCode, { problems: invalid });
      return { value: raw, problems: invalid };
    },
  };
}

function lowerCased(params: Record<string, string>): Record<string, string> {
  const lower: Record<string, string> = {};
  for (const name in params) lower[name] = params[name]!.toLowerCase();
  return lower;
}
