import { Type } from 'typebox';
import { matchesEtag } from '../../http/answer/etag.ts';
import { VenueParams } from '../../http/schema.ts';
import { STALE } from '../../operations/decide-until-fresh.ts';
import { versionedRead } from '../public-operation.ts';
import { MenuResource } from './menu-resource.ts';

export const getMenu = versionedRead({
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
  params: VenueParams,
  query: Type.Object({
    lang: Type.Optional(
      Type.String({
        description:
          "The two-letter code of one of the venue's languages; any other code gives the default language.",
      }),
    ),
  }),
  headers: { 'If-None-Match': 'The `ETag` of the menu that you have stored.' },
  answers: {
    200: {
      description: 'The menu.',
      schema: MenuResource,
      headers: { ETag: 'Identifies the version of `data`, without the envelope.' },
    },
    304: { description: 'The menu has not changed.', schema: null },
  },
  run: async ({ menuOf, baseUrl }, { at, query, now, header }) => {
    const menu = await menuOf(at, query.lang, now, baseUrl());
    if (menu === null) return STALE;
    const { prepared, etag } = menu;
    const headers = { ETag: etag, 'Cache-Control': 'private, no-cache', Vary: 'Accept-Encoding' };
    return matchesEtag(header('if-none-match'), etag)
      ? { status: 304, headers }
      : { status: 200, prepared, headers };
  },
});
