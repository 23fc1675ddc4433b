import { Type } from 'typebox';
import {
  cursorPageSchema,
  cursorParameters,
  DEFAULT_SIZE,
  pageInPieces,
  statusParameter,
} from '../../http/answer/page.ts';
import { oneOf } from '../../http/schema.ts';
import { readBillPage } from '../../operations/bills/read-bill-page.ts';
import { listVenueBills } from '../../store/bills/bill-lists.ts';
import { searchVenueBills } from '../../store/bills/bill-search.ts';
import { venueOperation } from '../venue-operation.ts';
import { BillResource, toBillResource } from './bill-resource.ts';

const CURSOR_EXAMPLE = 'after-1742';

export const listBills = venueOperation({
  operationId: 'listBills',
  method: 'GET',
  path: '/venues/{venueId}/bills',
  tag: 'Bills',
  summary: 'List bills',
  description:
    'Lists the bills of the venue, newest first, including orders of the API. `Open` bills can still change; ' +
    '`Closed` are all others, including cancelled ones. Hidden bills are listed only on request. To read ' +
    'the next page, send `cursor` = `nextCursor`, until `nextCursor` is `null`. A bill that is opened ' +
    'meanwhile is not on later pages; none is left out or listed twice.',
  access: 'Staff',
  query: Type.Object({
    state: statusParameter,
    includeHidden: Type.Optional(
      Type.Unsafe<'true' | 'false'>({
        ...oneOf(['true', 'false'], 'Whether to list hidden bills too.'),
        default: 'false',
        'x-any-case': true,
      }),
    ),
    q: Type.Optional(
      Type.String({
        maxLength: 100,
        examples: ['Ayşe'],
        description:
          'Finds bills: by their number, by part of the name of the customer (letter case and accents do not ' +
          'matter), or by at least four digits of the phone number. Looks at the newest 500 bills of each ' +
          'state, by a number at all. The answer is one page; `cursor` does not count.',
      }),
    ),
    ...cursorParameters('^after-[1-9][0-9]{0,9}$', CURSOR_EXAMPLE),
  }),
  answers: {
    200: { description: 'A page of bills.', schema: cursorPageSchema(BillResource, CURSOR_EXAMPLE) },
  },
  refusals: ['INVALID_PAGE_SIZE'],
  run: async ({ db, listTurns }, { params, query }) => {
    const { state = 'Open', cursor, pageSize = DEFAULT_SIZE } = query;
    const before = cursor === undefined ? null : Number(cursor.slice('after-'.length));
    const filter = { state, includesHidden: query.includeHidden === 'true' };
    const q = query.q?.trim() ?? '';
    const listed = await listTurns.ofVenue(params.venueId)(() =>
      q === ''
        ? listVenueBills(db, params.venueId, filter, before, pageSize)
        : searchVenueBills(db, params.venueId, filter, q, pageSize),
    );
    const bills = readBillPage(db, listed);
    const nextCursor = 'lastNumber' in listed && listed.hasMore ? `after-${listed.lastNumber}` : null;
    const texts = pageInPieces(bills, nextCursor, toBillResource);
    return { status: 200, dataPieces: listTurns.inPieces(params.venueId, texts) };
  },
});
