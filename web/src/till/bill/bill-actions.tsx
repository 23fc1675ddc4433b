import { Eye, EyeOff, History, MoveRight, Percent, Printer, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Bill } from '../../api/bill-list.ts';
import { useActHere } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import css from './bill.module.css';

/** What is opened on a bill: a line of it, or something that is done with the whole bill. */
export type OpenedOnBill =
  | { lineId: string; part?: 'Discount' | 'Price' }
  | 'Discount'
  | 'Move'
  | 'Void'
  | 'History'
  | 'Tickets';

/** What is done with a whole bill. Voiding stands last, away from the rest. */
export function BillActions({ bill, onOpen }: { bill: Bill; onOpen: (opened: OpenedOnBill) => void }) {
  const t = useTranslations('pay.bill');
  const tPrices = useTranslations('prices');
  const act = useActHere();
  const isOpen = bill.state === 'Open';
  const turnHidden = () => void act('hideBill', bill.id, { billId: bill.id, isHidden: !bill.isHidden });
  return (
    <>
      {bill.isHidden && <p className={css.soft}>{t('hidden')}</p>}
      <fieldset className={css.actions} aria-label={t('acts')}>
        {isOpen && (
          <Button icon={<Percent aria-hidden />} onClick={() => onOpen('Discount')}>
            {tPrices('discount')}
          </Button>
        )}
        {isOpen && bill.table !== null && (
          <Button icon={<MoveRight aria-hidden />} onClick={() => onOpen('Move')}>
            {t('move')}
          </Button>
        )}
        <Button icon={<Printer aria-hidden />} onClick={() => onOpen('Tickets')}>
          {t('tickets')}
        </Button>
        <Button icon={<History aria-hidden />} onClick={() => onOpen('History')}>
          {t('history')}
        </Button>
        <Button icon={bill.isHidden ? <Eye aria-hidden /> : <EyeOff aria-hidden />} onClick={turnHidden}>
          {t(bill.isHidden ? 'show' : 'hide')}
        </Button>
        {isOpen && (
          <Button
            tone="Danger"
            className={css.apart}
            icon={<Trash2 aria-hidden />}
            onClick={() => onOpen('Void')}
          >
            {t('void')}
          </Button>
        )}
      </fieldset>
    </>
  );
}
