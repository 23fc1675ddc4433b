import { Copy } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Bill } from '../../api/bill-list.ts';
import { Button } from '../../ui/button.tsx';
import css from './lists.module.css';
import { dismissDuplicate, useDuplicates } from './use-duplicates.ts';

const CompareSheet = lazy(() => import('./compare-sheet.tsx'));

/** Asks whether an order was placed twice, where it seems so. */
export function DuplicateNotice({ bill }: { bill: Bill }) {
  const t = useTranslations('pay.duplicate');
  const duplicate = useDuplicates().get(bill.id);
  const [isOpen, setIsOpen] = useState(false);
  if (duplicate === undefined) return null;
  const isSameBill = duplicate.otherId === bill.id;
  return (
    <div className={css.duplicate}>
      <Copy aria-hidden />
      <p>
        <strong>{t('mark')}</strong> {isSameBill && t('sameBill')}
      </p>
      {isSameBill ? (
        <Button onClick={() => dismissDuplicate(duplicate)}>{t('seen')}</Button>
      ) : (
        <Button onClick={() => setIsOpen(true)}>{t('compare')}</Button>
      )}
      {isOpen && (
        <Suspense>
          <CompareSheet bill={bill} duplicate={duplicate} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
