import { type Static, Type } from 'typebox';
import { DRAWERS } from '../../core/access/policies/drawers.ts';
import type { CountedPieces } from '../../core/drawers/counted-pieces.ts';
import { DENOMINATIONS } from '../../core/drawers/denominations.ts';
import { DRAWER_REASONS } from '../../core/drawers/drawer-deed.ts';
import { invalidContent } from '../../core/invalid-content.ts';
import { readAmount } from '../../core/money/amount.ts';
import { CURRENCY } from '../../core/money.ts';
import { mailNotices } from '../../http/notice-mail.ts';
import { nullable, oneOf } from '../../http/schema.ts';
import { countDrawer as count } from '../../operations/drawers/count-drawer.ts';
import { drawerOperation } from './drawer-call.ts';
import { noteProperty, readNote } from './move-cash.ts';

const MOST_PIECES = 100_000;
const MOST_CURRENCIES = 10;

const CountBody = Type.Object(
  {
    afterRow: Type.Integer({ minimum: 0, description: '`afterRow` of the `period` that was counted.' }),
    pieces: Type.Optional(
      nullable(
        Type.Array(
          Type.Object({
            value: Type.Number({ description: 'A note or coin of the currency, in lira.' }),
            times: Type.Integer({ minimum: 0, maximum: MOST_PIECES, description: 'How many of it.' }),
          }),
          { maxItems: 50 },
        ),
        'Notes and coins. Left out with `sum`.',
      ),
    ),
    foreign: Type.Optional(
      nullable(
        Type.Array(
          Type.Object({
            currency: Type.String({ pattern: '^[A-Z]{3}$', examples: ['TRY'], description: 'ISO 4217.' }),
            amount: Type.Number({ description: 'In this currency.' }),
            worth: Type.Number({ description: 'What it counts as, in lira.' }),
          }),
          { maxItems: MOST_CURRENCIES },
        ),
        'Sums of other currencies.',
      ),
    ),
    sum: Type.Optional(nullable(Type.Number(), 'The whole, instead of `pieces` and `foreign`. In lira.')),
    left: Type.Optional(
      nullable(Type.Number(), 'What stays in the drawer as the next float, of what was counted. In lira.'),
    ),
    reason: Type.Optional(
      nullable(oneOf(DRAWER_REASONS.Difference), 'Why it differs from what should be there.'),
    ),
    note: noteProperty,
    isRecount: Type.Optional(
      Type.Boolean({ description: 'Whether it counts again what the count of `afterRow` has counted.' }),
    ),
  },
  {
    examples: [
      {
        afterRow: 0,
        pieces: [
          { value: 200, times: 6 },
          { value: 50, times: 3 },
        ],
        left: 500,
        reason: 'Unknown',
      },
    ],
  },
);

export const countDrawer = drawerOperation({
  operationId: 'countDrawer',
  method: 'POST',
  path: '/venues/{venueId}/drawers/{drawer}/counts',
  tag: 'Drawers',
  summary: 'Count a drawer',
  description:
    'Writes what is in a drawer into the ledger, beside what should be in it: float + cash − refunds + put in − taken out − tips paid out. ' +
    'What is taken afterwards is of the next count. If somebody else counted it since `afterRow`, nothing is written. A count that is ' +
    'off by more than the venue allows needs a `reason`; where the venue counts blind, it is stored and `needsReason` asks for one. ' +
    'Everyone else who may see takings then gets a notice.',
  access: DRAWERS.count,
  body: CountBody,
  refusals: ['DRAWER_NOT_FOUND', 'DRAWER_COUNTED', 'COUNT_NOT_FOUND', 'REASON_REQUIRED'],
  act: async (parts, { params: { drawer }, body }, by) => {
    const { afterRow, reason = null, isRecount = false } = body;
    const counted = readCounted(body);
    const leftKurus = typeof body.left === 'number' ? readAmount('left', body.left) : null;
    const note = readNote(reason, body.note);
    const asked = { drawer, afterRow, counted, leftKurus, reason, note, isRecount };
    const told = await count(parts, by, asked);
    if (told !== null) mailNotices(parts, told);
  },
});

function readCounted(body: Static<typeof CountBody>): CountedPieces | { sumKurus: number } {
  const { pieces, foreign, sum } = body;
  if (typeof sum === 'number') {
    if (pieces || foreign) throw invalidContent('sum', 'must be left out with `pieces` or `foreign`', sum);
    return { sumKurus: readAmount('sum', sum) };
  }
  if (!pieces) throw invalidContent('pieces', 'must be a list, or `sum` an amount', pieces);
  const known: readonly number[] = [...DENOMINATIONS[CURRENCY].notes, ...DENOMINATIONS[CURRENCY].coins];
  return {
    pieces: pieces.map(({ value, times }, at) => {
      const valueKurus = readAmount(`pieces[${at}].value`, value);
      if (!known.includes(valueKurus))
        throw invalidContent(`pieces[${at}].value`, 'must be a note or coin of the currency', value);
      return { valueKurus, times };
    }),
    foreign: (foreign ?? []).map(({ currency, amount, worth }, at) => ({
      currency,
      amount: readAmount(`foreign[${at}].amount`, amount),
      worthKurus: readAmount(`foreign[${at}].worth`, worth),
    })),
  };
}
