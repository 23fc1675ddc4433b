import type { McpServer } from '@modelcontextprotocol/server';
import { Type } from 'typebox';
import { type AssistantClient, readDraft } from './assistant-client.ts';
import { confirmation, textOf } from './confirm.ts';
import { resultOf } from './tool-result.ts';
import { basketProperties, CHANGES, inputOf, READS } from './tool-schemas.ts';

/** A draft of an order, as the service answers it. */
interface OrderDraft {
  isPlaced: boolean;
  sentence: string;
  total: number;
  currency: string;
  table: { name: string } | null;
  customer: { name: string | null; phone: string | null; address: string | null } | null;
  note: string | null;
  lines: {
    quantity: number;
    productName: string;
    portionName: string;
    lineTotal: number;
    extras: string[];
    removedIngredients: string[];
    note: string | null;
  }[];
}

/** The tools that order and follow orders: only for a key with the right. */
export function addOrderTools(server: McpServer, client: AssistantClient): void {
  server.registerTool(
    'prepare_order',
    {
      title: 'Prepare an order',
      description:
        'Makes a draft of an order. Nothing is ordered. Show the person every line, the total and the sentence, and ask whether to place it. The same basket returns the same draft. ' +
        'If isPlaced is true, it is ordered already. Set again only when the person was told of likeOrder and wants the same once more.',
      inputSchema: inputOf(Type.Object({ ...basketProperties, again: Type.Optional(Type.Boolean()) })),
      annotations: { ...CHANGES, destructiveHint: false },
    },
    ({ venueId, ...order }) =>
      resultOf(async () => {
        const path = `/assistant/v1/venues/${encodeURIComponent(venueId)}/order-drafts`;
        return client.post(path, order);
      }),
  );
  addPlaceOrder(server, client);
  server.registerTool(
    'order_status',
    {
      title: 'Follow an order',
      description: 'Returns an order that place_order placed, as it is now.',
      inputSchema: inputOf(Type.Object({ orderId: Type.String({ description: 'The id of the order.' }) })),
      annotations: READS,
    },
    ({ orderId }) =>
      resultOf(async () => ({
        order: await client.get(`/assistant/v1/orders/${encodeURIComponent(orderId)}`),
      })),
  );
}

function addPlaceOrder(server: McpServer, client: AssistantClient): void {
  server.registerTool(
    'place_order',
    {
      title: 'Place an order',
      description:
        'Places a draft after the person has agreed to its total. The kitchen starts at once and it cannot be cancelled here. Repeating the call orders nothing more. ' +
        'If outcome is Changed, nothing was ordered: show the person newDraft and ask again. If outcome is NotConfirmed, the person refused.',
      inputSchema: inputOf(
        Type.Object({
          draft: Type.String({ description: 'The draft from prepare_order.' }),
          total: Type.Number({ description: 'The total that the person agreed to.' }),
        }),
      ),
      annotations: { ...CHANGES, destructiveHint: true },
    },
    ({ draft, total }, context) =>
      resultOf(async () => {
        const path = `/assistant/v1/order-drafts/${encodeURIComponent(draft)}`;
        const shown = await readDraft<OrderDraft>(client, path);
        if (shown !== null && !shown.isPlaced && shown.total === total) {
          const unconfirmed = confirmation(server, context, questionOf(shown));
          if (unconfirmed !== null) return unconfirmed;
        }
        return client.post(`${path}/place`, { total });
      }),
  );
}

/** What the person sees of a draft before they agree. */
function questionOf({ sentence, total, currency, table, customer, note, lines }: OrderDraft) {
  const goods = lines.map((line) => {
    const extras = line.extras.map((name) => `, + ${name}`);
    const removed = line.removedIngredients.map((name) => `, − ${name}`);
    const words = line.note === null ? '' : ` (${line.note})`;
    const dish = [line.productName, ', ', line.portionName, ...extras, ...removed, words].join('');
    return `${line.quantity} × ${dish}: ${line.lineTotal.toFixed(2)}`;
  });
  const place = table?.name ?? textOf([customer?.name, customer?.phone, customer?.address], ', ');
  return {
    message: textOf([place, ...goods, note && `(${note})`, sentence], '\n'),
    label: `${total.toFixed(2)} ${currency}`,
  };
}
