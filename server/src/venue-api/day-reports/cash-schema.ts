import { Type } from 'typebox';
import { DRAWER_REASONS } from '../../core/drawers/drawer-action.ts';
import { PAYMENT_KINDS } from '../../core/venue/payment-terms.ts';
import { countSchema, liraSchema, nullable, oneOf, uuid } from '../../http/schema.ts';

export const personSchema = (description: string) =>
  Type.Object(
    {
      id: uuid(),
      name: nullable(
        Type.String({ examples: ['Deniz'] }),
        'The current name; `null` if the person was removed.',
      ),
    },
    { description },
  );

const row = (what: string) => nullable(Type.Integer({ examples: [214] }), `The row in the ledger; ${what}`);
const difference = nullable(liraSchema(), '`counted` minus `expected`; negative if cash is missing.');

/** The schemas of the sums of drawers and declared totals in a day report. */
export const cashSumSchemas = {
  drawers: Type.Array(
    Type.Object({
      drawer: Type.String({ description: 'The code of the drawer.', examples: ['main'] }),
      name: nullable(
        Type.String({ examples: ['Bar'] }),
        'The current name; `null` for the only drawer, and for a drawer that was removed.',
      ),
      row: row('`null` if the drawer was not counted and the next report continues with it.'),
      ofRow: nullable(Type.Integer(), 'For a recount, the row of the first count.'),
      person: nullable(personSchema('The person who counted.')),
      float: liraSchema('The float at the start.'),
      cash: liraSchema('The cash that stayed in the drawer, with rounding and tips, without change.'),
      refunds: liraSchema('The cash that was refunded.'),
      cashIn: liraSchema('The cash that was put in.'),
      cashOut: liraSchema('The cash that was taken out.'),
      tipsPaidOut: liraSchema('The tips that were paid out in cash.'),
      openings: countSchema('The number of times that it was opened without a sale.'),
      expected: liraSchema('`float` + `cash` − `refunds` + `cashIn` − `cashOut` − `tipsPaidOut`.'),
      counted: nullable(liraSchema(), 'The cash that was counted; `null` if it was not counted.'),
      difference,
      reason: nullable(oneOf(DRAWER_REASONS.Difference), 'The reason for the difference, if one was given.'),
      left: nullable(liraSchema(), 'The cash that stayed in the drawer as the next float.'),
    }),
    {
      description:
        'The cash of each drawer: one entry up to each count since the last report, and one for the time ' +
        'since the last count. A count may belong to more than one report.',
    },
  ),
  declared: Type.Array(
    Type.Object({
      row: row('`null` if nothing was declared and the next report continues with it.'),
      person: nullable(personSchema('The person who declared the total.')),
      kind: oneOf(PAYMENT_KINDS),
      method: Type.String({ description: 'The code of the payment method.', examples: ['multinet'] }),
      name: nullable(Type.String({ examples: ['Multinet'] })),
      expected: liraSchema('The payments with tips, minus refunds, since the last declaration.'),
      declared: nullable(liraSchema(), 'The total of the terminal or the slips.'),
      difference,
    }),
    { description: 'The payment methods other than cash, with their declared totals.' },
  ),
};

/** The schemas of the sums of people and fiscal devices in a day report. */
export const peopleSchema = {
  people: Type.Array(
    Type.Object({
      person: personSchema('The person who took the payments.'),
      taken: liraSchema('The payments by all payment methods with tips, minus the refunds by this person.'),
      cash: liraSchema('The part of `taken` that is cash.'),
      tips: liraSchema(),
      tipsPaidOut: liraSchema('The tips that the person was paid in cash.'),
      reductions: countSchema('The number of deductions by this person.'),
      lost: liraSchema('The sum of these deductions.'),
    }),
    { description: 'The payments and deductions of each person: a summary of their shifts.' },
  ),
  fiscal: Type.Array(
    Type.Object({
      device: nullable(Type.String({ examples: ['Till 1'] }), 'The name of the device, from its bridge.'),
      zNumber: nullable(
        Type.String({ examples: ['0731'] }),
        'The number of its own Z report; `null` if the device did not report it.',
      ),
      documents: countSchema('The number of documents that it issued.'),
    }),
    { description: 'The fiscal devices with the numbers of their Z reports.' },
  ),
};
