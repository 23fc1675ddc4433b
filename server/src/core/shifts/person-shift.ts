import type { StoredLedgerRow } from '../ledger/ledger-row.ts';
import type { PaymentKind } from '../venue/payment-terms.ts';

/** The payments of one payment method that a person took. Amounts in kuruş. */
export interface ShiftMethod {
  kind: PaymentKind;
  method: string;
  name: string | null;
  payments: number;
  /** Including rounding. */
  amountKurus: number;
  tipKurus: number;
  refundKurus: number;
}

/** The reductions that a person made by one kind of act. Amounts in kuruş. */
export interface ShiftReduction {
  act: string;
  times: number;
  lostKurus: number;
}

/** A shift of a person within one business day. Amounts in kuruş, instants in milliseconds. */
export interface PersonShift {
  personId: string;
  /** When the person began the shift, or made the first entry in the ledger. */
  beganAt: number;
  /** `null` if neither the shift nor its business day has ended. */
  endedAt: number | null;
  methods: ShiftMethod[];
  tipsKurus: number;
  /** The tips that the person was paid from a drawer. */
  tipsPaidOutKurus: number;
  reductions: ShiftReduction[];
  /** The cash that the person took: payments with rounding and tips, minus refunds. */
  cashKurus: number;
  /** The number of the last ledger row of the shift. */
  lastRow: number;
}

/** The properties of a ledger row that shifts are calculated from. */
export type ShiftRow = Pick<StoredLedgerRow, 'number' | 'at' | 'personId'> &
  Pick<StoredLedgerRow, 'act' | 'content'>;

/**
 * Calculates the shifts of a business day, in the order in which they began. A shift begins with `ShiftBegun`, or with the first row
 * of a person who has no open shift. It ends with `ShiftEnded`, or with the day.
 * @param rows  the rows of one business day, in their order
 * @param dayEndsAt  `null` if the day has not ended
 */
export function shiftsOf(rows: readonly ShiftRow[], dayEndsAt: number | null): PersonShift[] {
  const shifts: PersonShift[] = [];
  const open = new Map<string, PersonShift>();
  for (const row of rows) {
    const personId = personOfRow(row);
    if (personId === null) continue;
    if (row.act === 'ShiftBegun') end(open, personId, row.at);
    let shift = open.get(personId);
    if (shift === undefined) {
      if (row.act === 'ShiftEnded') continue;
      shift = newShift(personId, row.at);
      shifts.push(shift);
      open.set(personId, shift);
    }
    shift.lastRow = row.number;
    if (row.act === 'ShiftEnded') end(open, personId, row.at);
    else add(shift, row);
  }
  for (const shift of open.values()) shift.endedAt = dayEndsAt;
  return shifts;
}

/**
 * The person to whose shift a row belongs: the person who took a payment, or who made a refund or reduction. `null` for other rows.
 */
export function personOfRow({
  act,
  personId,
  content,
}: Pick<StoredLedgerRow, 'act' | 'personId' | 'content'>): string | null {
  if ('lostKurus' in content || act === 'PaymentRefunded' || act.startsWith('Shift')) return personId;
  if ('takenById' in content) return content.takenById;
  return act === 'TipsPaidOut' && 'toId' in content ? content.toId : null;
}

function newShift(personId: string, beganAt: number): PersonShift {
  const sums = { tipsKurus: 0, tipsPaidOutKurus: 0, cashKurus: 0 };
  return { personId, beganAt, endedAt: null, methods: [], ...sums, reductions: [], lastRow: 0 };
}

function end(open: Map<string, PersonShift>, personId: string, at: number): void {
  const shift = open.get(personId);
  if (shift !== undefined) shift.endedAt = at;
  open.delete(personId);
}

function add(shift: PersonShift, { act, content }: ShiftRow): void {
  if ('movement' in content) {
    const { kind, method, name, payments, amountKurus, roundingKurus, tipKurus, refundKurus } =
      content.movement;
    let sums = shift.methods.find((one) => one.kind === kind && one.method === method);
    if (sums === undefined) {
      sums = { kind, method, name, payments: 0, amountKurus: 0, tipKurus: 0, refundKurus: 0 };
      shift.methods.push(sums);
    }
    sums.payments += payments;
    sums.amountKurus += amountKurus + roundingKurus;
    sums.tipKurus += tipKurus;
    sums.refundKurus += refundKurus;
    shift.tipsKurus += tipKurus;
    if (kind === 'Cash') shift.cashKurus += amountKurus + roundingKurus + tipKurus - refundKurus;
  }
  if ('lostKurus' in content) {
    let sums = shift.reductions.find((one) => one.act === act);
    if (sums === undefined) {
      sums = { act, times: 0, lostKurus: 0 };
      shift.reductions.push(sums);
    }
    sums.times += 1;
    sums.lostKurus += content.lostKurus;
  }
  if (act === 'TipsPaidOut' && 'toId' in content) shift.tipsPaidOutKurus += content.amountKurus;
}
