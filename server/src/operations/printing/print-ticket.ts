import type { Printer } from '../../core/printing/printer.ts';
import { isHeldAt } from '../../core/printing/ticket-state.ts';
import type { Clock, Logger, NewId, Print, PrintOutcome } from '../../parts.ts';
import { type Database, inTransaction } from '../../store/database.ts';
import { type DueLane, type PrinterLane, updateLaneIdle } from '../../store/printing/printer-queues.ts';
import { moveWaitingTickets, type StoredTicket, takeTicket, updateTicketOutcome } from '../../store/printing/tickets.ts';
import { type ChangeToLog, logChanges } from '../../store/venue/venue-changes.ts';
import { lockVenueHead } from '../../store/venue/venue-heads.ts';
import type { KeptVenue, VenueMemory } from '../../store/venue/venue-cache.ts';
import { notePrinter } from './note-printer.ts';
import { paperFactsOf, renderTicket } from './render-ticket.ts';

/** What printing works with. */
export interface PrintingParts {
  db: Database;
  memory: VenueMemory;
  clock: Clock;
  print: Print;
  newId: NewId;
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
  const { db, memory, clock, newId } = parts;
  const kept = await memory.current.findVenue(place.venueId);
  const printer = kept?.printers.find(({ id, isEnabled }) => id === place.printerId && isEnabled);
  if (kept === null || printer === undefined) {
    await moveAway(db, place, kept, clock.now());
    return 'Moved';
  }
  const attempt = newId();
  const ticket = await takeTicket(db, place.venueId, place.printerId, attempt);
  if (ticket === null) {
    if (lane.nextAttemptAt !== null) await updateLaneIdle(db, place, lane);
    return 'Nothing';
  }
  const taken = { ticket, attempt };
  if (isHeldAt(ticket.queuedAt ?? ticket.createdAt, clock.now())) {
    await hold(db, place, taken, clock.now());
    return 'Held';
  }
  const bytes = await render(parts, ticket, printer, kept);
  if (bytes === null) {
    await hold(db, place, taken, clock.now());
    return 'Held';
  }
  const { host, port } = printer;
  const { reportsStatus, attempts } = lane;
  const outcome = await parts.print({ host, port, bytes, reportsStatus, failures: attempts });
  await conclude(db, place, lane, taken, outcome, clock.now());
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

/** A ticket, and the attempt that it was taken for. */
interface TakenTicket {
  ticket: StoredTicket;
  attempt: string;
}

async function hold(
  db: Database,
  { venueId, printerId }: DueLane,
  { ticket, attempt }: TakenTicket,
  now: number,
): Promise<void> {
  const { mayBePrinted } = ticket;
  await inTransaction(db, async (tx) => {
    await lockVenueHead(tx, venueId);
    await updateTicketOutcome(tx, venueId, ticket.id, attempt, {
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
  { ticket, attempt }: TakenTicket,
  outcome: PrintOutcome,
  now: number,
): Promise<void> {
  const { venueId } = place;
  const isPrinted = outcome.kind === 'Printed';
  const mayBePrinted = !isPrinted && (ticket.mayBePrinted || outcome.mayBePrinted);
  const state = isPrinted ? 'Printed' : 'Waiting';
  await inTransaction(db, async (tx) => {
    await lockVenueHead(tx, venueId);
    await updateTicketOutcome(tx, venueId, ticket.id, attempt, { state, isPrinted, mayBePrinted, at: now });
    const changes = await notePrinter(tx, place, lane, outcome, now);
    if (isPrinted) changes.push(changeOfTicket(ticket.id, 'Printed'));
    else if (mayBePrinted !== ticket.mayBePrinted) changes.push(changeOfTicket(ticket.id, 'BrokenOff'));
    await logChanges(tx, venueId, changes, now);
  });
}
