import { ListFilter } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useSearchParams } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.ts';

const FindOrderSheet = lazyPart(() => import('./find-order-sheet.tsx'));

/** The button that opens the search for orders by number, name, phone, table or amount. */
export function FindOrder() {
  const t = useTranslations('pay.lists');
  const [params, setParams] = useSearchParams();
  return (
    <>
      <Button
        tone="Quiet"
        icon={<ListFilter />}
        label={t('searchTitle')}
        onClick={() => setParams({ find: '' })}
      />
      {params.has('find') && (
        <Suspense>
          <FindOrderSheet />
        </Suspense>
      )}
    </>
  );
}
