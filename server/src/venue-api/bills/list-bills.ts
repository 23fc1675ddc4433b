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
    'Lists the bills of the venue, newest first, including orders of the API. `Open` bills can still change; ' +
    '`Closed` are all others, including cancelled ones. Hidden bills are listed only on request. To read ' +
    'the next page, send `cursor` = `nextCursor`, until `nextCursor` is `null`. If a bill is opened ' +
    'meanwhile, another bill may appear on two pages.',
  access: 'Staff',
  params: VenueParams,
  query: Type.Object({
    state: statusParameter,
    includeHidden: Type.Optional(
      Type.Unsafe<'true' | 'false'>({
        ...oneOf(['true', 'false'], 'Whether to list hidden bills too.'),
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
