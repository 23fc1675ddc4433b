import { Type } from 'typebox';
import { BILL_ACCESS } from '../../../core/access/policies/bills/bills.ts';
import { fireCourse as fire } from '../../../core/bills/kitchen/courses.ts';
import { billChangeOperation } from '../bill-change-operation.ts';

export const fireCourse = billChangeOperation({
  operationId: 'fireCourse',
  method: 'POST',
  path: '/venues/{venueId}/bills/{billId}/fire',
  tag: 'Kitchen',
  access: BILL_ACCESS.serve,
  devices: ['Board'],
  summary: 'Fire a course',
  description:
    'Tells the kitchen to make the held lines of the course, and prints their tickets. If the course ' +
    'has no held lines, nothing changes, so the call can be repeated.',
  body: Type.Object(
    { courseId: Type.String({ maxLength: 30, description: 'The `course.id` of the lines.' }) },
    { examples: [{ courseId: 'main' }] },
  ),
  refusals: ['BILL_NOT_OPEN'],
  decide:
    ({ body }) =>
    (bill, stamp) =>
      fire(bill, body.courseId, stamp),
});
