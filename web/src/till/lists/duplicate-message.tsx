import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { type Bill, repeatedRound } from '../../api/bill-list.ts';
import { openBillsQuery } from '../../api/queries.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.ts';
import { useBillName } from '../bill/use-bill-name.ts';
import type { Duplicate } from './duplicates.ts';
import css from './lists.module.css';
import { dismissDuplicate } from './use-duplicates.ts';

const CompareSheet = lazyPart(() => import('./compare-sheet.tsx'));

/**
 * Asks whether an order was placed twice, with a link to the other bill. If both rounds are on one bill, it
 * says which round repeats the other.
 */
export default function DuplicateMessage({ bill, duplicate }: { bill: Bill; duplicate: Duplicate }) {
  const t = useTranslations('pay.duplicate');
  const { venueId } = useVenue();
  const { data: bills } = useQuery(openBillsQuery(venueId));
  const nameOf = useBillName();
  const [isOpen, setIsOpen] = useState(false);
  const other = bills?.find(({ id }) => id === duplicate.otherId);
  if (other === undefined) return null;
  const isSameBill = other.id === bill.id;
  const repeats = isSameBill ? repeatedRound(bill, duplicate.roundIds) : null;
  if (isSameBill && repeats === null) return null;
  return (
    <div className={css.duplicate}>
      <Copy aria-hidden />
      <p>
        {repeats === null ? (
          <>
            <strong>{t('mark')}</strong> <Link href={`/bills/${other.id}`}>{nameOf(other)}</Link>
          </>
        ) : (
          <strong>{t('repeats', { ...repeats })}</strong>
        )}
      </p>
      {repeats !== null ? (
        <Button onClick={() => dismissDuplicate(duplicate)}>{t('seen')}</Button>
      ) : (
        <Button onClick={() => setIsOpen(true)}>{t('compare')}</Button>
      )}
      {isOpen && (
        <Suspense>
          <CompareSheet bills={[bill, other]} duplicate={duplicate} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
