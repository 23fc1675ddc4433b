import type { AnySchemaObject, ErrorObject } from 'ajv';

/** An error of the schema validator about a value. */
type Violation = Pick<ErrorObject, 'keyword' | 'params' | 'parentSchema' | 'data'>;

/** The words for each keyword of a schema that a value can break. */
const WORDS: Record<string, (violation: Violation) => string> = {
  required: () => 'is required',
  additionalProperties: () => 'is not known here',
  type: formOf,
  format: formOf,
  enum: formOf,
  const: formOf,
  pattern: formOf,
  discriminator: ({ parentSchema = {} }) => mustBeOneOf(kindsOf(parentSchema)),
  propertyNames: () => 'must be a two-letter language code',
  minLength: ({ params }) => `must have at least ${counted(params['limit'], 'character')}`,
  maxLength: ({ params }) => `must have at most ${counted(params['limit'], 'character')}`,
  minItems: ({ params }) => `must contain at least ${counted(params['limit'], 'item')}`,
  maxItems: ({ params }) => `must contain at most ${counted(params['limit'], 'item')}`,
  uniqueItems: () => 'must not repeat an item',
  minProperties: propertiesOf,
  maxProperties: propertiesOf,
  minimum: rangeOf,
  maximum: rangeOf,
  exclusiveMinimum: rangeOf,
  multipleOf: ({ params }) => `must have at most ${counted(decimalsOf(params['multipleOf']), 'decimal')}`,
};

/** The keywords that have words. A test checks that the schemas of all operations use no others. */
export const WORDED_KEYWORDS: ReadonlySet<string> = new Set(Object.keys(WORDS));

/** The problem of a value, worded to follow its name: `must contain at least 1 item`. */
export function problemWords(violation: Violation): string {
  return WORDS[violation.keyword]?.(violation) ?? 'is not allowed';
}

/**
 * The problem of a query parameter, worded in the same way. A list means that the parameter was sent more than once.
 */
export function parameterWords(violation: Violation): string {
  return Array.isArray(violation.data) ? 'must be given only once' : problemWords(violation);
}

const FORMATS: Record<string, string> = {
  uuid: 'a UUID',
  'date-time': 'an instant such as 2026-03-01T18:30:00.000Z',
  date: 'a date such as 2026-03-01',
  email: 'an e-mail address such as defne@example.com',
};

const TYPES: Record<string, string> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

/** The form that a value must have as a whole, even if only a part of the value is wrong. */
function formOf({ parentSchema = {} }: Pick<Violation, 'parentSchema'>): string {
  const { enum: listed, const: only, format, examples, type, pattern } = parentSchema;
  if (only !== undefined) return `must be ${only}`;
  if (listed !== undefined) return mustBeOneOf(listed.filter((name: unknown) => name !== null));
  if (pattern !== undefined && examples?.[0] !== undefined) return `must look like ${examples[0]}`;
  if (FORMATS[format] !== undefined) return `must be ${FORMATS[format]}`;
  const types: string[] = [type].flat().filter((name) => name !== 'null');
  return `must be ${types.map((name) => TYPES[name] ?? name).join(' or ')}`;
}

/** The kinds of a record with a discriminator property. */
function kindsOf({ discriminator, oneOf }: AnySchemaObject): string[] {
  return oneOf.map(({ properties }: AnySchemaObject) => properties[discriminator.propertyName].const);
}

function mustBeOneOf(names: readonly string[]): string {
  return names.length === 1 ? `must be ${names[0]}` : `must be one of ${names.join(', ')}`;
}

function rangeOf({ parentSchema = {} }: Violation): string {
  const { minimum, maximum, exclusiveMinimum } = parentSchema;
  if (minimum !== undefined && maximum !== undefined) return `must be from ${minimum} to ${maximum}`;
  const most = maximum === undefined ? '' : ` and at most ${maximum}`;
  if (exclusiveMinimum !== undefined) return `must be more than ${exclusiveMinimum}${most}`;
  return minimum === undefined ? `must be at most ${maximum}` : `must be at least ${minimum}`;
}

function propertiesOf({ keyword, params, parentSchema = {} }: Violation): string {
  const { minProperties, maxProperties, properties } = parentSchema;
  if (minProperties === 1 && maxProperties === 1 && properties !== undefined)
    return `must have exactly one of ${Object.keys(properties).join(', ')}`;
  const bound = keyword === 'minProperties' ? 'at least' : 'at most';
  return `must have ${bound} ${params['limit'] === 1 ? '1 property' : `${params['limit']} properties`}`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** The number of decimals that a `multipleOf` allows, such as 2 for 0.01. */
function decimalsOf(step: number): number {
  return Math.max(0, Math.round(-Math.log10(step)));
}
