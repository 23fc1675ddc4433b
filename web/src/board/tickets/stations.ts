import type { BoardTicket } from './board-ticket.ts';

/** A station of the kitchen, with the products that it makes. */
export interface Station {
  id: string;
  name: string;
  /**
   * Whether the station makes a product. Every station makes products that are not on the menu, so that none is missed.
   */
  makes: (productId: string) => boolean;
}

interface Printer {
  id: string;
  name: string;
  isEnabled: boolean;
  categories: readonly string[] | null;
  purpose: 'Kitchen' | 'Bills' | 'Both';
}

interface Category {
  id: string;
  name: string;
  products: readonly { id: string }[];
}

/**
 * The stations of a venue: the printers that print tickets, each with its categories. If fewer than two printers print
 * tickets, each category of the menu is a station.
 */
export function stationsOf(printers: readonly Printer[], menu: readonly Category[]): Station[] {
  const categoryOf = new Map<string, string>();
  for (const { id, products } of menu) for (const product of products) categoryOf.set(product.id, id);
  const makesOf = (has: (categoryId: string) => boolean) => (productId: string) => {
    const categoryId = categoryOf.get(productId);
    return categoryId === undefined || has(categoryId);
  };
  const working = printers.filter(({ isEnabled, purpose }) => isEnabled && purpose !== 'Bills');
  if (working.length < 2)
    return menu.map(({ id, name }) => ({ id, name, makes: makesOf((other) => other === id) }));
  const printed = new Set(working.flatMap(({ categories }) => categories ?? []));
  const hasAll = working.some(({ categories }) => categories === null);
  return working.map(({ id, name, categories }, at) => ({
    ...{ id, name },
    makes: makesOf(
      (category) =>
        categories === null ||
        categories.includes(category) ||
        // The first printer prints the categories that no other printer prints.
        (at === 0 && !hasAll && !printed.has(category)),
    ),
  }));
}

/** Filters tickets for the chosen stations. It returns the same object for the same ticket. */
export interface StationFilter {
  /** Whether any chosen station makes a product. */
  makes: (productId: string) => boolean;
  /** The tickets with only the lines of the chosen stations. Tickets without such lines are left out. */
  filterTickets: (tickets: readonly BoardTicket[]) => BoardTicket[];
}

/** Creates the filter for the chosen stations. If none is chosen, all lines are shown. */
export function createStationFilter(chosen: readonly Station[]): StationFilter {
  const seenBefore = new WeakMap<BoardTicket, BoardTicket>();
  const makes = (productId: string) =>
    chosen.length === 0 || chosen.some((station) => station.makes(productId));
  const filterLines = (ticket: BoardTicket): BoardTicket => {
    const known = seenBefore.get(ticket);
    if (known !== undefined) return known;
    const lines = ticket.lines.filter(({ productId }) => makes(productId));
    const later = ticket.later
      .map((course) => ({ ...course, lines: course.lines.filter(({ productId }) => makes(productId)) }))
      .filter((course) => course.lines.length > 0);
    const isWhole = lines.length === ticket.lines.length && linesIn(later) === linesIn(ticket.later);
    const isPartial = ticket.isPartial || lines.length < ticket.lines.length;
    const seen = isWhole ? ticket : { ...ticket, lines, later, isPartial };
    seenBefore.set(ticket, seen);
    return seen;
  };
  return {
    makes,
    filterTickets: (tickets) =>
      tickets.map(filterLines).filter(({ lines, later }) => lines.length > 0 || later.length > 0),
  };
}

function linesIn(later: BoardTicket['later']): number {
  return later.reduce((sum, { lines }) => sum + lines.length, 0);
}
