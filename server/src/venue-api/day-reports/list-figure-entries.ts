import { type Static, Type } from 'typebox';
import { DAY_REPORT_ACCESS } from '../../core/access/policies/money/day-reports.ts';
import { DRAWER_REASONS } from '../../core/drawers/drawer-action.ts';
import type { ActRow } from '../../core/ledger/ledger-row.ts';
import { FIGURE_ACTS, type FigureAct, REPORT_FIGURES } from '../../core/ledger/report-figure.ts';
import { PAYMENT_KINDS } from '../../core/venue/payment-terms.ts';
import { instant, lira } from '../../http/answer/envelope.ts';
import { cursorPageSchema, cursorParameters } from '../../http/answer/page.ts';
import { dateSchema, instantSchema, liraSchema, nullable, oneOf, uuid } from '../../http/schema.ts';
import { type FigureEntry, listFigureEntries as list } from '../../operations/ledger/figure-entries.ts';
import { findNames, type PersonNames } from '../../operations/ledger/person-names.ts';
import { inFigureTurn } from '../figures/figure-turns.ts';
import { venueOperation } from '../venue-operation.ts';
import { toPerson } from './cash-resource.ts';
import { requireReportingVenue } from './reporting-venue.ts';

const REASONS = [...new Set(Object.values(DRAWER_REASONS).flat())];
const CURSOR_EXAMPLE = 'row-4711';

const rowNumber = (description: string, example: number) =>
  Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, examples: [example], description });

const EntryPerson = Type.Object(
  { id: uuid(), name: nullable(Type.String(), 'The current name; `null` if the person was removed.') },
  { title: 'EntryPerson' },
);

const FigureEntryResource = Type.Object(
  {
    row: Type.Integer({ description: 'The number of the row in the ledger.', examples: [4711] }),
    at: instantSchema(),
    day: dateSchema('The business day of the row.'),
    act: oneOf(FIGURE_ACTS, 'What was done.'),
    bill: nullable(
      Type.Object({
        id: uuid(),
        number: nullable(
          Type.Integer({ examples: [12] }),
          'The number of the bill; `null` if the bill was erased.',
        ),
      }),
      'The bill; `null` if the row belongs to no bill.',
    ),
    person: nullable(EntryPerson, 'Who did it.'),
    approver: nullable(EntryPerson, 'The colleague who approved it.'),
    method: nullable(
      Type.Object({
        kind: oneOf(PAYMENT_KINDS),
        name: nullable(
          Type.String({ examples: ['Terminal 1'] }),
          'The name; `null` if the venue has set up no payment methods.',
        ),
      }),
      'The payment method, for money that moved.',
    ),
    reason: nullable(oneOf(REASONS), 'The kind of reason, for a drawer.'),
    note: nullable(Type.String({ examples: ['Bread'] }), 'The reason in a person’s own words, for a drawer.'),
    count: Type.Integer({
      description: 'The number of bills, guests, units or payments that it adds to the figure.',
    }),
    amount: liraSchema('The amount that it adds to the figure.'),
  },
  { title: 'FigureEntry' },
);

export const listFigureEntries = venueOperation({
  operationId: 'listFigureEntries',
  method: 'GET',
  path: '/venues/{venueId}/figure-entries',
  tag: 'Day reports',
  summary: 'List the entries of a figure',
  description:
    'Lists the rows of the ledger that make up a figure of a day report, of the day so far or of a ' +
    'drawer, in the order of the ledger. Together they add up to the figure. For a report, send ' +
    '`after` and `last` from its `rows`. `of` selects one of several figures: for `Method…` and ' +
    '`Declared` the kind and the code (`Cash Cash`); for `Person…` and `Tips` the person; for `Act` ' +
    'the act, the person and the approver (`LineStruck 0195… -`); for `Drawer…` the code; for `Vat…` ' +
    'the percentage; for `Channel` the type and the key (`DineIn -`); for `Category` and `Product` the ' +
    'id (`-` for none); for `Documents` the Z number and the device; for `BroughtIn` the start of the ' +
    'report. `DrawerExpected` starts with the last count up to `last`, and `Declared` after the last ' +
    'declaration; for a drawer or method that was counted or declared, send as `last` the row before ' +
    'that. A page may have fewer entries than requested, or none, even if another page follows.',
  access: DAY_REPORT_ACCESS.read,
  query: Type.Object({
    figure: oneOf(REPORT_FIGURES, 'The figure.'),
    of: Type.Optional(
      Type.String({
        maxLength: 200,
        examples: ['Cash Cash'],
        description: 'Which one of several figures; see the description of the operation.',
      }),
    ),
    after: Type.Optional(rowNumber('Only rows after this one. Left out: 0.', 0)),
    last: rowNumber('Only rows up to this one.', 250),
    day: Type.Optional(dateSchema('Only rows of this business day.')),
    ...cursorParameters('^row-[0-9]{1,15}$', CURSOR_EXAMPLE),
  }),
  answers: {
    200: { description: 'A page of entries.', schema: cursorPageSchema(FigureEntryResource, CURSOR_EXAMPLE) },
  },
  refusals: ['INVALID_PAGE_SIZE', 'PRACTICE_NOT_COUNTED', 'DRAWER_NOT_COUNTED'],
  run: (parts, { session, params: { venueId }, query }) =>
    inFigureTurn(parts, session, async ({ db, cache }) => {
      const venue = await requireReportingVenue({ db, cache }, session, venueId);
      const { figure, of = '', after = 0, last, day = null, cursor, pageSize: most = 100 } = query;
      const from = cursor === undefined ? null : Number(cursor.split('-')[1]);
      const filter = { figure, of, after, last, day };
      const { entries, next } = await list(db, venueId, filter, { from, most });
      const people = entries.flatMap(({ row: { personId, approverId } }) => [personId, approverId]);
      const names = await findNames(db, venue, people);
      return {
        status: 200,
        data: {
          items: entries.map((entry) => toEntry(entry, names)),
          nextCursor: next === null ? null : `row-${next}`,
        },
      };
    }),
});

function toEntry(
  { row, part, billNumber, note }: FigureEntry,
  names: PersonNames,
): Static<typeof FigureEntryResource> {
  const { number, at, businessDate, act, billId, personId, approverId } = row;
  return {
    ...{ row: number, at: instant(at), day: businessDate, act: act as FigureAct },
    bill: billId === null ? null : { id: billId, number: billNumber },
    person: toPerson(personId, names),
    approver: toPerson(approverId, names),
    ...{ method: methodOf(row), reason: reasonOf(row), note },
    count: part.count,
    amount: lira(part.kurus),
  };
}

function methodOf({ content }: ActRow) {
  if (!('movement' in content)) return null;
  const { kind, name } = content.movement;
  return { kind, name };
}

function reasonOf({ content }: ActRow) {
  return 'reason' in content ? content.reason : null;
}
