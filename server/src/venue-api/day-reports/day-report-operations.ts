import type { VenueRoute } from '../venue-operation.ts';
import { closeDay } from './close-day.ts';
import { getDayReport } from './get-day-report.ts';
import { getDayReportTable } from './get-day-report-table.ts';
import { getDaySoFar } from './get-day-so-far.ts';
import { listDayReports } from './list-day-reports.ts';
import { listFigureEntries } from './list-figure-entries.ts';
import { printDayReport } from './print-day-report.ts';

/** The operations of day reports. */
export const dayReportOperations: readonly VenueRoute[] = [
  closeDay,
  getDaySoFar,
  listDayReports,
  getDayReport,
  getDayReportTable,
  printDayReport,
  listFigureEntries,
];
