import { Type } from 'typebox';
import { BILL_ACCESS } from '../../../core/access/policies/bills/bills.ts';
import { stepQuantity as step } from '../../../core/bills/quantity-steps.ts';
import { MAX_LINE_QUANTITY } from '../../../core/bills/till.ts';
import { billChangeOperation } from '../bill-change-operation.ts';
import { reasonProperty } from '../reason.ts';
import { LINE_STEP_REFUSALS, STEP_DESCRIPTION, stepBody } from '../step-body.ts';

export const stepQuantity = billChangeOperation({
  operationId: 'stepQuantity',
  method: 'POST',
  path: '/venues/{venueId}/bills/{billId}/lines/{lineId}/quantity/step',
  access: BILL_ACCESS.count,
  tag: 'Till',
  summary: 'Add units to a line, or remove some',
  description:
    'Changes the quantity by a number of units. If two people add units at the same time, both are ' +
    'added; a repeat with the same `Idempotency-Key` adds nothing. At least one unit stays: to remove ' +
    'the line, use `strikeLine`. For stock and kitchen it is the same as `changeQuantity`.',
  body: Type.Object(
    { ...stepBody(MAX_LINE_QUANTITY - 1).properties, reason: reasonProperty },
    { examples: [{ by: 1 }] },
  ),
  ...STEP_DESCRIPTION,
  refusals: [...LINE_STEP_REFUSALS, 'REASON_REQUIRED', 'LINE_IS_MEASURED', 'PUBLIC_API_PRODUCT_UNAVAILABLE'],
  decide:
    ({ params, body }) =>
    (bill, stamp) =>
      step(bill, params.lineId, body.by, stamp, body.reason ?? null),
});
