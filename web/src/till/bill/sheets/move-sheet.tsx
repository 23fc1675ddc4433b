import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Bill } from '../../../api/bill-list.ts';
import { tablesQuery } from '../../../api/queries.ts';
import { useVenue } from '../../../session/venue-context.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useUnsentUnits } from '../../order/basket/use-basket.ts';
import { placeOfBill } from '../../order/place.ts';
import { useOfferUndo } from '../../undo/undo-offers.tsx';
import css from '../bill.module.css';
import { tableUndoPlace } from '../bill-actions.tsx';
import { useBillExit } from '../bill-exit.tsx';
import { TablesByArea } from '../moving/tables-by-area.tsx';
import { UnsentLines } from '../unsent-lines.tsx';

interface MoveSheetProps {
  bill: Bill;
  /** Called with the open bill of the tapped table. */
  onMerge: (taken: Bill) => void;
  onClose: () => void;
}

/**
 * Moves a bill to another table: a tap on a free table moves it if nothing is unsent. A tap on a taken table opens the
 * merge of both bills.
 */
export default function MoveSheet({ bill, onMerge, onClose }: MoveSheetProps) {
  const t = useTranslations('pay.move');
  const tMoving = useTranslations('moving');
  const tHistory = useTranslations('pay.history');
  const { moveToTable } = useBillExit();
  const offer = useOfferUndo();
  const { venueId } = useVenue();
  const { data: areas = [] } = useQuery(tablesQuery(venueId));
  const hasUnsent = useUnsentUnits(placeOfBill(bill)) > 0;
  const choose = (tableId: string, taken: Bill | null) => {
    if (taken !== null) return onMerge(taken);
    const { id: fromId = '', name: from = '' } = bill.table ?? {};
    moveToTable(bill.id, fromId, tableId);
    const to = areas.flatMap(({ tables }) => tables).find(({ id }) => id === tableId)?.name ?? '';
    const undo = () => moveToTable(bill.id, tableId, fromId);
    offer([tableUndoPlace(bill.id)], { text: tHistory('TableChanged', { from, to }), undo });
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
