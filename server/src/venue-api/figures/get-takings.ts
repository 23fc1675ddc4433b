import { Type } from 'typebox';
import { FIGURE_ACCESS } from '../../core/access/policies/money/figures.ts';
import type { MoneyMovement } from '../../core/figures/takings.ts';
import { venueDayOf } from '../../core/venue/hours/venue-day.ts';
import { PAYMENT_KINDS } from '../../core/venue/payment-terms.ts';
import { lira } from '../../http/answer/envelope.ts';
import { dateSchema, liraSchema, nullable, oneOf } from '../../http/schema.ts';
import { requireCountedVenue, requireRange } from '../../operations/figures/read-figures.ts';
import { readTakings } from '../../operations/figures/read-takings.ts';
import { toVatOfRate, VatOfRateResource } from '../bills/bill-resource.ts';
import { venueOperation } from '../venue-operation.ts';
import { inFigureTurn } from './figure-turns.ts';

const date = Type.String({ format: 'date' });

const sums = {
  payments: Type.Integer({ description: 'The number of payments, without reversed ones.' }),
  amount: liraSchema('The amount of payments towards bills.'),
  rounding: liraSchema('The rounding of cash; it can be negative.'),
  tips: liraSchema(),
  change: liraSchema('The change that was given to guests. It is not part of any other amount.'),
  refunds: Type.Object({ count: Type.Integer(), amount: liraSchema() }),
  taken: liraSchema('The money at the end of the day: `amount` + `rounding` + `tips` − `refunds`.'),
};

const TakingsResource = Type.Object(
  {
    day: date,
    today: Type.String({ format: 'date', description: 'The current business day.' }),
    since: nullable(date, 'The first day with known takings; `null` if there is none.'),
    methods: Type.Array(
      Type.Object({
        kind: oneOf(PAYMENT_KINDS),
        method: Type.String({
          description: 'The code of the payment method; the kind if it has no code.',
          examples: ['multinet'],
        }),
        name: nullable(
          Type.String({ examples: ['Multinet'] }),
          'The name, as on the payments of the day; `null` if the venue has set up no payment methods.',
        ),
        ...sums,
      }),
    ),
    total: Type.Object(sums),
    vat: Type.Array(VatOfRateResource, {
      description: 'The VAT of closed bills that were opened on the day, by rate, lowest rate first.',
    }),
    vatGivenBack: Type.Array(VatOfRateResource, {
      description: 'The VAT of refunds on the day, of closed bills of any day.',
    }),
  },
  { title: 'Takings' },
);

export const getTakings = venueOperation({
  operationId: 'getTakings',
  method: 'GET',
  path: '/venues/{venueId}/figures/takings',
  tag: 'Figures',
  summary: 'Read the payments of a day',
  description:
    'Returns the money that moved on a business day, by payment method, including open bills. ' +
    'Payments, reversals and refunds each count on their own business day, whatever the day of the ' +
    'bill is.',
  access: FIGURE_ACCESS.read,
  query: Type.Object({
    day: Type.Optional(dateSchema('A business day. Left out: today.', '2026-03-01')),
  }),
  answers: { 200: { description: 'The day.', schema: TakingsResource } },
  refusals: ['FIGURES_RANGE_INVALID', 'PRACTICE_NOT_COUNTED'],
  run: (parts, { session, params: { venueId }, query, now }) =>
    inFigureTurn(parts, session, async () => {
      const { venue } = await requireCountedVenue(parts.cache, venueId);
      const today = venueDayOf(venue, now);
      const { from: day } = requireRange({ from: query.day ?? today, to: query.day ?? today }, today);
      const { since, methods, vat, vatGivenBack } = await readTakings(parts.db, venueId, day);
      return {
        status: 200,
        data: {
          ...{ day, today, since },
          methods: methods.map(({ kind, method, name, ...amounts }) => ({
            ...{ kind, method, name },
            ...toSums([amounts]),
          })),
          total: toSums(methods),
          vat: vat.map(toVatOfRate),
          vatGivenBack: vatGivenBack.map(toVatOfRate),
        },
      };
    }),
});

type Amounts = Omit<MoneyMovement, 'kind' | 'method' | 'name'>;

function toSums(moved: readonly Amounts[]) {
  const sum = (name: keyof Amounts) => moved.reduce((all, one) => all + one[name], 0);
  const kept = sum('amountKurus') + sum('roundingKurus') + sum('tipKurus') - sum('refundKurus');
  return {
    payments: sum('payments'),
    amount: lira(sum('amountKurus')),
    rounding: lira(sum('roundingKurus')),
    tips: lira(sum('tipKurus')),
    change: lira(sum('changeKurus')),
    refunds: { count: sum('refunds'), amount: lira(sum('refundKurus')) },
    taken: lira(kept),
  };
}
