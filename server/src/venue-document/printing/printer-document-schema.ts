import { type Static, Type } from 'typebox';
import {
  CODE_PAGES,
  DRAWER_PINS,
  PAPER_COLUMNS,
  PRINTER_PORT,
  PRINTER_PURPOSES,
} from '../../core/printing/printer.ts';
import { nullable, oneOf } from '../../http/schema.ts';
import {
  choiceField,
  countField,
  formField,
  idField,
  recordOf,
  switchField,
  textField,
  withAnswerWords,
  withDefault,
} from '../document-fields.ts';
import { MOST_IN_DOCUMENT } from '../document-limits.ts';

/** An IPv4 or IPv6 address, or a name. The reader checks whether it can be a printer. */
const HOST_PATTERN = '^[0-9A-Za-z:.%_-]{1,253}$';

export const printerSchema = recordOf('PrinterDocument', 'An ESC/POS printer on the network of the venue.', {
  id: idField('printer'),
  name: textField(50, 'The name, which identifies the printer within the venue.', 'Mutfak'),
  host: formField(HOST_PATTERN, '192.168.1.50', 'The IPv4 or IPv6 address, or the name on the network.'),
  port: withAnswerWords(
    countField({ minimum: 1, maximum: 65_535, default: PRINTER_PORT }, 'The TCP port for raw printing.'),
    { examples: [PRINTER_PORT] },
  ),
  codePage: choiceField(
    CODE_PAGES,
    CODE_PAGES[0],
    'The code page of the printer. Letters that are not in it are printed as pictures.',
  ),
  codePageNumber: Type.Optional(
    nullable(
      Type.Integer({ minimum: 0, maximum: 255 }),
      'The number of the code page on this printer, if it differs from the usual number (see its manual).',
    ),
  ),
  columns: withDefault(
    Type.Unsafe<(typeof PAPER_COLUMNS)[number]>({
      type: 'integer',
      enum: [...PAPER_COLUMNS],
      default: PAPER_COLUMNS[0],
      description: 'The number of characters in a row: 48 or 42 on paper that is 80 mm wide, 32 on 58 mm.',
    }),
  ),
  categories: Type.Optional(
    nullable(
      Type.Array(textField(100, 'The id of a category, or its name.'), {
        maxItems: MOST_IN_DOCUMENT.categories,
      }),
      'The categories of the products that it prints. Left out: all. Products without a printer are ' +
        'printed by the first printer.',
    ),
  ),
  isEnabled: switchField(true, 'Whether it is switched on.'),
  purpose: choiceField(
    PRINTER_PURPOSES,
    PRINTER_PURPOSES[0],
    'What it prints. `Kitchen`: only tickets. `Bills`: only bills and receipts. `Both`: tickets, and ' +
      'bills if no printer is for `Bills` only.',
  ),
  drawerPin: Type.Optional(
    nullable(
      Type.Unsafe<(typeof DRAWER_PINS)[number]>(oneOf(DRAWER_PINS)),
      'The pin that opens its cash drawer, usually `Pin2`; `null` if it has no drawer. A test page also ' +
        'opens the drawer.',
    ),
  ),
  isForPractice: switchField(
    false,
    'Whether it prints at a practice venue, which prints only on such printers. It has no effect at ' +
      'other venues.',
  ),
});

export type PrinterDocument = Static<typeof printerSchema>;
