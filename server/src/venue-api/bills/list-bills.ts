import { Type } from 'typebox';
import {
  nextCursorOf,
  pageInPieces,
  pageOf,
  pageParameters,
  pageSchema,
  statusParameter,
} from '../../http/answer/page.ts';
import { oneOf, VenueParams } from '../../http/schema.ts';
import { readBillPage } from '../../operations/bills/read-bill-page.ts';
import { listVenueBills } from '../../store/bills/bill-lists.ts';
import { venueOperation } from '../venue-operation.ts';
import { BillResource, toBillResource } from './bill-resource.ts';

export const listBills = venueOperation({
  operationId: 'listBills',
  method: 'GET',
  path: '/venues/{venueId}/bills',
  tag: 'Bills',
  summary: 'List bills',
  description:
    'The bills of the venue, whoever opened them, the newest first. `Open` ones can still change; `Closed` are all others, ' +
    'the cancelled ones among them. Bills that were hidden are left out unless they are asked for. Read on with `cursor` = ' +
    '`nextCursor` until that is `null`; a bill opened meanwhile may make another appear twice.',
  access: 'Staff',
  params: VenueParams,
  query: Type.Object({
    state: statusParameter,
    includeHidden: Type.Optional(
      Type.Unsafe<'true' | 'false'>({
        ...oneOf(['true', 'false'], 'Whether hidden bills are listed, too.'),
        default: 'false',
        'x-any-case': true,
      }),
    ),
    ...pageParameters,
  }),
  answers: { 200: { description: 'A page of bills.', schema: pageSchema(BillResource) } },
  refusals: ['VALIDATION_ERROR', 'INVALID_PAGE_NUMBER', 'INVALID_PAGE_SIZE', 'VENUE_NOT_FOUND'],
  run: async ({ db, listTurns }, { params, query }) => {
    const page = pageOf(query);
    const includesHidden = query.includeHidden === 'true';
    const listed = await listTurns.ofCaller(params.venueId)(() =>
      listVenueBills(db, params.venueId, query.state ?? 'Open', includesHidden, page),
    );
    const bills = readBillPage(db, listed, listTurns.batch);
    return {
      status: 200,
      dataPieces: pageInPieces(bills, nextCursorOf(page, listed.hasMore), toBillResource),
    };
  },
});
