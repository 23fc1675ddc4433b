import { type Static, Type } from 'typebox';
import { DRAWER_ACCESS, maySeeDrawers } from '../../core/access/policies/money/drawers.ts';
import type { Session } from '../../core/access/sign-in/session.ts';
import { readAmount } from '../../core/money/amount.ts';
import { PAYMENT_KINDS } from '../../core/venue/payment-terms.ts';
import { instant, lira } from '../../http/answer/envelope.ts';
import { instantSchema, liraSchema, nullable, oneOf } from '../../http/schema.ts';
import { declareTotals as declare, readTotals } from '../../operations/drawers/declare-totals.ts';
import { listLedgerPeople } from '../../operations/drawers/ledger-people.ts';
import { requireVenue } from '../../operations/venue/require-venue.ts';
import { type VenueParts, venueOperation } from '../venue-operation.ts';
import { drawerCallOf, drawerKeyHeader, drawerRefusals } from './drawer-call.ts';
import { PersonOfRow, toPersonOfRow } from './drawer-resource.ts';

const method = {
  kind: oneOf(PAYMENT_KINDS),
  method: Type.String({ description: 'The code of the payment method.', examples: ['multinet'] }),
  name: nullable(
    Type.String({ examples: ['Multinet'] }),
    'The name; `null` if the venue has set up no payment methods.',
  ),
};

const TotalsResource = Type.Object(
  {
    afterRow: Type.Integer({
      description:
        'The row of the last declaration in the ledger; send it with the next one. 0 if there is none.',
    }),
    totals: Type.Array(
      Type.Object({
        ...method,
        expected: nullable(
          liraSchema('Payments with their tips, less what was given back, since the last declaration.'),
          'The expected total; `null` if the venue counts blind, and for a person without the right `drawer` ' +
            'or `closeDay`.',
        ),
      }),
      { description: 'The payment methods other than cash, in the order of the till.' },
    ),
    last: nullable(
      Type.Object({
        at: instantSchema(),
        by: { ...PersonOfRow, description: 'Who declared them.' },
        totals: Type.Array(
          Type.Object({
            ...method,
            expected: liraSchema('The expected total from the ledger.'),
            declared: nullable(
              liraSchema('By the terminal or the slips.'),
              'The declared total; `null` if none was declared.',
            ),
            difference: nullable(
              liraSchema('Declared less expected.'),
              'The declared total; `null` if none was declared.',
            ),
          }),
        ),
      }),
      'The last declaration; `null` if there is none, and for a person with neither the right ' +
        '`drawer` nor `closeDay`.',
    ),
  },
  { title: 'DeclaredTotals' },
);

const path = '/venues/{venueId}/declared-totals';

export const getDeclaredTotals = venueOperation({
  operationId: 'getDeclaredTotals',
  method: 'GET',
  path,
  tag: 'Drawers',
  summary: 'Read the expected totals of card terminals and slips',
  description:
    'Returns each payment method other than cash with its expected total since the last declaration, ' +
    'and that declaration.',
  access: DRAWER_ACCESS.read,
  answers: { 200: { description: 'The totals.', schema: TotalsResource } },
  run: async (parts, { params: { venueId }, session }) => ({
    status: 200,
    data: await toTotalsResource(parts, venueId, session),
  }),
});

export const declareTotals = venueOperation({
  operationId: 'declareTotals',
  method: 'POST',
  path,
  tag: 'Drawers',
  summary: 'Declare the totals of card terminals and slips',
  description:
    'Records the totals of card terminals and slips in the ledger, together with the expected totals. ' +
    'If someone else declared totals after `afterRow`, nothing is recorded.',
  access: DRAWER_ACCESS.count,
  body: Type.Object(
    {
      afterRow: Type.Integer({ minimum: 0, description: '`afterRow` from the totals that you read.' }),
      totals: Type.Array(
        Type.Object({
          method: method.method,
          amount: Type.Number({ description: 'The declared total, in lira.' }),
        }),
        { maxItems: 100 },
      ),
    },
    { examples: [{ afterRow: 0, totals: [{ method: 'Card', amount: 4820.5 }] }] },
  ),
  takesIdempotencyKey: true,
  headers: drawerKeyHeader,
  invalidCode: 'CONTENT_INVALID',
  refusals: [...drawerRefusals, 'DRAWER_COUNTED'],
  answers: { 200: { description: 'The totals as they are now.', schema: TotalsResource } },
  run: async (parts, { params, session, body, now, idempotencyKey }) => {
    const by = drawerCallOf({ params, session, now, idempotencyKey: idempotencyKey!, path, body });
    const totals = body.totals.map((one, at) => ({
      method: one.method,
      amountKurus: readAmount(`totals[${at}].amount`, one.amount),
    }));
    await declare(parts, by, { afterRow: body.afterRow, totals });
    return { status: 200, data: await toTotalsResource(parts, params.venueId, session) };
  },
});

async function toTotalsResource(
  { db, cache }: Pick<VenueParts, 'db' | 'cache'>,
  venueId: string,
  session: Session,
): Promise<Static<typeof TotalsResource>> {
  const { venue } = await requireVenue(cache, venueId);
  const { afterRow, totals, last } = await readTotals(db, venue);
  const maySee = maySeeDrawers(session);
  const names = await listLedgerPeople(db, venue);
  const orNull = (kurus: number | null) => (kurus === null ? null : lira(kurus));
  return {
    afterRow,
    totals: totals.map(({ expectedKurus, ...one }) => ({
      ...one,
      expected: maySee && !venue.blindCount ? lira(expectedKurus) : null,
    })),
    last:
      last &&
      (maySee
        ? {
            at: instant(last.at),
            by: toPersonOfRow(last.personId, names),
            totals: last.content.totals.map(({ kind, method: code, name, ...amounts }) => ({
              ...{ kind, method: code, name },
              expected: lira(amounts.expectedKurus),
              declared: orNull(amounts.declaredKurus),
              difference: orNull(amounts.differenceKurus),
            })),
          }
        : null),
  };
}
