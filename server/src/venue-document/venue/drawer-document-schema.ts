import { type Static, Type } from 'typebox';
import { MOST_KURUS } from '../../core/money/amount.ts';
import { nullable } from '../../http/schema.ts';
import {
  countField,
  formField,
  listField,
  recordOf,
  shown,
  switchField,
  textField,
  VAT_CODE_PATTERN,
} from '../document-fields.ts';

const MOST_DRAWERS = 20;
/** An owner, a partner, an accountant. */
const MOST_ADDRESSES = 5;

const uuidOf = (example: string) => Type.String({ format: 'uuid', examples: [example] });

const drawerSchema = recordOf('DrawerDocument', 'A drawer for cash.', {
  code: formField(VAT_CODE_PATTERN, 'bar', 'What the ledger names it by, at most once. It stays as it is.'),
  name: textField(50, 'The name for people.', 'Bar'),
  printerId: Type.Optional(
    nullable(
      uuidOf('0c1f8a34-3c1b-4a51-9d57-0a4d2f6f8a11'),
      'The printer that opens it; `null` for the first one that has a drawer.',
    ),
  ),
  deviceId: Type.Optional(
    nullable(
      uuidOf('6a1b7e0e-0d0c-4c80-8a41-5f7c2e9a4d22'),
      'The registered device whose cash goes into it; `null` for the devices that have no drawer of their own.',
    ),
  ),
});

export type DrawerDocument = Static<typeof drawerSchema>;

/** The settings of cash drawers and day reports. */
export const drawerFields = {
  drawers: listField(
    drawerSchema,
    MOST_DRAWERS,
    'The drawers for cash. Left out: one, with the code `main`.',
  ),
  blindCount: switchField(false, 'Whether drawers are counted without showing what should be in them.'),
  drawerDifferenceAllowedKurus: countField(
    { minimum: 0, maximum: MOST_KURUS, default: 0 },
    'How many kuruş a count may be off without a reason.',
  ),
  dayReportEmails: listField(
    shown(Type.String({ format: 'email', maxLength: 254 }), { examples: ['accountant@example.com'] }),
    MOST_ADDRESSES,
    'The e-mail addresses that each day report is mailed to, with its table. They are used as they are written: no one confirms them.',
  ),
};
