import { type Static, Type } from 'typebox';
import { DAY_REPORTS } from '../../core/access/policies/day-reports.ts';
import { DRAWER_REASONS } from '../../core/drawers/drawer-deed.ts';
import type { SayingRow } from '../../core/ledger/ledger-row.ts';
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
  { id: uuid(), name: nullable(Type.String(), 'As it is now; `null` for a removed person.') },
  { title: 'EntryPerson' },
);

const FigureEntryResource = Type.Object(
  {
    row: Type.Integer({ description: 'Its number in the ledger.', examples: [4711] }),
    at: instantSchema(),
    day: dateSchema('The business day to which it belongs.'),
    act: oneOf(FIGURE_ACTS, 'What was done.'),
    bill: nullable(
      Type.Object({
        id: uuid(),
        number: nullable(Type.Integer({ examples: [12] }), '`null` for a bill that was erased.'),
      }),
      'The bill; `null` for what is of none.',
    ),
    person: nullable(EntryPerson, 'Who did it.'),
    approver: nullable(EntryPerson, 'Who agreed to it.'),
    method: nullable(
      Type.Object({
        kind: oneOf(PAYMENT_KINDS),
        name: nullable(
          Type.String({ examples: ['Terminal 1'] }),
          '`null` where the venue has set up no ways to pay.',
        ),
      }),
      'Of money that moved: the way to pay.',
    ),
    reason: nullable(oneOf(REASONS), 'Of a drawer: the kind of the reason.'),
    note: nullable(Type.String({ examples: ['Bread'] }), 'Of a drawer: the reason in a person’s own words.'),
    count: Type.Integer({ description: 'How many it adds to the figure: bills, guests, units or payments.' }),
    amount: liraSchema('What it adds to the figure.'),
  },
  { title: 'FigureEntry' },
);

export const listFigureEntries = venueOperation({
  operationId: 'listFigureEntries',
  method: 'GET',
  path: '/venues/{venueId}/figure-entries',
  tag: 'Day reports',
  summary: 'List what a figure is made of',
  description:
    'Lists the rows of the ledger that a figure of a day report, of the day so far or of a drawer is made of, in their order. All of them ' +
    'together add up to the figure. `rows` of a report says which rows it is of: `after` and `last`. `of` says which one of several: of ' +
    '`Method…` and `Declared` the kind and the code (`Cash Cash`); of `Person…` and `Tips` the person; of `Act` the act, the person and ' +
    'the approver (`LineStruck 0195… -`); of `Drawer…` the code; of `Vat…` the percentage; of `Channel` the type and the key ' +
    '(`DineIn -`); of `Category` and `Product` the id (`-` for none); of `Documents` the Z number and the device; of `BroughtIn` the ' +
    'instant at which the report begins. `DrawerExpected` begins with the last count up to `last`, and `Declared` after the last ' +
    'declaration: for those that were counted or declared, `last` is the row before. A page may have fewer entries than were asked ' +
    'for, or none, and another page after it.',
  access: DAY_REPORTS.read,
  query: Type.Object({
    figure: oneOf(REPORT_FIGURES, 'The figure.'),
    of: Type.Optional(
      Type.String({ maxLength: 200, examples: ['Cash Cash'], description: 'Which one of several.' }),
    ),
    after: Type.Optional(rowNumber('The row before the first one; 0 when left out.', 0)),
    last: rowNumber('The last row.', 250),
    day: Type.Optional(dateSchema('Rows of this business day alone.')),
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
      const asked = { figure, of, after, last, day };
      const { entries, next } = await list(db, venueId, asked, { from, most });
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

function methodOf({ content }: SayingRow) {
  if (!('movement' in content)) return null;
  const { kind, name } = content.movement;
  return { kind, name };
}

function reasonOf({ content }: SayingRow) {
  return 'reason' in content ? content.reason : null;
}
