import { TriangleAlert } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AllergyBar } from '../../../allergies/allergy-bar.tsx';
import { useMay } from '../../../session/venue-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.ts';
import bill from '../../bill/bill.module.css';
import { useOrder } from '../order-context.tsx';

const BasketAllergySheet = lazyPart(() => import('./basket-allergy-sheet.tsx'));

/** The allergy of a whole table before it has a bill. It is sent with the first round, or as soon as a colleague has opened the bill. */
export function BasketMark() {
  const t = useTranslations('pay.bill');
  const { shown, basket, sending } = useOrder();
  const takesOrders = useMay()('takeOrders');
  const [isOpen, setIsOpen] = useState(false);
  const { allergy } = basket;
  // Once an order is sent, the mark belongs to the bill, which the answer contains.
  const hasBill = shown !== null || sending.length > 0;
  if (!takesOrders || (hasBill && allergy === undefined && !isOpen)) return null;
  return (
    <div className={bill.panel}>
      {allergy !== undefined && <AllergyBar mark={allergy} isWhole />}
      <Button
        tone="Quiet"
        className={bill.allergy}
        icon={<TriangleAlert aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t('allergy')}
      </Button>
      {isOpen && (
        <Suspense>
          <BasketAllergySheet onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
