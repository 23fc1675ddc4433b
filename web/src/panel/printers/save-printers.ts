import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, dataOf, type Schemas } from '../../api/client.ts';
import { printersQuery } from '../../api/queries.ts';
import { removeRecord, type SeenRecord, writeList, writeRecord } from '../../api/record-writes.ts';

/** Runs a change of the printers of a venue and reads them again, also if the change failed. */
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

export const addPrinter = (venueId: string, body: Schemas['NewPrinter']) =>
  dataOf(api.POST(PRINTERS, { params: { path: { venueId } }, body }));

export const changePrinter = (venueId: string, seen: SeenRecord, body: Schemas['PrinterChange']) =>
  writeRecord(seen, (header) =>
    dataOf(api.PATCH(PRINTER, { params: { path: { venueId, printerId: seen.id }, header }, body })),
  );

export const removePrinter = (venueId: string, seen: SeenRecord) =>
  removeRecord(seen, (header) =>
    dataOf(api.DELETE(PRINTER, { params: { path: { venueId, printerId: seen.id }, header } })),
  );

export const reorderPrinters = (venueId: string, ids: string[]) =>
  writeList(`${venueId} printers`, () =>
    dataOf(api.PUT(`${PRINTERS}/order`, { params: { path: { venueId } }, body: { ids } })),
  );

/** Prints a test page now. The answer tells why if the printer cannot print. */
export const testPrinter = (venueId: string, printerId: string) =>
  dataOf(api.POST(`${PRINTER}/test`, { params: { path: { venueId, printerId } } }));
