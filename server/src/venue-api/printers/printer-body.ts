import { Type } from 'typebox';
import { printerSchema } from '../../venue-document/printing/printer-document-schema.ts';

const { properties } = printerSchema;
const { id: _, ...stated } = properties;

/** What a printer is made of; what is left out has its usual value. */
export const NewPrinter = Type.Object(stated, {
  title: 'NewPrinter',
  additionalProperties: false,
  examples: [{ name: 'Bar', host: '192.168.1.51', categories: null }],
});

/** What of a printer is to be another; what is left out stays. */
export const PrinterChange = Type.Partial(NewPrinter, {
  title: 'PrinterChange',
  additionalProperties: false,
  examples: [{ host: '192.168.1.52', isEnabled: true }],
});
