import { Type } from 'typebox';
import { lira } from '../../http/answer/envelope.ts';
import { liraSchema, nullable } from '../../http/schema.ts';
import { findAssistantLimits, findAssistantSpending } from '../../store/assistants/assistant-limits.ts';
import { publicOperation } from '../public-operation.ts';
import { rightsExample } from './assistant-example.ts';
import { spendingDayOf } from './spending-day.ts';

const RightsResource = Type.Object(
  {
    keyName: Type.String({ description: 'The name of the key, which appears on its orders.' }),
    assistantOrders: nullable(
      Type.Object({
        perOrder: liraSchema('The limit for one order.'),
        perDay: liraSchema('The limit for all orders of one day.'),
        spentToday: liraSchema('The sum that was ordered with the key today, on the clock of its venue.'),
      }),
      'The limits for orders; `null` for a key that only reads.',
    ),
  },
  { title: 'AssistantRights', examples: [rightsExample] },
);

export const readRights = publicOperation({
  operationId: 'readRights',
  method: 'GET',
  path: '/rights',
  tag: 'Rights',
  summary: 'Read the rights of this key',
  description:
    'Returns what an assistant may do with this key. In the panel, the owner gives a key the right to ' +
    'order and book by drafts, with a limit per order and per day.',
  permission: 'Read',
  budget: 'read',
  answers: { 200: { description: 'The rights.', schema: RightsResource } },
  run: async ({ db }, { caller, lookup, now }) => {
    const limits = await findAssistantLimits(db, caller);
    const spent =
      limits && (await findAssistantSpending(db, caller, await spendingDayOf(lookup, caller, now)));
    const assistantOrders = limits && {
      perOrder: lira(limits.orderKurus),
      perDay: lira(limits.dayKurus),
      spentToday: lira(spent ?? 0),
    };
    return { status: 200, data: { keyName: caller.keyName, assistantOrders } };
  },
});
