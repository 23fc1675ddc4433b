import { useEffect, useRef, useState } from 'react';
import type { BoardTicket } from './tickets/board-ticket.ts';
import { hasToMake } from './tickets/board-ticket.ts';

/** A bumped ticket keeps its place until nobody has touched the board for this time. */
const QUIET_MS = 2_500;

interface Steady {
  /** What the tickets were made for: another choice of stations shows other ones at once. */
  view: unknown;
  standing: readonly BoardTicket[];
  /** Tickets that left the board and keep their place, by round id. */
  leaving: ReadonlySet<string>;
}

/**
 * The tickets on the board, so that none moves under a finger: one that leaves keeps its place until the board
 * was not touched for a while.
 * @param standing  the tickets that belong on the board, the oldest first
 * @param all  every ticket, also those that are done
 */
export function useSteadyTickets(
  view: unknown,
  standing: readonly BoardTicket[],
  all: readonly BoardTicket[],
): { shown: readonly BoardTicket[]; leaving: ReadonlySet<string>; onTouch: () => void } {
  const [steady, setSteady] = useState<Steady>({ view, standing, leaving: NONE });
  const touchedAt = useRef(0);
  let { leaving } = steady;
  if (steady.standing !== standing || steady.view !== view) {
    leaving = steady.view === view ? leavingAfter(steady, standing, all) : NONE;
    setSteady({ view, standing, leaving });
  }
  const isAnyLeaving = leaving.size > 0;
  useEffect(() => {
    if (!isAnyLeaving) return;
    touchedAt.current = performance.now();
    const timer = setInterval(() => {
      if (performance.now() - touchedAt.current < QUIET_MS) return;
      setSteady((before) => ({ ...before, leaving: NONE }));
    }, QUIET_MS / 5);
    return () => clearInterval(timer);
  }, [isAnyLeaving]);
  const ids = new Set(standing.map(({ roundId }) => roundId));
  const shown =
    leaving.size === 0 ? standing : all.filter(({ roundId }) => ids.has(roundId) || leaving.has(roundId));
  return {
    shown,
    leaving,
    onTouch: () => {
      touchedAt.current = performance.now();
    },
  };
}

/** Those that leave: tickets that stood until now and are done, and those that were leaving before. */
function leavingAfter(
  { standing: before, leaving }: Steady,
  standing: readonly BoardTicket[],
  all: readonly BoardTicket[],
): ReadonlySet<string> {
  const now = new Set(standing.map(({ roundId }) => roundId));
  const stood = new Set([...before.map(({ roundId }) => roundId), ...leaving]);
  const left = all.filter(
    (ticket) => stood.has(ticket.roundId) && !now.has(ticket.roundId) && !hasToMake(ticket),
  );
  return left.length === 0 ? NONE : new Set(left.map(({ roundId }) => roundId));
}

const NONE: ReadonlySet<string> = new Set();
