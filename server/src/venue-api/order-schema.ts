import { Type } from 'typebox';
import { uuid } from '../http/schema.ts';

/** The body, and the answer, of a call that puts things in another order. `whose` names them: "area of the venue"; `ids`: of an example. */
export function orderSchema(title: string, whose: string, maxItems: number, ids: readonly string[]) {
  return Type.Object(
    { ids: Type.Array(uuid(), { maxItems, description: `Each ${whose}, once.` }) },
    { title, additionalProperties: false, examples: [{ ids }] },
  );
}
