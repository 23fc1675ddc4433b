import type { Bill } from '../../api/bill-list.ts';

/** Whether every valid payment of a bill has an issued fiscal document. */
export function isDocumented({ payments, documents }: Pick<Bill, 'payments' | 'documents'>): boolean {
  const covered = new Set(
    documents.filter(({ state, counts }) => state === 'Issued' && counts).flatMap((one) => one.paymentIds),
  );
  return payments.every(({ id, refundable }) => refundable <= 0 || covered.has(id));
}
