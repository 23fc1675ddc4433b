import type { VenueRoute } from '../venue-operation.ts';
import { getFigureTrend } from './get-figure-trend.ts';
import { getTakings } from './get-takings.ts';
import { getTodayFigures } from './get-today-figures.ts';
import { listFigureBranches } from './list-figure-branches.ts';
import { listFigureChannels } from './list-figure-channels.ts';
import { listFigureHours } from './list-figure-hours.ts';
import { listFigureProducts } from './list-figure-products.ts';
import { listTakenOff } from './list-taken-off.ts';
import { exportBills, exportLines, exportPayments, exportRefunds } from './records/export-records.ts';
import { exportTable } from './records/export-table.ts';
import { getSales } from './sales/get-sales.ts';
import { listSalesDays } from './sales/list-sales-days.ts';
import { sumTakenOff } from './sum-taken-off.ts';
import { getFigureTable } from './table/get-figure-table.ts';

/** The operations of figures and takings. */
export const figureOperations: readonly VenueRoute[] = [
  getTodayFigures,
  getTakings,
  getFigureTrend,
  listFigureChannels,
  listFigureHours,
  listFigureProducts,
  listTakenOff,
  sumTakenOff,
  listFigureBranches,
  getFigureTable,
  getSales,
  listSalesDays,
  exportBills,
  exportLines,
  exportPayments,
  exportRefunds,
  exportTable,
];
