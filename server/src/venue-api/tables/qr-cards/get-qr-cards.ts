import { Type } from 'typebox';
import { TABLE_ACCESS } from '../../../core/access/policies/venue/tables.ts';
import { Refusal } from '../../../core/refusals.ts';
import { findAreaIn } from '../../../core/venue/tables/area-revision.ts';
import type { Area } from '../../../core/venue/tables/table.ts';
import type { PlacedTable } from '../../../core/venue/tables/table-revision.ts';
import { uuid } from '../../../http/schema.ts';
import { requireVenue } from '../../../operations/venue/require-venue.ts';
import { venueOperation } from '../../venue-operation.ts';
import { PAGE_POLICY, qrCardsPage } from './qr-cards-page.ts';

const QrCardsQuery = Type.Object({
  areaId: Type.Optional(uuid('Only the cards of this area.')),
  tableId: Type.Optional(uuid('Only the card of this table.')),
});

const MEDIA_TYPE = 'text/html; charset=utf-8';

export const getQrCards = venueOperation({
  operationId: 'getQrCards',
  method: 'GET',
  path: '/venues/{venueId}/qr-cards',
  tag: 'Tables',
  summary: 'Print the QR cards of the tables',
  description:
    'Returns a page to print on A4: eight cards on a sheet, with lines to cut along. The QR code of a card ' +
    'contains the address of the venue’s page on the public site, `…/{username}?table={code}`; without a ' +
    'username, only the code of the table. The sentence below it is in the languages of the venue, four ' +
    'at most.',
  access: TABLE_ACCESS.change,
  query: QrCardsQuery,
  answers: {
    200: {
      description: 'The page.',
      schema: null,
      mediaType: MEDIA_TYPE,
      headers: { 'Content-Security-Policy': 'Forbids scripts, and content from other servers.' },
    },
  },
  refusals: ['AREA_NOT_FOUND', 'TABLE_NOT_FOUND'],
  run: async ({ cache, publicSite }, { params: { venueId }, query, language }) => {
    const cached = await requireVenue(cache, venueId);
    const tables = tablesToPrint(cached.areas, query.areaId?.toLowerCase(), query.tableId?.toLowerCase());
    const page = await qrCardsPage({ venue: cached.venue, tables, publicSite: publicSite(), language });
    return {
      status: 200,
      mediaType: MEDIA_TYPE,
      bytes: Buffer.from(page),
      headers: { 'Content-Security-Policy': PAGE_POLICY },
    };
  },
});

function tablesToPrint(
  areas: readonly Area[],
  areaId: string | undefined,
  tableId: string | undefined,
): PlacedTable[] {
  const chosen = areaId === undefined ? areas : [findAreaIn(areas, areaId)];
  const placed = chosen.flatMap((area) => area.tables.map((table) => ({ area, table })));
  if (tableId === undefined) return placed;
  const one = placed.find(({ table }) => table.id === tableId);
  if (one === undefined) throw new Refusal('TABLE_NOT_FOUND');
  return [one];
}
