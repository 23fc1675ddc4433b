import { isPaperExpired } from '../../core/printing/paper-to-print.ts';
import { ticketAfterAttempt } from '../../core/printing/print-policy.ts';
import { billPrinters } from '../../core/printing/printer.ts';
import { inTransaction } from '../../store/database.ts';
import { type StoredPaper, takePaper, updatePaperOutcome } from '../../store/printing/papers.ts';
import type { PrinterLease, PrinterRef } from '../../store/printing/printer-queues.ts';
import { type ChangeToLog, logChanges } from '../../store/venue/venue-changes.ts';
import { lockVenueHead } from '../../store/venue/venue-heads.ts';
import { printForVenue } from '../practice/print-for-venue.ts';
import type { PrintingParts, TicketStep } from './print-ticket.ts';
import { recordPrinter } from './record-printer.ts';
import { renderPaper } from './render-paper.ts';

/** A paper to print, and the id of this attempt. */
interface TakenPaper {
  paper: StoredPaper;
  attempt: string;
}

/**
 * Prints the next bill, receipt or drawer command in the queue of a printer, and records the outcome. The caller holds
 * the lease of the printer. A paper stays in the queue until it is printed. A paper that no one expects any more, or
 * whose printer does not print bills now, is held: it is never printed automatically.
 */
export async function printNextPaper(
  parts: PrintingParts,
  printerRef: PrinterRef,
  lease: PrinterLease,
): Promise<TicketStep> {
  const { db, cache, clock, newId, log } = parts;
  const { venueId, printerId } = printerRef;
  const attempt = newId();
  const paper = await takePaper(db, venueId, printerId, attempt);
  if (paper === null) return 'Nothing';
  const taken = { paper, attempt };
  const cached = await cache.fresh.findVenue(venueId);
  const printer = billPrinters(cached?.printers ?? []).find(({ id }) => id === printerId);
  const isOver = isPaperExpired(paper.content, paper.createdAt, clock.now());
  if (cached === null || printer === undefined || isOver) return holdPaper(parts, printerRef, taken);
  const bytes = await renderPaper(parts, paper, printer, cached.venue, clock.now()).catch(
    (error: unknown) => {
      const fault = error instanceof Error ? error.stack : String(error);
      log.error({ paperId: paper.id, venueId, fault }, 'a bill cannot be drawn');
      return null;
    },
  );
  if (bytes === null) return holdPaper(parts, printerRef, taken);
  const { host, port } = printer;
  const { reportsStatus, attempts } = lease;
  const job = {
    host,
    port,
    bytes,
    reportsStatus,
    failures: attempts,
    ...(paper.billId !== null && { billId: paper.billId }),
  };
  const outcome = await printForVenue(parts, cached.venue, job);
  const now = clock.now();
  const isPrinted = outcome.kind === 'Printed';
  const { mayBePrinted } = ticketAfterAttempt(paper, outcome);
  await inTransaction(db, async (tx) => {
    await lockVenueHead(tx, venueId);
    const state = isPrinted ? 'Printed' : 'Waiting';
    await updatePaperOutcome(
      tx,
      venueId,
      { id: paper.id, mayBePrinted },
      attempt,
      state,
      isPrinted ? now : null,
    );
    const changes = await recordPrinter(tx, printerRef, lease, outcome, now);
    if (isPrinted) changes.push(...changesOfPaper(paper, 'PaperPrinted'));
    await logChanges(tx, venueId, changes, now);
  });
  return outcome.kind;
}

async function holdPaper(
  { db, clock }: PrintingParts,
  { venueId, printerId }: PrinterRef,
  { paper, attempt }: TakenPaper,
): Promise<TicketStep> {
  await inTransaction(db, async (tx) => {
    await lockVenueHead(tx, venueId);
    await updatePaperOutcome(tx, venueId, paper, attempt, 'Held', null);
    const notice = paper.content.kind === 'Drawer' ? null : 'PrinterTrouble';
    const changes = changesOfPaper(paper, 'PaperHeld').map((change): ChangeToLog => {
      return { ...change, detail: { ...change.detail, printerId }, notice };
    });
    await logChanges(tx, venueId, changes, clock.now());
  });
  return 'Held';
}

/** The change that updates a paper's bill on screens; empty for a paper without a bill. */
function changesOfPaper({ id, billId }: StoredPaper, action: 'PaperPrinted' | 'PaperHeld'): ChangeToLog[] {
  if (billId === null) return [];
  return [{ kind: 'Bill', subjectId: billId, detail: { action, paperId: id }, notice: null }];
}
