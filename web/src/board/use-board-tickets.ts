import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { usePendingActs } from '../acts/acts-provider.tsx';
import type { Bill } from '../api/bill-list.ts';
import { billQuery, openBillsQuery } from '../api/queries.ts';
import { serverNow } from '../api/server-clock.ts';
import { type BoardStore, openBoardStore } from './board-store.ts';
import type { BoardTicket } from './tickets/board-ticket.ts';
import { createTicketMaker } from './tickets/board-tickets.ts';
import type { BoardMemory } from './tickets/shown-tickets.ts';

/** Every round of the open bills as a ticket, and of bills that went while the kitchen was at them. */
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
 * The tickets of a venue, live.
 * @param onNewRounds  called once with the rounds that the board has not seen before
 */
export function useBoardTickets(
  venueId: string,
  onNewRounds: (rounds: readonly string[], bills: readonly Bill[]) => void,
): BoardTickets {
  const { data, error, refetch } = useQuery(openBillsQuery(venueId));
  const acts = usePendingActs(venueId);
  const [store] = useState(() => openBoardStore(localStorage, venueId));
  const [maker] = useState(createTicketMaker);
  const memory = useSyncExternalStore(store.subscribe, store.read);
  const open = useMemo(() => data?.filter(({ isHidden }) => !isHidden) ?? NO_BILLS, [data]);
  const gone = useGoneBills(venueId, memory, data);
  const note = useEffectEvent((bills: readonly Bill[]) => {
    const newRounds = store.note(bills, serverNow());
    if (newRounds.length > 0) onNewRounds(newRounds, bills);
  });
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (isLoaded) note(open);
  }, [open, isLoaded]);
  useEffect(() => store.forgetMade(gone), [store, gone]);
  const tickets = useMemo(
    () => maker.ticketsOf([...open, ...gone], acts, memory),
    [maker, open, gone, acts, memory],
  );
  return {
    ...{ tickets, bills: open, memory, store, error },
    isLoading: !isLoaded && error === null,
    refetch: () => void refetch(),
  };
}

/** The bills that were closed or voided while the board showed tickets of them. */
function useGoneBills(
  venueId: string,
  memory: BoardMemory,
  open: readonly Bill[] | undefined,
): readonly Bill[] {
  const ids = useMemo(() => {
    if (open === undefined) return [];
    const openIds = new Set(open.map(({ id }) => id));
    const shown = new Set(Object.values(memory.tickets).map(({ billId }) => billId));
    return [...shown].filter((id) => !openIds.has(id));
  }, [memory, open]);
  const queries = ids.map((id) => ({ ...billQuery(venueId, id), gcTime: GONE_CACHED_MS }));
  return useQueries({ queries, combine: goneOf });
}

/** A bill that went is read for its last card only. Ten hours of them would fill the memory of a wall screen. */
const GONE_CACHED_MS = 10_000;

function goneOf(results: readonly { data: Bill | undefined }[]): readonly Bill[] {
  const gone = results.flatMap(({ data }) => (data !== undefined && data.state !== 'Open' ? [data] : []));
  return gone.length === 0 ? NO_BILLS : gone;
}

const NO_BILLS: readonly Bill[] = [];
