import { type Static, Type } from 'typebox';
import { CODE_PAGES, PAPER_COLUMNS, PRINTER_PORT } from '../../core/printing/printer.ts';
import { nullable } from '../../http/schema.ts';
import { choiceField, formField, idField, recordOf, switchField, textField } from '../document-fields.ts';
import { MOST_IN_DOCUMENT } from '../document-limits.ts';

/** An IPv4 or IPv6 address, or a name; which of them can be a printer is judged where it is read. */
const HOST_PATTERN = '^[0-9A-Za-z:.%_-]{1,253}$';

export const printerSchema = recordOf('PrinterDocument', 'An ESC/POS printer on the network of the venue.', {
  id: idField('printer'),
  name: textField(50, 'What it is called; it is told apart by it within the venue.'),
  host: formField(HOST_PATTERN, '192.168.1.50', 'Its IPv4 or IPv6 address, or its name on the network.'),
  port: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 65_535,
      default: PRINTER_PORT,
      description: 'Where it takes raw printing.',
    }),
  ),
  codePage: choiceField(
    CODE_PAGES,
    CODE_PAGES[0],
    'The letters that it is set to. What is not among them is drawn.',
  ),
  codePageNumber: Type.Optional(
    nullable(
      Type.Integer({ minimum: 0, maximum: 255 }),
      'The number by which it selects the code page, where its manual says another than the usual one.',
    ),
  ),
  columns: Type.Optional(
    Type.Unsafe<(typeof PAPER_COLUMNS)[number]>({
      type: 'integer',
      enum: [...PAPER_COLUMNS],
      default: PAPER_COLUMNS[0],
      description: 'Characters on a row: 48 or 42 on paper 80 mm wide, 32 on 58 mm.',
    }),
  ),
  categories: Type.Optional(
    nullable(
      Type.Array(textField(100, 'The id of a category, or its name.'), {
        maxItems: MOST_IN_DOCUMENT.categories,
      }),
      'The categories whose products it prints; all when left out. What no printer is there for comes out of the first one.',
    ),
  ),
  isEnabled: switchField(true, 'Whether it prints.'),
});

export type PrinterDocument = Static<typeof printerSchema>;
