import { useSyncExternalStore } from 'react';

/** Whether a media query holds, such as `(min-width: 48rem)`. For what is drawn elsewhere on small screens; looks belong into CSS. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}
