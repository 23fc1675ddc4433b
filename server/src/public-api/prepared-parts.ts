import { readTogether } from '../store/batch-reader.ts';
import type { Db } from '../store/database.ts';
import type { MemoryCache } from '../store/memory-cache.ts';
import { listVenuePositions } from '../store/venue/venue-heads.ts';
import { createMenus, type MenuOf } from './menu/compiled-menu.ts';
import { createOrderPages, type OrderPages } from './orders/order-pages.ts';
import { type CalendarOf, createCalendars } from './reservations/compiled-calendar.ts';

/** Answers that are kept as they are sent. */
export interface PreparedParts {
  menuOf: MenuOf;
  calendarOf: CalendarOf;
  orderPages: OrderPages;
}

/** Keeps prepared answers in this memory. */
export function createPreparedParts(memory: MemoryCache, db: Db): PreparedParts {
  const readPositions = readTogether((venueIds) => listVenuePositions(db, venueIds));
  return {
    menuOf: createMenus(memory),
    calendarOf: createCalendars(memory),
    orderPages: createOrderPages(memory, readPositions),
  };
}
