import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { usePendingActs } from '../acts/acts-provider.tsx';
import type { Bill } from '../api/bill-list.ts';
import { billQuery, openBillsQuery, paidFirstBillsQuery } from '../api/queries.ts';
import { serverNow } from '../api/server-clock.ts';
import { type BoardStore, openBoardStore } from './board-store.ts';
import type { BoardTicket } from './tickets/board-ticket.ts';
import { createTicketMaker } from './tickets/board-tickets.ts';
import type { BoardMemory } from './tickets/shown-tickets.ts';

/** The tickets of all rounds with work for the kitchen, and of bills that were voided. */
export interface BoardTickets {
  tickets: readonly BoardTicket[];
  bills: readonly Bill[];
  memory: BoardMemory;
  store: BoardStore;
  isLoading: boolean;
  error: Error | null;
  refetch: () => void;
}

/**
 * The tickets of a venue, kept up to date by the live stream.
 * @param onNewRounds  called once with the rounds that the board has not seen before
 */
export function useBoardTickets(
  venueId: string,
  onNewRounds: (rounds: readonly string[], bills: readonly Bill[]) => void,
): BoardTickets {
  const open = useQuery(openBillsQuery(venueId));
  const paidFirst = useQuery(paidFirstBillsQuery(venueId));
  const acts = usePendingActs(venueId);
  const error = open.error ?? paidFirst.error;
  const [store] = useState(() => openBoardStore(localStorage, venueId));
  const [maker] = useState(createTicketMaker);
  const memory = useSyncExternalStore(store.subscribe, store.read);
  const listed = useMemo(() => listedBills(open.data, paidFirst.data), [open.data, paidFirst.data]);
  const bills = listed ?? NO_BILLS;
  const gone = useGoneBills(venueId, memory, listed);
  const note = useEffectEvent((bills: readonly Bill[]) => {
    const newRounds = store.note(bills, serverNow());
    if (newRounds.length > 0) onNewRounds(newRounds, bills);
  });
  useEffect(() => {
    if (listed !== undefined) note(listed);
  }, [listed]);
  useEffect(() => store.forgetMade(gone), [store, gone]);
  const tickets = useMemo(
    () => maker.ticketsOf([...bills, ...gone], acts, memory),
    [maker, bills, gone, acts, memory],
  );
  return {
    ...{ tickets, bills, memory, store, error },
    isLoading: listed === undefined && error === null,
    refetch: () => void Promise.all([open.refetch(), paidFirst.refetch()]),
  };
}

/** All open bills, and those that were closed before the kitchen was done. Other lists may hide some of them. */
function listedBills(
  open: readonly Bill[] | undefined,
  paidFirst: readonly Bill[] | undefined,
): readonly Bill[] | undefined {
  if (open === undefined || paidFirst === undefined) return undefined;
  const closed = new Set(paidFirst.map(({ id }) => id));
  return [...open.filter(({ id }) => !closed.has(id)), ...paidFirst];
}

/** Bills that are no longer listed but have tickets on the board; most of them are voided. */
function useGoneBills(
  venueId: string,
  memory: BoardMemory,
  listed: readonly Bill[] | undefined,
): readonly Bill[] {
  const ids = useMemo(() => {
    if (listed === undefined) return [];
    const known = new Set(listed.map(({ id }) => id));
    const shown = new Set(Object.values(memory.tickets).map(({ billId }) => billId));
    return [...shown].filter((id) => !known.has(id));
  }, [memory, listed]);
  const queries = ids.map((id) => ({ ...billQuery(venueId, id), gcTime: GONE_CACHED_MS }));
  return useQueries({ queries, combine: goneOf });
}

/**
 * A bill that is no longer listed is only read to update its ticket. A short cache time saves the memory of a wall
 * screen.
 */
const GONE_CACHED_MS = 10_000;

function goneOf(results: readonly { data: Bill | undefined }[]): readonly Bill[] {
  const gone = results.flatMap(({ data }) => (data !== undefined && data.state !== 'Open' ? [data] : []));
  return gone.length === 0 ? NO_BILLS : gone;
}

const NO_BILLS: readonly Bill[] = [];
