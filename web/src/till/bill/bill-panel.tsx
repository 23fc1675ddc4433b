import { TriangleAlert } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePendingActs } from '../../acts/acts-provider.tsx';
import { billIdOf, type ShownBill } from '../../acts/bill-acts.ts';
import { RefusedActs } from '../../acts/refused-acts.tsx';
import { AllergyBar } from '../../allergies/allergy-bar.tsx';
import { isHeldLine } from '../../api/bill-list.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.ts';
import { PendingApprovals } from '../approvals/pending-approvals-part.tsx';
import { FiscalPart } from '../fiscal/fiscal-part.tsx';
import { DuplicateNotice } from '../lists/duplicate-notice.tsx';
import { PaidList } from '../pay/paid-list.tsx';
import { isPaymentAct } from '../pay/payments.ts';
import { RefusedPayments } from '../pay/refused-payments.tsx';
import { BillWaiter } from '../waiter/bill-waiter.tsx';
import css from './bill.module.css';
import { BillActions, type BillSheetSubject } from './bill-actions.tsx';
import { BillCustomer } from './bill-customer.tsx';
import { BillRoundSection } from './bill-round-section.tsx';
import { billRounds, isStillServed } from './bill-rounds.ts';
import { BillTotals } from './bill-totals.tsx';
import { ReadyBar } from './ready-bar.tsx';

const HeldCourses = lazyPart(() => import('./held/held-courses.tsx'));
const BillSheet = lazyPart(() => import('./sheets/bill-sheet.tsx'));

/** A bill: its ready lines, its rounds, its totals, and its actions. */
export function BillPanel({ bill: shown }: { bill: ShownBill }) {
  const t = useTranslations('pay.bill');
  const { venueId, may } = useVenue();
  const acts = usePendingActs(venueId);
  const [opened, setOpened] = useState<BillSheetSubject | null>(null);
  const { bill, unsavedLines } = shown;
  const refused = acts.filter(
    (act) => billIdOf(act) === bill.id && act.name !== 'placeRound' && !isPaymentAct(act),
  );
  const isDiscountUnsaved = acts.some(
    (act) => act.name === 'discountBill' && act.fault === null && billIdOf(act) === bill.id,
  );
  return (
    <div className={css.panel}>
      <RefusedPayments billId={bill.id} />
      <RefusedActs acts={refused} />
      <PendingApprovals place="OnBill" isShown={({ billId, act }) => billId === bill.id && act === null} />
      <BillWaiter bill={bill} />
      <BillCustomer bill={bill} />
      <DuplicateNotice bill={bill} />
      {bill.allergy !== null && <AllergyBar mark={bill.allergy} isWhole />}
      {bill.state === 'Open' && may('takeOrders') && (
        <Button
          tone="Quiet"
          className={css.allergy}
          icon={<TriangleAlert aria-hidden />}
          onClick={() => setOpened('Allergy')}
        >
          {t('allergy')}
        </Button>
      )}
      <ReadyBar bill={bill} />
      {bill.state === 'Open' && bill.lines.some(isHeldLine) && (
        <Suspense>
          <HeldCourses bill={bill} unsavedLines={unsavedLines} onOpen={(lineId) => setOpened({ lineId })} />
        </Suspense>
      )}
      {billRounds(bill).map((round) => (
        <BillRoundSection
          key={round.round.id}
          bill={bill}
          round={round}
          unsavedLines={unsavedLines}
          canServe={isStillServed(bill)}
          onOpen={(lineId) => setOpened({ lineId })}
        />
      ))}
      <BillTotals bill={bill} isDiscountUnsaved={isDiscountUnsaved} />
      {bill.state !== 'Open' && <PaidList bill={bill} />}
      <FiscalPart bill={bill} />
      <BillActions bill={bill} onOpen={setOpened} />
      {opened !== null && (
        <Suspense>
          <BillSheet bill={bill} opened={opened} onOpen={setOpened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </div>
  );
}
