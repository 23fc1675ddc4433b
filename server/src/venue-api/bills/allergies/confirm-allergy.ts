import { Type } from 'typebox';
import { BILL_ACCESS } from '../../../core/access/policies/bills/bills.ts';
import { confirmAllergy as confirm } from '../../../core/bills/kitchen/allergies.ts';
import { instantSchema, nullable, uuid } from '../../../http/schema.ts';
import { billChangeOperation } from '../bill-change-operation.ts';

export const confirmAllergy = billChangeOperation({
  operationId: 'confirmAllergy',
  method: 'POST',
  path: '/venues/{venueId}/bills/{billId}/allergy/seen',
  tag: 'Kitchen',
  access: BILL_ACCESS.serve,
  devices: ['Board'],
  summary: 'Confirm that the kitchen has seen an allergy',
  description:
    'Confirms the mark with this `at`. If the mark was changed or removed in the meantime, nothing ' +
    'changes, and the answer has the mark as it is now. The call can be repeated.',
  body: Type.Object(
    {
      lineId: nullable(uuid(), 'The line of the mark; `null` for the mark of the whole bill.'),
      at: instantSchema('The `at` of the mark that was seen.'),
    },
    { examples: [{ lineId: null, at: '2026-03-07T16:00:00.000Z' }] },
  ),
  refusals: ['LINE_NOT_FOUND'],
  decide:
    ({ body }) =>
    (bill, stamp) =>
      confirm(bill, body.lineId, Date.parse(body.at), stamp),
});
