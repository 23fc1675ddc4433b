import { useSyncExternalStore } from 'react';

/** Whether the app fills the screen, and a function that toggles it; `null` if the browser cannot do it. */
export function useFullScreen(): { isFull: boolean; toggle: () => void } | null {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const toggle = () => {
    const change = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    // Browsers refuse this unless the person has just touched the page.
    change.catch(() => {});
  };
  return { isFull, toggle };
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
