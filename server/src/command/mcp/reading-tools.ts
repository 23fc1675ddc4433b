import type { McpServer } from '@modelcontextprotocol/server';
import { Type } from 'typebox';
import { foldText } from '../../core/text/fold-text.ts';
import type { AssistantClient } from './assistant-client.ts';
import { type FilteredMenu, searchMenu } from './search-menu.ts';
import { areas, calendar, menu, price, toolOutput, venue, venues } from './tool-outputs.ts';
import { toToolResult } from './tool-result.ts';
import { basketProperties, READ_ANNOTATIONS, toolInput, venueId } from './tool-schemas.ts';

/** The language in which this session last read the menu of a venue, by venue id. */
export type MenuLanguages = Map<string, string>;

/** Adds the tools that only read: any API key may use them. */
export function addReadingTools(server: McpServer, client: AssistantClient, menus: MenuLanguages): void {
  server.registerTool(
    'find_venues',
    {
      title: 'Find venues',
      description: 'Lists the venues that the key reaches, with id, name and type.',
      inputSchema: toolInput(
        Type.Object({
          name: Type.Optional(Type.String({ description: 'Only venues with this text in their name.' })),
        }),
      ),
      outputSchema: toolOutput({ venues }),
      annotations: READ_ANNOTATIONS,
    },
    ({ name = '' }) =>
      toToolResult(async () => ({ venues: named(await client.get('/public/v1/venues'), name) })),
  );
  server.registerTool(
    'read_venue',
    {
      title: 'Read a venue',
      description:
        'Returns the address, the hours and the menu languages of a venue, whether it takes orders now, ' +
        'and its tables with their codes.',
      inputSchema: toolInput(Type.Object({ venueId })),
      outputSchema: toolOutput({ venue, areas }),
      annotations: READ_ANNOTATIONS,
    },
    ({ venueId: ofVenue }) =>
      toToolResult(async () => {
        const path = `/public/v1/venues/${encodeURIComponent(ofVenue)}`;
        const [details, tables] = await Promise.all([client.get(path), client.get(`${path}/tables`)]);
        return { venue: details, areas: tables };
      }),
  );
  addReadMenu(server, client, menus);
  server.registerTool(
    'price_basket',
    {
      title: 'Price a basket',
      description: 'Returns the price of a basket. Nothing is ordered or reserved.',
      inputSchema: toolInput(Type.Object(basketProperties)),
      outputSchema: toolOutput({ price }),
      annotations: READ_ANNOTATIONS,
    },
    ({ venueId: ofVenue, ...order }) =>
      toToolResult(async () => ({
        price: await client.post(`/assistant/v1/venues/${encodeURIComponent(ofVenue)}/price`, order),
      })),
  );
  addBookingTimes(server, client);
}

function addReadMenu(server: McpServer, client: AssistantClient, menus: MenuLanguages): void {
  const only = (description: string) => Type.Optional(Type.String({ description }));
  server.registerTool(
    'read_menu',
    {
      title: 'Read a menu',
      description:
        'Returns products with portions, extras, option groups, removable ingredients, allergens and ' +
        'prices in TRY. A whole menu is long: if the person named a category or a dish, send category or ' +
        'words. An empty list of allergens means that none were declared, not that there are none.',
      inputSchema: toolInput(
        Type.Object({
          venueId,
          language: only(
            'A two-letter language code, such as en. Left out: the default language of the venue.',
          ),
          category: only('Only categories with this text in their name, or the category with this id.'),
          words: only('Only products that have each of these words in their name, description or category.'),
        }),
      ),
      outputSchema: toolOutput({ menu }),
      annotations: READ_ANNOTATIONS,
    },
    ({ venueId: ofVenue, language, ...sought }) =>
      toToolResult(async () => {
        const query = language === undefined ? {} : { lang: language };
        const path = `/public/v1/venues/${encodeURIComponent(ofVenue)}/menu`;
        const whole = (await client.get(path, query)) as FilteredMenu;
        menus.set(ofVenue, whole.language);
        return { menu: searchMenu(whole, sought) };
      }),
  );
}

function addBookingTimes(server: McpServer, client: AssistantClient): void {
  server.registerTool(
    'list_booking_times',
    {
      title: 'List booking times',
      description:
        'Returns the times at which a table can be booked, on the venue’s clock. It does not show how full ' +
        'the venue is.',
      inputSchema: toolInput(
        Type.Object({
          venueId,
          from: Type.Optional(Type.String({ description: 'The first date, YYYY-MM-DD. Left out: today.' })),
          days: Type.Optional(
            Type.Integer({ minimum: 1, maximum: 14, description: 'The number of days. Left out: 7.' }),
          ),
        }),
      ),
      outputSchema: toolOutput({ calendar }),
      annotations: READ_ANNOTATIONS,
    },
    ({ venueId: ofVenue, from, days }) =>
      toToolResult(async () => {
        const query = {
          ...(from === undefined ? {} : { from }),
          ...(days === undefined ? {} : { days: `${days}` }),
        };
        return {
          calendar: await client.get(
            `/assistant/v1/venues/${encodeURIComponent(ofVenue)}/booking-times`,
            query,
          ),
        };
      }),
  );
}

function named(all: unknown, name: string): unknown[] {
  const sought = foldText(name);
  return (all as { name: string }[]).filter((one) => foldText(one.name).includes(sought));
}
