import { useEffect, useRef, useState } from 'react';
import { UNDO_MS } from '../ui/undo/undo-button.tsx';
import type { BoardTicket } from './tickets/board-ticket.ts';
import { hasLinesToMake } from './tickets/board-ticket.ts';

/** A done ticket stays until the board was not touched for this long. */
const QUIET_MS = 2_500;

/** Done tickets that are still shown, by id. A `Folded` ticket takes little space. */
export type LeavingTickets = ReadonlyMap<string, 'Whole' | 'Folded'>;

interface Steady {
  /** The filter of stations with which the tickets were made. If it changes, its tickets are shown at once. */
  view: unknown;
  current: readonly BoardTicket[];
  leaving: LeavingTickets;
}

/**
 * The tickets to show, so that none moves under a finger. A done ticket stays until the board was not touched for a
 * while; if it was done on this board, it then stays folded while it can be undone.
 * @param view  the filter of stations
 * @param current  the tickets that are on the board, the oldest first
 * @param all  all tickets, including done ones
 * @param isDoneHere  whether a ticket was done on this board
 */
export function useSteadyTickets(
  view: unknown,
  current: readonly BoardTicket[],
  all: readonly BoardTicket[],
  isDoneHere: (ticketId: string) => boolean,
): { shown: readonly BoardTicket[]; leaving: LeavingTickets; onTouch: () => void } {
  const [steady, setSteady] = useState<Steady>({ view, current, leaving: NONE });
  const touchedAt = useRef(0);
  let { leaving } = steady;
  if (steady.current !== current || steady.view !== view) {
    leaving = steady.view === view ? leavingAfter(steady, current, all) : NONE;
    setSteady({ view, current, leaving });
  }
  const leftAt = useRef(new Map<string, number>());
  useEffect(() => {
    const known = leftAt.current;
    const ids = [...leaving.keys()];
    leftAt.current = new Map(ids.map((id) => [id, known.get(id) ?? performance.now()]));
    if (leaving.size === 0) return;
    if (ids.some((id) => !known.has(id))) touchedAt.current = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      if (now - touchedAt.current < QUIET_MS) return;
      // A ticket that was done on this board stays folded while that can be undone.
      const stay = ids.filter((id) => isDoneHere(id) && now - leftAt.current.get(id)! < UNDO_MS);
      const isSame = stay.length === leaving.size && stay.every((id) => leaving.get(id) === 'Folded');
      const folded: LeavingTickets = new Map(stay.map((id) => [id, 'Folded']));
      if (!isSame) setSteady((before) => ({ ...before, leaving: folded }));
    }, QUIET_MS / 5);
    return () => clearInterval(timer);
  }, [leaving, isDoneHere]);
  const ids = new Set(current.map(({ id }) => id));
  const shown = leaving.size === 0 ? current : all.filter(({ id }) => ids.has(id) || leaving.has(id));
  return {
    shown,
    leaving,
    onTouch: () => {
      touchedAt.current = performance.now();
    },
  };
}

/** The done tickets that are still shown: those that were on the board until now, and those that were done before. */
function leavingAfter(
  { current: before, leaving }: Steady,
  current: readonly BoardTicket[],
  all: readonly BoardTicket[],
): LeavingTickets {
  const now = new Set(current.map(({ id }) => id));
  const stood = new Set([...before.map(({ id }) => id), ...leaving.keys()]);
  const left = all.filter(
    (ticket) => stood.has(ticket.id) && !now.has(ticket.id) && !hasLinesToMake(ticket) && !ticket.isWaiting,
  );
  return left.length === 0 ? NONE : new Map(left.map(({ id }) => [id, leaving.get(id) ?? 'Whole']));
}

const NONE: LeavingTickets = new Map();
