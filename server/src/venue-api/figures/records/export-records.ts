import { Type } from 'typebox';
import { FIGURE_ACCESS } from '../../../core/access/policies/money/figures.ts';
import { venueDayOf } from '../../../core/venue/hours/venue-day.ts';
import { requireCountedVenue, requireRange } from '../../../operations/figures/read-figures.ts';
import { type RecordKind, readRecords, type SalesRecords } from '../../../operations/ledger/read-records.ts';
import { type VenueRoute, venueOperation } from '../../venue-operation.ts';
import { rangeParameters } from '../figure-resource.ts';
import { RECORD_SCHEMAS, RECORD_WRITERS } from './record-resource.ts';

const DESCRIPTION =
  'Returns one list of any length, sorted by business day and then by the order of recording. It is ' +
  'sent in pieces, all from the time of the call; if the connection breaks, it is not complete. It ' +
  'contains names of staff, but no data of guests. ';

export const exportBills = exportOf('bills', {
  operationId: 'exportBills',
  summary: 'Export closed bills',
  description:
    `${DESCRIPTION}Bills count on the day on which they were opened. Their totals together are the ` +
    'sales of those days.',
});

export const exportLines = exportOf('lines', {
  operationId: 'exportLines',
  summary: 'Export lines of closed bills',
  description:
    `${DESCRIPTION}Removed lines are left out. \`due\` of all lines and the service fees of their bills ` +
    'together are the sales of those days.',
});

export const exportPayments = exportOf('payments', {
  operationId: 'exportPayments',
  summary: 'Export payments',
  description:
    `${DESCRIPTION}Payments and reversals each count on their own day. Their sum, minus refunds, is ` +
    'what was taken on those days.',
});

export const exportRefunds = exportOf('refunds', {
  operationId: 'exportRefunds',
  summary: 'Export refunds',
  description: `${DESCRIPTION}A refund counts on its own day, whatever the day of the bill is.`,
});

function exportOf<Kind extends RecordKind>(
  kind: Kind,
  described: { operationId: string; summary: string; description: string },
): VenueRoute {
  return venueOperation({
    ...described,
    method: 'GET',
    path: `/venues/{venueId}/figures/records/${kind}`,
    tag: 'Figures',
    access: FIGURE_ACCESS.read,
    needsProof: 'Recent',
    query: Type.Object(rangeParameters),
    answers: { 200: { description: 'The records.', schema: Type.Array(RECORD_SCHEMAS[kind]) } },
    refusals: ['FIGURES_RANGE_INVALID', 'PRACTICE_NOT_COUNTED'],
    run: async ({ db, cache, listTurns }, { session, params: { venueId }, query, now }) => {
      const { venue } = await requireCountedVenue(cache, venueId);
      const records = readRecords(db, venue, kind, requireRange(query, venueDayOf(venue, now)));
      return { status: 200, dataPieces: listTurns.inPieces(session.venueId, recordsInPieces(kind, records)) };
    },
  });
}

async function* recordsInPieces<Kind extends RecordKind>(
  kind: Kind,
  records: AsyncIterable<SalesRecords[Kind]>,
): AsyncGenerator<string> {
  let before = '[';
  for await (const record of records) {
    yield before + JSON.stringify(RECORD_WRITERS[kind](record));
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}
