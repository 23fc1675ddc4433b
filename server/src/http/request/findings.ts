import type { ErrorObject } from 'ajv';
import type { Problem, RefusalCode } from '../../core/refusals.ts';
import type { problemWords } from './problem-words.ts';

/**
 * Keywords that say a value has the wrong type or form. All others are rules for a value that could be read.
 */
const UNREADABLE_KEYWORDS = new Set(['type', 'format', 'enum', 'const', 'pattern']);

/** The problems of a value: wrong types and forms (`unreadable`), and broken rules (`invalid`). */
export interface Findings {
  unreadable: Problem[];
  invalid: Problem[];
  /** The code that the schema names (`x-refusal`) for the first broken rule. */
  invalidCode: RefusalCode | undefined;
}

/** The problems that the validator found in a value. */
export function findingsOf(errors: readonly ErrorObject[], wordsOf: typeof problemWords): Findings {
  const unreadable = new Map<string, Problem>();
  const invalid = new Map<string, Problem>();
  let invalidCode: RefusalCode | undefined;
  for (const error of errors) {
    // The validator reports an invalid property name twice; the error of `propertyNames` is enough.
    if (error.propertyName !== undefined && error.keyword !== 'propertyNames') continue;
    const isUnreadable = UNREADABLE_KEYWORDS.has(error.keyword) && !isMissing(error) && !isReadAsRule(error);
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

/** A wrong type counts as a broken rule if the schema says so (`x-unreadable-is-invalid`). */
function isReadAsRule({ parentSchema }: ErrorObject): boolean {
  return parentSchema?.['x-unreadable-is-invalid'] === true;
}

function toProblem(error: ErrorObject, wordsOf: typeof problemWords): Problem {
  const path = toField(error.instancePath);
  const property = propertyOf(error);
  if (property === undefined) {
    const isAbsent = isMissing(error) || error.data === undefined;
    const message = isAbsent ? 'is required' : wordsOf(error);
    const attemptedValue = SECRET.test(path) ? null : toAttemptedValue(error.data);
    return { field: path === '' ? 'body' : path, message, attemptedValue };
  }
  const field = path === '' ? property : `${path}.${property}`;
  return { field, message: wordsOf(error), attemptedValue: null };
}

/** Keywords whose errors are about a property of the value, not about the value itself. */
const PROPERTY_KEYWORDS = new Set(['required', 'additionalProperties', 'discriminator', 'propertyNames']);

const PROPERTY_LENGTH = 100;

function propertyOf({ keyword, params }: ErrorObject): string | undefined {
  if (!PROPERTY_KEYWORDS.has(keyword)) return undefined;
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

function toAttemptedValue(value: unknown): Problem['attemptedValue'] {
  if (typeof value === 'string') return value.slice(0, ATTEMPTED_LENGTH).toWellFormed();
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
