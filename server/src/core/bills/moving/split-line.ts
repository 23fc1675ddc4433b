import { allocate } from '../../money/allocate.ts';
import type { BillLine } from '../bill.ts';

/**
 * Splits a line of several units into two lines with the same properties. A manual discount is divided by units, exact to the kuruş. A percentage
 * becomes the fixed amount that it deducts now, because rounding it twice could change the sum. `removedKurus` stays with the kept line.
 * @param quantity  the units of the moved line, fewer than those of the line
 * @param id  the id of the moved line
 */
export function splitLine(line: BillLine, quantity: number, id: string): { kept: BillLine; moved: BillLine } {
  const units = [line.quantity - quantity, quantity];
  const discounts = discountsOf(line, units);
  const part = (at: number): BillLine => {
    const { discount: _, removedKurus, ...rest } = line;
    const discount = discounts[at];
    const removed = at === 0 && removedKurus !== undefined ? { removedKurus } : {};
    return { ...rest, ...removed, quantity: units[at]!, ...(discount === undefined ? {} : { discount }) };
  };
  return { kept: part(0), moved: { ...part(1), id } };
}

function discountsOf({ discount }: BillLine, units: readonly number[]): BillLine['discount'][] {
  if (discount === undefined) return [];
  const { terms } = discount;
  const takenOff = terms.kind === 'Amount' ? terms.amountKurus : discount.amountKurus;
  // Nothing to divide if the discount deducts nothing now, as on a comped line.
  if (takenOff === 0) return units.map(() => discount);
  return allocate(takenOff, units).map((amountKurus) =>
    amountKurus === 0 ? undefined : { ...discount, terms: { kind: 'Amount', amountKurus }, amountKurus },
  );
}
