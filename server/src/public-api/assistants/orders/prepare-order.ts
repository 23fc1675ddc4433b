import { Type } from 'typebox';
import { VenueParams } from '../../../http/schema.ts';
import { prepareOrder as prepare } from '../../../operations/assistants/prepare-order.ts';
import { requireAssistant } from '../../../operations/assistants/require-assistant.ts';
import { orderRefusals } from '../../orders/order-refusals.ts';
import { OrderRequestSchema, toOrderRequest } from '../../orders/order-request-schema.ts';
import { publicOperation } from '../../public-operation.ts';
import { orderWishExample } from '../assistant-example.ts';
import { spendingDayOf } from '../spending-day.ts';
import { OrderDraftResource, toOrderDraftAnswer } from './order-draft-resource.ts';

/** The refusals of preparing an order. Placing a draft has them, too. */
export const prepareOrderRefusals = [
  ...orderRefusals,
  'ASSISTANT_ORDER_LIMIT_EXCEEDED',
  'ASSISTANT_DAY_LIMIT_EXCEEDED',
] as const;

const again = Type.Optional(
  Type.Boolean({
    default: false,
    description:
      '`true` if the person knows of the order in `likeOrder` and wants the same again. At most two such ' +
      'orders are possible in 15 minutes.',
  }),
);

export const prepareOrder = publicOperation({
  operationId: 'prepareOrder',
  method: 'POST',
  path: '/venues/{venueId}/order-drafts',
  tag: 'Orders',
  summary: 'Prepare an order',
  description:
    'Prices an order and keeps it as a draft for 15 minutes. Nothing is ordered yet: show the basket, ' +
    'the `total` and the `sentence` to the person, and place the draft once they agree. A second call ' +
    'with the same items for the same table or phone number returns the same draft, whether it was ' +
    'placed or not. Names and notes do not make another draft; if they differ, they replace those of ' +
    'an open draft.',
  permission: 'Read',
  budget: 'write',
  params: VenueParams,
  query: Type.Object({
    lang: Type.Optional(
      Type.String({
        description:
          'The `lang` in which the person read the menu, so that the draft has the same names of dishes. A ' +
          'code that is not a language of the venue gives its default language, as for the menu.',
      }),
    ),
  }),
  body: Type.Object(
    { ...OrderRequestSchema.properties, again },
    { title: 'OrderWish', examples: [orderWishExample] },
  ),
  addsBodyRules: true,
  answers: { 200: { description: 'The draft.', schema: OrderDraftResource } },
  refusals: prepareOrderRefusals,
  run: async (parts, { caller, lookup, venue, body, bodyProblems, query, language, now }) => {
    const limits = await requireAssistant(parts.db, caller);
    const day = await spendingDayOf(lookup, caller, now);
    const input = { caller, limits, day, venue, request: toOrderRequest(body), bodyProblems };
    const seen = { again: body.again ?? false, language: query.lang ?? null };
    const prepared = await prepare(parts, { ...input, ...seen }, now);
    return { status: 200, data: await toOrderDraftAnswer(parts, { caller, language }, venue, prepared) };
  },
});
