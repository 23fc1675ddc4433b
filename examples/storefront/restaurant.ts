import type { Area, Menu, ReservationAvailability, Sofra, Table, Venue } from '@sofra/sdk';

/** Milliseconds for which pages share a read. Prices are checked again when a basket is priced. */
const SHARED_MS = 4_000;
/** Tables rarely change. */
const TABLES_SHARED_MS = 60_000;
/** The days of the calendar on one page: the maximum of one API call. */
const DAYS = 14;
/** Tables can be booked up to 60 days ahead. */
const LAST_PART = 4;
const DAY_MS = 86_400_000;

/** The details of the restaurant for all pages. All guests share each read, so that many guests stay within the rate limit of one key. */
export interface Restaurant {
  venue(): Promise<Venue>;
  /** The menu in one of the venue's languages. The client asks with the `ETag` it has, so an unchanged menu is not sent again. */
  menu(language: string | undefined): Promise<Menu>;
  /** The table with the code from its QR card. */
  findTable(code: string): Promise<Table | undefined>;
  /**
   * The part of the calendar with a date, 14 days of it; the first one without. It begins with yesterday: after midnight what is left
   * of tonight belongs to the day before.
   */
  calendar(date: string | null): Promise<ReservationAvailability>;
}

export function restaurantOf(sofra: Sofra, venueId: string): Restaurant {
  const readVenue = shared(SHARED_MS, () => sofra.venues.get(venueId));
  let last: Venue | undefined;
  const menu = shared(SHARED_MS, (lang: string) => sofra.menus.get(venueId, lang === '' ? {} : { lang }));
  const areas = shared<Area[]>(TABLES_SHARED_MS, () => sofra.venues.tables(venueId));
  const calendar = shared(SHARED_MS, (from: string) =>
    sofra.reservations.availability(venueId, { from, days: DAYS }),
  );
  const venue = async () => {
    try {
      last = await readVenue('');
      return last;
    } catch (error) {
      // With the name, a page can still say that the restaurant cannot be reached.
      if (last === undefined) throw error;
      return last;
    }
  };
  return {
    venue,
    menu: (language = '') => menu(language),
    findTable: async (code) => {
      const tables = (await areas('')).flatMap((area) => area.tables);
      return tables.find((table) => table.code === code);
    },
    calendar: async (date) => calendar(beginningOf(date, (await venue()).timeZone)),
  };
}

/** The first day of the part of the calendar in which a date is. */
function beginningOf(date: string | null, timeZone: string): string {
  // Swedish dates are those of ISO 8601.
  const yesterday = new Intl.DateTimeFormat('sv', { timeZone }).format(Date.now() - DAY_MS);
  const days = (Date.parse(date ?? yesterday) - Date.parse(yesterday)) / DAY_MS;
  const part = Math.min(Math.max(Math.floor(days / DAYS) || 0, 0), LAST_PART);
  return laterDate(yesterday, part * DAYS);
}

/** The date a number of days after another; before it if the number is negative. */
function laterDate(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The first days of the previous and the next part; `null` if nothing can be booked there. */
export function adjacentParts(
  { days, lastBookableDate }: ReservationAvailability,
  shown: string | null,
  timeZone: string,
): { earlier: string | null; later: string | null } {
  const first = beginningOf(shown, timeZone);
  const later = laterDate(first, DAYS);
  const isFirst = first === beginningOf(null, timeZone);
  const hasLater = later <= lastBookableDate && days.length > 0;
  return { earlier: isFirst ? null : laterDate(first, -DAYS), later: hasLater ? later : null };
}

/** Reads at most once in a number of milliseconds for each name; a failed read is not kept. */
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
