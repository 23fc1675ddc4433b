import type { Bill } from '../../core/bills/bill.ts';
import { type PreparedJson, prepareJson } from '../../http/answer/prepared-json.ts';
import { toOrderResource } from './order-resource.ts';

/** By bill in memory. A new revision of a bill is a new object, so old JSON is dropped with the old object. */
const compiled = new WeakMap<Bill, PreparedJson>();

/** The public JSON of a bill, made once while the same object of it is in memory. */
export function compiledOrderOf(bill: Bill): PreparedJson {
  const known = compiled.get(bill);
  if (known !== undefined) return known;
  const fresh = prepareJson(JSON.stringify(toOrderResource(bill)));
  compiled.set(bill, fresh);
  return fresh;
}
