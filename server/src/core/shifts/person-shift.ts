import type { StoredLedgerRow } from '../ledger/ledger-row.ts';
import type { PaymentKind } from '../venue/payment-terms.ts';

/** What a person took by one way to pay. Amounts in kuruş. */
export interface ShiftMethod {
  kind: PaymentKind;
  method: string;
  name: string | null;
  payments: number;
  /** With its rounding. */
  amountKurus: number;
  tipKurus: number;
  refundKurus: number;
}

/** What a person took off by hand, by one kind of act. Amounts in kuruş. */
export interface ShiftReduction {
  act: string;
  times: number;
  lostKurus: number;
}

/** The shift of a person, within one day of the venue. Amounts in kuruş, instants in milliseconds. */
export interface PersonShift {
  personId: string;
  /** Of the act, or of the first thing that the person did. */
  beganAt: number;
  /** `null` while neither the shift nor its day has ended. */
  endedAt: number | null;
  methods: ShiftMethod[];
  tipsKurus: number;
  /** Tips that the person got out of a drawer. */
  tipsPaidOutKurus: number;
  reductions: ShiftReduction[];
  /** The cash that went through the person's hands: payments with rounding and tips, less what they gave back. */
  cashKurus: number;
  /** The last row that it has. */
  lastRow: number;
}

/** The rows that a shift is made of: those of one day, in their order. */
export type ShiftRow = Pick<StoredLedgerRow, 'number' | 'at' | 'personId'> &
  Pick<StoredLedgerRow, 'act' | 'content'>;

/**
 * The shifts of a day, by the person and in their order. A shift begins with its act, or with the first thing that a person did; it ends
 * with its act, or with the day.
 * @param dayEndsAt  `null` while the day lasts
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
 * The person whose shift a row belongs to: a payment to the one who took it, a refund to the one who gave it; `null` for
 * none.
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
