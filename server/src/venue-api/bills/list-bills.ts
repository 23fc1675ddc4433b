import { Type } from 'typebox';
import { BILL_ACCESS } from '../../core/access/policies/bills/bills.ts';
import { seesGuestContacts } from '../../core/access/policies/people/guests.ts';
import { Refusal } from '../../core/refusals.ts';
import { type DayRules, venueDayOf } from '../../core/venue/hours/venue-day.ts';
import { addDays } from '../../core/venue-clock.ts';
import {
  cursorPageSchema,
  cursorParameters,
  DEFAULT_PAGE_SIZE,
  pageInPieces,
  statusParameter,
} from '../../http/answer/page.ts';
import { oneOf } from '../../http/schema.ts';
import { readVisibleBillPage } from '../../operations/bills/read-bill-page.ts';
import { stepwiseDatabase } from '../../operations/stepwise-database.ts';
import { requireVenue } from '../../operations/venue/require-venue.ts';
import { listVenueBills } from '../../store/bills/bill-lists.ts';
import { searchVenueBills } from '../../store/bills/bill-search.ts';
import { listDayBills } from '../../store/bills/day-bills.ts';
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
    'Lists the bills of the venue, newest first, including orders through the public API. `Open` bills ' +
    'can still change; `Closed` are all others, including cancelled ones. Hidden bills are listed only ' +
    'on request. To read the next page, send `cursor` = `nextCursor`, until `nextCursor` is `null`. A ' +
    'bill that is opened in the meantime is not on later pages; no bill is left out or listed twice. ' +
    'With `date`, only the bills of one day are listed.',
  access: BILL_ACCESS.read,
  devices: ['Board'],
  query: Type.Object({
    state: statusParameter,
    includeHidden: Type.Optional(
      Type.Unsafe<'true' | 'false'>({
        ...oneOf(['true', 'false'], 'Whether to list hidden bills too.'),
        default: 'false',
        'x-any-case': true,
      }),
    ),
    date: Type.Optional(
      Type.String({
        pattern: '^(Today|Yesterday|20[0-9]{2}-[0-9]{2}-[0-9]{2})$',
        examples: ['2026-03-06'],
        description:
          'Only bills with this `businessDate`. `Today` and `Yesterday` are business days of the venue.',
      }),
    ),
    q: Type.Optional(
      Type.String({
        maxLength: 100,
        examples: ['120,50'],
        description:
          'Finds bills by their number, by the amount of their total or of a payment (`120,50`), by their ' +
          'table, by part of the customer’s name (letter case and accents do not matter), or, with the right ' +
          '`seeGuests`, by at least four digits of the phone number. A number, a customer or a phone number ' +
          'is searched for in all bills. Everything else is searched for in the newest 500 bills of each ' +
          'state and the newest 2,000 of today; with `date`, in the newest 2,000 of that day. A bill with ' +
          'that number comes first. The answer is a single page; `cursor` is ignored.',
      }),
    ),
    method: Type.Optional(
      Type.String({
        maxLength: 30,
        examples: ['Card'],
        description:
          'Finds bills with a payment by this payment method, by its code or its kind. It searches the same ' +
          'bills as `q`.',
      }),
    ),
    ...cursorParameters('^after-[1-9][0-9]{0,9}$', CURSOR_EXAMPLE),
  }),
  answers: {
    200: { description: 'A page of bills.', schema: cursorPageSchema(BillResource, CURSOR_EXAMPLE) },
  },
  refusals: ['INVALID_PAGE_SIZE'],
  run: async ({ db, cache, listTurns, takeStep }, { params, query, session, now }) => {
    const { state = 'Open', cursor, pageSize = DEFAULT_PAGE_SIZE, method = null } = query;
    const before = cursor === undefined ? null : Number(cursor.slice('after-'.length));
    const filter = { state, includesHidden: query.includeHidden === 'true' };
    const text = query.q?.trim() ?? '';
    const { venue } = await requireVenue(cache, params.venueId);
    const day = query.date === undefined ? null : readDay(venue, query.date, now);
    const today = venueDayOf(venue, now);
    // A search reads many rows. It reads them in steps with pauses, so that other calls are not slowed.
    const stepped = stepwiseDatabase(db, takeStep, params.venueId);
    const search = { text, method, day, today, findsPhones: seesGuestContacts(session) };
    const listed = await listTurns.ofVenue(params.venueId)(() => {
      if (text !== '' || method !== null)
        return searchVenueBills(stepped, params.venueId, filter, search, pageSize);
      if (day === null) return listVenueBills(db, params.venueId, filter, before, pageSize);
      return listDayBills(db, params.venueId, filter, day, before, pageSize);
    });
    const bills = readVisibleBillPage(db, listed, session);
    const nextCursor = 'lastNumber' in listed && listed.hasMore ? `after-${listed.lastNumber}` : null;
    const texts = pageInPieces(bills, nextCursor, (bill) => toBillResource(bill, session));
    return { status: 200, dataPieces: listTurns.inPieces(params.venueId, texts) };
  },
});

/** The day in a query. @throws Refusal VALIDATION_ERROR if there is no such date */
function readDay(venue: DayRules, named: string, now: number): string {
  const today = venueDayOf(venue, now);
  const date = { Today: today, Yesterday: addDays(today, -1) }[named] ?? named;
  if (Number.isNaN(Date.parse(date)) || addDays(date, 0) !== date) {
    const problem = { field: 'date', message: 'must be a date', attemptedValue: named };
    throw new Refusal('VALIDATION_ERROR', { problems: [problem] });
  }
  return date;
}
