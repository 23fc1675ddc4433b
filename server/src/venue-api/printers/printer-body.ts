import { Type } from 'typebox';
import { printerSchema } from '../../venue-document/printing/printer-document-schema.ts';

const { properties } = printerSchema;
const { id: _, ...stated } = properties;

/** A new printer; omitted properties get their defaults. */
export const NewPrinter = Type.Object(stated, {
  title: 'NewPrinter',
  additionalProperties: false,
  examples: [{ name: 'Bar', host: '192.168.1.51', categories: null }],
});

/** A change of a printer; omitted properties stay as they are. */
export const PrinterChange = Type.Partial(NewPrinter, {
  title: 'PrinterChange',
  additionalProperties: false,
  examples: [{ host: '192.168.1.52', isEnabled: true }],
});
