import { beginShift } from '../shifts/begin-shift.ts';
import { endShift } from '../shifts/end-shift.ts';
import { listShifts } from '../shifts/list-shifts.ts';
import { printShift } from '../shifts/print-shift.ts';
import type { VenueRoute } from '../venue-operation.ts';
import { countDrawer } from './count-drawer.ts';
import { declareTotals, getDeclaredTotals } from './declared-totals.ts';
import { explainDifference } from './explain-difference.ts';
import { listDrawers } from './list-drawers.ts';
import { moveCash } from './move-cash.ts';

/** The operations of drawers, declared totals and shifts. */
export const drawerOperations: readonly VenueRoute[] = [
  listDrawers,
  moveCash,
  countDrawer,
  explainDifference,
  getDeclaredTotals,
  declareTotals,
  listShifts,
  beginShift,
  endShift,
  printShift,
];
