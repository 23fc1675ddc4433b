import { type Static, Type } from 'typebox';
import { FIGURES } from '../../core/access/policies/figures.ts';
import type { PaidUnits } from '../../core/bills/bill.ts';
import { MAY_TAKE_OFF, TAKES_OFF } from '../../core/bills/loss.ts';
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
      [...TAKES_OFF, ...MAY_TAKE_OFF],
      '`LineChargedAgain` takes a gift back: it then counts for nothing. A price or a discount may also have been raised or taken back. ' +
        '`QuantityChanged` is of a quantity that was lowered, or of one raised on a line that is given away or reduced; `LinesMovedOut` is ' +
        'of a move after which both bills together come to less or more.',
    ),
    at: instantSchema(),
    by: ActorResource,
    approvedBy: nullable(ActorResource, 'The colleague who agreed to it; `null` if no one had to.'),
    reason: nullable(Type.String(), 'Why, in the words of whoever did it; `null` when nothing was said.'),
    bill: Type.Object({ id: uuid(), number: Type.Integer() }),
    productName: nullable(Type.String(), '`null` for a whole bill.'),
    units: nullable(Type.Integer(), '`null` for a whole bill.'),
    amount: nullable(
      liraSchema(),
      'What the line, or the units, would have cost before campaigns; what a discount took off at once; what the bill came to when it was ' +
        'voided or hidden; what was taken back or given back of a payment. `null` where there is none.',
    ),
    lost: liraSchema(
      'How much less the bill came to by it, below 0 where it came to more; how much was given back after the bill was closed. A discount of a ' +
        'bill has what it took off later rounds, too. 0 for a payment that was taken back: the bill is owed again.',
    ),
    isAfterPrint: Type.Boolean({ description: 'Whether the bill had been printed for the guest before.' }),
    isOtherMethod: Type.Boolean({
      description: 'Of a refund: whether it was given back in another way than it was paid.',
    }),
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
  summary: 'List what was taken off',
  description:
    'Lists what was taken off on the days of a range, the newest first, with who did each and why, whatever became of the bill: gifts, prices and ' +
    'discounts by hand, lowered quantities, strikes, voids, payments that were taken back, refunds and hidden bills. The sums of ' +
    '`getFigureTrend` count them on the day on which their bill was opened.',
  access: FIGURES.read,
  query: Type.Object({
    ...rangeParameters,
    actorId: Type.Optional(uuid('Only what this person or API key took off: the `id` of `by`.')),
    approverId: Type.Optional(uuid('Only what this person agreed to: the `id` of `approvedBy`.')),
    action: Type.Optional(oneOf([...TAKES_OFF, ...MAY_TAKE_OFF], 'Only entries of this action.')),
    ...cursorParameters(CURSOR_PATTERN, CURSOR_EXAMPLE),
  }),
  answers: {
    200: {
      description: 'A page of entries.',
      schema: cursorPageSchema(TakenOffResource, CURSOR_EXAMPLE),
    },
  },
  refusals: ['INVALID_PAGE_SIZE', 'FIGURES_RANGE_INVALID', 'PRACTICE_NOT_COUNTED'],
  run: async ({ db, cache }, { params: { venueId }, query, now }) => {
    const cached = await requireCountedVenue(cache, venueId);
    const { cursor, pageSize = DEFAULT_SIZE, actorId = null, approverId = null, action = null } = query;
    const range = requireRange(query, venueDayOf(cached.venue, now));
    const before = cursor === undefined ? null : positionOf(cursor);
    const span = spanOf(cached.venue, range);
    const found = await list(db, venueId, span, { actorId, approverId, action }, before, pageSize + 1);
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
  const { action, at, by, approvedBy, billId, billNumber, lostKurus, isAfterPrint } = entry;
  const detail: DetailOf & object = { ...entry.detail };
  const { reason = null, productName = null, units } = detail;
  const amountKurus = detail.amountKurus ?? detail.totalKurus;
  return {
    ...{ action, at: instant(at), by: toActor(by), bill: { id: billId, number: billNumber } },
    approvedBy: approvedBy && toActor(approvedBy),
    ...{ reason, productName, units: typeof units === 'number' ? units : null },
    amount: amountKurus === undefined ? null : lira(amountKurus),
    lost: lira(lostKurus),
    isAfterPrint,
    isOtherMethod: detail.isOtherMethod === true,
  };
}

/** What the entries of the list have in their details, each some of it. */
interface DetailOf {
  reason?: string;
  productName?: string;
  /** Of a refund, the units of each line. */
  units?: number | readonly PaidUnits[];
  amountKurus?: number;
  totalKurus?: number;
  isOtherMethod?: true;
}
