import type { Product } from '../menu/menu.ts';
import type { Printer } from './printer.ts';
import type { Ticket, TicketLine } from './ticket.ts';

/** A ticket as it is written down; `printerId` `null` leaves it to the kitchen board. */
export interface TicketToWrite {
  id: string;
  roundId: string;
  printerId: string | null;
  content: Ticket;
}

/** What decides which printer a line comes out of. */
export interface PrinterGround {
  printers: readonly Printer[];
  productOf: (productId: string) => Pick<Product, 'categoryId'> | undefined;
}

/**
 * Sends the lines of a ticket to the printers of their products' categories: one ticket for each printer that has a line,
 * in the order of the printers; a line may come out of several. A line that no printer is there for comes out of the first
 * one, so that nothing is missed; without any printer the whole ticket stays on the kitchen board.
 */
export function routeTicket(
  ticket: Ticket,
  { printers, productOf }: PrinterGround,
): { printerId: string | null; content: Ticket }[] {
  const working = printers.filter(({ isEnabled }) => isEnabled);
  const [first] = working;
  if (first === undefined) return [{ printerId: null, content: ticket }];
  const prints = ({ categoryIds }: Printer, { productId }: TicketLine) => {
    const categoryId = productOf(productId)?.categoryId;
    return categoryIds === null || (categoryId !== undefined && categoryIds.includes(categoryId));
  };
  const isOrphan = (line: TicketLine) => !working.some((printer) => prints(printer, line));
  return working.flatMap((printer) => {
    const lines = ticket.lines.filter(
      (line) => prints(printer, line) || (printer === first && isOrphan(line)),
    );
    return lines.length === 0 ? [] : [{ printerId: printer.id, content: { ...ticket, lines } }];
  });
}
