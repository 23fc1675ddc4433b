import { useEffect } from 'react';

/** What tabs, the history and screen readers call the page by. @param title  `null` for a page that is not open */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    document.title = title;
    return () => {
      document.title = 'Sofra';
    };
  }, [title]);
}
