import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';

const FindOrderSheet = lazy(() => import('./find-order-sheet.tsx'));

/** The button that finds an order by number, name or phone: one tap, and typing. */
export function FindOrder() {
  const t = useTranslations('pay.lists');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button tone="Quiet" icon={<Search />} label={t('searchTitle')} onClick={() => setIsOpen(true)} />
      {isOpen && (
        <Suspense>
          <FindOrderSheet onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
