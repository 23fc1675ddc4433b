import { Type } from 'typebox';
import { FISCAL_DOCUMENT_ACCESS } from '../../core/access/policies/money/fiscal-documents.ts';
import {
  cursorPageSchema,
  cursorParameters,
  DEFAULT_PAGE_SIZE,
  pageInPieces,
} from '../../http/answer/page.ts';
import { readVisibleBillPage } from '../../operations/bills/read-bill-page.ts';
import { requireVenue } from '../../operations/venue/require-venue.ts';
import { listUnissuedBills as list } from '../../store/bills/unissued-bills.ts';
import { venueOperation } from '../venue-operation.ts';
import { FiscalBillResource, toFiscalBill } from './fiscal-bill-resource.ts';

const CURSOR_EXAMPLE = 'after-0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03';

export const listUnissuedBills = venueOperation({
  operationId: 'listUnissuedBills',
  method: 'GET',
  path: '/venues/{venueId}/fiscal-documents/to-issue',
  tag: 'Fiscal documents',
  summary: 'List the bills with documents to issue',
  description:
    'Lists the open and closed bills with a `toIssue` that is not empty, oldest first, of any age. If ' +
    'the setting `fiscalDocuments` of the venue is `None`, no new bills are listed. Bills that were ' +
    'closed before the setting was changed are not listed. To read the next page, send `cursor` = ' +
    '`nextCursor`, until `nextCursor` is `null`.',
  access: FISCAL_DOCUMENT_ACCESS.read,
  query: Type.Object(cursorParameters('^after-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', CURSOR_EXAMPLE)),
  answers: {
    200: { description: 'A page of bills.', schema: cursorPageSchema(FiscalBillResource, CURSOR_EXAMPLE) },
  },
  refusals: ['INVALID_PAGE_SIZE'],
  run: async ({ db, cache, listTurns }, { params: { venueId }, query, session }) => {
    const { cursor, pageSize = DEFAULT_PAGE_SIZE } = query;
    const after = cursor === undefined ? null : cursor.slice('after-'.length);
    const { venue } = await requireVenue(cache, venueId);
    const listed = await listTurns.ofVenue(venueId)(() => list(db, venueId, after, pageSize));
    const nextCursor = listed.hasMore ? `after-${listed.lastId}` : null;
    const texts = pageInPieces(readVisibleBillPage(db, listed, session), nextCursor, (bill) =>
      toFiscalBill(bill, venue),
    );
    return { status: 200, dataPieces: listTurns.inPieces(venueId, texts) };
  },
});
