import { type Static, Type } from 'typebox';
import { DRAWER_ACCESS } from '../../core/access/policies/money/drawers.ts';
import type { CashCount } from '../../core/drawers/cash-count.ts';
import { DENOMINATIONS } from '../../core/drawers/denominations.ts';
import { DRAWER_REASONS } from '../../core/drawers/drawer-action.ts';
import { invalidContent } from '../../core/invalid-content.ts';
import { readAmount } from '../../core/money/amount.ts';
import { CURRENCY } from '../../core/money.ts';
import { mailNotices } from '../../http/mail/notice-mail.ts';
import { nullable, oneOf } from '../../http/schema.ts';
import { countDrawer as count } from '../../operations/drawers/count-drawer.ts';
import { drawerOperation } from './drawer-call.ts';
import { noteProperty, readNote } from './move-cash.ts';

const MOST_PIECES = 100_000;
const MOST_CURRENCIES = 10;

const CountBody = Type.Object(
  {
    afterRow: Type.Integer({ minimum: 0, description: '`afterRow` from the `period` of the drawer.' }),
    pieces: Type.Optional(
      nullable(
        Type.Array(
          Type.Object({
            value: Type.Number({ description: 'The value of a note or coin, in lira.' }),
            times: Type.Integer({
              minimum: 0,
              maximum: MOST_PIECES,
              description: 'The number of these notes or coins.',
            }),
          }),
          { maxItems: 50 },
        ),
        'The notes and coins. Left out with `sum`.',
      ),
    ),
    foreign: Type.Optional(
      nullable(
        Type.Array(
          Type.Object({
            currency: Type.String({
              pattern: '^[A-Z]{3}$',
              examples: ['TRY'],
              description: 'The ISO 4217 code of the currency.',
            }),
            amount: Type.Number({ description: 'The amount in this currency.' }),
            worth: Type.Number({ description: 'The value in lira.' }),
          }),
          { maxItems: MOST_CURRENCIES },
        ),
        'The cash in other currencies.',
      ),
    ),
    sum: Type.Optional(
      nullable(Type.Number(), 'The whole amount in lira, instead of `pieces` and `foreign`.'),
    ),
    left: Type.Optional(
      nullable(
        Type.Number(),
        'The part of the counted cash that stays in the drawer as the next float, in lira.',
      ),
    ),
    reason: Type.Optional(
      nullable(oneOf(DRAWER_REASONS.Difference), 'The reason why it differs from the expected cash.'),
    ),
    note: noteProperty,
    isRecount: Type.Optional(
      Type.Boolean({ description: 'Whether it is a recount of the count with the row `afterRow`.' }),
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
    'Records the counted cash of a drawer in the ledger, together with the expected cash: float + cash ' +
    '− refunds + put in − taken out − tips paid out. Later payments belong to the next count. If ' +
    'someone else counted the drawer after `afterRow`, nothing is recorded. A count that differs by ' +
    'more than the venue allows needs a `reason`; at a venue that counts blind, it is recorded without ' +
    'one and `needsReason` is `true`. Other people with the right to see takings then get a notice.',
  access: DRAWER_ACCESS.count,
  body: CountBody,
  refusals: ['DRAWER_NOT_FOUND', 'DRAWER_COUNTED', 'COUNT_NOT_FOUND', 'REASON_REQUIRED'],
  act: async (parts, { params: { drawer }, body }, by) => {
    const { afterRow, reason = null, isRecount = false } = body;
    const counted = readCounted(body);
    const leftKurus = typeof body.left === 'number' ? readAmount('left', body.left) : null;
    const note = readNote(reason, body.note);
    const countRequest = { drawer, afterRow, counted, leftKurus, reason, note, isRecount };
    const notices = await count(parts, by, countRequest);
    if (notices !== null) mailNotices(parts, notices);
  },
});

function readCounted(body: Static<typeof CountBody>): CashCount | { sumKurus: number } {
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
