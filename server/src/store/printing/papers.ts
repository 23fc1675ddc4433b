import type { PaperContent, PaperToStore } from '../../core/printing/paper-to-print.ts';
import type { TicketState } from '../../core/printing/ticket-state.ts';
import type { Db, Tx } from '../database.ts';
import { countReachable } from '../distribution/reachable-shards.ts';
import { readPaperContent } from './stored-paper-content.ts';

/** The state of a paper: as for a ticket, except `BoardOnly`, because a paper always has a printer. */
export type PaperState = Exclude<TicketState, 'BoardOnly'>;

/** A paper and its state. Instants in milliseconds. */
export interface StoredPaper {
  id: string;
  /** `null` for opening a drawer without a sale, and for the slip of a shift. */
  billId: string | null;
  printerId: string;
  content: PaperContent;
  state: PaperState;
  createdAt: number;
  printedAt: number | null;
  /** Whether an attempt ended without knowing whether the paper was printed. */
  mayBePrinted: boolean;
}

const PAPER = `p.paper_id as id, p.bill_id as "billId", p.printer_id as "printerId", p.content, p.state,
       p.created_at as "createdAt", p.printed_at as "printedAt", p.may_be_printed as "mayBePrinted"`;

/** The papers of a bill, first to last. Uses `bill_paper_bill`. */
export async function listPapersOfBill(db: Db, venueId: string, billId: string): Promise<StoredPaper[]> {
  const rows = await db.query<StoredPaper>({
    name: 'list-papers-of-bill',
    text: `select ${PAPER} from bill_paper p where p.venue_id = $1 and p.bill_id = $2 order by p.created_at, p.paper_id`,
    values: [venueId, billId],
  });
  return rows.map(toPaper);
}

/** Queues a paper that does not belong to a bill for a printer at the till. */
export async function insertPaper(tx: Tx, venueId: string, paper: PaperToStore, now: number): Promise<void> {
  await tx.query({
    text: `insert into bill_paper (venue_id, paper_id, bill_id, printer_id, created_at, content, state, may_be_printed)
           values ($1, $2, null, $3, $4, $5, 'Waiting', false)`,
    values: [venueId, paper.id, paper.printerId, new Date(now), JSON.stringify(paper.content)],
  });
}

/**
 * Takes the next paper of a printer's queue and marks it as `Printing`. A paper that is already `Printing` was left
 * by a server that died, and may have been printed. `null` if the queue is empty. Uses `bill_paper_due`.
 * @param attempt  the id of this attempt; its outcome is recorded under it
 */
export async function takePaper(
  db: Db,
  venueId: string,
  printerId: string,
  attempt: string,
): Promise<StoredPaper | null> {
  const [row] = await db.query<StoredPaper>({
    name: 'take-paper',
    text: `update bill_paper p
              set state = 'Printing', attempt = $3, may_be_printed = p.may_be_printed or p.state = 'Printing'
            where p.venue_id = $1 and p.printer_id = $2 and p.state in ('Waiting', 'Printing') and p.paper_id = (
              select paper_id from bill_paper
               where venue_id = $1 and printer_id = $2 and state in ('Waiting', 'Printing')
               order by created_at, paper_id limit 1)
           returning ${PAPER}`,
    values: [venueId, printerId, attempt],
  });
  return row === undefined ? null : toPaper(row);
}

/**
 * Records the outcome of an attempt, unless another attempt has begun since. The caller holds the lock of the venue's head.
 * @param printedAt  in milliseconds; `null` if it was not printed
 */
export async function updatePaperOutcome(
  tx: Tx,
  venueId: string,
  { id, mayBePrinted }: Pick<StoredPaper, 'id' | 'mayBePrinted'>,
  attempt: string,
  state: PaperState,
  printedAt: number | null,
): Promise<void> {
  await tx.query({
    text: `update bill_paper set state = $4, may_be_printed = $5, printed_at = $6, attempt = null
            where venue_id = $1 and paper_id = $2 and attempt = $3`,
    values: [venueId, id, attempt, state, mayBePrinted, printedAt === null ? null : new Date(printedAt)],
  });
}

/**
 * Deletes papers that were requested before an instant, in whatever state, at most `most` of them. Uses `bill_paper_created`.
 * @returns the number that it found; if it is `most`, there may be more
 */
export async function deletePapersBefore(db: Db, instant: number, most: number): Promise<number> {
  return countReachable(db, {
    across: 'AllVenues',
    text: `with old as (select venue_id, paper_id from bill_paper where created_at < $1 limit $2),
                gone as (
                  delete from bill_paper p using old
                   where p.venue_id = old.venue_id and p.paper_id = old.paper_id returning 1
                )
           select count(*) from old`,
    values: [new Date(instant), most],
  });
}

function toPaper(row: StoredPaper): StoredPaper {
  return { ...row, content: readPaperContent(row.content) };
}
