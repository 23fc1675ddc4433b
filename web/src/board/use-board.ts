import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import type { Bill } from '../api/bill-list.ts';
import { menuQuery, noticesQuery, printersQuery, profileQuery } from '../api/queries.ts';
import { LOUDNESS, preferences } from '../device/preferences.ts';
import { playSound } from '../device/sounds.ts';
import { useVenue } from '../session/venue-context.tsx';
import { useNow } from '../time/use-now.ts';
import { useBoardSettings } from './board-settings.ts';
import { useHiddenTickets } from './device/use-hidden-tickets.ts';
import { allDayCounts, portionsOf } from './tickets/all-day-counts.ts';
import { bumpedTickets, currentTickets } from './tickets/board-tickets.ts';
import { likelyDuplicates } from './tickets/likely-duplicates.ts';
import { roundParts } from './tickets/round-parts.ts';
import { createStationFilter, type StationFilter, stationsOf } from './tickets/stations.ts';
import { useBoardActs } from './use-board-acts.ts';
import { useBoardTickets } from './use-board-tickets.ts';
import { useSteadyTickets } from './use-steady-tickets.ts';

/** A ticket is late after this many minutes if the venue's own limit is not loaded yet. */
const LATE_AFTER_MINUTES = 20;

const MINUTE_MS = 60_000;

/** The state of the board, and the acts on it. */
export function useBoard() {
  const { venueId } = useVenue();
  const [settings, changeSettings] = useBoardSettings(venueId);
  const { data: menu } = useQuery(menuQuery(venueId));
  const { data: printers } = useQuery(printersQuery(venueId));
  const { data: profile } = useQuery(profileQuery(venueId));
  const { data: notices } = useQuery(noticesQuery(venueId));
  const stations = useMemo(() => stationsOf(printers ?? [], menu ?? []), [printers, menu]);
  const stationFilter = useMemo(
    () => createStationFilter(stations.filter(({ id }) => settings.stations.includes(id))),
    [stations, settings.stations],
  );
  const [fresh, setFresh] = useState<ReadonlySet<string>>(NONE);
  const announceNewRounds = (parts: readonly string[], bills: readonly Bill[]) => {
    const here = partsAt(stationFilter, parts, bills);
    if (here.length === 0) return;
    setFresh(new Set(here));
    const { sounds, loudness } = preferences();
    if (sounds) playSound('Ticket', LOUDNESS[loudness]);
  };
  const { tickets, bills, memory, store, ...reading } = useBoardTickets(venueId, announceNewRounds);
  const acts = useBoardActs(store);
  const stationTickets = useMemo(() => stationFilter.filterTickets(tickets), [stationFilter, tickets]);
  const minute = Math.floor(useNow() / MINUTE_MS);
  const current = useMemo(
    () => currentTickets(stationTickets, memory, minute * MINUTE_MS),
    [stationTickets, memory, minute],
  );
  const steady = useSteadyTickets(stationFilter, current, stationTickets, acts.canReopen);
  const grid = useRef<HTMLDivElement>(null);
  const hiddenTickets = useHiddenTickets(grid, steady.shown);
  const portionOf = useMemo(() => portionsOf(menu), [menu]);
  return {
    ...{
      ...reading,
      ...steady,
      acts,
      grid,
      hiddenTickets,
      settings,
      changeSettings,
      stations,
      current,
      fresh,
      portionOf,
    },
    counts: useMemo(() => allDayCounts(current, portionOf), [current, portionOf]),
    bumped: useMemo(() => bumpedTickets(stationTickets, memory), [stationTickets, memory]),
    duplicates: useMemo(() => likelyDuplicates(notices?.notices ?? [], bills), [notices, bills]),
    lateAfterMinutes: profile?.lateAfterMinutes ?? LATE_AFTER_MINUTES,
  };
}

export type Board = ReturnType<typeof useBoard>;

/** Those `parts` that have a line which the chosen stations make. */
function partsAt({ makes }: StationFilter, parts: readonly string[], bills: readonly Bill[]): string[] {
  return bills
    .flatMap(roundParts)
    .filter(({ partId, lines }) => parts.includes(partId) && lines.some((line) => makes(line.productId)))
    .map(({ partId }) => partId);
}

const NONE: ReadonlySet<string> = new Set();
