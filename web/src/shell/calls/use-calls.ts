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
import { CALL_KINDS, LOUDNESS, preferences, usePreferences } from '../../device/preferences.ts';
import { play, soundState, subscribeToSound } from '../../device/sounds.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { useNow } from '../../time/use-now.ts';
import { type Call, callsHere, callsOf } from './calls.ts';

/** What needs a hand at this device, the longest waiting first. */
export function useCalls(): readonly Call[] {
  const { venueId } = useVenue();
  const { silentCalls, callAreas } = usePreferences();
  const { data: areas = NONE } = useQuery(tablesQuery(venueId));
  const { data: bills = NONE } = useQuery(openBillsQuery(venueId));
  const { data: requests } = useQuery(requestsQuery(venueId));
  const { data: printers = NONE } = useQuery(printersQuery(venueId));
  const { data: standings = NONE } = useQuery(standingsQuery(venueId));
  const { data: profile = UNTIL_READ } = useQuery(profileQuery(venueId));
  const now = useNow();
  return useMemo(() => {
    const source = { areas, bills, requests: requests?.items ?? NONE, printers, standings };
    return callsHere(callsOf(source, profile, now), { silentCalls, callAreas });
  }, [areas, bills, requests, printers, standings, profile, now, silentCalls, callAreas]);
}

const NONE: never[] = [];
/** Nothing waits by minutes that are not known yet. */
const UNTIL_READ = {
  seatedWaitMinutes: Number.POSITIVE_INFINITY,
  readyWaitMinutes: Number.POSITIVE_INFINITY,
};

/** Lists come one after the other when a page is opened: what they call for then is old. */
const SETTLED_AFTER_MS = 3_000;

/** What came last then stands in the list of the bell alone. */
const SHOWN_MS = 15_000;

/**
 * The call that came last, for a while, until it is dealt with or `dismiss` is called. Each new call sounds once; of several at
 * once one sound is heard.
 */
export function useNewCall(calls: readonly Call[], isLoud: boolean) {
  const known = useRef<ReadonlySet<string> | null>(null);
  const openedAt = useRef(Date.now());
  const [newest, setNewest] = useState<string | null>(null);
  // A sound that begins with the first call would come too late for it.
  useSyncExternalStore(subscribeToSound, soundState);
  useEffect(() => {
    const before = known.current;
    known.current = new Set(calls.map(({ id }) => id));
    if (before === null || Date.now() - openedAt.current < SETTLED_AFTER_MS) return;
    const fresh = calls.filter(({ id }) => !before.has(id));
    if (fresh.length === 0) return;
    setNewest(fresh.at(-1)!.id);
    const { sounds, loudness } = preferences();
    const first = CALL_KINDS.find((kind) => fresh.some((call) => call.kind === kind));
    if (isLoud && sounds && first !== undefined) play(first, LOUDNESS[loudness]);
  }, [calls, isLoud]);
  useEffect(() => {
    if (newest === null) return;
    const timer = setTimeout(() => setNewest(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [newest]);
  return { newest: calls.find(({ id }) => id === newest) ?? null, dismiss: () => setNewest(null) };
}
