import {
  leavesTotalUnchanged,
  REDUCING_ACTIONS,
  SOMETIMES_REDUCING_ACTIONS,
} from '../../../core/bills/loss.ts';
import { type DayRange, rangeSpanOf } from '../../../core/figures/day-range.ts';
import { averageBillKurus, type Figures } from '../../../core/figures/figures.ts';
import { formatLira } from '../../../core/money.ts';
import { fillMessage } from '../../../core/text/message.ts';
import type { CsvCell } from '../../../http/answer/csv.ts';
import { readBranches } from '../../../operations/figures/read-branches.ts';
import { readChannels } from '../../../operations/figures/read-channels.ts';
import {
  countFinishedBills,
  type FigureParts,
  readTrend,
  requireRange,
} from '../../../operations/figures/read-figures.ts';
import { readHours } from '../../../operations/figures/read-hours.ts';
import { readSellers } from '../../../operations/figures/read-sellers.ts';
import { type SummedBy, sumTakenOff } from '../../../store/figures/taken-off.ts';
import { WORDS } from '../../../words/words.ts';
import { rowsOfDays } from './day-rows.ts';
import { rowsOfSales } from './sales-rows.ts';
import type { ColumnHeads, FigureTable, ReadTableRows, TableRequest, TableRows } from './table-request.ts';

/**
 * The rows of a table, and its range. The first row has the column heads; each row is made when it is needed.
 * @throws Refusal VENUE_NOT_FOUND, FIGURES_RANGE_INVALID
 */
export async function rowsOfTable(
  parts: FigureParts,
  request: TableRequest,
): Promise<{ range: DayRange; rows: TableRows; countryCode: string }> {
  const { venueId, table, query, language, now } = request;
  const words = WORDS[language].figures;
  const counted = await countFinishedBills(parts, venueId, now);
  const range = requireRange(query, counted.today);
  const [heads, rows] = await ROWS_OF[table](parts, { ...request, counted, range, words });
  return {
    range,
    countryCode: counted.cached.venue.countryCode,
    rows: withHeads(
      heads.map((head) => (typeof head === 'string' ? words[head] : head)),
      rows,
    ),
  };
}

function* withHeads(heads: CsvCell[], rows: TableRows): Generator<CsvCell[]> {
  yield heads;
  yield* rows;
}

const FIGURE_HEADS: ColumnHeads = [
  'orders',
  'guests',
  'revenue',
  'averageBill',
  'discounts',
  'discountsByHand',
  'serviceFees',
  'giftUnits',
  'gifts',
  'struckUnits',
  'strikes',
  'voids',
  'voided',
];

function cellsOf(figures: Figures): CsvCell[] {
  const average = averageBillKurus(figures);
  return [
    figures.orders,
    figures.guests,
    formatLira(figures.revenueKurus),
    average === null ? null : formatLira(average),
    formatLira(figures.discountKurus - figures.byHandKurus),
    formatLira(figures.byHandKurus),
    formatLira(figures.serviceFeeKurus),
    figures.giftUnits,
    formatLira(figures.giftKurus),
    figures.struckUnits,
    formatLira(figures.struckKurus),
    figures.cancelledOrders,
    formatLira(figures.voidedKurus),
  ];
}

const cellsBefore = ({ orders, revenueKurus }: Figures): CsvCell[] => [orders, formatLira(revenueKurus)];

const rowsOfTrend: ReadTableRows = async ({ db }, { venueId, counted, range, query, now }) => {
  const { step = 'Day' } = query;
  const { steps } = await readTrend(db, venueId, counted.cached.venue, { range, step, now });
  const rows = steps.map(({ range: { from, to }, figures, figuresBefore, reservations }) => {
    const { reservations: all, guests, came, noShows, cancelled, declined } = reservations;
    const booked = [all, guests, came, noShows, cancelled, declined];
    return [from, to, ...cellsOf(figures), ...cellsBefore(figuresBefore), ...booked];
  });
  const before: ColumnHeads = ['ordersBefore', 'revenueBefore'];
  const booked: ColumnHeads = [
    'reservations',
    'reservationGuests',
    'came',
    'noShows',
    'cancelled',
    'declined',
  ];
  return [['from', 'to', ...FIGURE_HEADS, ...before, ...booked], rows];
};

