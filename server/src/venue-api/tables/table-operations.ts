import type { VenueRoute } from '../venue-operation.ts';
import { addTables } from './add-tables.ts';
import { addArea } from './areas/add-area.ts';
import { changeArea } from './areas/change-area.ts';
import { changePlan } from './areas/change-plan.ts';
import { orderAreas } from './areas/order-areas.ts';
import { removeArea } from './areas/remove-area.ts';
import { changeTable } from './change-table.ts';
import { orderTables } from './order-tables.ts';
import { getQrCards } from './qr-cards/get-qr-cards.ts';
import { removeTable } from './remove-table.ts';
import { renewTableCodes } from './renew-table-codes.ts';

/** The operations that set up areas, tables and QR cards. */
export const tableOperations: readonly VenueRoute[] = [
  addArea,
  orderAreas,
  changeArea,
  changePlan,
  removeArea,
  addTables,
  orderTables,
  renewTableCodes,
  changeTable,
  removeTable,
  getQrCards,
];
