import { Type } from 'typebox';
import { kurusFromLira } from '../../../core/money.ts';
import { nullable, oneOf } from '../../../http/schema.ts';
import { placeDraft as place } from '../../../operations/assistants/place-draft.ts';
import { requireAssistant } from '../../../operations/assistants/require-assistant.ts';
import { STALE } from '../../../operations/decide-until-fresh.ts';
import { readMovedOrders } from '../../../store/bills/moved-bills.ts';
import { toOrderResource } from '../../orders/order-resource.ts';
import { OrderResource } from '../../orders/order-schema.ts';
import { publicOperation } from '../../public-operation.ts';
import { draftPlacementExample } from '../assistant-example.ts';
import { DraftParams, requireDraftOfPath } from '../named-draft.ts';
import { spendingDayOf } from '../spending-day.ts';
import { OrderDraftResource, toOrderDraftAnswer } from './order-draft-resource.ts';
import { prepareOrderRefusals } from './prepare-order.ts';

const DraftPlacementResource = Type.Object(
  {
    outcome: oneOf(
      ['Placed', 'Changed'],
      '`Changed`: nothing was ordered, because the draft has expired or the menu or prices have changed. ' +
        'Show `newDraft` to the person.',
    ),
    order: nullable(OrderResource, 'The order as it is now; `null` unless it was placed.'),
    newDraft: nullable(OrderDraftResource, 'The draft that replaces a changed one; otherwise `null`.'),
  },
  { title: 'DraftPlacement', examples: [draftPlacementExample] },
);

export const placeDraft = publicOperation({
  operationId: 'placeDraft',
  method: 'POST',
  path: '/order-drafts/{draft}/place',
  tag: 'Orders',
  summary: 'Place a prepared order',
  description:
    'Places the order of a draft once the person has agreed to its `total`. You can repeat the call as ' +
    'often as you like, from any number of processes: it orders only once. A repeat answers 200.',
  permission: 'Read',
  budget: 'write',
  params: DraftParams,
  body: Type.Object(
    {
      total: Type.Number({
        description: 'The `total` that the person agreed to, in lira.',
        examples: [900.9],
      }),
    },
    { title: 'DraftConfirmation', examples: [{ total: 900.9 }] },
  ),
  answers: {
    201: { description: 'The order was placed.', schema: DraftPlacementResource },
    200: {
      description:
        'The order that was already placed; or nothing was ordered, because the draft has changed.',
      schema: DraftPlacementResource,
    },
  },
  refusals: [
    'ASSISTANT_DRAFT_NOT_FOUND',
    'ASSISTANT_DRAFT_NOT_CONFIRMED',
    'ORDER_CREATION_IN_PROGRESS',
    ...prepareOrderRefusals,
  ],
  run: async (parts, { caller, lookup, params, body, language, now }) => {
    const limits = await requireAssistant(parts.db, caller);
    const named = await requireDraftOfPath(parts.secretKeys, caller, lookup, params.draft);
    const { venue } = named;
    const confirmedKurus = kurusFromLira(body.total);
    const day = await spendingDayOf(lookup, caller, now);
    const placement = await place(parts, { caller, limits, day, ...named, confirmedKurus }, now);
    if (placement === STALE) return STALE;
    if (placement.kind === 'Changed') {
      const newDraft = await toOrderDraftAnswer(parts, { caller, language }, venue, placement.prepared);
      return { status: 200, data: { outcome: 'Changed', order: null, newDraft } };
    }
    const { bill, isReplay } = placement.placed;
    const [shown = bill] = isReplay ? await readMovedOrders(parts.db, [bill]) : [];
    if (venue.printers.length > 0) parts.printSoon();
    const data = { outcome: 'Placed', order: toOrderResource(shown), newDraft: null };
    return { status: isReplay ? 200 : 201, data };
  },
});
