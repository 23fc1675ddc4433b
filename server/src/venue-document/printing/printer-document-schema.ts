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
  shown,
  switchField,
  textField,
  withDefault,
} from '../document-fields.ts';
import { MOST_IN_DOCUMENT } from '../document-limits.ts';

/** An IPv4 or IPv6 address, or a name. The reader checks whether it can be a printer. */
const HOST_PATTERN = '^[0-9A-Za-z:.%_-]{1,253}$';

export const printerSchema = recordOf('PrinterDocument', 'An ESC/POS printer on the network of the venue.', {
  id: idField('printer'),
  name: textField(50, 'The name, which identifies the printer within the venue.', 'Mutfak'),
  host: formField(HOST_PATTERN, '192.168.1.50', 'The IPv4 or IPv6 address, or the name on the network.'),
  port: shown(
    countField({ minimum: 1, maximum: 65_535, default: PRINTER_PORT }, 'The TCP port for raw printing.'),
    { examples: [PRINTER_PORT] },
  ),
  codePage: choiceField(
    CODE_PAGES,
    CODE_PAGES[0],
    'The code page of the printer. Letters that it does not have are printed as pictures.',
  ),
  codePageNumber: Type.Optional(
    nullable(
      Type.Integer({ minimum: 0, maximum: 255 }),
      'The number of the code page on this printer, if its manual gives another than the usual one.',
    ),
  ),
  columns: withDefault(
    Type.Unsafe<(typeof PAPER_COLUMNS)[number]>({
      type: 'integer',
      enum: [...PAPER_COLUMNS],
      default: PAPER_COLUMNS[0],
      description: 'Characters in a row: 48 or 42 on paper 80 mm wide, 32 on 58 mm.',
    }),
  ),
  categories: Type.Optional(
    nullable(
      Type.Array(textField(100, 'The id of a category, or its name.'), {
        maxItems: MOST_IN_DOCUMENT.categories,
      }),
      'The categories whose products it prints; all when left out. Products without a printer are printed by ' +
        'the first one.',
    ),
  ),
  isEnabled: switchField(true, 'Whether it prints.'),
  purpose: choiceField(
    PRINTER_PURPOSES,
    PRINTER_PURPOSES[0],
    'What it prints. `Kitchen`: tickets. `Bills`: bills and receipts, and no tickets. `Both`: all of these; bills only where no ' +
      'printer is for `Bills` alone.',
  ),
  drawerPin: Type.Optional(
    nullable(
      Type.Unsafe<(typeof DRAWER_PINS)[number]>(oneOf(DRAWER_PINS)),
      'The pin that opens its cash drawer, usually `Pin2`; `null` without a drawer. A test page opens the drawer, too.',
    ),
  ),
  isForPractice: switchField(
    false,
    'Whether it also prints at a practice venue, which prints nowhere else. Means nothing at any other venue.',
  ),
});

export type PrinterDocument = Static<typeof printerSchema>;
