import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import {
  openBillsQuery,
  printersQuery,
  profileQuery,
  requestsQuery,
  standingsQuery,
  tablesQuery,
} from '../../api/queries.ts';
import { CALL_KINDS, LOUDNESS, preferences } from '../../device/preferences.ts';
import { playSound, soundState, subscribeToSound } from '../../device/sounds.ts';
import { usePreferences } from '../../device/use-preferences.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { useNow } from '../../time/use-now.ts';
import { type Call, callsOfDevice, callsOfVenue } from './calls.ts';

/** The calls of this device, the longest waiting first. `isRead`: whether all data that they depend on is loaded. */
export function useCalls(): { calls: readonly Call[]; isRead: boolean } {
  const { venueId } = useVenue();
  const { silentCalls, callAreas } = usePreferences();
  const areas = useQuery(tablesQuery(venueId));
  const bills = useQuery(openBillsQuery(venueId));
  const requests = useQuery(requestsQuery(venueId));
  const printers = useQuery(printersQuery(venueId));
  const standings = useQuery(standingsQuery(venueId));
  const profile = useQuery(profileQuery(venueId));
  const now = useNow();
  const source = useMemo(
    () => ({
      areas: areas.data ?? NONE,
      bills: bills.data ?? NONE,
      requests: requests.data?.items ?? NONE,
      printers: printers.data ?? NONE,
      standings: standings.data ?? NONE,
    }),
    [areas.data, bills.data, requests.data, printers.data, standings.data],
  );
  const waits = profile.data ?? UNTIL_READ;
  const calls = useMemo(
    () => callsOfDevice(callsOfVenue(source, waits, now), { silentCalls, callAreas }),
    [source, waits, now, silentCalls, callAreas],
  );
  const isRead = [areas, bills, requests, printers, standings, profile].every(({ isFetched }) => isFetched);
  return { calls, isRead };
}

const NONE: never[] = [];
/** Until the minutes of the venue are loaded, no table counts as waiting. */
const UNTIL_READ = {
  seatedWaitMinutes: Number.POSITIVE_INFINITY,
  readyWaitMinutes: Number.POSITIVE_INFINITY,
};

/** How long the newest call is shown. After that it is only in the list of the bell. */
const SHOWN_MS = 15_000;

/**
 * The newest call; `null` after a while, or once it is dealt with or dismissed. Each new call plays its sound; if
 * several come at once, only the most urgent is heard. Calls from before the page was opened are not new.
 */
export function useNewCall({ calls, isRead }: ReturnType<typeof useCalls>, isShown: boolean) {
  const known = useRef<ReadonlySet<string> | null>(null);
  const [newest, setNewest] = useState<string | null>(null);
  // Opens the audio context now: opened with the first call, it would be too late for its sound.
  useSyncExternalStore(subscribeToSound, soundState);
  useEffect(() => {
    if (!isRead) return;
    const before = known.current;
    known.current = new Set(calls.map(({ id }) => id));
    if (before === null) return;
    const fresh = calls.filter(({ id }) => !before.has(id));
    if (fresh.length === 0) return;
    setNewest(fresh.at(-1)!.id);
    const { sounds, loudness } = preferences();
    const first = CALL_KINDS.find((kind) => fresh.some((call) => call.kind === kind));
    if (isShown && sounds && first !== undefined) playSound(first, LOUDNESS[loudness]);
  }, [calls, isRead, isShown]);
  useEffect(() => {
    // If the person opens the list, the call is shown there.
    if (!isShown) setNewest(null);
  }, [isShown]);
  useEffect(() => {
    if (newest === null) return;
    const timer = setTimeout(() => setNewest(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [newest]);
  return { newest: calls.find(({ id }) => id === newest) ?? null, dismiss: () => setNewest(null) };
}
