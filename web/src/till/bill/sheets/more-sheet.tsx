import { Combine, ReceiptText, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Bill } from '../../../api/bill-list.ts';
import { ApprovalMark } from '../../../session/approval-mark.tsx';
import { useActAtVenue } from '../../../session/venue-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import css from '../bill.module.css';
import { type BillSheetSubject, MoveLinesButton, RecordButtons } from '../bill-actions.tsx';
import { activeLines } from '../bill-rounds.ts';

interface MoreSheetProps {
  bill: Bill;
  onOpen: (opened: BillSheetSubject) => void;
  onClose: () => void;
}

/** The less frequent actions on an open bill. *Void* is last, apart from the others. */
export default function MoreSheet({ bill, onOpen, onClose }: MoreSheetProps) {
  const t = useTranslations('pay.bill');
  const tMoving = useTranslations('moving');
  return (
    <Sheet title={t('number', { number: String(bill.number) })} isOpen onClose={onClose}>
      <div className={css.more}>
        {bill.table !== null && <AskButton bill={bill} onDone={onClose} />}
        {bill.table !== null && <MoveLinesButton bill={bill} onOpen={onOpen} />}
        {activeLines(bill).length > 0 && (
          <Button icon={<Combine aria-hidden />} onClick={() => onOpen({ mergeWith: null })}>
            {tMoving('merge')}
            <ApprovalMark right="moveLines" />
          </Button>
        )}
        <RecordButtons onOpen={onOpen} />
        <Button
          tone="Danger"
          className={css.apart}
          icon={<Trash2 aria-hidden />}
          onClick={() => onOpen('Void')}
        >
          {t('void')}
          <ApprovalMark right="void" />
        </Button>
      </div>
    </Sheet>
  );
}

/** The button that marks the bill as requested by the guests, or removes the mark. */
function AskButton({ bill: { id, askedAt }, onDone }: { bill: Bill; onDone: () => void }) {
  const t = useTranslations('pay.bill');
  const act = useActAtVenue();
  const isAsked = askedAt !== null;
  const turn = () => {
    act('askForBill', id, { billId: id, isAsked: !isAsked });
    onDone();
  };
  return (
    <Button icon={<ReceiptText aria-hidden />} aria-pressed={isAsked} onClick={turn}>
      {t(isAsked ? 'asked' : 'ask')}
    </Button>
  );
}
