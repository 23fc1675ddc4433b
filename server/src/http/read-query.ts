import type { TSchema } from 'typebox';
import { type Problem, Refusal } from '../core/refusals.ts';

type PropertySchema = TSchema & { type?: string | string[]; enum?: unknown[]; 'x-any-case'?: boolean };

const INTEGER = /^-?[0-9]+$/;

/**
 * Turns the strings of a query into the types of its schema: whole numbers, names in any letter case where the schema
 * says so. Parameters that the schema does not know are left out.
 * @throws Refusal VALIDATION_ERROR for a parameter given twice, and for a number that is none
 */
export function readQuery(raw: Record<string, unknown>, schema: TSchema): Record<string, unknown> {
  const properties = (schema as TSchema & { properties: Record<string, PropertySchema> }).properties;
  const query: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const [name, property] of Object.entries(properties)) {
    const value = raw[name];
    if (value === undefined) continue;
    if (typeof value !== 'string')
      problems.push({ field: name, message: 'is given more than once', attemptedValue: null });
    else if (isInteger(property) && !INTEGER.test(value)) {
      problems.push({ field: name, message: 'must be a whole number', attemptedValue: value });
    } else query[name] = isInteger(property) ? Number(value) : matchCase(value, property);
  }
  if (problems.length > 0) throw new Refusal('VALIDATION_ERROR', { problems });
  return query;
}

function isInteger(property: PropertySchema): boolean {
  return property.type === 'integer' || (Array.isArray(property.type) && property.type.includes('integer'));
}

function matchCase(value: string, property: PropertySchema): string {
  if (property['x-any-case'] !== true) return value;
  const name = property.enum?.find((known) => String(known).toLowerCase() === value.toLowerCase());
  return name === undefined ? value : String(name);
}
