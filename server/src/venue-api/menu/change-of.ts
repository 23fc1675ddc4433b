import { type TProperties, Type } from 'typebox';

/**
 * The schema of a change of a record: every property may be left out, and then stays as it is instead of taking the value
 * that it has in a new record.
 */
export function changeOf<P extends TProperties>(
  properties: P,
  options: { title: string; examples: unknown[] },
) {
  const change = Type.Partial(Type.Object(properties), { ...options, additionalProperties: false });
  for (const property of Object.values(change.properties)) {
    // Only of this copy: the schema of a new record keeps its own.
    if ('default' in property) delete property.default;
  }
  return change;
}
