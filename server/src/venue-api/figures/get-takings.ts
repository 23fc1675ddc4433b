import { Type } from 'typebox';
import { FIGURES } from '../../core/access/policies/figures.ts';
import type { Movement } from '../../core/figures/takings.ts';
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
  payments: Type.Integer({ description: 'Payments, less those that were taken back.' }),
  amount: liraSchema('What settled bills.'),
  rounding: liraSchema('What cash was rounded by; below 0, too.'),
  tips: liraSchema(),
  change: liraSchema('What was handed back of what guests gave. It is in none of the other amounts.'),
  refunds: Type.Object({ count: Type.Integer(), amount: liraSchema() }),
  taken: liraSchema('`amount`, `rounding` and `tips` less `refunds`: what is there at the end of the day.'),
};

const TakingsResource = Type.Object(
  {
    day: date,
    today: Type.String({ format: 'date', description: 'The present day of the venue.' }),
    since: nullable(date, 'The first day of which takings are known; `null` before there are any.'),
    methods: Type.Array(
      Type.Object({
        kind: oneOf(PAYMENT_KINDS),
        method: Type.String({
          description: 'The code of the way to pay; that of its kind where it has none.',
          examples: ['multinet'],
        }),
        name: nullable(
          Type.String({ examples: ['Multinet'] }),
          'As payments of the day have it; `null` without a way of the venue’s own.',
        ),
        ...sums,
      }),
    ),
    total: Type.Object(sums),
    vat: Type.Array(VatOfRateResource, {
      description: 'Of the bills that were opened on the day and are closed, by rising rate.',
    }),
    vatGivenBack: Type.Array(VatOfRateResource, {
      description: 'Of what was given back on the day of closed bills of any day.',
    }),
  },
  { title: 'Takings' },
);

export const getTakings = venueOperation({
  operationId: 'getTakings',
  method: 'GET',
  path: '/venues/{venueId}/figures/takings',
  tag: 'Figures',
  summary: 'Read what was taken on a day',
  description:
    'Returns the money that moved on a day of the venue by each way to pay, on open bills too. A payment counts on the day on ' +
    'which it was taken, taking it back and giving back of it on theirs, whatever the day of the bill.',
  access: FIGURES.read,
  query: Type.Object({
    day: Type.Optional(dateSchema('A day of the venue; by default the present one.', '2026-03-01')),
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

type Amounts = Omit<Movement, 'kind' | 'method' | 'name'>;

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
