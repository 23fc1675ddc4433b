import { Type } from 'typebox';
import { BILL_ACCESS } from '../../../core/access/policies/bills/bills.ts';
import { unchanged } from '../../../core/bills/bill-change.ts';
import { addAllergy, markAllergy } from '../../../core/bills/kitchen/allergies.ts';
import { nullable } from '../../../http/schema.ts';
import { AllergyBody, readAllergy } from '../allergy-resource.ts';
import { billChangeOperation } from '../bill-change-operation.ts';
import { STEP_DESCRIPTION } from '../step-body.ts';

/** The body with the whole new allergy mark. It replaces the one before. */
export const ALLERGY_MARK_BODY = Type.Object(
  {
    allergy: nullable(
      AllergyBody,
      'The whole allergy mark. `null`, or a mark without allergens and text, removes it.',
    ),
  },
  { examples: [{ allergy: { allergens: ['Nuts'], text: 'Sesame oil is fine' } }] },
);

const BILL_MARK_BODY = Type.Object(
  {
    ...ALLERGY_MARK_BODY.properties,
    isAdded: Type.Optional(
      Type.Boolean({
        description:
          'Whether the allergy is added to the mark that the bill already has, instead of replacing it. ' +
          'Nothing changes if the mark already says all of it.',
      }),
    ),
  },
  { examples: [{ allergy: { allergens: ['Nuts'], text: null }, isAdded: true }] },
);

export const markBillAllergy = billChangeOperation({
  operationId: 'markBillAllergy',
  method: 'PUT',
  path: '/venues/{venueId}/bills/{billId}/allergy',
  tag: 'Till',
  access: BILL_ACCESS.mark,
  summary: 'Mark a bill with an allergy',
  description:
    'Sets an allergy mark for the whole table, including later rounds. Everything else is as for the ' +
    'mark of a line. Lines that move to another bill take the mark with them; merged bills get the ' +
    'marks of both.',
  body: BILL_MARK_BODY,
  ...STEP_DESCRIPTION,
  refusals: ['IDEMPOTENCY_KEY_INVALID', 'BILL_NOT_OPEN'],
  decide: ({ body }) => {
    const said = body.allergy && readAllergy(body.allergy);
    if (body.isAdded !== true) return (bill, stamp) => markAllergy(bill, null, said, stamp);
    return (bill, stamp) => (said === null ? unchanged(bill) : addAllergy(bill, said, stamp));
  },
});
