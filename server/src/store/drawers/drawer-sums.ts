import type {
  DeclaredTotal,
  DifferenceReason,
  DrawerAction,
  DrawerCountContent,
} from '../../core/drawers/drawer-action.ts';
import type { DrawerPeriod } from '../../core/drawers/drawer-period.ts';
import type { DeclaredSums, DrawerSums } from '../../core/ledger/cash-sums.ts';
import type { Db } from '../database.ts';

/** A ledger row with a count, a float or a reason. Instants in milliseconds. */
export interface DrawerMark<Content> {
  row: number;
  at: number;
  /** `null` only if no person did it, but the service. */
  personId: string | null;
  content: Content;
}

/** The last ledger rows that counts of the cash drawers of a venue refer to, each by the code of the drawer. */
export interface DrawerMarks {
  counts: Map<string, DrawerMark<DrawerCountContent>>;
  /** The last recount of each drawer: a correction of an earlier count. */
  recounts: Map<string, DrawerMark<DrawerCountContent>>;
  floats: Map<string, DrawerMark<Extract<DrawerAction, { act: 'FloatSet' }>['content']>>;
  /** The last reason that was added later for a difference in a count. */
  explained: Map<string, DrawerMark<{ drawer: string; ofRow: number; reason: DifferenceReason }>>;
}

/** The last count, recount, float and reason of each drawer. Uses `ledger_no_bill`. */
export async function findDrawerMarks(db: Db, venueId: string): Promise<DrawerMarks> {
  const rows = await db.query<{ what: keyof DrawerMarks } & DrawerMark<{ drawer: string }>>({
    name: 'find-drawer-marks',
    text: `select distinct on (l.content ->> 'drawer', what) what, l.number as row, (extract(epoch from l.at) * 1000)::bigint as at,
                  l.person_id as "personId", l.content
             from (select l.number, l.at, l.person_id, l.content,
                          case when l.act = 'FloatSet' then 'floats' when l.act = 'DifferenceExplained' then 'explained'
                               when l.content ->> 'ofRow' is null then 'counts' else 'recounts' end as what
                     from ledger l
                    where l.venue_id = $1 and l.bill_id is null and l.act in ('FloatSet', 'DrawerCounted', 'DifferenceExplained')) l
            order by l.content ->> 'drawer', what, l.number desc`,
    values: [venueId],
  });
  const marks: DrawerMarks = {
    counts: new Map(),
    recounts: new Map(),
    floats: new Map(),
    explained: new Map(),
  };
  for (const { what, ...mark } of rows)
    (marks[what] as Map<string, DrawerMark<{ drawer: string }>>).set(mark.content.drawer, mark);
  return marks;
}

/** A ledger row that moves cash in or out of a drawer, or opens it; not the float. */
export type DrawerMove = Extract<DrawerAction, { act: (typeof MOVES)[number] }> & {
  row: number;
  at: number;
  personId: string | null;
  approverId: string | null;
};
const MOVES = ['CashIn', 'CashOut', 'TipsPaidOut', 'DrawerOpened'] as const;

/** A limit, because at a venue that never counts the list would grow forever. */
const MOST_MOVES = 100;

/** The moves of a drawer after a ledger row, latest first, at most 100. Uses `ledger_no_bill`. */
export async function listDrawerMoves(
  db: Db,
  venueId: string,
  drawer: string,
  afterRow: number,
): Promise<DrawerMove[]> {
  return db.query<DrawerMove>({
    name: 'list-drawer-moves',
    text: `select l.number as row, (extract(epoch from l.at) * 1000)::bigint as at, l.act, l.content, l.person_id as "personId",
                  l.approver_id as "approverId"
             from ledger l
            where l.venue_id = $1 and l.bill_id is null and l.number > $3 and l.act = any ($4) and l.content ->> 'drawer' = $2
            order by l.number desc limit ${MOST_MOVES}`,
    values: [venueId, drawer, afterRow, MOVES],
  });
}

/** The sums of the cash that went in and out of a drawer in a period, without the float. */
export type DrawerFlow = Omit<DrawerPeriod, 'afterRow' | 'floatKurus' | 'isFloatSet'>;

/**
 * The sums in the last day report of drawers that were not counted, and of ways to pay that were not declared, before
 * it.
 */
export interface CarriedSums {
  /** The last ledger row in the report; 0 if there is no report. */
  lastRow: number;
  drawers: readonly DrawerSums[];
  declared: readonly DeclaredSums[];
}

/**
 * The sums that the last day report carries over, so that earlier rows need not be added up again. Uses the primary
 * key.
 */
export async function findCarriedSums(db: Db, venueId: string): Promise<CarriedSums> {
  const [row] = await db.query<CarriedSums>({
    name: 'find-uncounted',
    text: `select last_row as "lastRow", content -> 'total' -> 'drawers' as drawers, content -> 'total' -> 'declared' as declared
             from day_report where venue_id = $1 order by number desc limit 1`,
    values: [venueId],
  });
  if (row === undefined) return { lastRow: 0, drawers: [], declared: [] };
  const isOpen = ({ row: counted }: { row: number | null }) => counted === null;
  return { ...row, drawers: row.drawers.filter(isOpen), declared: row.declared.filter(isOpen) };
}

