import { type Static, Type } from 'typebox';
import { BILL_ACCESS } from '../../../core/access/policies/bills/bills.ts';
import { instant, instantOrNull } from '../../../http/answer/envelope.ts';
import { instantSchema, nullable, oneOf, uuid } from '../../../http/schema.ts';
import { requireVisibleBill } from '../../../operations/bills/require-right.ts';
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
      'The state of the paper. `Held`: it is no longer printed, because it waited for 15 minutes (a ' +
        'drawer: 30 seconds) or its printer no longer prints bills; print the bill again.',
    ),
    createdAt: instantSchema('When the print was requested.'),
    printedAt: nullable(instantSchema(), 'When it was printed; `null` if it was not.'),
    mayBePrinted: Type.Boolean({
      description: 'Whether an attempt ended without a clear result, so that it may have been printed.',
    }),
  },
  { title: 'PrintedPaper' },
);

export const listBillPapers = venueOperation({
  operationId: 'listBillPapers',
  method: 'GET',
  path: '/venues/{venueId}/bills/{billId}/papers',
  tag: 'Till',
  summary: 'List the printed papers of a bill',
  description:
    'Lists bills, receipts and openings of the cash drawer with their state, oldest first. They are ' +
    'kept as long as kitchen tickets; `prints` of the bill is kept with the bill.',
  access: BILL_ACCESS.read,
  answers: { 200: { description: 'The papers.', schema: Type.Array(PaperResource) } },
  refusals: ['BILL_NOT_FOUND'],
  run: async ({ db }, { params: { venueId, billId }, session }) => {
    requireVisibleBill(session, await findBill(db, venueId, billId));
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
