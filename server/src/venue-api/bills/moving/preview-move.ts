import { type Static, Type } from 'typebox';
import { BILLS } from '../../../core/access/policies/bills.ts';
import { actorOf } from '../../../core/access/session.ts';
import type { Bill } from '../../../core/bills/bill.ts';
import { overpaidKurus, remainingKurus } from '../../../core/bills/bill-status.ts';
import { CURRENCY } from '../../../core/money.ts';
import { lira } from '../../../http/answer/envelope.ts';
import { liraSchema, nullable, oneOf, uuid } from '../../../http/schema.ts';
import { decideMove } from '../../../operations/bills/decide-move.ts';
import { requireVenue } from '../../../operations/venue/require-venue.ts';
import { venueOperation } from '../../venue-operation.ts';
import { MoveBody, moveRefusals, readMove } from './move-body.ts';

const TotalsResource = Type.Object(
  {
    discount: liraSchema('What campaigns, and prices and discounts by hand, take off.'),
    serviceFee: liraSchema(),
    total: liraSchema(),
    remaining: liraSchema('Still owed.'),
    toGiveBack: liraSchema('Paid beyond the total.'),
  },
  { title: 'MoveTotals' },
);

const SideResource = Type.Object(
  {
    billId: nullable(uuid(), '`null` for a bill that the move opens.'),
    number: nullable(Type.Integer(), '`null` for a bill that the move opens.'),
    revision: nullable(
      Type.Integer(),
      'Of the bill that this holds for; `null` for a bill that the move opens.',
    ),
    before: TotalsResource,
    after: TotalsResource,
  },
  { title: 'MoveSide' },
);

const MovePreviewResource = Type.Object(
  {
    from: SideResource,
    to: SideResource,
    isEmptied: Type.Boolean({ description: 'Whether nothing is left on the bill.' }),
    currency: oneOf([CURRENCY]),
  },
  { title: 'MovePreview' },
);

export const previewMove = venueOperation({
  operationId: 'previewMove',
  method: 'POST',
  path: '/venues/{venueId}/bills/{billId}/moves/preview',
  tag: 'Till',
  summary: 'Work out a move',
  description:
    'The totals of both bills before and after a move with this body. Both together change only by what campaigns, discounts on a bill and service fees come ' +
    'to on the new bills. It checks what moving checks, and stores nothing.',
  access: BILLS.change,
  body: MoveBody,
  invalidCode: 'CONTENT_INVALID',
  answers: { 200: { description: 'Both totals, before and after.', schema: MovePreviewResource } },
  refusals: moveRefusals,
  run: async ({ db, cache, newId }, { params, body, session, now }) => {
    const cached = await requireVenue(cache, params.venueId);
    const stamp = { by: actorOf(session), at: now };
    const request = readMove(params, body);
    const decided = await decideMove(db, cached, request, async () => 0, newId, stamp, session);
    const { source, target, moved } = decided;
    const data = {
      from: toSide(source.bill, moved.source.bill),
      to: toSide(target.bill, moved.target.bill),
      isEmptied: moved.source.bill.movedTo !== undefined,
      currency: CURRENCY,
    };
    return { status: 200, data };
  },
});

function toSide(before: Bill, after: Bill): Static<typeof SideResource> {
  const isNew = before.revision === 0;
  return {
    billId: isNew ? null : before.id,
    number: isNew ? null : before.number,
    revision: isNew ? null : before.revision,
    before: toTotals(before),
    after: toTotals(after),
  };
}

function toTotals(bill: Bill): Static<typeof TotalsResource> {
  const { discountKurus, serviceFeeKurus, totalKurus } = bill.totals;
  return {
    discount: lira(discountKurus),
    serviceFee: lira(serviceFeeKurus),
    total: lira(totalKurus),
    remaining: lira(remainingKurus(bill)),
    toGiveBack: lira(overpaidKurus(bill)),
  };
}
