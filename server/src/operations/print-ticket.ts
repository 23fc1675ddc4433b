import type { Printer } from '../core/printer.ts';
import { isHeldAt, retryDelayMs } from '../core/ticket-state.ts';
import type { Clock, Logger, Print, PrintOutcome } from '../parts.ts';
import { type Database, inTransaction } from '../store/database.ts';
import {
  type DueLane,
  type PrinterLane,
  updateLaneFailing,
  updateLaneWorking,
} from '../store/printer-lanes.ts';
import { moveWaitingTickets, type StoredTicket, takeTicket, updateTicketOutcome } from '../store/tickets.ts';
import { type ChangeToLog, logChanges } from '../store/venue-changes.ts';
import { lockVenueHead } from '../store/venue-heads.ts';
import type { KeptVenue, VenueMemory } from '../store/venue-memory.ts';
import { paperFactsOf, renderTicket } from './render-ticket.ts';

/** What printing works with. */
export interface PrintingParts {
  db: Database;
  memory: VenueMemory;
  clock: Clock;
  print: Print;
  log: Logger;
}

/** What became of the next ticket in line: `Nothing` waits any more, or `Failed`, and the printer is left alone for a while. */
export type TicketStep = 'Nothing' | 'Printed' | 'Held' | 'Moved' | 'Failed';

/**
 * Prints the next ticket in line for a printer whose lane the caller holds, and notes the outcome. A ticket stays in line
 * until it came out; one that waited too long is held for a person; what waits for a printer that the venue has no more is
 * moved to another one.
 */
export async function printNextTicket(
  parts: PrintingParts,
  place: DueLane,
  lane: PrinterLane,
): Promise<TicketStep> {
  const { db, memory, clock } = parts;
  const kept = await memory.current.findVenue(place.venueId);
  const printer = kept?.printers.find(({ id, isEnabled }) => id === place.printerId && isEnabled);
  if (kept === null || printer === undefined) {
    await moveAway(db, place, kept, clock.now());
    return 'Moved';
  }
  const ticket = await takeTicket(db, place.venueId, place.printerId);
  if (ticket === null) return 'Nothing';
  if (isHeldAt(ticket.queuedAt ?? ticket.createdAt, clock.now())) {
    await hold(db, place, ticket, clock.now());
    return 'Held';
  }
  const bytes = await render(parts, ticket, printer, kept);
  if (bytes === null) {
    await hold(db, place, ticket, clock.now());
    return 'Held';
  }
  const { host, port } = printer;
  const outcome = await parts.print({ host, port, bytes, reportsStatus: lane.reportsStatus });
  await conclude(db, place, lane, ticket, outcome, clock.now());
  return outcome.kind;
}

/** `null` for a ticket that cannot be drawn: it must not keep those behind it from coming out. */
async function render(
  { clock, log }: PrintingParts,
  ticket: StoredTicket,
  printer: Printer,
  kept: KeptVenue,
): Promise<Uint8Array | null> {
  try {
    return await renderTicket(ticket, printer, paperFactsOf(kept), clock.now());
  } catch (error) {
    const fault = error instanceof Error ? error.stack : String(error);
    log.error({ ticketId: ticket.id, venueId: kept.venue.id, fault }, 'a ticket cannot be drawn');
    return null;
  }
}

/** What a ticket comes out of instead of a printer that is gone or switched off. */
function standInFor(printers: readonly Printer[], printerId: string): Printer | null {
  return printers.find(({ id, isEnabled }) => isEnabled && id !== printerId) ?? null;
}

async function moveAway(db: Database, place: DueLane, kept: KeptVenue | null, now: number): Promise<void> {
  const { venueId, printerId } = place;
  const other = standInFor(kept?.printers ?? [], printerId);
  await inTransaction(db, async (tx) => {
    await lockVenueHead(tx, venueId);
    const moved = await moveWaitingTickets(tx, venueId, printerId, other?.id ?? null);
    await logChanges(
      tx,
      venueId,
      moved.map((id) => changeOfTicket(id, 'Moved')),
      now,
    );
  });
}

function changeOfTicket(ticketId: string, action: string): ChangeToLog {
  return { kind: 'Ticket', subjectId: ticketId, detail: { action }, notice: null };
}

async function hold(db: Database, { venueId, printerId }: DueLane, ticket: StoredTicket, now: number) {
  const { mayBePrinted } = ticket;
  await inTransaction(db, async (tx) => {
    await lockVenueHead(tx, venueId);
    await updateTicketOutcome(tx, venueId, ticket.id, {
      state: 'Held',
      isPrinted: false,
      mayBePrinted,
      at: now,
    });
    const held: ChangeToLog = {
      ...changeOfTicket(ticket.id, 'Held'),
      detail: { action: 'Held', printerId },
      notice: 'PrinterTrouble',
    };
    await logChanges(tx, venueId, [held], now);
  });
}

async function conclude(
  db: Database,
  place: DueLane,
  lane: PrinterLane,
  ticket: StoredTicket,
  outcome: PrintOutcome,
  now: number,
): Promise<void> {
  const { venueId, printerId } = place;
  await inTransaction(db, async (tx) => {
    await lockVenueHead(tx, venueId);
    if (outcome.kind === 'Printed') {
      const printed = { state: 'Printed', isPrinted: true, mayBePrinted: false, at: now } as const;
      await updateTicketOutcome(tx, venueId, ticket.id, printed);
      await updateLaneWorking(tx, place, outcome.reportsStatus, now);
      const changes = [changeOfTicket(ticket.id, 'Printed')];
      if (lane.failingSince !== null) changes.push(changeOfPrinter(printerId, 'Recovered'));
      await logChanges(tx, venueId, changes, now);
      return;
    }
    const mayBePrinted = ticket.mayBePrinted || outcome.mayBePrinted;
    const waiting = { state: 'Waiting', isPrinted: false, mayBePrinted, at: now } as const;
    await updateTicketOutcome(tx, venueId, ticket.id, waiting);
    await updateLaneFailing(tx, place, outcome.trouble, now + retryDelayMs(lane.attempts + 1), now);
    if (lane.trouble === outcome.trouble) return;
    const failing = changeOfPrinter(printerId, 'Failing');
    const notice = lane.failingSince === null ? 'PrinterTrouble' : null;
    await logChanges(
      tx,
      venueId,
      [{ ...failing, detail: { action: 'Failing', trouble: outcome.trouble }, notice }],
      now,
    );
  });
}

function changeOfPrinter(printerId: string, action: string): ChangeToLog {
  return { kind: 'Printer', subjectId: printerId, detail: { action }, notice: null };
}
