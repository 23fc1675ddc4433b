import { Search } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/button.tsx';
import { lazyPart } from '../ui/parts/lazy-part.ts';

const SearchSheet = lazyPart(() => import('./search-sheet.tsx'));

/**
 * The button that opens the search, on every screen of a venue. The key `/` also opens it, except while a person is
 * typing.
 */
export default function SearchButton() {
  const t = useTranslations('app.searchAll');
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isKeyTaken(event.target))
        return;
      event.preventDefault();
      setIsOpen(true);
    };
    addEventListener('keydown', openByKey);
    return () => removeEventListener('keydown', openByKey);
  }, []);
  return (
    <>
      <Button
        tone="Quiet"
        icon={<Search />}
        label={t('open')}
        aria-keyshortcuts="/"
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <SearchSheet onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Whether the key belongs to something else: a field has the focus, or a sheet is open. */
function isKeyTaken(target: EventTarget | null): boolean {
  const isField =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
  return isField || document.querySelector('[role="dialog"]') !== null;
}
