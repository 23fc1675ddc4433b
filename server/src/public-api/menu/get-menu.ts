import { Type } from 'typebox';
import { matchesEtag } from '../../http/answer/etag.ts';
import { VenueParams } from '../../http/schema.ts';
import { publicOperation } from '../public-operation.ts';
import { MenuResource } from './menu-resource.ts';

export const getMenu = publicOperation({
  operationId: 'getMenu',
  method: 'GET',
  path: '/venues/{venueId}/menu',
  tag: 'Menu',
  summary: 'Read the menu of a venue',
  description:
    'Returns the categories and products that the venue shows, in its order, with prices, running ' +
    'discounts and stock. Store the `ETag` and send it as `If-None-Match`: an unchanged menu is answered ' +
    'with 304 and no body.',
  permission: 'Read',
  budget: 'read',
  consistency: 'CheckedMeanwhile',
  params: VenueParams,
  query: Type.Object({
    lang: Type.Optional(
      Type.String({
        description:
          "The two-letter code of one of the venue's languages; any other code gives the default language.",
      }),
    ),
  }),
  headers: { 'If-None-Match': 'The `ETag` of this menu that the caller has stored.' },
  answers: {
    200: {
      description: 'The menu.',
      schema: MenuResource,
      headers: { ETag: 'Identifies `data`, without the envelope.' },
    },
    304: { description: 'The menu has not changed.', schema: null },
  },
  refusals: ['VALIDATION_ERROR', 'PUBLIC_API_VENUE_NOT_FOUND'],
  prepared: ({ menuOf, baseUrl }, { at, query, now, header }) => {
    const menu = menuOf(at, query.lang, now, baseUrl());
    if (menu === undefined) return undefined;
    const { data, etag } = menu;
    const headers = { ETag: etag, 'Cache-Control': 'private, no-cache', Vary: 'Accept-Encoding' };
    const isKnown = matchesEtag(header('if-none-match'), etag);
    return isKnown
      ? { kind: 'Prepared', status: 304, data: null, headers }
      : { kind: 'Prepared', status: 200, data, headers };
  },
  load: ({ loadMenu, baseUrl }, { at, query, now }) => loadMenu(at, query.lang, now, baseUrl()),
});