const rowsOfChannels: ReadTableRows = async ({ db }, { venueId, counted, range, words, now }) => {
  const channels = await readChannels(db, venueId, counted.cached.venue, range, now);
  const rows = channels.map(({ type, key, ...figures }) => [
    words[type],
    key === null ? words.staff : { text: key.name },
    ...cellsOf(figures),
  ]);
  return [['type', 'openedBy', ...FIGURE_HEADS], rows];
};

const rowsOfHours: ReadTableRows = async ({ db }, { venueId, counted, range, now }) => {
  const { hours } = await readHours(db, venueId, counted.cached.venue, range, now);
  const rows = hours.map(({ hour, orders, revenueKurus, preparation }) => [
    `${String(hour).padStart(2, '0')}:00`,
    orders,
    formatLira(revenueKurus),
    preparation?.rounds ?? 0,
    preparation?.medianMinutes ?? null,
    preparation?.slowMinutes ?? null,
  ]);
  return [['hour', 'orders', 'revenue', 'rounds', 'medianMinutes', 'slowMinutes'], rows];
};

const rowsOfProducts: ReadTableRows = async ({ db }, { venueId, counted, range, words, now }) => {
  const sellers = await readSellers(db, venueId, counted.cached, range, now);
  const rows = sellers
    .values()
    .map(({ name, isOnMenu, units, amountKurus, giftUnits, struckUnits }) => [
      { text: name },
      isOnMenu ? words.yes : words.no,
      units,
      formatLira(amountKurus),
      giftUnits,
      struckUnits,
    ]);
  return [['product', 'onMenu', 'units', 'amount', 'giftUnits', 'struckUnits'], rows];
};

const rowsOfBranches: ReadTableRows = async (parts, { venueId, session, query, now }) => {
  const branches = await readBranches(parts, venueId, session, query, now);
  const rows = branches.map(({ venue, total: { range, figures, figuresBefore } }) => [
    { text: venue.name },
    ...[range.from, range.to, ...cellsOf(figures), ...cellsBefore(figuresBefore)],
  ]);
  return [['venue', 'from', 'to', ...FIGURE_HEADS, 'ordersBefore', 'revenueBefore'], rows];
};

const rowsOfTakenOff: ReadTableRows = (parts, request) => rowsOfLosses(parts, request, 'Person');
const rowsOfApproved: ReadTableRows = (parts, request) => rowsOfLosses(parts, request, 'Approver');

const rowsOfLosses = async (
  { db }: Parameters<ReadTableRows>[0],
  { venueId, counted, range, language, words }: Parameters<ReadTableRows>[1],
  summedBy: SummedBy,
): ReturnType<ReadTableRows> => {
  const people = await sumTakenOff(db, venueId, rangeSpanOf(counted.cached.venue, range), summedBy);
  const actions = [...REDUCING_ACTIONS, ...SOMETIMES_REDUCING_ACTIONS];
  const heads = actions.flatMap((action) =>
    [words.countOf, leavesTotalUnchanged(action) ? words.amountOf : words.lostOf].map((text) => ({
      text: fillMessage(language, text, { action: words[action] }),
    })),
  );
  const rows = people.map(({ by, entries, lostKurus, entriesAfterPrint, lostAfterPrintKurus, ...person }) => {
    const byAction = new Map(person.actions.map((one) => [one.action, one]));
    const cells = actions.flatMap((action) => {
      const { entries = 0, lostKurus = 0, amountKurus = 0 } = byAction.get(action) ?? {};
      return [entries, formatLira(leavesTotalUnchanged(action) ? amountKurus : lostKurus)];
    });
    const share = lostKurus > 0 ? Math.round((1_000 * lostAfterPrintKurus) / lostKurus) / 10 : null;
    return [
      ...[{ text: by.name }, entries, formatLira(lostKurus)],
      ...[entriesAfterPrint, formatLira(lostAfterPrintKurus), share, ...cells],
    ];
  });
  const who = summedBy === 'Person' ? 'person' : 'approver';
  const sums: ColumnHeads = [
    who,
    'entries',
    'lost',
    'entriesAfterPrint',
    'lostAfterPrint',
    'shareAfterPrint',
  ];
  return [[...sums, ...heads], rows];
};

const ROWS_OF: Record<FigureTable, ReadTableRows> = {
  trend: rowsOfTrend,
  channels: rowsOfChannels,
  hours: rowsOfHours,
  products: rowsOfProducts,
  branches: rowsOfBranches,
  'taken-off': rowsOfTakenOff,
  'taken-off-approved': rowsOfApproved,
  sales: rowsOfSales,
  days: rowsOfDays,
};
