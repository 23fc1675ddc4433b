import { Type } from 'typebox';
import { LENT_MOVES } from '../../core/drawers/lent-move.ts';
import type { ActSums } from '../../core/ledger/day-sums.ts';
import { ORDER_TYPES } from '../../core/order-type.ts';
import { PAYMENT_KINDS } from '../../core/venue/payment-terms.ts';
import {
  countSchema,
  dateSchema,
  instantSchema,
  liraSchema,
  nullable,
  oneOf,
  uuid,
} from '../../http/schema.ts';
import { VatOfRateResource } from '../bills/bill-resource.ts';
import { cashSums, peopleSums, person } from './cash-schema.ts';

const sha256 = (description: string) =>
  Type.String({
    examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
    description,
  });

const CategoryResource = nullable(
  Type.Object({ id: uuid(), name: Type.String({ examples: ['Kebaplar'] }) }),
  'As the menu had it when the bill was closed; `null` for none.',
);

const units = {
  units: Type.Integer({ description: 'Units that were charged.' }),
  gross: liraSchema('What they cost before everything that was taken off.'),
  due: liraSchema('What was charged for them, without the service fee.'),
  giftUnits: Type.Integer({ description: 'Units that were given away.' }),
  gifts: liraSchema('What they would have cost.'),
};

const OFF_ACTS = [
  'LineGivenAway',
  'LineChargedAgain',
  'LineStruck',
  'BillVoided',
  'LinePriced',
  'LineDiscounted',
  'BillDiscounted',
  'QuantityChanged',
  'LinesMovedOut',
  'PaymentReversed',
  'PaymentRefunded',
  'MethodChanged',
] as const satisfies readonly ActSums['act'][];

/** The sums of some days. */
export const daySums = {
  bills: countSchema('Closed bills.'),
  guests: countSchema('Guests at the tables of closed bills, where they were counted.'),
  sales: liraSchema('The totals of closed bills, with the service fee.'),
  serviceFees: liraSchema(),
  discounts: liraSchema('What campaigns, and prices and discounts by hand, took off closed bills.'),
  byHand: liraSchema('The part of it that people gave by hand.'),
  cancelledBills: countSchema('Bills that were voided, or lost their last line.'),
  vat: Type.Array(VatOfRateResource, { description: 'Of closed bills, by rising rate.' }),
  vatGivenBack: Type.Array(VatOfRateResource, { description: 'Of what was given back of closed bills.' }),
  methods: Type.Array(
    Type.Object({
      kind: oneOf(PAYMENT_KINDS),
      method: Type.String({ description: 'The code of the way to pay.', examples: ['multinet'] }),
      name: nullable(Type.String({ examples: ['Multinet'] }), '`null` without a way of the venue’s own.'),
      payments: Type.Integer({ description: 'Payments, less those that were taken back.' }),
      amount: liraSchema('What settled bills.'),
      rounding: liraSchema('What cash was rounded by; below 0, too.'),
      tips: liraSchema(),
      change: liraSchema('What was handed back; it is in none of the other amounts.'),
      refunds: Type.Object({ count: Type.Integer(), amount: liraSchema() }),
      taken: liraSchema('`amount`, `rounding` and `tips` less `refunds`.'),
    }),
  ),
  taken: liraSchema('The money that is there of all ways to pay.'),
};

/** What was sold, by category. */
export const categorySums = Type.Array(Type.Object({ category: CategoryResource, ...units }));

const TAKES_OFF =
  'What took something off a bill, gave or took money back, or put a wrong way to pay right (`MethodChanged`)';

const actDetails = {
  person: nullable(person('Who did it.')),
  approver: nullable(person('Who allowed it; `null` if no one had to.')),
  entries: countSchema('How often.'),
  amount: liraSchema(
    'What was taken off, given back, taken back, recorded again or moved; below 0 where a bill came to more.',
  ),
  entriesAfterPrint: Type.Integer({
    description: 'Those that came after the bill had been printed for the guest.',
  }),
  amountAfterPrint: liraSchema('Of those.'),
};

/** What was taken off and given back, by act and person. */
export const takenOffSums = Type.Array(
  Type.Object({ act: oneOf(OFF_ACTS, `${TAKES_OFF}.`), ...actDetails }),
  { description: 'By act and person.' },
);

/** The same, and moves of cash to which a colleague agreed. */
const actSums = Type.Array(
  Type.Object({
    act: oneOf([...OFF_ACTS, ...LENT_MOVES], `${TAKES_OFF}; and moves of cash to which a colleague agreed.`),
    ...actDetails,
  }),
  { description: 'By act and person.' },
);

