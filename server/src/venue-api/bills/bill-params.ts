import { Type } from 'typebox';
import { uuid } from '../../http/schema.ts';

/** The property of a body that says on which state of the bill a number was decided. */
export const seenRevision = () =>
  Type.Integer({ minimum: 1, description: 'The `revision` of the bill on which the number was decided.' });

const venueId = uuid('The venue.');
const billId = uuid('The bill.');

/** The path parameters of a call about one bill, and about a part of it. */
export const BillParams = Type.Object({ venueId, billId });
export const LineParams = Type.Object({ venueId, billId, lineId: uuid('A line of the bill.') });
export const RoundParams = Type.Object({ venueId, billId, roundId: uuid('A round of the bill.') });
export const PaymentParams = Type.Object({ venueId, billId, paymentId: uuid('A payment of the bill.') });
