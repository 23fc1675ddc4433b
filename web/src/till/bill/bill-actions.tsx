import {
  ChefHat,
  Ellipsis,
  Eye,
  EyeOff,
  History,
  ListChecks,
  MoveRight,
  Percent,
  Printer,
  ReceiptText,
} from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Bill } from '../../api/bill-list.ts';
import { ApprovalMark } from '../../session/approval-mark.tsx';
import { useActAtVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { UndoOffer, useOfferUndo } from '../undo/undo-offers.tsx';
import css from './bill.module.css';
import { activeLines } from './bill-rounds.ts';
import { usePrintBill } from './use-print-bill.ts';

/** The place key for undoing the move of a bill to another table. */
export const tableUndoPlace = (billId: string) => `table-of:${billId}`;

/** The place key for undoing the hiding of a bill. */
const hideUndoPlace = (billId: string) => `hidden:${billId}`;

/** The open sheet of a bill: for one of its lines, or for an action on the whole bill. */
export type BillSheetSubject =
  | { lineId: string; part?: 'Discount' | 'Price' | 'Allergy' | 'Choices' | 'Move' }
  | 'Allergy'
  | 'Discount'
  | 'More'
  | 'Move'
  | 'MoveLines'
  /** `mergeWith`: the id of the other bill; `null` if none is chosen yet. */
  | { mergeWith: string | null }
  | 'Void'
  | 'History'
  | 'Tickets';

/** Prints an open bill, or the receipt of a closed one. Shows how often it has been printed. */
function PrintButton({ bill }: { bill: Bill }) {
  const t = useTranslations('pay.bill');
  const { isPossible, isOnItsWay, printCount, print } = usePrintBill(bill);
  if (!isPossible || bill.state === 'Cancelled') return null;
  const kind = bill.state === 'Open' ? 'Bill' : 'Receipt';
  const times = printCount(kind);
  return (
    <Button icon={<Printer aria-hidden />} disabled={isOnItsWay} onClick={() => print(kind)}>
      <span>
        {t(kind === 'Bill' ? 'print' : 'printReceipt')}{' '}
        {times > 0 && <small>{t('printed', { count: times })}</small>}
        {times > 0 && <ApprovalMark right="reprint" />}
      </span>
    </Button>
  );
}

/** Hides a closed bill from the lists. An open bill cannot be hidden, because it is not paid yet. */
function HideButton({ bill: { id, isHidden, state } }: { bill: Bill }) {
  const t = useTranslations('pay.bill');
  const tHistory = useTranslations('pay.history');
  const act = useActAtVenue();
  const offer = useOfferUndo();
  if (state === 'Open') return null;
  const setHidden = (isHidden: boolean) => void act('hideBill', id, { billId: id, isHidden });
  const toggleHidden = () => {
    setHidden(!isHidden);
    const text = tHistory(isHidden ? 'BillShown' : 'BillHidden');
    offer([hideUndoPlace(id)], { text, undo: () => setHidden(isHidden) });
  };
  return (
    <>
      <Button icon={isHidden ? <Eye aria-hidden /> : <EyeOff aria-hidden />} onClick={toggleHidden}>
        {t(isHidden ? 'show' : 'hide')}
        <ApprovalMark right="hide" />
      </Button>
      <UndoOffer place={hideUndoPlace(id)} />
    </>
  );
}

interface BillActionsProps {
  bill: Bill;
  onOpen: (opened: BillSheetSubject) => void;
}

/** The most frequent actions on a bill. Other actions on an open bill are under *More*. */
export function BillActions({ bill, onOpen }: BillActionsProps) {
  const t = useTranslations('pay.bill');
  const isOpen = bill.state === 'Open';
  return (
    <>
      {bill.isHidden && <p className={css.soft}>{t('hidden')}</p>}
      {isOpen && bill.askedAt !== null && (
        <p className={css.asked}>
          <ReceiptText aria-hidden />
          {t('asked')}
        </p>
      )}
      <fieldset className={css.actions} aria-label={t('acts')}>
        <PrintButton bill={bill} />
        {isOpen ? (
          <OpenBillActions bill={bill} onOpen={onOpen} />
        ) : (
          <ClosedBillActions bill={bill} onOpen={onOpen} />
        )}
      </fieldset>
    </>
  );
}

function OpenBillActions({ bill, onOpen }: BillActionsProps) {
  const t = useTranslations('pay.bill');
  const tApp = useTranslations('app');
  const tPrices = useTranslations('prices');
  return (
    <>
      <Button icon={<Percent aria-hidden />} onClick={() => onOpen('Discount')}>
        {tPrices('discount')}
        <ApprovalMark right="discount" />
      </Button>
      {bill.table === null ? (
        <MoveLinesButton bill={bill} onOpen={onOpen} />
      ) : (
        <Button icon={<MoveRight aria-hidden />} onClick={() => onOpen('Move')}>
          {t('move')}
        </Button>
      )}
      <UndoOffer place={tableUndoPlace(bill.id)} />
      <Button icon={<Ellipsis aria-hidden />} aria-haspopup="dialog" onClick={() => onOpen('More')}>
        {tApp('more')}
      </Button>
    </>
  );
}

function ClosedBillActions({ bill, onOpen }: BillActionsProps) {
  return (
    <>
      <RecordButtons onOpen={onOpen} />
      <HideButton bill={bill} />
    </>
  );
}

/** The button that moves lines to another bill. */
export function MoveLinesButton({ bill, onOpen }: BillActionsProps) {
  const t = useTranslations('moving');
  if (activeLines(bill).length === 0) return null;
  return (
    <Button icon={<ListChecks aria-hidden />} onClick={() => onOpen('MoveLines')}>
      {t('lines')}
      <ApprovalMark right="moveLines" />
    </Button>
  );
}

/** The buttons for the kitchen tickets and the history of the bill. */
export function RecordButtons({ onOpen }: Pick<BillActionsProps, 'onOpen'>) {
  const t = useTranslations('pay.bill');
  return (
    <>
      <Button icon={<ChefHat aria-hidden />} onClick={() => onOpen('Tickets')}>
        {t('tickets')}
      </Button>
      <Button icon={<History aria-hidden />} onClick={() => onOpen('History')}>
        {t('history')}
      </Button>
    </>
  );
}
