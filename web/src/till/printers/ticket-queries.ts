import { queryOptions } from '@tanstack/react-query';
import { api, dataOf, type Schemas } from '../../api/client.ts';
import { keys } from '../../api/queries.ts';

export type Ticket = Schemas['Ticket'];
export type Printer = Schemas['Printer'];

/** How many tickets are read. If there are more, the newest are read. */
const MOST_TICKETS = 100;

async function readTickets(
  venueId: string,
  query: { state?: 'NotPrinted'; billId?: string },
): Promise<Ticket[]> {
  const page = await dataOf(
    api.GET('/venue/v1/venues/{venueId}/tickets', {
      params: { path: { venueId }, query: { ...query, pageSize: MOST_TICKETS } },
    }),
  );
  return page.items;
}

/** The tickets of a bill, the newest first. */
export const billTicketsQuery = (venueId: string, billId: string) =>
  queryOptions({
    queryKey: keys.of(venueId, 'tickets', 'bill', billId),
    queryFn: () => readTickets(venueId, { billId }),
  });

/**
 * The tickets that were not printed, the oldest first.
 * @param troubles  names the failing printers: when it changes, the tickets are read again
 */
export const unprintedQuery = (venueId: string, troubles: string) =>
  queryOptions({
    queryKey: keys.of(venueId, 'unprinted', troubles),
    queryFn: async () => (await readTickets(venueId, { state: 'NotPrinted' })).toReversed(),
  });

/** The enabled printers that cannot print. */
export function failingPrinters(printers: readonly Printer[]): Printer[] {
  return printers.filter(({ isEnabled, state }) => isEnabled && state === 'Failing');
}

/**
 * The state to show for a ticket. While its printer is failing, an attempt counts as not printed: it mostly fails, and
 * no event tells when it has ended.
 */
export function shownTicketState(
  { state, printerId }: Ticket,
  printers: readonly Printer[],
): Ticket['state'] {
  const isTriedAgain = state === 'Printing' && failingPrinters(printers).some(({ id }) => id === printerId);
  return isTriedAgain ? 'Waiting' : state;
}

/** Whether a printer prints kitchen tickets now. */
export const printsTickets = ({ isEnabled, purpose }: Printer) => isEnabled && purpose !== 'Bills';

/** The other printers that can print a ticket, working ones first. */
export function otherPrinters(printers: readonly Printer[], { printerId }: Ticket): Printer[] {
  return printers
    .filter((printer) => printsTickets(printer) && printer.id !== printerId)
    .sort((a, b) => Number(a.state === 'Failing') - Number(b.state === 'Failing'));
}
