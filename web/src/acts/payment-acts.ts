import type { operations } from '../../../dist/api/venue-api.d.ts';
import { api, dataOf, type Schemas } from '../api/client.ts';
import { actHeaders, BILL_PATH, type BillAct, billParams } from './bill-call.ts';

export type PaymentKind = Schemas['Payment']['kind'];

type BodyOf<Name extends 'recordPayment' | 'refundPayment' | 'changePaymentMethod' | 'printBill'> =
  operations[Name]['requestBody']['content']['application/json'];

/** The body of a payment: the method, and what it pays for. */
export type PaymentBody = BodyOf<'recordPayment'>;

/** The amounts that the screen showed when a payment was recorded. */
export interface ShownPayment {
  /** The amount that the guest handed over, in lira; `null` until the service has calculated it. */
  handed: number | null;
  /** The change, in lira. */
  change: number;
}

/** The input of each act on the money of a bill by its name. */
export interface PaymentActInputs {
  recordPayment: { billId: string; shown?: ShownPayment } & PaymentBody;
  reversePayment: { billId: string; paymentId: string };
  refundPayment: { billId: string; paymentId: string } & BodyOf<'refundPayment'>;
  changePaymentMethod: { billId: string; paymentId: string } & BodyOf<'changePaymentMethod'>;
  makeTip: { billId: string; paymentId: string; amount: number; tipIsMeant?: boolean };
  /** `withoutDocument`: the reason for closing without the fiscal document that the venue requires. */
  closeBill: { billId: string; kind: PaymentKind | null; withoutDocument?: string };
  printBill: { billId: string } & BodyOf<'printBill'>;
}

/**
 * All acts on the money of a bill. They change nothing on the screen until the service answers: only it calculates
 * amounts.
 */
export const PAYMENT_ACTS: { [Name in keyof PaymentActInputs]: BillAct<PaymentActInputs[Name]> } = {
  recordPayment: {
    send: (act) => {
      const { billId: _, shown: __, ...body } = act.input;
      const params = { path: billParams(act), header: actHeaders(act) };
      return dataOf(api.POST(`${BILL_PATH}/payments`, { params, body }));
    },
  },
  reversePayment: {
    send: (act) =>
      dataOf(
        api.POST(`${BILL_PATH}/payments/{paymentId}/reverse`, {
          params: { path: { ...billParams(act), paymentId: act.input.paymentId }, header: actHeaders(act) },
        }),
      ),
  },
  refundPayment: {
    send: (act) => {
      const { billId: _, paymentId, ...body } = act.input;
      const params = { path: { ...billParams(act), paymentId }, header: actHeaders(act) };
      return dataOf(api.POST(`${BILL_PATH}/payments/{paymentId}/refunds`, { params, body }));
    },
  },
  changePaymentMethod: {
    send: (act) => {
      const { billId: _, paymentId, ...body } = act.input;
      const params = { path: { ...billParams(act), paymentId }, header: { 'Idempotency-Key': act.key } };
      return dataOf(api.POST(`${BILL_PATH}/payments/{paymentId}/method`, { params, body }));
    },
  },
  makeTip: {
    send: (act) => {
      const { billId: _, paymentId, ...body } = act.input;
      const params = { path: { ...billParams(act), paymentId }, header: actHeaders(act) };
      return dataOf(api.POST(`${BILL_PATH}/payments/{paymentId}/tip`, { params, body }));
    },
  },
  closeBill: {
    send: (act) => {
      const { kind, withoutDocument } = act.input;
      const body = {
        ...(kind === null ? {} : { kind }),
        ...(withoutDocument === undefined ? {} : { withoutDocument }),
      };
      return dataOf(
        api.POST(`${BILL_PATH}/close`, { params: { path: billParams(act), header: actHeaders(act) }, body }),
      );
    },
  },
  printBill: {
    send: (act) => {
      const { billId: _, ...body } = act.input;
      const params = { path: billParams(act), header: actHeaders(act) };
      return dataOf(api.POST(`${BILL_PATH}/print`, { params, body }));
    },
  },
};
