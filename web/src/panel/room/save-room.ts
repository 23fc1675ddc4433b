import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, dataOf, type Schemas } from '../../api/client.ts';
import { tablesQuery } from '../../api/queries.ts';
import { removeRecord, type SeenRecord, writeList, writeRecord } from '../../api/record-writes.ts';

/** Runs a change of the areas and tables of a venue and reads them again, also if the change failed. */
export function useRoomChange<Input>(venueId: string, change: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: tablesQuery(venueId).queryKey }),
  });
}

const AREAS = '/venue/v1/venues/{venueId}/areas';
const AREA = '/venue/v1/venues/{venueId}/areas/{areaId}';
const TABLE = '/venue/v1/venues/{venueId}/tables/{tableId}';

export const addArea = (venueId: string, body: Schemas['NewArea']) =>
  dataOf(api.POST(AREAS, { params: { path: { venueId } }, body }));

export const renameArea = (venueId: string, seen: SeenRecord, name: string) =>
  writeRecord(seen, (header) =>
    dataOf(api.PATCH(AREA, { params: { path: { venueId, areaId: seen.id }, header }, body: { name } })),
  );

/** Replaces the plan of an area, unless another person changed it since this person saw it. */
export const changePlan = (
  venueId: string,
  area: { id: string; planRevision: string },
  body: Schemas['PlanChange'],
) =>
  writeRecord({ id: `${area.id} plan`, revision: area.planRevision }, async (header) => {
    const params = { path: { venueId, areaId: area.id }, header };
    const { planRevision } = await dataOf(api.PUT(`${AREA}/plan`, { params, body }));
    return { revision: planRevision };
  });

export const removeArea = (venueId: string, areaId: string) =>
  dataOf(api.DELETE(AREA, { params: { path: { venueId, areaId } } }));

export const reorderAreas = (venueId: string, ids: string[]) =>
  writeList(`${venueId} areas`, () =>
    dataOf(api.PUT(`${AREAS}/order`, { params: { path: { venueId } }, body: { ids } })),
  );

export const addTables = (venueId: string, areaId: string, tables: Schemas['NewTable'][]) =>
  dataOf(api.POST(`${AREA}/tables`, { params: { path: { venueId, areaId } }, body: { tables } }));

export const changeTable = (venueId: string, seen: SeenRecord, body: Schemas['TableChange']) =>
  writeRecord(seen, (header) =>
    dataOf(api.PATCH(TABLE, { params: { path: { venueId, tableId: seen.id }, header }, body })),
  );

export const removeTable = (venueId: string, seen: SeenRecord) =>
  removeRecord(seen, (header) =>
    dataOf(api.DELETE(TABLE, { params: { path: { venueId, tableId: seen.id }, header } })),
  );

export const renewCodes = (venueId: string, ids: string[]) =>
  dataOf(
    api.POST('/venue/v1/venues/{venueId}/tables/codes', { params: { path: { venueId } }, body: { ids } }),
  );

export const reorderTables = (venueId: string, areaId: string, ids: string[]) =>
  writeList(`${areaId} tables`, () =>
    dataOf(api.PUT(`${AREA}/tables/order`, { params: { path: { venueId, areaId } }, body: { ids } })),
  );

/** The URL of a page with QR cards to print, for all tables, for an area or for one table. */
export function qrCardsAddress(venueId: string, of: { areaId?: string; tableId?: string } = {}): string {
  const query = new URLSearchParams(of).toString();
  return `/venue/v1/venues/${venueId}/qr-cards${query === '' ? '' : `?${query}`}`;
}
