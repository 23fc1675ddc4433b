import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { AroundNavHandler } from 'wouter';

/** What the app stores with each entry of the browser's history. */
interface Entry {
  /** The URL of the previous page, if it was a page of the app. */
  from: string | null;
  /** How many sheets are open. Each has its own history entry above that of its page. */
  sheets: number;
}

/**
 * The history state of a link to the page above. If the person came from that page, the link goes back instead of
 * forward.
 */
export const PAGE_ABOVE = 'up';

/** How long the browser may take to go back; a busy device takes seconds. If it cannot go back, no event follows. */
const BACK_TIMEOUT_MS = 10_000;

/** The functions that close the open sheets, the lowest sheet first. */
const openSheets: (() => void)[] = [];
const listeners = new Set<() => void>();

/** Called when the browser has gone back; `null` if it is not going back. */
let arrive: (() => void) | null = null;
/** The functions to call when the browser has gone back. */
const waiting: (() => void)[] = [];

/**
 * Lets the browser's back button close sheets. After a reload, or after going forward, an entry may belong to a sheet
 * that is not open: it is left again.
 * @returns a function that stops it
 */
export function followWayBack(): () => void {
  const follow = () => {
    if (arrive !== null) arrive();
    else for (const close of openSheets.slice(entry().sheets).reverse()) close();
    scheduleSettling();
  };
  addEventListener('popstate', follow);
  scheduleSettling();
  return () => removeEventListener('popstate', follow);
}

/** Gives an open sheet an entry in the history: going back closes the sheet. */
export function useWayBack(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const sheet = () => onBack();
    openSheets.push(sheet);
    scheduleSettling();
    for (const listener of listeners) listener();
    return () => {
      openSheets.splice(openSheets.indexOf(sheet), 1);
      scheduleSettling();
      for (const listener of listeners) listener();
    };
  }, [isOpen]);
}

/** Whether a sheet is open. */
export function useHasSheets(): boolean {
  return useSyncExternalStore(subscribe, () => openSheets.length > 0);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Navigates without leaving entries of sheets in the history. A link to the page above goes back if the person came
 * from there.
 */
export const navigateOverSheets: AroundNavHandler = (navigate, to, options = {}) => {
  if (arrive !== null) return void waiting.push(() => navigateOverSheets(navigate, to, options));
  const { from, sheets } = entry();
  const isUp = options.state === PAGE_ABOVE;
  if (isUp && from !== null && pathOf(from) === pathOf(to)) return go(-sheets - 1);
  const here = location.pathname + location.search;
  const stays = isUp || options.replace === true || to === here;
  const put = () => {
    navigate(to, { replace: stays || sheets > 0, state: { from: stays ? from : here, sheets: 0 } });
    scheduleSettling();
  };
  // A new page replaces the entry of the lowest sheet. If the page stays, all entries of sheets are left.
  const above = stays ? sheets : sheets - 1;
  if (above <= 0) return put();
  waiting.push(put);
  go(-above);
};

/** The path of the page of the app from which this one was opened; `null` if there was none. */
export function previousPath(): string | null {
  const { from } = entry();
  return from === null ? null : pathOf(from);
}

function entry(): Entry {
  return { from: null, sheets: 0, ...history.state };
}

function pathOf(address: string): string {
  return new URL(address, location.origin).pathname.replace(/\/$/, '');
}

/** Waits a moment, so that a sheet which closes and one which opens in its place share an entry. */
function scheduleSettling(): void {
  setTimeout(settle);
}

/** Makes the history have one entry for each open sheet. */
function settle(): void {
  if (arrive !== null) return;
  const { from, sheets } = entry();
  for (let count = sheets + 1; count <= openSheets.length; count += 1)
    history.pushState({ from, sheets: count }, '');
  if (openSheets.length < sheets) go(openSheets.length - sheets);
}

function go(steps: number): void {
  const timer = setTimeout(() => arrive?.(), BACK_TIMEOUT_MS);
  arrive = () => {
    clearTimeout(timer);
    arrive = null;
    for (const next of waiting.splice(0)) next();
  };
  history.go(steps);
}
