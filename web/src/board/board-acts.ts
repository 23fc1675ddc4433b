import type { ActInputs, ActName } from '../acts/act-kinds.ts';
import { serverNow } from '../api/server-clock.ts';
import type { BoardStore } from './board-store.ts';
import type { BoardTicket, TicketLine } from './tickets/board-ticket.ts';
import { unconfirmedAllergies } from './tickets/unconfirmed-allergies.ts';
import type { UndoableAct, UndoStack } from './undo-stack.ts';

/** The acts of a cook on the board. */
export interface BoardActs {
  finishLine: (ticket: BoardTicket, line: TicketLine) => void;
  /** Marks a done line as still to make. */
  reopenLine: (ticket: BoardTicket, line: TicketLine) => void;
  /** Confirms that the kitchen has seen an allergy. @param lineId  `null` for the allergy of the whole bill */
  confirmAllergy: (ticket: BoardTicket, lineId: string | null, at: string) => void;
  finishTicket: (ticket: BoardTicket) => void;
  /** Runs `show` for a tap on a ticket, except for the second of two quick taps. */
  show: (ticket: BoardTicket, show: () => void) => void;
  /** Confirms the unconfirmed allergies of a dish, or of the whole ticket, and marks it as ready. @param line  `null` for the whole ticket */
  confirmAndFinish: (ticket: BoardTicket, line: TicketLine | null) => void;
  /** Fires a course: the kitchen makes its held lines. */
  fireCourse: (ticket: BoardTicket, courseId: string) => void;
  /** Undoes the last act of this board on a ticket. If there is none, all its lines become still to make. */
  reopenTicket: (ticket: BoardTicket) => void;
  /** Brings a ticket back to the board: all its done lines become still to make. */
  recallTicket: (ticket: BoardTicket) => void;
  /** Removes a ticket that only shows removed lines or a voided bill, because the kitchen has read it. */
  acknowledge: (ticket: BoardTicket) => void;
  /** Whether this board can undo an act on the ticket. */
  canReopen: (ticketId: string) => boolean;
}

export interface BoardActsParts {
  act: <Name extends ActName>(name: Name, subject: string, input: ActInputs[Name]) => string;
  store: BoardStore;
  undone: UndoStack;
  /** The time in milliseconds since any fixed moment: only differences are used. */
  now: () => number;
}

/** A second tap on a ticket within this time is ignored: wet fingers tap twice. */
const BOUNCE_MS = 400;

export function createBoardActs({ act, store, undone, now }: BoardActsParts): BoardActs {
  const once = createBounceGuard(now);
  const putBack = (billId: string, lineId: string) =>
    act('moveLine', billId, { billId, lineId, to: 'Preparing', from: 'Ready' });
  const takeBack = (done: UndoableAct) => {
    undone.remove(done);
    for (const lineId of done.lineIds) putBack(done.billId, lineId);
  };
  const reopen = ({ billId }: BoardTicket, lines: readonly TicketLine[]) => {
    undone.removeLines(lines.map(({ id }) => id));
    for (const { id, isServed } of lines) {
      // A served line goes back in two acts: a line only moves back by one state at a time.
      if (isServed) act('moveLine', billId, { billId, lineId: id, to: 'Ready', from: 'Served' });
      putBack(billId, id);
    }
  };
  const recall = (ticket: BoardTicket) => reopen(ticket, linesIn(ticket, 'Done'));
  const { finish, finishLine, confirm } = createReadyActs({ act, store, undone });
  const reopenLast = (ticket: BoardTicket) => {
    const done = undone.list().find(({ ticketId }) => ticketId === ticket.id);
    if (done === undefined) recall(ticket);
    else takeBack(done);
  };
  return {
    finishLine: (ticket, line) => once(line.id, () => finishLine(ticket, line)),
    reopenLine: (ticket, line) => once(line.id, () => reopen(ticket, [line])),
    confirmAllergy: confirm,
    finishTicket: (ticket) => once(ticket.id, () => finish(ticket)),
    show: (ticket, show) => once(ticket.id, show),
    confirmAndFinish: (ticket, line) =>
      once(ticket.id, () => {
        for (const { lineId, mark } of unconfirmedAllergies(ticket, line?.id ?? null))
          confirm(ticket, lineId, mark.at);
        if (line === null) finish(ticket);
        else finishLine(ticket, line);
      }),
    fireCourse: ({ billId }, courseId) =>
      once(`${billId}~${courseId}`, () =>
        act('fireCourse', billId, { billId, courseId, firedAt: serverNow() }),
      ),
    reopenTicket: (ticket) => once(ticket.id, () => reopenLast(ticket)),
    recallTicket: recall,
    acknowledge: (ticket) =>
      once(ticket.id, () => {
        const isPart = ticket.state !== 'Cancelled' && ticket.isPartial;
        store.acknowledge(ticket.id, isPart ? linesIn(ticket, 'Struck').map(({ id }) => id) : null);
      }),
    canReopen: (ticketId) => undone.list().some((done) => done.ticketId === ticketId),
  };
}

/** Marks dishes as ready, and confirms allergies. */
function createReadyActs({ act, store, undone }: Omit<BoardActsParts, 'now'>) {
  const finish = (ticket: BoardTicket) => {
    const { id: ticketId, roundId, billId, isPartial } = ticket;
    const lineIds = linesIn(ticket, 'ToMake').map(({ id }) => id);
    undone.push({ ticketId, billId, lineIds });
    store.noteBumped(ticketId, serverNow());
    store.acknowledge(ticketId, isPartial ? linesIn(ticket, 'Struck').map(({ id }) => id) : null);
    if (!isPartial) act('bumpRound', billId, { billId, roundId, to: 'Ready' });
    else if (lineIds.length > 0) act('bumpRound', billId, { billId, roundId, to: 'Ready', lineIds });
  };
  const finishLine = ({ id: ticketId, roundId, billId }: BoardTicket, { id }: TicketLine) => {
    undone.push({ ticketId, billId, lineIds: [id] });
    act('bumpRound', billId, { billId, roundId, to: 'Ready', lineIds: [id] });
  };
  const confirm = ({ billId }: BoardTicket, lineId: string | null, at: string) =>
    void act('confirmAllergy', billId, { billId, lineId, at });
  return { finish, finishLine, confirm };
}

function linesIn({ lines }: BoardTicket, state: TicketLine['state']): TicketLine[] {
  return lines.filter((line) => line.state === state);
}

/** Returns a function that runs the first of several quick taps on the same key and ignores the others. */
function createBounceGuard(now: () => number): (on: string, run: () => void) => void {
  let last = { on: '', at: Number.NEGATIVE_INFINITY };
  return (on, run) => {
    const at = now();
    const isBounce = last.on === on && at - last.at < BOUNCE_MS;
    last = { on, at };
    if (!isBounce) run();
  };
}
