import { BILL_ACCESS } from '../../../core/access/policies/bills/bills.ts';
import { markAllergy } from '../../../core/bills/kitchen/allergies.ts';
import { readAllergy } from '../allergy-resource.ts';
import { billChangeOperation } from '../bill-change-operation.ts';
import { LINE_STEP_REFUSALS, STEP_DESCRIPTION } from '../step-body.ts';
import { ALLERGY_MARK_BODY } from './mark-bill-allergy.ts';

export const markLineAllergy = billChangeOperation({
  operationId: 'markLineAllergy',
  method: 'PUT',
  path: '/venues/{venueId}/bills/{billId}/lines/{lineId}/allergy',
  tag: 'Till',
  access: BILL_ACCESS.mark,
  summary: 'Mark a line with an allergy',
  description:
    'Sets what the guest of this line must not get. Only staff see the mark: it is not on papers or ' +
    'pages for guests and not in events. The kitchen ticket shows it. A mark that is set or changed ' +
    'later prints a ticket for the change, and counts as not yet seen by the kitchen. A repeat with ' +
    'the same `Idempotency-Key` changes nothing.',
  body: ALLERGY_MARK_BODY,
  ...STEP_DESCRIPTION,
  refusals: LINE_STEP_REFUSALS,
  decide: ({ params, body }) => {
    const allergy = body.allergy && readAllergy(body.allergy);
    return (bill, stamp) => markAllergy(bill, params.lineId, allergy, stamp);
  },
});
