import { type PrinterTrouble, retryDelayMs } from '../../core/printing/ticket-state.ts';
import type { PrintOutcome } from '../../parts.ts';
import type { Tx } from '../../store/database.ts';
import {
  type DueLane,
  type PrinterLane,
  updateLaneFailing,
  updateLaneWorking,
} from '../../store/printing/printer-queues.ts';
import type { ChangeToLog } from '../../store/venue/venue-changes.ts';

/**
 * Notes what an attempt says of a printer. The caller holds the lock of the venue's head.
 * @param lane  as it was when the attempt began
 * @returns the change that screens are to be told of, none when the printer shows as before
 */
export async function notePrinter(
  tx: Tx,
  place: DueLane,
  lane: PrinterLane,
  outcome: PrintOutcome,
  now: number,
): Promise<ChangeToLog[]> {
  if (outcome.kind === 'Printed') {
    await updateLaneWorking(tx, place, lane, outcome.reportsStatus, now);
    const isNews = lane.failingSince !== null || lane.lastPrintedAt === null;
    return isNews ? [changeOfPrinter(place.printerId, { action: 'Working' })] : [];
  }
  const { trouble } = outcome;
  await updateLaneFailing(tx, place, lane, trouble, now + retryDelayMs(lane.attempts + 1), now);
  if (lane.trouble === trouble) return [];
  const change = changeOfPrinter(place.printerId, { action: 'Failing', trouble });
  return [{ ...change, notice: lane.failingSince === null ? 'PrinterTrouble' : null }];
}

/** The change by which screens learn how a printer is doing. */
export function changeOfPrinter(
  printerId: string,
  detail: { action: 'Working' | 'Failing' | 'Changed'; trouble?: PrinterTrouble },
): ChangeToLog {
  return { kind: 'Printer', subjectId: printerId, detail, notice: null };
}
