import { Type } from 'typebox';
import { BILL_ACCESS } from '../../../core/access/policies/bills/bills.ts';
import { MOST_SEATS, seatUnits } from '../../../core/bills/moving/seats.ts';
import { MAX_LINE_QUANTITY } from '../../../core/bills/till.ts';
import { nullable } from '../../../http/schema.ts';
import { billChangeOperation } from '../bill-change-operation.ts';
import { LINE_STEP_REFUSALS, STEP_DESCRIPTION } from '../step-body.ts';

export const changeSeat = billChangeOperation({
  operationId: 'changeSeat',
  method: 'POST',
  path: '/venues/{venueId}/bills/{billId}/lines/{lineId}/seat',
  tag: 'Till',
  access: BILL_ACCESS.count,
  summary: 'Assign a line, or some of its units, to a guest',
  description:
    'Says which guest gets the line. If only some units go to the guest, the line is split, and the ' +
    'new line has its own id. The totals of the bill do not change, and the kitchen prints nothing.',
  body: Type.Object(
    {
      seat: nullable(
        Type.Integer({ minimum: 1, maximum: MOST_SEATS }),
        'The number of the guest, from 1; `null` for no guest.',
      ),
      quantity: Type.Optional(
        nullable(
          Type.Integer({ minimum: 1, maximum: MAX_LINE_QUANTITY }),
          'The number of units for the guest. Left out: all.',
        ),
      ),
    },
    { examples: [{ seat: 2, quantity: 1 }] },
  ),
  ...STEP_DESCRIPTION,
  refusals: [...LINE_STEP_REFUSALS, 'UNIT_ALREADY_PAID', 'UNIT_HAS_DOCUMENT'],
  decide: ({ params, body }, { newId }) => {
    const newLineId = newId();
    return (bill, stamp) => {
      const { seat, quantity = null } = body;
      return seatUnits(bill, { lineId: params.lineId, seat, quantity, newLineId }, stamp);
    };
  },
});
