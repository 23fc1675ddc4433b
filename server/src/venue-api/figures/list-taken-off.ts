import { type Static, Type } from 'typebox';
import { FIGURE_ACCESS } from '../../core/access/policies/money/figures.ts';
import type { LineUnits } from '../../core/bills/bill.ts';
import { REDUCING_ACTIONS, SOMETIMES_REDUCING_ACTIONS } from '../../core/bills/loss.ts';
import { rangeSpanOf } from '../../core/figures/day-range.ts';
import { venueDayOf } from '../../core/venue/hours/venue-day.ts';
import { instant, lira } from '../../http/answer/envelope.ts';
import { cursorPageSchema, cursorParameters, DEFAULT_PAGE_SIZE } from '../../http/answer/page.ts';
import { instantSchema, liraSchema, nullable, oneOf, uuid } from '../../http/schema.ts';
import { requireCountedVenue, requireRange } from '../../operations/figures/read-figures.ts';
import { listTakenOff as list, type TakenOff, type TakenOffPosition } from '../../store/figures/taken-off.ts';
import { ActorResource, toActor } from '../bills/actor-resource.ts';
import { venueOperation } from '../venue-operation.ts';
import { rangeParameters } from './figure-resource.ts';

const TakenOffResource = Type.Object(
  {
    action: oneOf(
      [...REDUCING_ACTIONS, ...SOMETIMES_REDUCING_ACTIONS],
      'The action. `LineChargedAgain` undoes a comp, which then no longer counts. A price or discount ' +
        'may also have been raised or removed. `QuantityChanged`: a quantity was lowered, or raised on a ' +
        'comped or reduced line. `LinesMovedOut`: a move after which the two bills together cost less or ' +
        'more.',
    ),
    at: instantSchema(),
    by: ActorResource,
    approvedBy: nullable(ActorResource, 'The colleague who approved it; `null` if no approval was needed.'),
    reason: nullable(
      Type.String(),
      'The reason, in the words of the person who did it; `null` if none was given.',
    ),
    bill: Type.Object({ id: uuid(), number: Type.Integer() }),
    productName: nullable(Type.String(), 'The number of units; `null` for a whole bill.'),
    units: nullable(Type.Integer(), 'The number of units; `null` for a whole bill.'),
    amount: nullable(
      liraSchema(),
      'For a line or units, the price before campaigns; for a discount, the amount that it deducted at ' +
        'first; for a voided or hidden bill, its total; for a payment, the amount that was reversed or ' +
        'refunded. `null` if there is no amount.',
    ),
    lost: liraSchema(
      'How much smaller the bill became, negative if it became larger; for a refund of a closed bill, ' +
        'the refunded amount. For a discount on a bill, it includes what was deducted from later rounds. 0 ' +
        'for a reversed payment, because the amount is owed again.',
    ),
    isAfterPrint: Type.Boolean({
      description: 'Whether it was done after the bill was printed for the guest.',
    }),
    isOtherMethod: Type.Boolean({
      description: 'For a refund: whether it was refunded by another method than it was paid with.',
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
  summary: 'List deductions',
  description:
    'Lists the deductions of a range of days, newest first, with the person and the reason: comps, ' +
    'price changes, discounts, lowered quantities, removed lines, voids, reversed payments, refunds ' +
    'and hidden bills. They are listed whatever happened to the bill later. `getFigureTrend` counts ' +
    'them on the day on which their bill was opened.',
  access: FIGURE_ACCESS.read,
  query: Type.Object({
    ...rangeParameters,
    actorId: Type.Optional(uuid('Only deductions by this person or API key: the `id` of `by`.')),
    approverId: Type.Optional(uuid('Only deductions that this person approved: the `id` of `approvedBy`.')),
    action: Type.Optional(
      oneOf([...REDUCING_ACTIONS, ...SOMETIMES_REDUCING_ACTIONS], 'Only entries of this action.'),
    ),
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
    const { cursor, pageSize = DEFAULT_PAGE_SIZE, actorId = null, approverId = null, action = null } = query;
    const range = requireRange(query, venueDayOf(cached.venue, now));
    const before = cursor === undefined ? null : positionOf(cursor);
    const span = rangeSpanOf(cached.venue, range);
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
  const detail: TakenOffDetail & object = { ...entry.detail };
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

/** The details that an entry may have. Each kind of entry has some of them. */
interface TakenOffDetail {
  reason?: string;
  productName?: string;
  /** For a refund: the units of each line. */
  units?: number | readonly LineUnits[];
  amountKurus?: number;
  totalKurus?: number;
  isOtherMethod?: true;
}
