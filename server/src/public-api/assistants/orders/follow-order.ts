import { Type } from 'typebox';
import { Refusal } from '../../../core/refusals.ts';
import { uuid } from '../../../http/schema.ts';
import { requireAssistant } from '../../../operations/assistants/require-assistant.ts';
import { readMovedOrders } from '../../../store/bills/moved-bills.ts';
import { toOrderResource } from '../../orders/order-resource.ts';
import { OrderResource } from '../../orders/order-schema.ts';
import { publicOperation } from '../../public-operation.ts';

export const followOrder = publicOperation({
  operationId: 'followOrder',
  method: 'GET',
  path: '/orders/{orderId}',
  tag: 'Orders',
  summary: 'Read an order placed with this key',
  description: 'Returns the order as it is now. An order at a table is the whole bill of that table.',
  permission: 'Read',
  budget: 'read',
  params: Type.Object({ orderId: uuid('The order.') }),
  answers: { 200: { description: 'The order.', schema: OrderResource } },
  refusals: ['PUBLIC_API_ORDER_NOT_FOUND'],
  run: async ({ db, readBill }, { params, caller }) => {
    await requireAssistant(db, caller);
    const bill = await readBill(caller.reach, params.orderId);
    const isOwn = bill?.rounds.some(({ by }) => by.kind === 'Key' && by.id === caller.keyId);
    if (bill === null || !isOwn) throw new Refusal('PUBLIC_API_ORDER_NOT_FOUND');
    const [order = bill] = await readMovedOrders(db, [bill]);
    return { status: 200, data: toOrderResource(order) };
  },
});
