import { Type } from 'typebox';
import { matchesEtag } from '../../http/answer/etag.ts';
import { VenueParams } from '../../http/schema.ts';
import { publicOperation } from '../public-operation.ts';
import { compiledMenuOf } from './compiled-menu.ts';
import { MenuResource } from './menu-resource.ts';

export const getMenu = publicOperation({
  operationId: 'getMenu',
  method: 'GET',
  path: '/venues/{venueId}/menu',
  tag: 'Menu',
  summary: 'Read the menu of a venue',
  description:
    'What the venue shows on its menu, in its order, with prices, running discounts and stock. Keep the `ETag` and send ' +
    'it as `If-None-Match`: an unchanged menu is answered 304 without a body.',
  permission: 'Read',
  budget: 'read',
  consistency: 'CheckedMeanwhile',
  params: VenueParams,
  query: Type.Object({
    lang: Type.Optional(
      Type.String({
        description: "One of the venue's languages, two letters; any other gives its default language.",
      }),
    ),
  }),
  headers: { 'If-None-Match': 'An `ETag` of this menu that the caller has stored.' },
  answers: {
    200: { description: 'The menu.', schema: MenuResource, headers: { ETag: 'Stands for `data`.' } },
    304: { description: 'The menu has not changed.', schema: null },
  },
  refusals: ['VALIDATION_ERROR', 'PUBLIC_API_VENUE_NOT_FOUND'],
  run: async ({ baseUrl }, { venue, query, now, header }) => {
    const { dataJson, etag } = compiledMenuOf(venue, query.lang, now, baseUrl());
    const headers = { ETag: etag, 'Cache-Control': 'private, no-cache', Vary: 'Accept-Encoding' };
    const isKnown = matchesEtag(header('if-none-match'), etag);
    return isKnown ? { status: 304, dataJson: null, headers } : { status: 200, dataJson, headers };
  },
});
