import { allocate } from '../../money/allocate.ts';
import type { BillLine } from '../bill.ts';

/**
 * Divides a line of several units. Both parts keep all that it says; a discount by hand is divided by units, to the kuruş, and what was removed is told of the part that is kept. A percentage becomes
 * what it takes off now: rounded twice, it could come to another amount.
 * @param quantity  of the part that moves, below that of the line
 * @param id  of the part that moves
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
  // A percentage that takes nothing off now, as on a gift, has nothing to divide.
  if (takenOff === 0) return units.map(() => discount);
  return allocate(takenOff, units).map((amountKurus) =>
    amountKurus === 0 ? undefined : { ...discount, terms: { kind: 'Amount', amountKurus }, amountKurus },
  );
}
