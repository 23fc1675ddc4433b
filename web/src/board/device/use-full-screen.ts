import { useSyncExternalStore } from 'react';

/** Whether the app fills the screen, and the switch for it; `null` where the browser cannot. */
export function useFullScreen(): { isFull: boolean; toggle: () => void } | null {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const toggle = () => {
    const change = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    // Refused without a touch: nothing changes.
    change.catch(() => {});
  };
  return { isFull, toggle };
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
