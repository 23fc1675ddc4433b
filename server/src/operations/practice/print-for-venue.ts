import { hasTroubleAt } from '../../core/practice/evening.ts';
import type { PrintOutcome } from '../../core/printing/print-policy.ts';
import type { Venue } from '../../core/venue/venue.ts';
import type { Print, PrintJob } from '../../parts/outgoing.ts';
import type { Db } from '../../store/database.ts';
import { findEvening } from '../../store/practice/played-evenings.ts';

/**
 * Prints a job of a venue. If the played evening of a practice venue simulates a dead printer, every job fails for lack
 * of paper.
 */
export async function printForVenue(
  { db, print }: { db: Db; print: Print },
  { id, isPractice }: Pick<Venue, 'id' | 'isPractice'>,
  job: PrintJob,
): Promise<PrintOutcome> {
  const playing = isPractice ? await findEvening(db, id) : null;
  if (playing !== null && hasTroubleAt(playing.plan, 'DeadPrinter', playing.minute))
    return { kind: 'Failed', trouble: 'NoPaper', mayBePrinted: false };
  return print(job);
}
