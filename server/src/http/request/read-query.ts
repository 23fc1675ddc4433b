import type { TSchema } from 'typebox';

type PropertySchema = TSchema & { type?: string | string[]; enum?: unknown[]; 'x-any-case'?: boolean };

const INTEGER = /^-?[0-9]+$/;

/**
 * Makes a function that turns the strings of a query into the types of its schema: whole numbers, and names in any
 * letter case if the schema says so. A value that is not a whole number, or was sent more than once, stays as it is,
 * and the schema refuses it. Parameters that the schema does not know are left out.
 */
export function queryReader(schema: TSchema): (raw: Record<string, unknown>) => Record<string, unknown> {
  const { properties } = schema as TSchema & { properties: Record<string, PropertySchema> };
  const named = Object.entries(properties);
  return (raw) => {
    const query: Record<string, unknown> = {};
    for (const [name, property] of named) {
      const value = raw[name];
      if (value !== undefined) query[name] = typeof value === 'string' ? readValue(value, property) : value;
    }
    return query;
  };
}

function readValue(text: string, property: PropertySchema): string | number {
  if (isInteger(property)) return INTEGER.test(text) ? toInteger(text) : text;
  return matchCase(text, property);
}

/** A number with hundreds of digits would be infinite: it becomes the largest finite one. */
function toInteger(text: string): number {
  return Math.min(Math.max(Number(text), -Number.MAX_VALUE), Number.MAX_VALUE);
}

function isInteger(property: PropertySchema): boolean {
  return property.type === 'integer' || (Array.isArray(property.type) && property.type.includes('integer'));
}

function matchCase(value: string, property: PropertySchema): string {
  if (property['x-any-case'] !== true) return value;
  const name = property.enum?.find((known) => String(known).toLowerCase() === value.toLowerCase());
  return name === undefined ? value : String(name);
}
