import { type Static, Type } from 'typebox';
import { BILLS } from '../../../core/access/policies/bills.ts';
import { instant, instantOrNull } from '../../../http/answer/envelope.ts';
import { instantSchema, nullable, oneOf, uuid } from '../../../http/schema.ts';
import { requireSeen } from '../../../operations/bills/require-right.ts';
import { findBill } from '../../../store/bills/bills.ts';
import { listPapersOfBill, type StoredPaper } from '../../../store/printing/papers.ts';
import { venueOperation } from '../../venue-operation.ts';

const PaperResource = Type.Object(
  {
    id: uuid(),
    kind: oneOf(['Bill', 'Receipt', 'Drawer'], '`Drawer`: the command that opens the cash drawer.'),
    printerId: uuid(),
    state: oneOf(
      ['Waiting', 'Printing', 'Printed', 'Held'],
      '`Held`: it waited for 15 minutes, a drawer for 30 seconds, or its printer no longer prints bills. It is not printed any more: ' +
        'print the bill again.',
    ),
    createdAt: instantSchema('When it was asked for.'),
    printedAt: nullable(instantSchema(), '`null` when it was not printed.'),
    mayBePrinted: Type.Boolean({ description: 'An attempt ended without a clear result.' }),
  },
  { title: 'PrintedPaper' },
);

export const listBillPapers = venueOperation({
  operationId: 'listBillPapers',
  method: 'GET',
  path: '/venues/{venueId}/bills/{billId}/papers',
  tag: 'Till',
  summary: 'List what a bill sent to printers at the till',
  description:
    'Lists bills, receipts and openings of the cash drawer with their state, first to last. They are kept as long as the ' +
    'tickets of the kitchen; `prints` of the bill stays.',
  access: BILLS.read,
  answers: { 200: { description: 'The papers.', schema: Type.Array(PaperResource) } },
  refusals: ['BILL_NOT_FOUND'],
  run: async ({ db }, { params: { venueId, billId }, session }) => {
    requireSeen(session, await findBill(db, venueId, billId));
    return { status: 200, data: (await listPapersOfBill(db, venueId, billId)).map(toPaperResource) };
  },
});

function toPaperResource(paper: StoredPaper): Static<typeof PaperResource> {
  const { id, printerId, state, createdAt, printedAt, mayBePrinted, content } = paper;
  return {
    id,
    kind: content.kind === 'Bill' ? content.bill.kind : 'Drawer',
    ...{ printerId, state, mayBePrinted },
    createdAt: instant(createdAt),
    printedAt: instantOrNull(printedAt),
  };
}
