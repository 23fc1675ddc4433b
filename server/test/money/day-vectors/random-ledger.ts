import type { LedgerAction, MoneyContent, StoredLedgerRow } from '../../../src/core/ledger/ledger-row.ts';
import { seeded } from '../../pricing/restaurant-baskets.ts';
import { SampleDrawers } from './random-cash.ts';
import {
  type Draw,
  MANAGER,
  PEOPLE,
  refundOf,
  reversalOf,
  type SampleBill,
  sampleBill,
  samplePayment,
} from './random-sales.ts';

/** The rows of a report, and the bills that were open at its end. */
export interface ReportRows {
  rows: StoredLedgerRow[];
  carriedOver: string[];
}

const FIRST_DAY = Date.parse('2026-03-01T00:00:00Z');
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** After this day a backup was restored. */
const DAY_OF_RESTORE = 40;
const GAP_OF_ROWS = 1_000_000;

/** The ledger of so many days of a restaurant, closed once each: in the evening, or late and with what came after it in the next report. */
export function randomReports(days: number, seed: number): ReportRows[] {
  const next = seeded(seed);
  const ledger = new SampleLedger((below) => Math.floor(next() * below));
  return Array.from({ length: days }, (_, day) => ledger.day(day));
}

class SampleLedger {
  readonly #draw: Draw;
  readonly #drawers: SampleDrawers;
  #rows: StoredLedgerRow[] = [];
  #number = 0;
  #generation = 0;
  #day = 0;
  #at = 0;
  #ids = 0;
  #open: SampleBill[] = [];
  readonly #closed: SampleBill[] = [];

  constructor(draw: Draw) {
    this.#draw = draw;
    this.#drawers = new SampleDrawers(draw);
  }

  day(day: number): ReportRows {
    this.#day = day;
    this.#at = FIRST_DAY + day * DAY_MS + 10 * HOUR_MS;
    this.#write({ act: 'ShiftBegun', content: { isShift: true } });
    const bills = 2 + this.#draw(3);
    // Some days are closed while guests are there: the rest of the evening is in the next report.
    const lastOnes = day % 4 === 1 ? 1 + this.#draw(2) : 0;
    for (let at = 0; at < bills - lastOnes; at++) this.#bill();
    this.#lateActs();
    this.#cash();
    const carriedOver = this.#open.map(({ id }) => id);
    const rows = this.#rows;
    this.#rows = [];
    for (let at = 0; at < lastOnes; at++) this.#bill();
    if (day === DAY_OF_RESTORE) this.#restore();
    return { rows, carriedOver };
  }

