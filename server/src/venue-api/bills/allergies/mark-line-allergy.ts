import { BILLS } from '../../../core/access/policies/bills.ts';
import { markAllergy } from '../../../core/bills/kitchen/allergies.ts';
import { readAllergy } from '../allergy-resource.ts';
import { billChangeOperation } from '../bill-change-operation.ts';
import { LINE_STEP_REFUSALS, STEP } from '../step-body.ts';
import { MARK_BODY } from './mark-bill-allergy.ts';

export const markLineAllergy = billChangeOperation({
  operationId: 'markLineAllergy',
  method: 'PUT',
  path: '/venues/{venueId}/bills/{billId}/lines/{lineId}/allergy',
  tag: 'Till',
  access: BILLS.mark,
  summary: 'Mark a line with an allergy',
  description:
    'What the guest of this line must not get. The mark is for staff alone: no paper of a guest, no page and no event ' +
    'has it. It is on the ticket; a mark that is set or changed later prints a ticket of the change, and the kitchen ' +
    'has not seen it yet. What one sends again counts once.',
  body: MARK_BODY,
  ...STEP,
  refusals: LINE_STEP_REFUSALS,
  decide: ({ params, body }) => {
    const said = body.allergy && readAllergy(body.allergy);
    return (bill, stamp) => markAllergy(bill, params.lineId, said, stamp);
  },
});