/** The sums of a drawer after a ledger row. Reads a range of the primary key. */
export async function sumDrawer(
  db: Db,
  venueId: string,
  drawer: string,
  afterRow: number,
): Promise<DrawerFlow> {
  const [row] = await db.query<DrawerFlow>({
    name: 'sum-drawer',
    text: `select coalesce(sum((m ->> 'amountKurus')::bigint + (m ->> 'roundingKurus')::bigint + (m ->> 'tipKurus')::bigint), 0)::bigint as "cashKurus",
                  coalesce(sum((m ->> 'refundKurus')::bigint), 0)::bigint as "refundsKurus",
                  coalesce(sum((c ->> 'amountKurus')::bigint) filter (where act = 'CashIn'), 0)::bigint as "inKurus",
                  coalesce(sum((c ->> 'amountKurus')::bigint) filter (where act = 'CashOut'), 0)::bigint as "outKurus",
                  coalesce(sum((c ->> 'amountKurus')::bigint) filter (where act = 'TipsPaidOut'), 0)::bigint as "tipsPaidOutKurus",
                  (count(*) filter (where act = 'DrawerOpened'))::integer as openings
             from (select l.act, l.content as c, l.content -> 'movement' as m
                     from ledger l where l.venue_id = $1 and l.number > $3 and l.content ->> 'drawer' = $2) l`,
    values: [venueId, drawer, afterRow],
  });
  return row!;
}

/** The ledger rows from which the expected cash of a drawer is calculated. */
export interface DrawerStart {
  /** The row of the last count; `null` if there is none. */
  countRow: number | null;
  /** The row with the current float: a float that was set after the count, else the recount, else the count. */
  floatRow: number | null;
}

/** The start rows of a drawer, as they were at a ledger row. Uses `ledger_no_bill`. */
export async function findDrawerStart(
  db: Db,
  venueId: string,
  drawer: string,
  row: number,
): Promise<DrawerStart> {
  const [start] = await db.query<DrawerStart>({
    name: 'find-drawer-start',
    text: `with act as (
             select l.number, l.act, (l.content ->> 'ofRow')::bigint as of_row from ledger l
              where l.venue_id = $1 and l.bill_id is null and l.number <= $3 and l.act in ('FloatSet', 'DrawerCounted')
                and l.content ->> 'drawer' = $2),
           counted as (select coalesce(max(number), 0) as number from act where act = 'DrawerCounted' and of_row is null)
           select nullif(c.number, 0) as "countRow",
                  coalesce((select max(a.number) from act a where a.act = 'FloatSet' and a.number > c.number),
                           (select max(a.number) from act a where a.of_row = c.number), nullif(c.number, 0)) as "floatRow"
             from counted c`,
    values: [venueId, drawer, row],
  });
  return start!;
}

/** The expected total of a way to pay other than cash. */
export type ExpectedTotal = Pick<DeclaredTotal, 'kind' | 'method' | 'name' | 'expectedKurus'>;

/** The last ledger row with declared totals; `null` if there is none. */
export async function findLastDeclaration(
  db: Db,
  venueId: string,
): Promise<DrawerMark<{ afterRow: number; totals: DeclaredTotal[] }> | null> {
  const [row] = await db.query<DrawerMark<{ afterRow: number; totals: DeclaredTotal[] }>>({
    name: 'find-declared-totals',
    text: `select l.number as row, (extract(epoch from l.at) * 1000)::bigint as at, l.person_id as "personId", l.content
             from ledger l where l.venue_id = $1 and l.bill_id is null and l.act = 'TotalsDeclared'
            order by l.number desc limit 1`,
    values: [venueId],
  });
  return row ?? null;
}

/**
 * The number of the last ledger row with declared totals, up to a given row; 0 if there is none. Uses
 * `ledger_no_bill`.
 */
export async function findLastDeclarationRow(db: Db, venueId: string, row: number): Promise<number> {
  const [last] = await db.query<{ number: number }>({
    name: 'find-declared-row',
    text: `select coalesce(max(number), 0) as number from ledger
            where venue_id = $1 and bill_id is null and act = 'TotalsDeclared' and number <= $2`,
    values: [venueId, row],
  });
  return last!.number;
}

/**
 * The money taken by each way to pay other than cash after a ledger row, minus refunds. Reads a range of the primary
 * key.
 */
export async function sumPaymentMethods(db: Db, venueId: string, afterRow: number): Promise<ExpectedTotal[]> {
  return db.query<ExpectedTotal>({
    name: 'sum-methods',
    text: `select m ->> 'kind' as kind, m ->> 'method' as method, max(m ->> 'name') as name,
                  sum((m ->> 'amountKurus')::bigint + (m ->> 'roundingKurus')::bigint + (m ->> 'tipKurus')::bigint
                      - (m ->> 'refundKurus')::bigint)::bigint as "expectedKurus"
             from (select l.content -> 'movement' as m from ledger l where l.venue_id = $1 and l.number > $2) l
            where m is not null and m ->> 'kind' <> 'Cash'
            group by 1, 2 order by 1, 2`,
    values: [venueId, afterRow],
  });
}
