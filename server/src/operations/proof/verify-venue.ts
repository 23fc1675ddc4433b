import {
  type FigureDifference,
  figuresOfReport,
  firstDifference,
} from '../../core/proof/figures-of-report.ts';
import type { FiguresByName } from '../../core/proof/figures-of-rows.ts';
import { type Database, type Db, inTransaction, type Tx } from '../../store/database.ts';
import {
  findReportBefore,
  listProofReports,
  type StoredProofReport,
  setSnapshotIsolation,
} from '../../store/proof/proof-rows.ts';
import { compareBooks } from './compare-books.ts';
import { LedgerReader, reportHash, rowsHash } from './ledger-reader.ts';

/** A difference between the ledger, the day reports and the other stored data. */
export interface Difference {
  /** The number of the day report with the difference; `null` for the ledger itself. */
  report: number | null;
  /** A sentence for the operator. */
  what: string;
}

/** How much was read of a venue, and the first difference, `null` if everything adds up. */
export interface VerifiedVenue {
  reports: number;
  rows: number;
  difference: Difference | null;
}

const REPORTS_AT_ONCE = 20;
/** The gap in the report numbers when a database generation begins (the database was restored from an earlier state). */
const GAP_OF_REPORTS = 1_000;

/**
 * Reads the ledger and the day reports of a venue, calculates each report again, and compares the ledger with the
 * takings and the closed bills. Shares no code with the writers of reports. Reads everything from one snapshot.
 * @param newest  the number of newest reports to verify, with all rows after them; older reports are trusted. `null`
 *   verifies all
 */
export function verifyVenue(db: Database, venueId: string, newest: number | null): Promise<VerifiedVenue> {
  return inTransaction(db, async (tx) => {
    await setSnapshotIsolation(tx);
    return verifyInTransaction(tx, venueId, newest);
  });
}

async function verifyInTransaction(db: Tx, venueId: string, newest: number | null): Promise<VerifiedVenue> {
  const trusted = newest === null ? 0 : await findReportBefore(db, venueId, newest);
  let before: Read | null = trusted === 0 ? null : await readTrustedReport(db, venueId, trusted);
  const reader = new LedgerReader(db, venueId, before);
  const from = before === null ? '0001-01-01' : dayAfterReport(before.content);
  let reports = 0;
  const ended = (difference: Difference | null) => ({ reports, rows: reader.count, difference });
  for (let after = trusted; ; ) {
    const found = await listProofReports(db, venueId, after, REPORTS_AT_ONCE);
    for (const report of found) {
      const content = JSON.parse(report.content);
      const what =
        reportHeadDifference(before, report, content) ??
        (await rowsDifference(reader, before, report, content));
      if (what !== null) return ended({ report: report.number, what });
      before = { report, content };
      reports += 1;
      after = report.number;
    }
    if (found.length < REPORTS_AT_ONCE) break;
  }
  const { fault } = await reader.readRest();
  const what = fault ?? (await compareBooks(db, venueId, reader, from));
  return ended(what === null ? null : { report: null, what });
}

interface Read {
  report: StoredProofReport;
  // biome-ignore lint/suspicious/noExplicitAny: what is stored is what is to be proven
  content: any;
}

async function readTrustedReport(db: Db, venueId: string, number: number): Promise<Read | null> {
  const [report] = await listProofReports(db, venueId, number - 1, 1);
  return report === undefined ? null : { report, content: JSON.parse(report.content) };
}

/** The day after the last day of a report: rows after the report may still belong to its last day. */
function dayAfterReport({ days }: Read['content']): string {
  const last = Date.parse(days.at(-1)?.date ?? '0001-01-01');
  return new Date(last + 86_400_000).toISOString().slice(0, 10);
}

/** The fault in the number, the range or the hashes of a report; `null` for none. */
function reportHeadDifference(before: Read | null, report: StoredProofReport, content: Read['content']) {
  const { number: last, generation, hash } = before?.report ?? { number: 0, generation: 0, hash: null };
  const due = last + 1 + GAP_OF_REPORTS * (report.generation - generation);
  if (report.number !== due) return `it should be number ${due}: a report is missing`;
  for (const name of ['number', 'generation', 'afterRow', 'lastRow', 'madeAt', 'personId'] as const)
    if (content[name] !== report[name])
      return `its ${name} is ${report[name]}, and its content says ${content[name]}`;
  if (content.hashBefore !== hash) return 'it does not have the hash of the report before';
  if (reportHash(hash, report.content) !== report.hash) return 'its hash is not that of its content';
  const end = before?.report.lastRow ?? 0;
  if (report.afterRow !== end)
    return `it begins after row ${report.afterRow}, and the report before ends with row ${end}`;
  if (content.beginsAt !== (before?.content.endsAt ?? null))
    return 'it does not begin where the report before ends';
  return null;
}

async function rowsDifference(
  reader: LedgerReader,
  before: Read | null,
  { lastRow, afterRow }: StoredProofReport,
  content: Read['content'],
): Promise<string | null> {
  const carried: { billId: string }[] = before?.content.carriedOver ?? [];
  const read = await reader.readUpTo(lastRow, new Set(carried.map(({ billId }) => billId)));
  if (read.fault !== null) return read.fault;
  const differs =
    firstDifference(figuresOfReport(content), read.figures) ??
    lifetimeDifference(before, content, read.figures);
  if (differs !== null) return sentenceOf(differs);
  if (rowsHash(read.lines) !== content.rowsHash)
    return `rows ${afterRow + 1} to ${lastRow} are not the ones that it was made of`;
  return null;
}

function lifetimeDifference(
  before: Read | null,
  { lifetime }: Read['content'],
  figures: FiguresByName,
): FigureDifference | null {
  const was = before?.content.lifetime ?? { bills: 0, salesKurus: 0, takenKurus: 0, refundKurus: 0 };
  const sum = (part: RegExp) =>
    [...figures].reduce((all, [name, amount]) => (part.test(name) ? all + amount : all), 0);
  const refunded = sum(/^total, method .*, refunded$/);
  const found: [string, number, number][] = [
    ['bills since the beginning', lifetime.bills, was.bills + sum(/^total, bills$/)],
    ['sales since the beginning', lifetime.salesKurus, was.salesKurus + sum(/^total, sales$/)],
    [
      'money taken since the beginning',
      lifetime.takenKurus,
      was.takenKurus + sum(/^total, method .*, (?:amount|rounding|tips)$/) - refunded,
    ],
    ['refunds since the beginning', lifetime.refundKurus, was.refundKurus + refunded],
  ];
  const [differs] = found.filter(([, stored, worked]) => stored !== worked);
  return differs === undefined ? null : { fact: differs[0], stored: differs[1], found: differs[2] };
}

function sentenceOf({ fact, stored, found }: FigureDifference): string {
  return `${fact}: it says ${stored}, and its rows come to ${found}`;
}
