import { Type } from 'typebox';
import { uuid } from '../http/schema.ts';

/**
 * The body and the answer of an operation that puts records into a new order.
 * @param whose  names the records: "area of the venue"
 * @param ids  the ids of an example
 */
export function reorderSchema(title: string, whose: string, maxItems: number, ids: readonly string[]) {
  return Type.Object(
    { ids: Type.Array(uuid(), { maxItems, description: `Each ${whose}, once.` }) },
    { title, additionalProperties: false, examples: [{ ids }] },
  );
}
