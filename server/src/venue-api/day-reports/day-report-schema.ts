import { Type } from 'typebox';
import { APPROVABLE_MOVES } from '../../core/drawers/approvable-move.ts';
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
import { cashSumSchemas, peopleSchema, personSchema } from './cash-schema.ts';

const sha256 = (description: string) =>
  Type.String({
    examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
    description,
  });

const CategoryResource = nullable(
  Type.Object({ id: uuid(), name: Type.String({ examples: ['Kebaplar'] }) }),
  'The category at the time when the bill was closed; `null` if there was none.',
);

const units = {
  units: Type.Integer({ description: 'The number of units that were charged.' }),
  gross: liraSchema('The price before all deductions.'),
  due: liraSchema('The amount that was charged, without the service fee.'),
  giftUnits: Type.Integer({ description: 'The number of comped units.' }),
  gifts: liraSchema('The price of the comped units.'),
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

/** The schemas of the sums of several days. */
export const daySumSchemas = {
  bills: countSchema('The number of closed bills.'),
  guests: countSchema('The number of guests of closed bills, if staff entered it.'),
  sales: liraSchema('The totals of closed bills, with the service fee.'),
  serviceFees: liraSchema(),
  discounts: liraSchema('The amount that campaigns, price changes and discounts deducted from closed bills.'),
  byHand: liraSchema('The part of `discounts` that people gave by hand.'),
  cancelledBills: countSchema('The number of bills that were voided or lost their last line.'),
  vat: Type.Array(VatOfRateResource, { description: 'The VAT of closed bills by rate, lowest rate first.' }),
  vatGivenBack: Type.Array(VatOfRateResource, {
    description: 'The VAT of refunds of closed bills, by rate.',
  }),
  methods: Type.Array(
    Type.Object({
      kind: oneOf(PAYMENT_KINDS),
      method: Type.String({ description: 'The code of the payment method.', examples: ['multinet'] }),
      name: nullable(
        Type.String({ examples: ['Multinet'] }),
        'The name; `null` if the venue has set up no payment methods.',
      ),
      payments: Type.Integer({ description: 'The number of payments, without reversed ones.' }),
      amount: liraSchema('The amount of payments towards bills.'),
      rounding: liraSchema('The rounding of cash; it can be negative.'),
      tips: liraSchema(),
      change: liraSchema('The change that was given; it is not part of any other amount.'),
      refunds: Type.Object({ count: Type.Integer(), amount: liraSchema() }),
      taken: liraSchema('`amount` + `rounding` + `tips` − `refunds`.'),
    }),
  ),
  taken: liraSchema('The money that was taken by all payment methods.'),
};

/** The schema of the sales by category. */
export const categorySumsSchema = Type.Array(Type.Object({ category: CategoryResource, ...units }));

const REDUCING_ACTS_TEXT =
  'The act: it deducted something from a bill, refunded or reversed a payment, or corrected a ' +
  'payment method (`MethodChanged`)';

const actDetails = {
  person: nullable(personSchema('Who did it.')),
  approver: nullable(personSchema('The colleague who approved it; `null` if no approval was needed.')),
  entries: countSchema('The number of times.'),
  amount: liraSchema(
    'The amount that was deducted, refunded, reversed, recorded again or moved; negative if a bill ' +
      'became larger.',
  ),
  entriesAfterPrint: Type.Integer({
    description: 'The number of these after the bill was printed for the guest.',
  }),
  amountAfterPrint: liraSchema('The amount of `entriesAfterPrint`.'),
};

/** The schema of discounts, comps, voids and refunds, by act and person. */
export const takenOffSumsSchema = Type.Array(
  Type.Object({ act: oneOf(OFF_ACTS, `${REDUCING_ACTS_TEXT}.`), ...actDetails }),
  { description: 'The deductions and corrections, by act and person.' },
);

/** The same, with the moves of cash that a colleague approved. */
const actSumsSchema = Type.Array(
  Type.Object({
    act: oneOf(
      [...OFF_ACTS, ...APPROVABLE_MOVES],
      `${REDUCING_ACTS_TEXT}; and moves of cash to which a colleague agreed.`,
    ),
    ...actDetails,
  }),
  { description: 'The deductions and corrections, by act and person.' },
);

const TotalResource = Type.Object(
  {
    ...daySumSchemas,
    channels: Type.Array(
      Type.Object({
        type: oneOf(ORDER_TYPES),
        key: nullable(
          Type.Object({ id: uuid(), name: Type.String({ examples: ['Website'] }) }),
          'The API key that opened the bills; `null` for bills opened by staff.',
        ),
        bills: countSchema('The number of closed bills of the channel.'),
        guests: Type.Integer(),
        sales: liraSchema(),
      }),
      { description: 'The sales by type of order and by API key or staff.' },
    ),
    categories: categorySumsSchema,
    products: Type.Array(
      Type.Object({
        productId: uuid(),
        name: nullable(Type.String({ examples: ['Adana Kebap'] }), 'The product; `null` for an open item.'),
        category: CategoryResource,
        ...units,
      }),
    ),
    tips: Type.Array(
      Type.Object({ person: personSchema('The person who gets the tips.'), amount: liraSchema() }),
      {
        description: 'The tips of each person who took payments.',
      },
    ),
    acts: actSumsSchema,
    reducedAfterPrint: Type.Array(
      Type.Object({ billId: uuid(), entries: countSchema('The number of times.'), lost: liraSchema() }),
      { description: 'The number of bills that became smaller after they were printed for the guest.' },
    ),
    ...cashSumSchemas,
    ...peopleSchema,
    broughtIn: Type.Object(
      { bills: countSchema('The number of closed bills.'), sales: liraSchema() },
      {
        description:
          'The part of `bills` and `sales` from bills that the previous report has in `carriedOver`.',
      },
    ),
  },
  { title: 'DayReportTotal', description: 'The sums of all days and their parts.' },
);

const figures = {
  rows: Type.Object(
    {
      after: countSchema('The last row of the previous report; 0 for the first one.'),
      last: countSchema('The last row of this report.'),
      hash: sha256('The SHA-256 of the rows.'),
    },
    { description: 'The rows of the ledger that are in the report: those after `after`, up to `last`.' },
  ),
  beginsAt: nullable(instantSchema(), 'The end of the previous report; `null` for the first one.'),
  endsAt: instantSchema('The end of the report: the first instant after it.'),
  days: Type.Array(Type.Object({ date: dateSchema('A business day.'), ...daySumSchemas }), {
    description:
      'The amounts by business day: bills count on the day on which they were opened, money on the day ' +
      'on which it moved.',
  }),
  total: TotalResource,
  carriedOver: Type.Array(
    Type.Object({
      billId: uuid(),
      number: Type.Integer(),
      type: oneOf(ORDER_TYPES),
      table: nullable(Type.String({ examples: ['Masa 4'] }), 'The table; `null` for takeaway and delivery.'),
      openedOn: dateSchema('The business day on which it was opened.'),
      total: liraSchema('The total of the bill when the report was made.'),
      paid: liraSchema(),
    }),
    { description: 'The bills that were open at the end of the report, by number.' },
  ),
  unsentActs: Type.Array(
    Type.Object({
      device: Type.Object(
        { id: uuid(), name: nullable(Type.String({ examples: ['Till 2'] })) },
        { description: 'The shared device; it has no name if it was removed.' },
      ),
      count: Type.Integer({
        minimum: 1,
        examples: [3],
        description: 'The number of acts that the device had not sent.',
      }),
      since: instantSchema('When the first of them was made on the device.'),
      heardAt: instantSchema('When the device last called before the end of the report.'),
    }),
    {
      description:
        'The shared devices with acts that were not sent yet, by name, from their last call. Such acts ' +
        'will be in a later report.',
    },
  ),
  lifetime: Type.Object(
    {
      bills: countSchema('The number of closed bills.'),
      sales: liraSchema(),
      taken: liraSchema(),
      refunds: liraSchema(),
    },
    { description: 'The sums since the ledger of the venue began, including this report.' },
  ),
};

export const DaySoFarResource = Type.Object(figures, { title: 'DaySoFar' });

const reportHead = {
  number: Type.Integer({
    examples: [12],
    description: 'The number of the report, counted within the venue.',
  }),
  generation: Type.Integer({
    description:
      'Rises when the database continues from an earlier state, for example after a restore; the report ' +
      'numbers then skip some.',
  }),
  madeAt: instantSchema('When it was created.'),
  person: nullable(personSchema('The person who closed the day; `null` if the service did.')),
  isCounted: Type.Boolean({ description: 'Whether a person closed the day.' }),
  hash: sha256('SHA-256 of `hashBefore` and the stored report. The first 12 characters identify the report.'),
  hashBefore: nullable(sha256('The `hash` of the previous report; `null` for the first one.')),
};

export const DayReportResource = Type.Object({ ...reportHead, ...figures }, { title: 'DayReport' });

export const DayReportSummary = Type.Object(
  {
    ...reportHead,
    beginsAt: figures.beginsAt,
    endsAt: figures.endsAt,
    dates: Type.Array(dateSchema('A business day.'), { description: 'The dates of `days`.' }),
    bills: daySumSchemas.bills,
    guests: daySumSchemas.guests,
    sales: daySumSchemas.sales,
    taken: daySumSchemas.taken,
  },
  { title: 'DayReportSummary' },
);
