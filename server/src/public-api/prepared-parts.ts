import type { MemoryCache } from '../store/memory-cache.ts';
import { createPositionReader } from '../store/venue/cache/version-reader.ts';
import { createMenus, type Menus } from './menu/compiled-menu.ts';
import { createMenuCheck, type MenuCheckSettings } from './menu/menu-check.ts';
import { createStoredMenus, type StoredMenuParts, type StoredMenuUse } from './menu/stored-menus.ts';
import { createOrderPages, type OrderPages } from './orders/order-pages.ts';
import { type CalendarOf, createCalendars } from './reservations/compiled-calendar.ts';

/** Answers that are kept as they are sent. */
export interface PreparedParts extends Menus {
  calendarOf: CalendarOf;
  orderPages: OrderPages;
}

/** What the server does with menus in the database, beside its answers. */
export interface StoredMenuWork {
  use(): StoredMenuUse;
  /** Resolves when no menu waits to be written. */
  written(): Promise<void>;
  /** Resolves when no menu is compared with its venue. */
  compared(): Promise<void>;
  stop(): Promise<void>;
}

export interface StoredMenuSettings {
  /** How menus that were found in the database are compared with their venues. @default one in ten seconds */
  menuCheck?: MenuCheckSettings;
}

/** Keeps prepared answers in this memory, and menus in the database, too. */
export function createPreparedParts(
  memory: MemoryCache,
  parts: StoredMenuParts & StoredMenuSettings,
): PreparedParts & { storedMenus: StoredMenuWork } {
  const { db, log, menuCheck = checkedNowAndThen(log) } = parts;
  const stored = createStoredMenus(parts);
  const check = createMenuCheck(db, menuCheck);
  return {
    ...createMenus(memory, stored, check),
    calendarOf: createCalendars(memory),
    orderPages: createOrderPages(memory, createPositionReader(db)),
    storedMenus: { ...stored, compared: check.compared },
  };
}

/** For changes made around the service. */
function checkedNowAndThen(log: StoredMenuParts['log']): MenuCheckSettings {
  return {
    everyMs: 10_000,
    onDifference: (difference) =>
      log.error(difference, 'a stored menu was not that of its venue: it was deleted, and is made anew'),
  };
}
