import { Type } from 'typebox';
import { PRINTER_ACCESS } from '../../core/access/policies/venue/printers.ts';
import { PRINTER_TROUBLES } from '../../core/printing/ticket-state.ts';
import { nullable, oneOf } from '../../http/schema.ts';
import { testPrinter as test } from '../../operations/printing/test-printer.ts';
import { venueOperation } from '../venue-operation.ts';

export const testPrinter = venueOperation({
  operationId: 'testPrinter',
  method: 'POST',
  path: '/venues/{venueId}/printers/{printerId}/test',
  tag: 'Printing',
  summary: 'Print a test page',
  description:
    'Prints a test page immediately, or answers why it cannot; the page is not retried. The page shows ' +
    'the characters of the code page and the width of a row. The service also tries waiting tickets of ' +
    'the printer again.',
  access: PRINTER_ACCESS.change,
  answers: {
    200: {
      description: 'The result.',
      schema: Type.Object(
        {
          isPrinted: Type.Boolean(),
          trouble: nullable(
            oneOf(PRINTER_TROUBLES),
            'The problem; `null` if the page was printed. `Busy`: the printer was busy with tickets.',
          ),
          reportsStatus: nullable(
            Type.Boolean(),
            'Whether the printer reports its state; `null` if the page was not printed.',
          ),
        },
        { title: 'PrinterTest' },
      ),
    },
  },
  refusals: ['PRINTER_NOT_FOUND', 'PRINTER_NOT_FOR_PRACTICE'],
  run: async (parts, { params: { venueId, printerId } }) => {
    const outcome = await test(parts, venueId, printerId);
    parts.printSoon();
    const isPrinted = outcome.kind === 'Printed';
    const data = isPrinted
      ? { isPrinted, trouble: null, reportsStatus: outcome.reportsStatus }
      : { isPrinted, trouble: outcome.trouble, reportsStatus: null };
    return { status: 200, data };
  },
});
