import { Banknote } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.ts';

const DaySheet = lazyPart(() => import('./day-sheet.tsx'));

/** The button that opens the drawers, the closing of the day, and the shift of the person. */
export function DayButton({ className }: { className: string | undefined }) {
  const t = useTranslations('till.room');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button tone="Quiet" className={className} icon={<Banknote />} onClick={() => setIsOpen(true)}>
        <span>{t('cash')}</span>
      </Button>
      {isOpen && (
        <Suspense>
          <DaySheet onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