  #write(deed: LedgerAction, more: Partial<StoredLedgerRow> = {}): void {
    this.#number += 1;
    this.#at += 60_000 * (1 + this.#draw(20));
    const row = {
      ...{ number: this.#number, generation: this.#generation, at: this.#at },
      businessDate: dateOf(this.#day),
      ...{ act: deed.act, billId: null, personId: this.#person(), approverId: null, deviceId: null },
      ...{ content: deed.content, ...more },
    };
    this.#rows.push(row as StoredLedgerRow);
  }

  /** The database continues from an earlier moment. */
  #restore(): void {
    this.#number += GAP_OF_ROWS - 1;
    this.#generation += 1;
    this.#write({ act: 'Generation', content: {} } as never, { personId: null });
  }

  #bill(): void {
    const { id, day, businessDate, openedAt } = { ...this.#newBill() };
    const bill = sampleBill(this.#draw, { id, day, businessDate, openedAt });
    if (this.#draw(4) === 0) this.#takeOff(bill);
    if (this.#draw(10) === 0) this.#void(bill);
    else if (this.#draw(6) === 0) this.#open.push(bill);
    else this.#close(bill);
  }

  #newBill() {
    this.#ids += 1;
    return { id: `bill-${this.#ids}`, day: this.#day, businessDate: dateOf(this.#day), openedAt: this.#at };
  }

  #takeOff({ id, businessDate }: SampleBill): void {
    const act = (['LineGivenAway', 'BillDiscounted', 'LineStruck', 'QuantityChanged'] as const)[
      this.#draw(4)
    ]!;
    const lostKurus = 100 * (this.#draw(90) - 10);
    const approverId = this.#draw(2) === 0 ? MANAGER : null;
    const isAfterPrint = this.#draw(3) === 0 ? { isAfterPrint: true as const } : {};
    this.#write({ act, content: { lostKurus, ...isAfterPrint } }, { billId: id, businessDate, approverId });
  }

  #void({ id, businessDate, closing }: SampleBill): void {
    const content = { lostKurus: closing.totalKurus, cancels: true as const };
    this.#write({ act: 'BillVoided', content }, { billId: id, businessDate, approverId: MANAGER });
  }

  #close(bill: SampleBill): void {
    const { totalKurus } = bill.closing;
    const first = this.#draw(3) === 0 ? Math.floor(totalKurus / 3) : 0;
    for (const part of [first, totalKurus - first]) if (part > 0) this.#pay(bill, part);
    this.#write(
      { act: 'BillClosed', content: bill.closing },
      { billId: bill.id, businessDate: bill.businessDate },
    );
    this.#closed.push(bill);
    if (this.#draw(3) > 0) return;
    const content = {
      ...{ documentId: `document-${bill.id}`, kind: 'Sale' as const },
      ...{ device: this.#draw(8) === 0 ? null : 'register-1', zNumber: String(100 + this.#day) },
    };
    this.#write({ act: 'DocumentIssued', content }, { billId: bill.id, businessDate: bill.businessDate });
  }

  #pay(bill: SampleBill, amountKurus: number, more: Partial<MoneyContent> = {}): void {
    const id = `payment-${bill.id}-${bill.payments.length + 1}`;
    const content = { ...samplePayment(this.#draw, id, this.#day, amountKurus), ...more };
    bill.payments.push({ content, refundedKurus: 0, isReversed: false });
    this.#money('PaymentTaken', bill, content, content.takenById);
  }

  #money(
    act: 'PaymentTaken' | 'PaymentReversed' | 'PaymentRefunded' | 'TipMade',
    { id }: SampleBill,
    content: MoneyContent,
    personId = this.#person(),
  ): void {
    this.#drawers.move(content);
    this.#write({ act, content }, { billId: id, personId });
  }

  /** What is done today to bills of other days. */
  #lateActs(): void {
    for (const bill of this.#open.filter(({ day }) => day < this.#day)) {
      if (this.#draw(2) === 0) continue;
      this.#open = this.#open.filter((one) => one !== bill);
      if (this.#draw(5) === 0) this.#void(bill);
      else this.#close(bill);
    }
    for (let acts = this.#draw(3); acts > 0 && this.#closed.length > 0; acts--) {
      const bill = this.#closed[Math.max(0, this.#closed.length - 1 - this.#draw(12))]!;
      const payment = bill.payments.find(({ isReversed }) => !isReversed);
      if (payment === undefined) continue;
      const { content } = payment;
      if (this.#draw(3) === 0 && payment.refundedKurus === 0) {
        payment.isReversed = true;
        const replacedById = `payment-${bill.id}-${bill.payments.length + 1}`;
        this.#money('PaymentReversed', bill, { ...reversalOf(payment), replacedById });
        const { takenById } = content;
        this.#pay(bill, content.movement.amountKurus, { takenById, replacesId: content.paymentId });
      } else {
        const refund = refundOf(this.#draw, bill, payment);
        if (refund !== null) this.#money('PaymentRefunded', bill, refund);
      }
    }
    this.#takeBackOnOpenBill();
  }

  /** A payment of an open bill, taken back; and a part of what a card took that becomes a tip. */
  #takeBackOnOpenBill(): void {
    const bill = this.#open[this.#draw(Math.max(1, this.#open.length))];
    if (bill === undefined || this.#draw(2) === 0) return;
    this.#pay(bill, 1_000);
    const payment = bill.payments.at(-1)!;
    this.#money('PaymentReversed', bill, reversalOf(payment));
    payment.isReversed = true;
    this.#pay(bill, 2_500);
    const paid = bill.payments.pop()!;
    const { movement } = paid.content;
    const none = { payments: 0, roundingKurus: 0, changeKurus: 0 };
    const moved = { ...movement, ...none, amountKurus: -300, tipKurus: 300 };
    this.#money('TipMade', bill, { ...paid.content, movement: moved });
    const left = { ...movement, amountKurus: 2_200, tipKurus: movement.tipKurus + 300 };
    const { content, ...rest } = paid;
    this.#money('PaymentReversed', bill, reversalOf({ ...rest, content: { ...content, movement: left } }));
  }

  #cash(): void {
    for (let acts = 1 + this.#draw(3); acts > 0; acts--) this.#write(this.#drawers.act(this.#person()));
    const again = this.#draw(5) === 0 ? this.#drawers.countAgain() : null;
    if (again !== null) this.#write(again);
    if (this.#draw(3) > 0) this.#write(this.#drawers.count(this.#number + 1));
    if (this.#draw(2) > 0) this.#write(this.#drawers.declare(this.#number + 1));
    this.#write({ act: 'ShiftEnded', content: { isShift: true } });
  }

  #person(): string {
    return PEOPLE[this.#draw(PEOPLE.length)]!;
  }
}

function dateOf(day: number): string {
  return new Date(FIRST_DAY + day * DAY_MS).toISOString().slice(0, 10);
}
