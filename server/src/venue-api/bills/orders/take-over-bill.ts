import { BILL_ACCESS } from '../../../core/access/policies/bills/bills.ts';
import { takeOver } from '../../../core/bills/waiter.ts';
import { billChangeOperation } from '../bill-change-operation.ts';

export const takeOverBill = billChangeOperation({
  operationId: 'takeOverBill',
  method: 'PUT',
  path: '/venues/{venueId}/bills/{billId}/waiter',
  tag: 'Bills',
  access: BILL_ACCESS.takeOver,
  summary: 'Take a bill over',
  description:
    'Makes the caller the `waiter` of the bill; the history keeps the former waiter. A person without ' +
    'the right `seeOthersBills` sees only their own bills and bills without a waiter. Taking over your ' +
    'own bill changes nothing.',
  refusals: ['BILL_NOT_OPEN'],
  decide: () => takeOver,
});
