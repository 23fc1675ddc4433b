import { useMemo, useRef, useState } from 'react';
import { serverNow } from '../api/server-clock.ts';
import { useActHere } from '../session/venue-context.tsx';
import type { BoardStore } from './board-store.ts';
import type { BoardTicket, TicketLine } from './tickets/board-ticket.ts';

/** Something that one tap takes back. */
interface Undoable {
  roundId: string;
  billId: string;
  lineIds: readonly string[];
}

/** What a cook does on the board. Every function stays the same while the board is open. */
export interface BoardActs {
  finishLine: (ticket: BoardTicket, line: TicketLine) => void;
  /** Puts a line that is done back to make. */
  reopenLine: (ticket: BoardTicket, line: TicketLine) => void;
  finishTicket: (ticket: BoardTicket) => void;
  /** Puts back what was last done on a ticket, or the whole of it when that was not done here. */
  reopenTicket: (ticket: BoardTicket) => void;
  /** The same from a list, where no second tap of a wet finger can hit. */
  recallTicket: (ticket: BoardTicket) => void;
  /** Takes a ticket off the board that only tells of struck lines or of a bill that is gone. */
  acknowledge: (ticket: BoardTicket) => void;
}

/** As many taps can be undone, one after the other. */
const UNDONE_AT_MOST = 20;

/** Two taps on a ticket within this time are one tap of a wet finger. */
const BOUNCE_MS = 400;

/** The acts of the board, and the undo of the last one. */
export function useBoardActs(store: BoardStore): {
  acts: BoardActs;
  undo: (() => void) | null;
} {
  const act = useActHere();
  const [undoable, setUndoable] = useState<readonly Undoable[]>([]);
  const latest = useRef(undoable);
  latest.current = undoable;
  const lastTap = useRef({ on: '', at: 0 });

  const parts = useMemo(() => {
    const keep = (done: Undoable) => setUndoable((before) => [done, ...before].slice(0, UNDONE_AT_MOST));
    const forget = (done: Undoable) => setUndoable((before) => before.filter((one) => one !== done));
    const toMakeAgain = (billId: string, lineId: string) =>
      act('moveLine', billId, { billId, lineId, to: 'Preparing' });
    const takeBack = (done: Undoable) => {
      forget(done);
      for (const lineId of done.lineIds) toMakeAgain(done.billId, lineId);
    };
    const once = (on: string, run: () => void) => {
      const at = performance.now();
      const isBounce = lastTap.current.on === on && at - lastTap.current.at < BOUNCE_MS;
      lastTap.current = { on, at };
      if (!isBounce) run();
    };
    const reopen = (ticket: BoardTicket, lines: readonly TicketLine[]) => {
      const { billId } = ticket;
      for (const { id, isServed } of lines) {
        // A line moves back by one step at a time.
        if (isServed) act('moveLine', billId, { billId, lineId: id, to: 'Ready' });
        toMakeAgain(billId, id);
      }
    };
    const reopenTicket = (ticket: BoardTicket) => {
      const done = latest.current.find(({ roundId }) => roundId === ticket.roundId);
      if (done !== undefined) takeBack(done);
      else
        reopen(
          ticket,
          ticket.lines.filter(({ state }) => state === 'Done'),
        );
    };
    const acts: BoardActs = {
      finishLine: ({ roundId, billId }, { id }) =>
        once(id, () => {
          keep({ roundId, billId, lineIds: [id] });
          act('moveLine', billId, { billId, lineId: id, to: 'Ready' });
        }),
      reopenLine: (ticket, line) => once(line.id, () => reopen(ticket, [line])),
      finishTicket: (ticket) =>
        once(ticket.roundId, () => {
          const { roundId, billId, lines, isPartial } = ticket;
          const lineIds = lines.filter(({ state }) => state === 'ToMake').map(({ id }) => id);
          keep({ roundId, billId, lineIds });
          store.noteBumped(roundId, serverNow());
          const struck = lines.filter(({ state }) => state === 'Struck').map(({ id }) => id);
          store.acknowledge(roundId, isPartial ? struck : null);
          if (!isPartial) act('bumpRound', billId, { billId, roundId, to: 'Ready' });
          else for (const lineId of lineIds) act('moveLine', billId, { billId, lineId, to: 'Ready' });
        }),
      reopenTicket: (ticket) => once(ticket.roundId, () => reopenTicket(ticket)),
      recallTicket: reopenTicket,
      acknowledge: (ticket) =>
        once(ticket.roundId, () => {
          const struck = ticket.lines.filter(({ state }) => state === 'Struck').map(({ id }) => id);
          store.acknowledge(ticket.roundId, ticket.state === 'Open' && ticket.isPartial ? struck : null);
        }),
    };
    return { acts, takeBack };
  }, [act, store]);

  const last = undoable[0];
  return { acts: parts.acts, undo: last === undefined ? null : () => parts.takeBack(last) };
}
