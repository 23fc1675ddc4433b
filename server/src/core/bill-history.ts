import type { Actor, LineState, PaymentKind } from './bill.ts';

/** Who did something, and when. */
export interface Stamp {
  by: Actor;
  /** Milliseconds since 1970-01-01T00:00Z. */
  at: number;
}

/** What can be done to a bill after its rounds were placed, each with what one has to know of it. */
export type BillDeed =
  | { action: 'LineMoved'; detail: { lineId: string; from: LineState; to: LineState } }
  | { action: 'RoundBumped'; detail: { roundId: string; to: LineState; lineIds: string[] } }
  | { action: 'LineStruck'; detail: { lineId: string; from: LineState; reason?: string } }
  | { action: 'QuantityChanged'; detail: { lineId: string; from: number; to: number } }
  | { action: 'LineGivenAway'; detail: { lineId: string } }
  | { action: 'LineChargedAgain'; detail: { lineId: string } }
  | {
      action: 'TableChanged';
      detail: { fromTableId: string; fromName: string; toTableId: string; toName: string };
    }
  | { action: 'PaymentRecorded'; detail: { paymentId: string; kind: PaymentKind; amountKurus: number } }
  | { action: 'PaymentReversed'; detail: { paymentId: string; kind: PaymentKind; amountKurus: number } }
  | {
      action: 'BillClosed';
      detail: { paymentId: string | null; kind: PaymentKind | null; amountKurus: number };
    }
  | { action: 'BillVoided'; detail: { totalKurus: number; reason?: string } }
  | { action: 'DeliveryLeft'; detail: Record<string, never> }
  | { action: 'DeliveryCameBack'; detail: Record<string, never> }
  | { action: 'BillHidden'; detail: Record<string, never> }
  | { action: 'BillShown'; detail: Record<string, never> };

/** One thing that was done to a bill. The rounds stand on the bill itself. */
export type HistoryEntry = Stamp & BillDeed;
