import { type PrintingParts, printNextTicket } from '../operations/print-ticket.ts';
import {
  type DueLane,
  listDueLanes,
  type PrinterLane,
  releaseLane,
  takeLane,
} from '../store/printer-lanes.ts';
import { createLaneDuty, type LaneDuty } from './lane-duty.ts';

/** Makes the duty that prints what waits for a printer, each printer in a lane of its own, on every server that has it. */
export function createTicketPrinting(parts: PrintingParts): LaneDuty {
  const { db, newId } = parts;
  const holder = newId();
  return createLaneDuty<DueLane, PrinterLane>(parts, {
    name: 'printing',
    mostLanes: 200,
    lookEveryMs: 500,
    laneMs: 8_000,
    listDue: (now, limit) => listDueLanes(db, now, limit),
    nameOf: ({ venueId, printerId }) => `${venueId} ${printerId}`,
    take: (place, until, now) => takeLane(db, place, holder, until, now),
    release: (place) => releaseLane(db, place, holder),
    serve: (place, lane, goOn) => printOneByOne(parts, place, lane, goOn),
  });
}

/** Prints one ticket after the other, as long as they come out. */
async function printOneByOne(
  parts: PrintingParts,
  place: DueLane,
  first: PrinterLane,
  goOn: () => Promise<PrinterLane | null>,
): Promise<void> {
  for (let lane: PrinterLane | null = first; lane !== null; lane = await goOn()) {
    const step = await printNextTicket(parts, place, lane);
    if (step === 'Nothing' || step === 'Failed' || step === 'Moved') return;
  }
}
