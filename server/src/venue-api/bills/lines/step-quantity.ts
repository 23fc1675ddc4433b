import { Type } from 'typebox';
import { BILLS } from '../../../core/access/policies/bills.ts';
import { stepQuantity as step } from '../../../core/bills/steps.ts';
import { MAX_LINE_QUANTITY } from '../../../core/bills/till.ts';
import { billChangeOperation } from '../bill-change-operation.ts';
import { reasonProperty } from '../reason.ts';
import { LINE_STEP_REFUSALS, STEP, stepBody } from '../step-body.ts';

export const stepQuantity = billChangeOperation({
  operationId: 'stepQuantity',
  method: 'POST',
  path: '/venues/{venueId}/bills/{billId}/lines/{lineId}/quantity/step',
  access: BILLS.count,
  tag: 'Till',
  summary: 'Add units to a line, or take some away',
  description:
    'What two people add at the same time is added twice; what one sends again is added once. At least one ' +
    'unit stays: strike the line to remove it. Stock and kitchen are as for a new quantity.',
  body: Type.Object(
    { ...stepBody(MAX_LINE_QUANTITY - 1).properties, reason: reasonProperty },
    { examples: [{ by: 1 }] },
  ),
  ...STEP,
  refusals: [...LINE_STEP_REFUSALS, 'REASON_REQUIRED', 'LINE_IS_MEASURED', 'PUBLIC_API_PRODUCT_UNAVAILABLE'],
  decide:
    ({ params, body }) =>
    (bill, stamp) =>
      step(bill, params.lineId, body.by, stamp, body.reason ?? null),
});
