import type { Area, Menu, ReservationAvailability, Sofra, Table, Venue } from '@sofra/sdk';

/** Milliseconds for which pages share what was read. What costs money is checked again when a basket is priced. */
const SHARED_MS = 4_000;
/** Tables rarely change. */
const TABLES_SHARED_MS = 60_000;
/** Days of the calendar, the most that the API answers at once. */
const DAYS = 14;

/** What every page shows of the restaurant. Each read is shared by all guests, so that many of them stay within the budget of one key. */
export interface Restaurant {
  venue(): Promise<Venue>;
  /** The menu in one of the venue's languages. The client asks with the `ETag` it has, so an unchanged menu is not sent again. */
  menu(language: string | undefined): Promise<Menu>;
  /** The table with a code, as its QR card has it. */
  findTable(code: string): Promise<Table | undefined>;
  calendar(): Promise<ReservationAvailability>;
}

export function restaurantOf(sofra: Sofra, venueId: string): Restaurant {
  const readVenue = shared(SHARED_MS, () => sofra.venues.get(venueId));
  let last: Venue | undefined;
  const menu = shared(SHARED_MS, (lang: string) => sofra.menus.get(venueId, lang === '' ? {} : { lang }));
  const areas = shared<Area[]>(TABLES_SHARED_MS, () => sofra.venues.tables(venueId));
  const calendar = shared(SHARED_MS, () => sofra.reservations.availability(venueId, { days: DAYS }));
  return {
    venue: async () => {
      try {
        last = await readVenue('');
        return last;
      } catch (error) {
        // With its name a page can still say that the restaurant cannot be reached.
        if (last === undefined) throw error;
        return last;
      }
    },
    menu: (language = '') => menu(language),
    findTable: async (code) => {
      const tables = (await areas('')).flatMap((area) => area.tables);
      return tables.find((table) => table.code === code);
    },
    calendar: () => calendar(''),
  };
}

/** Reads at most once in so many milliseconds for each name; a failed read is not kept. */
function shared<T>(ms: number, read: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const kept = new Map<string, { value: Promise<T>; until: number }>();
  return (name) => {
    const found = kept.get(name);
    if (found !== undefined && Date.now() < found.until) return found.value;
    const value = read(name);
    kept.set(name, { value, until: Date.now() + ms });
    value.catch(() => kept.delete(name));
    return value;
  };
}
