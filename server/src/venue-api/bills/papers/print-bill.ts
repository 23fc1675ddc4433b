import { Type } from 'typebox';
import { PAPER_KINDS } from '../../../core/bills/bill.ts';
import { printBill as print } from '../../../core/bills/bill-print.ts';
import { billPrinters } from '../../../core/printing/printer.ts';
import { findPrinterIn } from '../../../core/printing/printer-revision.ts';
import { Refusal } from '../../../core/refusals.ts';
import { nullable, oneOf, uuid } from '../../../http/schema.ts';
import { requireVenue } from '../../../operations/venue/require-venue.ts';
import { billChangeOperation } from '../bill-change-operation.ts';

export const printBill = billChangeOperation({
  operationId: 'printBill',
  method: 'POST',
  path: '/venues/{venueId}/bills/{billId}/print',
  tag: 'Till',
  summary: 'Print a bill or a receipt',
  description:
    'Puts the bill, or a receipt for payments, in the queue of a printer at the till. A bill says that ' +
    'it is provisional; a second print says that it is a copy. Neither is a fiscal document. The paper ' +
    'shows the bill as it is at the time of the call, even if it is printed later; after 15 minutes it ' +
    'is no longer printed. The history keeps each print.',
  body: Type.Object(
    {
      kind: oneOf(PAPER_KINDS, '`Bill`: for an open bill. `Receipt`: for a paid bill, or for one payment.'),
      paymentId: Type.Optional(
        nullable(uuid(), 'With `Receipt`: the payment of one guest. Left out: the whole bill.'),
      ),
      printerId: Type.Optional(
        nullable(
          uuid(),
          'A printer for bills. Left out: the first one that prints only bills; if there is none, the first ' +
            'one that prints bills at all.',
        ),
      ),
    },
    { examples: [{ kind: 'Bill' }] },
  ),
  takesIdempotencyKey: true,
  headers: {
    'Idempotency-Key':
      '8 to 64 letters, digits, hyphens and underscores. Use a new one for each print, and the same one ' +
      'for a retry.',
  },
  countsOnce: true,
  refusals: [
    'IDEMPOTENCY_KEY_INVALID',
    'BILL_NOT_OPEN',
    'BILL_NOT_PAID',
    'BILL_NOT_PRINTABLE',
    'PAYMENT_NOT_FOUND',
    'PRINTER_NOT_FOUND',
  ],
  decide: async ({ params: { venueId }, body }, { cache }) => {
    const { printers, allPrinters } = await requireVenue(cache, venueId);
    const requestedId = body.printerId?.toLowerCase() ?? null;
    if (requestedId !== null) findPrinterIn(allPrinters, requestedId);
    const working = billPrinters(printers);
    const printer = requestedId === null ? working[0] : working.find(({ id }) => id === requestedId);
    const paymentId = body.kind === 'Receipt' ? (body.paymentId?.toLowerCase() ?? null) : null;
    return (bill, stamp) => {
      if (printer === undefined) throw new Refusal('BILL_NOT_PRINTABLE');
      return print(bill, { kind: body.kind, paymentId }, printer.id, stamp);
    };
  },
});
