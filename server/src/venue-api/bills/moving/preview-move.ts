import { type Static, Type } from 'typebox';
import { BILL_ACCESS } from '../../../core/access/policies/bills/bills.ts';
import { actorOf } from '../../../core/access/sign-in/session.ts';
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
    discount: liraSchema('The amount that campaigns, price changes and discounts deduct.'),
    serviceFee: liraSchema(),
    total: liraSchema(),
    remaining: liraSchema('The amount still owed.'),
    toGiveBack: liraSchema('The amount paid above the total.'),
  },
  { title: 'MoveTotals' },
);

const SideResource = Type.Object(
  {
    billId: nullable(uuid(), 'The bill; `null` for a bill that the move opens.'),
    number: nullable(Type.Integer(), 'The bill; `null` for a bill that the move opens.'),
    revision: nullable(
      Type.Integer(),
      'The `revision` of the bill that these totals are for; `null` for a bill that the move opens.',
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
    isEmptied: Type.Boolean({ description: 'Whether the bill is left without lines.' }),
    currency: oneOf([CURRENCY]),
  },
  { title: 'MovePreview' },
);

export const previewMove = venueOperation({
  operationId: 'previewMove',
  method: 'POST',
  path: '/venues/{venueId}/bills/{billId}/moves/preview',
  tag: 'Till',
  summary: 'Preview a move',
  description:
    'Returns the totals of both bills before and after a move with this body. Their sum can change ' +
    'only because of campaigns, discounts on a bill and service fees. It makes the same checks as the ' +
    'move, and saves nothing.',
  access: BILL_ACCESS.change,
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
