import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, dataOf, type Schemas } from '../../api/client.ts';
import { printersQuery } from '../../api/queries.ts';
import { ifMatch } from '../../api/revision.ts';

/** Does something to the printers of a venue and reads them again, also after a fault. */
export function usePrinterChange<Input, Answer>(venueId: string, change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: printersQuery(venueId).queryKey }),
  });
}

const PRINTERS = '/venue/v1/venues/{venueId}/printers';
const PRINTER = '/venue/v1/venues/{venueId}/printers/{printerId}';

type Seen = Pick<Schemas['Printer'], 'id' | 'revision'>;

export const addPrinter = (venueId: string, body: Schemas['NewPrinter']) =>
  dataOf(api.POST(PRINTERS, { params: { path: { venueId } }, body }));

export const changePrinter = (venueId: string, { id, revision }: Seen, body: Schemas['PrinterChange']) =>
  dataOf(
    api.PATCH(PRINTER, { params: { path: { venueId, printerId: id }, header: ifMatch(revision) }, body }),
  );

export const removePrinter = (venueId: string, { id, revision }: Seen) =>
  dataOf(api.DELETE(PRINTER, { params: { path: { venueId, printerId: id }, header: ifMatch(revision) } }));

export const orderPrinters = (venueId: string, ids: string[]) =>
  dataOf(api.PUT(`${PRINTERS}/order`, { params: { path: { venueId } }, body: { ids } }));

/** Prints a page now, or says why it cannot. */
export const testPrinter = (venueId: string, printerId: string) =>
  dataOf(api.POST(`${PRINTER}/test`, { params: { path: { venueId, printerId } } }));