const TotalResource = Type.Object(
  {
    ...daySums,
    channels: Type.Array(
      Type.Object({
        type: oneOf(ORDER_TYPES),
        key: nullable(
          Type.Object({ id: uuid(), name: Type.String({ examples: ['Website'] }) }),
          'The API key that opened the bills; `null` for staff.',
        ),
        bills: countSchema('Closed bills of the channel.'),
        guests: Type.Integer(),
        sales: liraSchema(),
      }),
      { description: 'By type of order, and who opened the bills.' },
    ),
    categories: categorySums,
    products: Type.Array(
      Type.Object({
        productId: uuid(),
        name: nullable(Type.String({ examples: ['Adana Kebap'] }), '`null` for what staff named themselves.'),
        category: CategoryResource,
        ...units,
      }),
    ),
    tips: Type.Array(Type.Object({ person: person('Whose tips they are.'), amount: liraSchema() }), {
      description: 'By who took the payment: their tips.',
    }),
    acts: actSums,
    reducedAfterPrint: Type.Array(
      Type.Object({ billId: uuid(), entries: countSchema('How often.'), lost: liraSchema() }),
      { description: 'Bills that were printed for the guest and then came to less.' },
    ),
    ...cashSums,
    ...peopleSums,
    broughtIn: Type.Object(
      { bills: countSchema('Closed bills.'), sales: liraSchema() },
      {
        description: 'The part of `bills` and `sales` of bills that the report before has in `carriedOver`.',
      },
    ),
  },
  { title: 'DayReportTotal', description: 'The sums of all days, and what they are made of.' },
);

const figures = {
  rows: Type.Object(
    {
      after: countSchema('The last row of the report before; 0 for the first one.'),
      last: countSchema('Its own last row.'),
      hash: sha256('SHA-256 of the rows.'),
    },
    { description: 'Which rows of the ledger it is of: those after one number up to another.' },
  ),
  beginsAt: nullable(instantSchema(), 'The end of the report before; `null` for the first one.'),
  endsAt: instantSchema('The first instant after it.'),
  days: Type.Array(Type.Object({ date: dateSchema('A day of the venue.'), ...daySums }), {
    description:
      'The days to which its amounts belong, by date: closed bills to that on which they were opened, money to that on which it moved.',
  }),
  total: TotalResource,
  carriedOver: Type.Array(
    Type.Object({
      billId: uuid(),
      number: Type.Integer(),
      type: oneOf(ORDER_TYPES),
      table: nullable(Type.String({ examples: ['Masa 4'] }), '`null` for takeaway and delivery.'),
      openedOn: dateSchema('The day of the venue on which it was opened.'),
      total: liraSchema('What it came to when the report was made.'),
      paid: liraSchema(),
    }),
    { description: 'Bills that were open at the end of it, by number.' },
  ),
  unsentActs: Type.Array(
    Type.Object({
      device: Type.Object(
        { id: uuid(), name: nullable(Type.String({ examples: ['Till 2'] })) },
        { description: 'The shared device; without a name once it was removed.' },
      ),
      count: Type.Integer({ minimum: 1, examples: [3], description: 'How many acts it had not sent.' }),
      since: instantSchema('When the first of them was made.'),
      heardAt: instantSchema('When the device last called before the end of it.'),
    }),
    {
      description:
        'Shared devices that had acts which they could not send yet, by name, as they said in their last call. Such acts will be in a later report.',
    },
  ),
  lifetime: Type.Object(
    { bills: countSchema('Closed bills.'), sales: liraSchema(), taken: liraSchema(), refunds: liraSchema() },
    { description: 'Since the ledger of the venue began, with this report.' },
  ),
};

export const DaySoFarResource = Type.Object(figures, { title: 'DaySoFar' });

const reportHead = {
  number: Type.Integer({ examples: [12], description: 'Counts the reports of the venue.' }),
  generation: Type.Integer({
    description:
      'How often the database went on from an earlier moment, as after a restore; the numbers of a new one leave a gap.',
  }),
  madeAt: instantSchema('When it was made.'),
  person: nullable(person('Who closed the day; `null` where the service did.')),
  isCounted: Type.Boolean({ description: 'Whether a person closed the day.' }),
  hash: sha256('SHA-256 of `hashBefore` and what is stored; its first 12 letters name it.'),
  hashBefore: nullable(sha256('That of the report before; `null` for the first one.')),
};

export const DayReportResource = Type.Object({ ...reportHead, ...figures }, { title: 'DayReport' });

export const DayReportSummary = Type.Object(
  {
    ...reportHead,
    beginsAt: figures.beginsAt,
    endsAt: figures.endsAt,
    dates: Type.Array(dateSchema('A day of the venue.'), { description: 'The days of `days`.' }),
    bills: daySums.bills,
    guests: daySums.guests,
    sales: daySums.sales,
    taken: daySums.taken,
  },
  { title: 'DayReportSummary' },
);
