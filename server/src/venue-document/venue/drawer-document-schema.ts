import { type Static, Type } from 'typebox';
import { MOST_KURUS } from '../../core/money/amount.ts';
import { nullable } from '../../http/schema.ts';
import {
  countField,
  formField,
  listField,
  recordOf,
  switchField,
  textField,
  VAT_CODE_PATTERN,
  withAnswerWords,
} from '../document-fields.ts';

const MOST_DRAWERS = 20;
/** Enough for an owner, a partner and an accountant. */
const MOST_ADDRESSES = 5;

const uuidOf = (example: string) => Type.String({ format: 'uuid', examples: [example] });

const drawerSchema = recordOf('DrawerDocument', 'A cash drawer.', {
  code: formField(
    VAT_CODE_PATTERN,
    'bar',
    'The code of the drawer in the ledger. Each code once. It cannot change.',
  ),
  name: textField(50, 'The name that is shown to people.', 'Bar'),
  printerId: Type.Optional(
    nullable(
      uuidOf('0c1f8a34-3c1b-4a51-9d57-0a4d2f6f8a11'),
      'The printer that opens the drawer; `null` for the first printer that has a drawer.',
    ),
  ),
  deviceId: Type.Optional(
    nullable(
      uuidOf('6a1b7e0e-0d0c-4c80-8a41-5f7c2e9a4d22'),
      'The registered device that uses this drawer; `null` for all devices without their own drawer.',
    ),
  ),
});

export type DrawerDocument = Static<typeof drawerSchema>;

/** The settings of cash drawers and day reports. */
export const drawerFields = {
  drawers: listField(drawerSchema, MOST_DRAWERS, 'The cash drawers. Left out: one, with the code `main`.'),
  blindCount: switchField(false, 'Whether drawers are counted blind: without showing the expected cash.'),
  drawerDifferenceAllowedKurus: countField(
    { minimum: 0, maximum: MOST_KURUS, default: 0 },
    'The difference, in kuruş, that a count may have without a reason.',
  ),
  dayReportEmails: listField(
    withAnswerWords(Type.String({ format: 'email', maxLength: 254 }), {
      examples: ['accountant@example.com'],
    }),
    MOST_ADDRESSES,
    'The e-mail addresses that each day report is mailed to, with its table. Check their spelling: ' +
      'they are not verified.',
  ),
};
