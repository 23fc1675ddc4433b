import { type TProperties, Type } from 'typebox';

/**
 * The schema of a change of a record. All properties are optional. An omitted one stays as it is: it does not get the
 * default of a new record.
 */
export function changeSchemaOf<P extends TProperties>(
  properties: P,
  options: { title: string; examples: unknown[] },
) {
  const change = Type.Partial(Type.Object(properties), { ...options, additionalProperties: false });
  for (const property of Object.values(change.properties)) {
    // Changes only this copy; the schema of a new record keeps its defaults.
    if ('default' in property) delete property.default;
  }
  return change;
}
