import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, dataOf, type Schemas } from '../../api/client.ts';
import { tablesQuery } from '../../api/queries.ts';
import { ifMatch } from '../../api/revision.ts';

/** Does something to the areas and tables of a venue and reads them again, also after a fault. */
export function useRoomChange<Input>(venueId: string, change: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: tablesQuery(venueId).queryKey }),
  });
}

/** A record in the state that the person has seen: it is changed in no other one. */
type Seen = Pick<Schemas['Table'], 'id' | 'revision'>;

const AREAS = '/venue/v1/venues/{venueId}/areas';
const AREA = '/venue/v1/venues/{venueId}/areas/{areaId}';
const TABLE = '/venue/v1/venues/{venueId}/tables/{tableId}';

export const addArea = (venueId: string, body: Schemas['NewArea']) =>
  dataOf(api.POST(AREAS, { params: { path: { venueId } }, body }));

export const renameArea = (venueId: string, { id, revision }: Seen, name: string) =>
  dataOf(
    api.PATCH(AREA, { params: { path: { venueId, areaId: id }, header: ifMatch(revision) }, body: { name } }),
  );

export const removeArea = (venueId: string, areaId: string) =>
  dataOf(api.DELETE(AREA, { params: { path: { venueId, areaId } } }));

export const orderAreas = (venueId: string, ids: string[]) =>
  dataOf(api.PUT(`${AREAS}/order`, { params: { path: { venueId } }, body: { ids } }));

export const addTables = (venueId: string, areaId: string, tables: Schemas['NewTable'][]) =>
  dataOf(api.POST(`${AREA}/tables`, { params: { path: { venueId, areaId } }, body: { tables } }));

export const changeTable = (venueId: string, { id, revision }: Seen, body: Schemas['TableChange']) =>
  dataOf(api.PATCH(TABLE, { params: { path: { venueId, tableId: id }, header: ifMatch(revision) }, body }));

export const removeTable = (venueId: string, { id, revision }: Seen) =>
  dataOf(api.DELETE(TABLE, { params: { path: { venueId, tableId: id }, header: ifMatch(revision) } }));

export const orderTables = (venueId: string, areaId: string, ids: string[]) =>
  dataOf(api.PUT(`${AREA}/tables/order`, { params: { path: { venueId, areaId } }, body: { ids } }));

/** The address of a page with QR cards to print: of all tables, of an area or of a table. */
export function qrCardsAddress(venueId: string, of: { areaId?: string; tableId?: string } = {}): string {
  const query = new URLSearchParams(of).toString();
  return `/venue/v1/venues/${venueId}/qr-cards${query === '' ? '' : `?${query}`}`;
}
