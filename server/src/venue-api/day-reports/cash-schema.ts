import { Type } from 'typebox';
import { DRAWER_REASONS } from '../../core/drawers/drawer-deed.ts';
import { PAYMENT_KINDS } from '../../core/venue/payment-terms.ts';
import { countSchema, liraSchema, nullable, oneOf, uuid } from '../../http/schema.ts';

export const person = (description: string) =>
  Type.Object(
    {
      id: uuid(),
      name: nullable(Type.String({ examples: ['Deniz'] }), 'The present name; `null` for who was removed.'),
    },
    { description },
  );

const row = (what: string) => nullable(Type.Integer({ examples: [214] }), `Its row in the ledger; ${what}`);
const difference = nullable(liraSchema(), 'What is there less what was expected; below 0 where it is short.');

/** The part of a day report about drawers and declared totals. */
export const cashSums = {
  drawers: Type.Array(
    Type.Object({
      drawer: Type.String({ description: 'Its code.', examples: ['main'] }),
      name: nullable(
        Type.String({ examples: ['Bar'] }),
        'The present name; `null` for the only drawer, and for one that is gone.',
      ),
      row: row('`null` where nobody has counted: the next report goes on with it.'),
      ofRow: nullable(Type.Integer(), 'Of a recount: the row of the first count.'),
      person: nullable(person('Who counted.')),
      float: liraSchema('What it began with.'),
      cash: liraSchema('Cash that stayed: with rounding and tips, without change.'),
      refunds: liraSchema('Cash that was given back.'),
      cashIn: liraSchema('Put in.'),
      cashOut: liraSchema('Taken out.'),
      tipsPaidOut: liraSchema('Tips that people got in cash.'),
      openings: countSchema('How often it was opened without a sale.'),
      expected: liraSchema('`float` + `cash` − `refunds` + `cashIn` − `cashOut` − `tipsPaidOut`.'),
      counted: nullable(liraSchema(), '`null` where nobody has counted.'),
      difference,
      reason: nullable(oneOf(DRAWER_REASONS.Difference), 'Why it differs, where it was said.'),
      left: nullable(liraSchema(), 'What stayed in it as the next float.'),
    }),
    {
      description:
        'What went through each drawer up to each count since the last report, and since the last count. A count may be of more than one report.',
    },
  ),
  declared: Type.Array(
    Type.Object({
      row: row('`null` where nobody has declared: the next report goes on with it.'),
      person: nullable(person('Who declared.')),
      kind: oneOf(PAYMENT_KINDS),
      method: Type.String({ description: 'The code of the way to pay.', examples: ['multinet'] }),
      name: nullable(Type.String({ examples: ['Multinet'] })),
      expected: liraSchema('Payments with tips, less what was given back, since the last declaration.'),
      declared: nullable(liraSchema(), 'What the terminal or the slips come to.'),
      difference,
    }),
    { description: 'Ways to pay that are not cash, with what was declared of them.' },
  ),
};

/** The part about people and fiscal devices. */
export const peopleSums = {
  people: Type.Array(
    Type.Object({
      person: person('Who took the payments.'),
      taken: liraSchema('By all ways to pay, with tips, less what the person gave back.'),
      cash: liraSchema('The part of it that is cash.'),
      tips: liraSchema(),
      tipsPaidOut: liraSchema('Tips that the person got in cash.'),
      reductions: countSchema('How often the person took something off.'),
      lost: liraSchema('What it came to.'),
    }),
    { description: 'What each person took and took off: their shifts in short.' },
  ),
  fiscal: Type.Array(
    Type.Object({
      device: nullable(Type.String({ examples: ['Till 1'] }), 'What the program beside it calls it.'),
      zNumber: nullable(
        Type.String({ examples: ['0731'] }),
        'Of its own Z report; `null` where it does not say.',
      ),
      documents: countSchema('Documents that it issued.'),
    }),
    { description: 'The fiscal devices with the numbers of their Z reports.' },
  ),
};
