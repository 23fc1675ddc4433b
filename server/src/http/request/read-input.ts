import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { TSchema } from 'typebox';
import { type Problem, Refusal, type RefusalCode } from '../../core/refusals.ts';
import { problemWords } from './problem-words.ts';

/**
 * Checks a value against a schema. Returns it, or refuses with all problems: those of type first, else those
 * of rules.
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
// Without the prefix `urn:uuid:`, which the format allows and PostgreSQL does not. Each digit is written out: V8 takes 42 ns for
// such a pattern, and 109 ns for one that counts its digits. An order has some 15 ids.
const uuidParts = [8, 4, 4, 4, 12].map((digits) => '[0-9A-Fa-f]'.repeat(digits));
ajv.addFormat('uuid', new RegExp(`^${uuidParts.join('-')}$`));
ajv.addKeyword('x-refusal');
ajv.addKeyword('x-any-case');
ajv.addKeyword('x-unreadable-is-invalid');

/**
 * Keywords that say a value has the wrong type or form. All others are rules for a value that could be read.
 */
const UNREADABLE = new Set(['type', 'format', 'enum', 'const', 'pattern']);

/** The problems of a value: wrong types and forms (`unreadable`), and broken rules (`invalid`). */
export interface Findings {
  unreadable: Problem[];
  invalid: Problem[];
  /** The code that the schema names (`x-refusal`) for the first broken rule. */
  invalidCode: RefusalCode | undefined;
}

/**
 * Makes a function that returns the problems of a value, for operations that add rules of their own before
 * they refuse.
 */
export function examinerOf(schema: TSchema, wordsOf = problemWords): (value: unknown) => Findings {
  const validate = ajv.compile(schema);
  const hasLists = JSON.stringify(schema).includes('"maxItems"');
  return (value) => {
    if (hasLists) shortenLists(value, schema);
    return validate(value)
      ? { unreadable: [], invalid: [], invalidCode: undefined }
      : findingsOf(validate, wordsOf);
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
  const examine = examinerOf(schema, wordsOf);
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

function findingsOf(validate: ValidateFunction, wordsOf: typeof problemWords): Findings {
  const unreadable = new Map<string, Problem>();
  const invalid = new Map<string, Problem>();
  let invalidCode: RefusalCode | undefined;
  for (const error of validate.errors ?? []) {
    // The validator reports such a name twice; the error of `propertyNames` is enough.
    if (error.propertyName !== undefined && error.keyword !== 'propertyNames') continue;
    const isUnreadable = UNREADABLE.has(error.keyword) && !isMissing(error) && !isRuleToRead(error);
    const found = isUnreadable ? unreadable : invalid;
    const problem = toProblem(error, wordsOf);
    if (!found.has(problem.field)) found.set(problem.field, problem);
    if (!isUnreadable) invalidCode ??= error.parentSchema?.['x-refusal'] as RefusalCode | undefined;
  }
  for (const field of unreadable.keys()) invalid.delete(field);
  return { unreadable: [...unreadable.values()], invalid: [...invalid.values()], invalidCode };
}

/**
 * A property that is `null` counts as missing, which is a broken rule. A `null` in a list has the wrong type.
 */
function isMissing(error: ErrorObject): boolean {
  return (
    error.keyword !== 'format' &&
    error.data === null &&
    !/\/[0-9]+$/.test(error.instancePath) &&
    error.instancePath !== ''
  );
}

/** A wrong type counts as a broken rule where the schema says so (`x-unreadable-is-invalid`). */
function isRuleToRead({ parentSchema }: ErrorObject): boolean {
  return parentSchema?.['x-unreadable-is-invalid'] === true;
}

function toProblem(error: ErrorObject, wordsOf: typeof problemWords): Problem {
  const path = toField(error.instancePath);
  const property = propertyOf(error);
  if (property === undefined) {
    const isAbsent = isMissing(error) || error.data === undefined;
    const message = isAbsent ? 'is required' : wordsOf(error);
    const attemptedValue = SECRET.test(path) ? null : toAttempted(error.data);
    return { field: path === '' ? 'body' : path, message, attemptedValue };
  }
  const field = path === '' ? property : `${path}.${property}`;
  return { field, message: wordsOf(error), attemptedValue: null };
}

/** Keywords whose errors are about a property of the value, not about the value itself. */
const OF_PROPERTIES = new Set(['required', 'additionalProperties', 'discriminator', 'propertyNames']);

const PROPERTY_LENGTH = 100;

function propertyOf({ keyword, params }: ErrorObject): string | undefined {
  if (!OF_PROPERTIES.has(keyword)) return undefined;
  const { missingProperty, additionalProperty, tag, propertyName } = params as Record<string, unknown>;
  const name = String(missingProperty ?? additionalProperty ?? propertyName ?? tag);
  return name.slice(0, PROPERTY_LENGTH).toWellFormed();
}

/** `/lines/1/extraIds/0` is `lines[1].extraIds[0]`. */
function toField(instancePath: string): string {
  return instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce(
      (field, part) =>
        /^[0-9]+$/.test(part) ? `${field}[${part}]` : field === '' ? part : `${field}.${part}`,
      '',
    );
}

/** Values of these properties are never echoed. */
const SECRET = /password$/i;

const ATTEMPTED_LENGTH = 200;

function toAttempted(value: unknown): Problem['attemptedValue'] {
  if (typeof value === 'string') return value.slice(0, ATTEMPTED_LENGTH).toWellFormed();
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
