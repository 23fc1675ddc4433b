import { BILLS } from '../../../core/access/policies/bills.ts';
import { takeOver } from '../../../core/bills/waiter.ts';
import { billChangeOperation } from '../bill-change-operation.ts';

export const takeOverBill = billChangeOperation({
  operationId: 'takeOverBill',
  method: 'PUT',
  path: '/venues/{venueId}/bills/{billId}/waiter',
  tag: 'Bills',
  access: BILLS.takeOver,
  summary: 'Take a bill over',
  description:
    'The bill is then that of the calling person: `waiter` says so, and the history keeps who had it before. A person without the right `seeOthersBills` ' +
    'sees only bills that they have, and those that no one has. Taking over the own bill changes nothing.',
  refusals: ['BILL_NOT_OPEN'],
  decide: () => takeOver,
});
