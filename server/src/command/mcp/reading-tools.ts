import type { McpServer } from '@modelcontextprotocol/server';
import { Type } from 'typebox';
import { foldText } from '../../core/fold-text.ts';
import type { AssistantClient } from './assistant-client.ts';
import { resultOf } from './tool-result.ts';
import { basketProperties, inputOf, READS, venueId } from './tool-schemas.ts';

/** The tools that read: they need no right beyond the key. */
export function addReadingTools(server: McpServer, client: AssistantClient): void {
  server.registerTool(
    'find_venues',
    {
      title: 'Find venues',
      description: 'Lists the venues that can be reached: id, name, type.',
      inputSchema: inputOf(
        Type.Object({
          name: Type.Optional(Type.String({ description: 'Only venues whose name contains this.' })),
        }),
      ),
      annotations: READS,
    },
    ({ name = '' }) => resultOf(async () => ({ venues: named(await client.get('/public/v1/venues'), name) })),
  );
  server.registerTool(
    'read_venue',
    {
      title: 'Read a venue',
      description:
        'Returns address, hours, whether it takes orders now, languages of the menu, and tables with their codes.',
      inputSchema: inputOf(Type.Object({ venueId })),
      annotations: READS,
    },
    ({ venueId: venue }) =>
      resultOf(async () => {
        const path = `/public/v1/venues/${encodeURIComponent(venue)}`;
        const [details, areas] = await Promise.all([client.get(path), client.get(`${path}/tables`)]);
        return { venue: details, areas };
      }),
  );
  server.registerTool(
    'read_menu',
    {
      title: 'Read a menu',
      description:
        'Returns products with portions, extras, option groups, removable ingredients, allergens and prices in TRY. An empty list of allergens means none were declared.',
      inputSchema: inputOf(
        Type.Object({
          venueId,
          language: Type.Optional(Type.String({ description: 'Two letters, such as en.' })),
        }),
      ),
      annotations: READS,
    },
    ({ venueId: venue, language }) =>
      resultOf(async () => {
        const query = language === undefined ? {} : { lang: language };
        return { menu: await client.get(`/public/v1/venues/${encodeURIComponent(venue)}/menu`, query) };
      }),
  );
  server.registerTool(
    'price_basket',
    {
      title: 'Price a basket',
      description: 'Returns the price of a basket. Nothing is ordered or reserved.',
      inputSchema: inputOf(Type.Object(basketProperties)),
      annotations: READS,
    },
    ({ venueId: venue, ...order }) =>
      resultOf(async () => ({
        price: await client.post(`/assistant/v1/venues/${encodeURIComponent(venue)}/price`, order),
      })),
  );
  addBookingTimes(server, client);
}

function addBookingTimes(server: McpServer, client: AssistantClient): void {
  server.registerTool(
    'list_booking_times',
    {
      title: 'List booking times',
      description:
        'Returns the times at which a table can be booked, on the clock of the venue. It does not show how full the venue is.',
      inputSchema: inputOf(
        Type.Object({
          venueId,
          from: Type.Optional(Type.String({ description: 'The first date, YYYY-MM-DD; today by default.' })),
          days: Type.Optional(Type.Integer({ minimum: 1, maximum: 14, description: '7 by default.' })),
        }),
      ),
      annotations: READS,
    },
    ({ venueId: venue, from, days }) =>
      resultOf(async () => {
        const query = {
          ...(from === undefined ? {} : { from }),
          ...(days === undefined ? {} : { days: `${days}` }),
        };
        return {
          calendar: await client.get(
            `/assistant/v1/venues/${encodeURIComponent(venue)}/booking-times`,
            query,
          ),
        };
      }),
  );
}

function named(venues: unknown, name: string): unknown[] {
  const sought = foldText(name);
  return (venues as { name: string }[]).filter((venue) => foldText(venue.name).includes(sought));
}
