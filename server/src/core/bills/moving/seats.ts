import { invalidContent } from '../../invalid-content.ts';
import type { Bill } from '../bill.ts';
import { type BillChange, createChange, findChargeableLine, unchanged } from '../bill-change.ts';
import type { Stamp } from '../bill-history.ts';
import { requireLineLimit } from '../bill-limits.ts';
import { reprice } from '../prices/bill-pricing.ts';
import { coveredUnits, requireFreeUnits } from './free-units.ts';
import { splitLine } from './split-line.ts';

/** The highest number of a guest. */
export const MOST_SEATS = 99;

/** The guest who gets a line, or some of its units. */
export interface SeatOfUnits {
  lineId: string;
  /** The number of the guest, from 1; `null` for no particular guest. */
  seat: number | null;
  /** How many units go to the guest; `null` for all. */
  quantity: number | null;
  /** The id of the new line if only some of the units go to the guest. */
  newLineId: string;
}

/**
 * Assigns units of a line to a guest. If only some units go to the guest, the line is split, and the new line comes last on the bill. The total
 * of the bill stays the same. A repeat changes nothing.
 * @throws Refusal LINE_NOT_FOUND, BILL_NOT_OPEN; LINE_MOVE_NOT_ALLOWED if the line was struck; CONTENT_INVALID for more units than it has
 * @throws Refusal UNIT_ALREADY_PAID, UNIT_HAS_DOCUMENT if the line would be split and the units are not free; BILL_TOO_LONG
 */
export function seatUnits(
  bill: Bill,
  { lineId, seat, quantity: asked, newLineId }: SeatOfUnits,
  stamp: Stamp,
): BillChange {
  const line = findChargeableLine(bill, lineId);
  const quantity = asked ?? line.quantity;
  if (quantity > line.quantity)
    throw invalidContent('quantity', `is more than the ${line.quantity} of the line`, quantity);
  if ((line.seat ?? null) === seat) return unchanged(bill);
  const { seat: _, ...rest } = line;
  const seated = seat === null ? rest : { ...rest, seat };
  const detail = { lineId, seat, units: quantity };
  if (quantity === line.quantity) {
    const lines = bill.lines.map((one) => (one.id === lineId ? seated : one));
    return createChange({ ...bill, lines }, stamp, { action: 'SeatChanged', detail });
  }
  requireFreeUnits(bill, [{ lineId, quantity }], coveredUnits(bill));
  requireLineLimit(bill, 1, stamp.by);
  const { kept } = splitLine(line, quantity, newLineId);
  const { moved } = splitLine(seated, quantity, newLineId);
  const lines = [...bill.lines.map((one) => (one.id === lineId ? kept : one)), moved];
  return createChange(reprice({ ...bill, lines }), stamp, {
    action: 'SeatChanged',
    detail: { ...detail, newLineId },
  });
}
