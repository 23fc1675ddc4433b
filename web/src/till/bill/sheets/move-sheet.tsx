import { useTranslations } from 'use-intl';
import type { Bill } from '../../../api/bill-list.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { useDraftUnits } from '../../order/basket/use-basket.ts';
import { placeOfBill } from '../../order/place.ts';
import css from '../bill.module.css';
import { useLeaving } from '../leaving.tsx';
import { TablesByArea } from '../moving/tables-by-area.tsx';
import { UnsentLines } from '../unsent-lines.tsx';

interface MoveSheetProps {
  bill: Bill;
  /** Called with the open bill of a table that is taken. */
  onMerge: (taken: Bill) => void;
  onClose: () => void;
}

/** A tap on a free table moves the bill there, once nothing is unsent; one on a taken table leads to merging both bills. */
export function MoveSheet({ bill, onMerge, onClose }: MoveSheetProps) {
  const t = useTranslations('pay.move');
  const tMoving = useTranslations('moving');
  const { moveToTable } = useLeaving();
  const hasUnsent = useDraftUnits(placeOfBill(bill)) > 0;
  const choose = (tableId: string, taken: Bill | null) => {
    if (taken !== null) return onMerge(taken);
    moveToTable(bill.id, tableId);
    onClose();
  };
  return (
    <Sheet title={t('title', { name: bill.table?.name ?? '' })} isOpen onClose={onClose}>
      <UnsentLines bill={bill} />
      <p className={css.soft}>{tMoving('takenHint')}</p>
      <TablesByArea bill={bill} isDisabled={hasUnsent} onChoose={choose} />
    </Sheet>
  );
}
