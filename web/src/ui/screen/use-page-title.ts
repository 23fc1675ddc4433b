import { useEffect } from 'react';

/**
 * Sets the title of the page, for tabs, the history and screen readers.
 * @param title  `null` if the page is not open
 */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    document.title = title;
    return () => {
      document.title = 'Sofra';
    };
  }, [title]);
}
