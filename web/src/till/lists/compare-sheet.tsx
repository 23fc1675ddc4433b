import { useFormatter, useTranslations } from 'use-intl';
import type { Bill } from '../../api/bill-list.ts';
import { Amount } from '../../ui/amount.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useBillExit } from '../bill/bill-exit.tsx';
import { activeLines } from '../bill/bill-rounds.ts';
import { UnsentLines } from '../bill/unsent-lines.tsx';
import { useUnsentUnits } from '../order/basket/use-basket.ts';
import { placeOfBill } from '../order/place.ts';
import { LineDetails } from '../pay/entry/line-details.tsx';
import type { Duplicate } from './duplicates.ts';
import css from './lists.module.css';
import { dismissDuplicate } from './use-duplicates.ts';

interface CompareSheetProps {
  bills: readonly [Bill, Bill];
  duplicate: Duplicate;
  onClose: () => void;
}

/** Two bills side by side. If they are the same order, the later one can be voided. */
export default function CompareSheet({ bills, duplicate, onClose }: CompareSheetProps) {
  const t = useTranslations('pay.duplicate');
  const { voidBill } = useBillExit();
  const [one, other] = bills;
  const [earlier, later] = one.id === duplicate.laterId ? [other, one] : [one, other];
  const hasUnsent = useUnsentUnits(placeOfBill(later)) > 0;
  const dismiss = () => {
    dismissDuplicate(duplicate);
    onClose();
  };
  const voidLater = () => {
    voidBill(later.id, t('reason'));
    onClose();
  };
  return (
    <Sheet
      title={t('title')}
      isOpen
      onClose={onClose}
      foot={
        <>
          <Button isWide onClick={dismiss}>
            {t('dismiss')}
          </Button>
          <Button tone="Danger" isWide disabled={hasUnsent} onClick={voidLater}>
            {t('void', { number: later.number })}
          </Button>
        </>
      }
    >
      <div className={css.compared}>
        <UnsentLines bill={later} />
        <BillColumn bill={earlier} />
        <BillColumn bill={later} />
      </div>
    </Sheet>
  );
}

function BillColumn({ bill }: { bill: Bill }) {
  const t = useTranslations('pay');
  const format = useFormatter();
  const { number, customer, openedAt, totals, rounds } = bill;
  const at = format.dateTime(Date.parse(openedAt), { timeStyle: 'medium' });
  return (
    <section>
      <h3 className={css.heading}>{t('bill.number', { number })}</h3>
      <p>{customer?.name ?? bill.table?.name}</p>
      {customer?.phone && (
        <p className={css.soft}>
          <span dir="ltr">{customer.phone}</span>
        </p>
      )}
      <p className={css.soft}>
        {t('duplicate.orderedAt', { at })} · {(rounds[0]?.takenBy ?? rounds[0]?.by)?.name}
      </p>
      <ul>
        {activeLines(bill).map((line) => (
          <li key={line.id}>
            {line.quantity} × {line.productName} <small>{line.portionName}</small> <LineDetails line={line} />
          </li>
        ))}
      </ul>
      <strong>
        <Amount value={totals.total} />
      </strong>
    </section>
  );
}
