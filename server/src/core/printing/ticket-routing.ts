import type { Product } from '../menu/menu.ts';
import type { Printer } from './printer.ts';
import type { Ticket, TicketLine } from './ticket.ts';

/** A ticket to store. If `printerId` is `null`, only the kitchen board shows it. */
export interface TicketToStore {
  id: string;
  roundId: string;
  printerId: string | null;
  content: Ticket;
}

/** The facts that decide which printer prints a line. */
export interface RoutingContext {
  printers: readonly Printer[];
  productOf: (productId: string) => Pick<Product, 'categoryId'> | undefined;
  /** The ids of the printers to which a line was sent before, by line id. */
  sentTo: ReadonlyMap<string, readonly string[]>;
}

/**
 * Sends the lines of a ticket to the printers of the categories of their products. Returns one ticket for each printer that has a
 * line, in the order of the printers. A line can have several printers. A line that was printed before also goes to the same
 * printers again, even if its product was changed or removed. A line without a printer is printed on the first printer, so that
 * the kitchen does not miss it. If the venue has no printer, only the kitchen board shows the ticket.
 */
export function routeTicket(
  ticket: Ticket,
  { printers, productOf, sentTo }: RoutingContext,
): { printerId: string | null; content: Ticket }[] {
  const working = kitchenPrinters(printers);
  const [first] = working;
  if (ticket.lines.length === 0) return [];
  if (first === undefined) return [{ printerId: null, content: ticket }];
  const prints = ({ id, categoryIds }: Printer, { lineId, productId }: TicketLine) => {
    if (categoryIds === null || sentTo.get(lineId)?.includes(id)) return true;
    const categoryId = productOf(productId)?.categoryId;
    return categoryId !== undefined && categoryIds.includes(categoryId);
  };
  const isOrphan = (line: TicketLine) => !working.some((printer) => prints(printer, line));
  return working.flatMap((printer) => {
    const lines = ticket.lines.filter(
      (line) => prints(printer, line) || (printer === first && isOrphan(line)),
    );
    if (lines.length === 0) return [];
    const later = ticket.later?.filter((line) => prints(printer, line)) ?? [];
    const { later: _, ...rest } = ticket;
    const content = { ...rest, lines, ...(later.length === 0 ? {} : { later }) };
    return [{ printerId: printer.id, content }];
  });
}

/** The enabled printers that print kitchen tickets, in their order. */
export function kitchenPrinters(printers: readonly Printer[]): Printer[] {
  return printers.filter(({ isEnabled, purpose }) => isEnabled && purpose !== 'Bills');
}
