import { Type } from 'typebox';
import { BILL_ACCESS } from '../../core/access/policies/bills/bills.ts';
import {
  cursorPageSchema,
  cursorParameters,
  DEFAULT_PAGE_SIZE,
  pageInPieces,
} from '../../http/answer/page.ts';
import { readVisibleBillPage } from '../../operations/bills/read-bill-page.ts';
import { listPaidFirstBills as list } from '../../store/bills/paid-first-bills.ts';
import { venueOperation } from '../venue-operation.ts';
import { BillResource, toBillResource } from './bill-resource.ts';

const CURSOR_EXAMPLE = 'after-0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03';

export const listPaidFirstBills = venueOperation({
  operationId: 'listPaidFirstBills',
  method: 'GET',
  path: '/venues/{venueId}/bills/paid-first',
  tag: 'Kitchen',
  summary: 'List closed bills that the kitchen still makes',
  description:
    'Lists the bills that were closed before the kitchen had made everything, newest first, including ' +
    'hidden ones. A bill is listed for 12 hours after its last line that is not ready was ordered, ' +
    'and for half an hour after its last line is ready. Kitchen boards show them with the open bills. ' +
    'To read the next page, send `cursor` = `nextCursor`, until `nextCursor` is `null`.',
  access: BILL_ACCESS.read,
  devices: ['Board'],
  query: Type.Object(cursorParameters('^after-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', CURSOR_EXAMPLE)),
  answers: {
    200: { description: 'A page of bills.', schema: cursorPageSchema(BillResource, CURSOR_EXAMPLE) },
  },
  refusals: ['INVALID_PAGE_SIZE'],
  run: async ({ db, listTurns }, { params: { venueId }, query, session, now }) => {
    const { cursor, pageSize = DEFAULT_PAGE_SIZE } = query;
    const before = cursor === undefined ? null : cursor.slice('after-'.length);
    const listed = await listTurns.ofVenue(venueId)(() => list(db, venueId, before, pageSize, now));
    const nextCursor = listed.hasMore ? `after-${listed.lastId}` : null;
    const texts = pageInPieces(readVisibleBillPage(db, listed, session), nextCursor, (bill) =>
      toBillResource(bill, session),
    );
    return { status: 200, dataPieces: listTurns.inPieces(venueId, texts) };
  },
});
