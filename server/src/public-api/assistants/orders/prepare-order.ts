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

/** The refusals of preparing an order, which placing a draft has too. */
export const preparingRefusals = [
  ...orderRefusals,
  'ASSISTANT_ORDER_LIMIT_EXCEEDED',
  'ASSISTANT_DAY_LIMIT_EXCEEDED',
] as const;

const again = Type.Optional(
  Type.Boolean({
    default: false,
    description:
      'The person knows of the like order in `likeOrder` and wants the same once more. There are at most two like orders in 15 minutes.',
  }),
);

export const prepareOrder = publicOperation({
  operationId: 'prepareOrder',
  method: 'POST',
  path: '/venues/{venueId}/order-drafts',
  tag: 'Orders',
  summary: 'Prepare an order',
  description:
    'Prices an order and keeps it as a draft for 15 minutes. Nothing is ordered: show the person the basket, the `total` and ' +
    'the `sentence`, and place the draft once they agree. The same goods for the same table or phone number get the same ' +
    'draft, whether it was placed or not; names and notes do not count, and other ones replace an open draft.',
  permission: 'Read',
  budget: 'write',
  params: VenueParams,
  query: Type.Object({
    lang: Type.Optional(
      Type.String({
        description:
          'The `lang` with which the person read the menu, so that the draft names dishes as they saw them. As for the menu, any other code than one of the languages of the venue gives its default language.',
      }),
    ),
  }),
  body: Type.Object(
    { ...OrderRequestSchema.properties, again },
    { title: 'OrderWish', examples: [orderWishExample] },
  ),
  addsBodyRules: true,
  answers: { 200: { description: 'The draft.', schema: OrderDraftResource } },
  refusals: preparingRefusals,
  run: async (parts, { caller, lookup, venue, body, bodyProblems, query, language, now }) => {
    const limits = await requireAssistant(parts.db, caller);
    const day = await spendingDayOf(lookup, caller, now);
    const wish = { caller, limits, day, venue, request: toOrderRequest(body), bodyProblems };
    const seen = { again: body.again ?? false, language: query.lang ?? null };
    const prepared = await prepare(parts, { ...wish, ...seen }, now);
    return { status: 200, data: await toOrderDraftAnswer(parts, { caller, language }, venue, prepared) };
  },
});
