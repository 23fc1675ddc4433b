import { Type } from 'typebox';
import { TABLE_ACCESS } from '../../core/access/policies/venue/tables.ts';
import { requireVenue } from '../../operations/venue/require-venue.ts';
import { listTableBills } from '../../store/bills/table-bills.ts';
import { venueOperation } from '../venue-operation.ts';
import { AreaResource, toAreaResource } from './areas/area-resource.ts';

export const listTables = venueOperation({
  operationId: 'listTables',
  method: 'GET',
  path: '/venues/{venueId}/tables',
  tag: 'Bills',
  summary: 'List the tables with their open bills',
  description: 'Lists the tables by area, in the order of the till.',
  access: TABLE_ACCESS.read,
  devices: ['Board'],
  answers: { 200: { description: 'The areas with their tables.', schema: Type.Array(AreaResource) } },
  run: async ({ db, cache }, { params: { venueId } }) => {
    const [cached, listed] = await Promise.all([requireVenue(cache, venueId), listTableBills(db, venueId)]);
    const bills = new Map(listed.map((bill) => [bill.tableId, bill]));
    return { status: 200, data: cached.areas.map((area) => toAreaResource(area, bills)) };
  },
});
