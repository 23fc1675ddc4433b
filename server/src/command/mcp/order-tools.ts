import type { McpServer } from '@modelcontextprotocol/server';
import { Type } from 'typebox';
import { askConfirmation } from './ask-confirmation.ts';
import { type AssistantClient, readDraft } from './assistant-client.ts';
import type { MenuLanguages } from './reading-tools.ts';
import { order, orderDraft, orderResult, toolOutput } from './tool-outputs.ts';
import { toToolResult } from './tool-result.ts';
import { basketProperties, CHANGE_ANNOTATIONS, READ_ANNOTATIONS, toolInput } from './tool-schemas.ts';

/** The parts of an order draft that the person is asked to confirm, as in the service's answer. */
interface OrderDraft {
  isPlaced: boolean;
  confirmation: string;
  total: number;
  currency: string;
}

/** Adds the tools that place orders and read them. The key needs the right to order. */
export function addOrderTools(server: McpServer, client: AssistantClient, menus: MenuLanguages): void {
  server.registerTool(
    'prepare_order',
    {
      title: 'Prepare an order',
      description:
        'Creates a draft of an order. Nothing is ordered yet. Show every line, the total and the sentence ' +
        'to the person, and ask whether to place the order. The same basket returns the same draft. If ' +
        'isPlaced is true, it is already ordered. Set again to true only if you told the person about ' +
        'likeOrder and they want the same again.',
      inputSchema: toolInput(
        Type.Object({
          ...basketProperties,
          language: Type.Optional(
            Type.String({
              description:
                'The language of read_menu, so that the draft has the names of dishes that the person saw. Left ' +
                'out: the language of the last read_menu.',
            }),
          ),
          again: Type.Optional(
            Type.Boolean({
              description: 'true only if the person knows of likeOrder and wants the same again.',
            }),
          ),
        }),
      ),
      outputSchema: toolOutput(orderDraft),
      annotations: { ...CHANGE_ANNOTATIONS, destructiveHint: false },
    },
    ({ venueId, language = menus.get(venueId), ...basket }) =>
      toToolResult(async () => {
        const lang = language === undefined ? '' : `?lang=${encodeURIComponent(language)}`;
        return client.post(`/assistant/v1/venues/${encodeURIComponent(venueId)}/order-drafts${lang}`, basket);
      }),
  );
  addPlaceOrder(server, client);
  server.registerTool(
    'order_status',
    {
      title: 'Follow an order',
      description: 'Returns an order from place_order, as it is now.',
      inputSchema: toolInput(Type.Object({ orderId: Type.String({ description: 'The id of the order.' }) })),
      outputSchema: toolOutput({ order }),
      annotations: READ_ANNOTATIONS,
    },
    ({ orderId }) =>
      toToolResult(async () => ({
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
        'Places a draft after the person has agreed to its total. The kitchen starts immediately, and you ' +
        'cannot cancel the order. Repeating the call orders nothing more. If outcome is Changed, nothing ' +
        'was ordered: show newDraft to the person and ask again. If outcome is NotConfirmed, the person ' +
        'refused.',
      inputSchema: toolInput(
        Type.Object({
          draft: Type.String({ description: 'The draft from prepare_order.' }),
          total: Type.Number({ description: 'The total that the person agreed to.' }),
        }),
      ),
      outputSchema: toolOutput(orderResult),
      annotations: { ...CHANGE_ANNOTATIONS, destructiveHint: true },
    },
    ({ draft, total }, context) =>
      toToolResult(async () => {
        const path = `/assistant/v1/order-drafts/${encodeURIComponent(draft)}`;
        const shown = await readDraft<OrderDraft>(client, path);
        if (shown !== null && !shown.isPlaced && shown.total === total) {
          const label = `${shown.total.toFixed(2)} ${shown.currency}`;
          const unconfirmed = askConfirmation(server, context, { message: shown.confirmation, label });
          if (unconfirmed !== null) return unconfirmed;
        }
        return client.post(`${path}/place`, { total });
      }),
  );
}
