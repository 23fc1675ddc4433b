import { type Static, Type } from 'typebox';
import { spanOf } from '../../core/figures/day-range.ts';
import { venueDayOf } from '../../core/venue/hours/venue-day.ts';
import { instant, lira } from '../../http/answer/envelope.ts';
import { cursorPageSchema, cursorParameters, DEFAULT_SIZE } from '../../http/answer/page.ts';
import { instantSchema, liraSchema, nullable, oneOf, uuid } from '../../http/schema.ts';
import { requireCountedVenue, requireRange } from '../../operations/figures/read-figures.ts';
import { listTakenOff as list, type TakenOff, type TakenOffPosition } from '../../store/figures/taken-off.ts';
import { ActorResource, toActor } from '../bills/actor-resource.ts';
import { venueOperation } from '../venue-operation.ts';
import { rangeParameters } from './figure-resource.ts';

const TakenOffResource = Type.Object(
  {
    action: oneOf(
      ['LineGivenAway', 'LineChargedAgain', 'LineStruck', 'BillVoided'],
      '`LineChargedAgain` takes a gift back: it then counts for nothing.',
    ),
    at: instantSchema(),
    by: ActorResource,
    reason: nullable(Type.String(), 'Why, in the words of whoever did it; `null` when nothing was said.'),
    bill: Type.Object({ id: uuid(), number: Type.Integer() }),
    productName: nullable(Type.String(), '`null` for a whole bill.'),
    units: nullable(Type.Integer(), '`null` for a whole bill.'),
    amount: nullable(
      liraSchema(),
      'What the line would have cost before campaigns; what the bill came to when it was voided. `null` for lines of ' +
        'before this was recorded.',
    ),
  },
  { title: 'TakenOff' },
);

const CURSOR_PATTERN =
  '^after-[0-9]{1,15}-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}-[0-9]{1,9}$';
const CURSOR_EXAMPLE = 'after-1772636400000-0195f0c4-1b80-7f13-8d20-6a41b5c7e904-4';

export const listTakenOff = venueOperation({
  operationId: 'listTakenOff',
  method: 'GET',
  path: '/venues/{venueId}/figures/taken-off',
  tag: 'Figures',
  summary: 'List what was given away, struck and voided',
  description:
    'Lists the gifts, strikes and voids that were done on the days of a range, the newest first, with who did each and ' +
    'why, whatever became of the bill. The sums of `getFigureTrend` count them on the day on which their bill was opened.',
  access: 'Owner',
  query: Type.Object({ ...rangeParameters, ...cursorParameters(CURSOR_PATTERN, CURSOR_EXAMPLE) }),
  answers: {
    200: {
      description: 'A page of entries.',
      schema: cursorPageSchema(TakenOffResource, CURSOR_EXAMPLE),
    },
  },
  refusals: ['INVALID_PAGE_SIZE', 'FIGURES_RANGE_INVALID', 'PRACTICE_NOT_COUNTED'],
  run: async ({ db, cache }, { params: { venueId }, query, now }) => {
    const cached = await requireCountedVenue(cache, venueId);
    const { cursor, pageSize = DEFAULT_SIZE } = query;
    const range = requireRange(query, venueDayOf(cached.venue, now));
    const before = cursor === undefined ? null : positionOf(cursor);
    const found = await list(db, venueId, spanOf(cached.venue, range), before, pageSize + 1);
    const items = found.slice(0, pageSize);
    const nextCursor = found.length > pageSize ? cursorOf(items.at(-1)!) : null;
    return { status: 200, data: { items: items.map(toTakenOff), nextCursor } };
  },
});

function cursorOf({ at, billId, revision }: TakenOffPosition): string {
  return `after-${at}-${billId}-${revision}`;
}

function positionOf(cursor: string): TakenOffPosition {
  const [, at, ...rest] = cursor.split('-');
  return { at: Number(at), billId: rest.slice(0, -1).join('-'), revision: Number(rest.at(-1)) };
}

function toTakenOff(entry: TakenOff): Static<typeof TakenOffResource> {
  const { action, at, by, billId, billNumber } = entry;
  const common = { action, at: instant(at), by: toActor(by), bill: { id: billId, number: billNumber } };
  if (entry.action === 'BillVoided') {
    const { totalKurus, reason = null } = entry.detail;
    return { ...common, reason, productName: null, units: null, amount: lira(totalKurus) };
  }
  const { productName = null, units = null, amountKurus } = entry.detail;
  const amount = amountKurus === undefined ? null : lira(amountKurus);
  const reason = entry.action === 'LineChargedAgain' ? null : (entry.detail.reason ?? null);
  return { ...common, reason, productName, units, amount };
}
