import { useSyncExternalStore } from 'react';

/**
 * Whether a media query matches, such as `(min-width: 48rem)`. Only for content that differs on small screens: styles
 * belong in CSS.
 */
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
