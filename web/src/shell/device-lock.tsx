import { useQueryClient } from '@tanstack/react-query';
import { Suspense, use, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { senderOf } from '../acts/act.ts';
import { useActQueue } from '../acts/acts-provider.tsx';
import { api } from '../api/client.ts';
import {
  clearPresentPerson,
  presentPerson,
  removeUnneededTokens,
  subscribeToPerson,
} from '../api/person-token.ts';
import { keys } from '../api/queries.ts';
import { preloadParts } from '../device/preload-parts.ts';
import { storedDevice } from '../session/own-device.ts';
import type { SignedIn } from '../session/session.ts';
import { useVenue, VenueContext } from '../session/venue-context.tsx';
import { lazyPart } from '../ui/parts/lazy-part.ts';
import css from './device-lock.module.css';

const loadLock = () => import('../sign-in/device/lock-screen.tsx');
const LockScreen = lazyPart(loadLock);

const USUAL_MINUTES = 3;
const CHECKED_EVERY_MS = 2_000;

/**
 * Locks a shared till or host screen while no one works at it. A board is never locked: it can be used without a
 * person.
 */
export default function DeviceLock({ needsPerson }: { needsPerson: boolean }) {
  const at = use(VenueContext);
  if (at === null) return <FirstPersonChoice />;
  return at.session.device?.kind === 'Board' ? (
    <BoardWithoutLock needsPerson={needsPerson} />
  ) : (
    <Lock needsPerson={needsPerson} />
  );
}

/** The choice of a person, shown before the screens if no one has begun since the page was opened. */
function FirstPersonChoice() {
  return <LockScreen onBegun={useBeginAtDevice()} />;
}

function Lock({ needsPerson }: { needsPerson: boolean }) {
  const { session } = useVenue();
  const begin = useBeginAtDevice();
  const person = useSyncExternalStore(subscribeToPerson, presentPerson);
  const isLocked = person === null || needsPerson;
  useEffect(() => preloadParts(loadLock), []);
  useIdleLock(!isLocked);
  useEndLeftSessions();
  useRereadForPerson();
  if (!isLocked) return null;
  return (
    <Suspense fallback={<div className={css.cover} />}>
      <LockScreen first={needsPerson ? session.account.id : undefined} onBegun={begin} />
    </Suspense>
  );
}

/** When the time of a person at a board is over, shows the board without a person. */
function BoardWithoutLock({ needsPerson }: { needsPerson: boolean }): null {
  const client = useQueryClient();
  const person = useSyncExternalStore(subscribeToPerson, presentPerson);
  const { session } = useVenue();
  const isOver = person === null && session.account.id !== session.device?.id;
  useEndLeftSessions();
  useRereadForPerson();
  useEffect(() => {
    if (needsPerson) clearPresentPerson();
    if (needsPerson || isOver) void client.invalidateQueries({ queryKey: keys.session });
  }, [client, needsPerson, isOver]);
  return null;
}

/**
 * Returns a function that shows the screens to a person who has begun. The stream and the cache belong to the device:
 * only refused or outdated reads are made again.
 */
export function useBeginAtDevice(): (session: SignedIn) => void {
  const client = useQueryClient();
  return useCallback(
    (session) => {
      const begin = async () => {
        await client.cancelQueries({ queryKey: keys.session });
        client.setQueryData(keys.session, session);
        if (session.isUnproven) return;
        const isStale = ({ state }: { state: { status: string; isInvalidated: boolean } }) =>
          state.status === 'error' || state.isInvalidated;
        await client.refetchQueries({ predicate: isStale });
      };
      void begin();
    },
    [client],
  );
}

/**
 * If the new person may see other data than the previous one, reads everything again and removes data that no screen
 * shows.
 */
function useRereadForPerson(): void {
  const client = useQueryClient();
  const { session, venueId, may } = useVenue();
  const seen = `${may('seeGuests')} ${may('seeOthersBills')}`;
  const readFor = useRef(seen);
  useEffect(() => {
    // Without the service, nothing can be read again.
    if (session.isUnproven || readFor.current === seen) return;
    readFor.current = seen;
    client.removeQueries({ queryKey: keys.of(venueId), type: 'inactive' });
    void client.invalidateQueries({ queryKey: keys.of(venueId) });
  }, [client, seen, session, venueId]);
}

/**
 * Locks the device when no one has touched it for as many minutes as the venue allows. Does not depend on the clock of
 * the device.
 */
function useIdleLock(isActive: boolean): void {
  const touchedAt = useRef(0);
  useEffect(() => {
    const minutes = storedDevice()?.idleLockMinutes ?? USUAL_MINUTES;
    if (!isActive || minutes === 0) return;
    const ended = new AbortController();
    const touch = () => {
      touchedAt.current = performance.now();
    };
    touch();
    for (const type of ['pointerdown', 'keydown', 'input', 'scroll'])
      addEventListener(type, touch, { capture: true, passive: true, signal: ended.signal });
    const check = () => {
      if (performance.now() - touchedAt.current >= minutes * 60_000) clearPresentPerson();
    };
    const timer = setInterval(check, CHECKED_EVERY_MS);
    document.addEventListener('visibilitychange', check, { signal: ended.signal });
    return () => {
      ended.abort();
      clearInterval(timer);
    };
  }, [isActive]);
}

/** Ends the sessions of people who have left, once all their acts are answered. */
function useEndLeftSessions(): void {
  const queue = useActQueue();
  useEffect(() => {
    const end = () => {
      const senders = new Set(queue.list().map(senderOf));
      for (const token of removeUnneededTokens((accountId) => senders.has(accountId)))
        api.DELETE('/venue/v1/device/person', { headers: { 'Sofra-Person': token } }).catch(() => {});
    };
    end();
    const stops = [subscribeToPerson(end), queue.subscribe(end)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queue]);
}
