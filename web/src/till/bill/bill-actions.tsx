import {
  ChefHat,
  Combine,
  Eye,
  EyeOff,
  History,
  ListChecks,
  MoveRight,
  Percent,
  Printer,
  ReceiptText,
  Trash2,
  TriangleAlert,
} from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Bill } from '../../api/bill-list.ts';
import { NeedsColleague } from '../../session/needs-colleague.tsx';
import { useActHere, useMay } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { UndoOffer, useOfferUndo } from '../undo/undo-offers.tsx';
import css from './bill.module.css';
import { liveLines } from './bill-rounds.ts';
import { usePrintBill } from './use-print-bill.ts';

/** Where it is offered to take back that a bill moved to another table. */
export const tablePlace = (billId: string) => `table-of:${billId}`;

/** Where it is offered to take back that a bill was hidden. */
const hiddenPlace = (billId: string) => `hidden:${billId}`;

/** What is opened on a bill: a line of it, or something that is done with the whole bill. */
export type OpenedOnBill =
  | { lineId: string; part?: 'Discount' | 'Price' | 'Allergy' | 'Choices' }
  | 'Allergy'
  | 'Discount'
  | 'Move'
  | 'MoveLines'
  /** `mergeWith`: the other bill; `null` while none is chosen. */
  | { mergeWith: string | null }
  | 'Void'
  | 'History'
  | 'Tickets';

/** The bill on paper while it is open, its receipt once it is closed; how often it was printed stands beside it. */
function PrintButton({ bill }: { bill: Bill }) {
  const t = useTranslations('pay.bill');
  const { isPossible, isOnItsWay, timesOf, print } = usePrintBill(bill);
  if (!isPossible || bill.state === 'Cancelled') return null;
  const kind = bill.state === 'Open' ? 'Bill' : 'Receipt';
  const times = timesOf(kind);
  return (
    <Button icon={<Printer aria-hidden />} disabled={isOnItsWay} onClick={() => print(kind)}>
      <span>
        {t(kind === 'Bill' ? 'print' : 'printReceipt')}{' '}
        {times > 0 && <small>{t('printed', { count: times })}</small>}
        {times > 0 && <NeedsColleague right="reprint" />}
      </span>
    </Button>
  );
}

/** Lines move to another bill, or all of them: then both bills become one. */
function MovingButtons({ onOpen }: Pick<BillActionsProps, 'onOpen'>) {
  const t = useTranslations('moving');
  return (
    <>
      <Button icon={<ListChecks aria-hidden />} onClick={() => onOpen('MoveLines')}>
        {t('lines')}
        <NeedsColleague right="moveLines" />
      </Button>
      <Button icon={<Combine aria-hidden />} onClick={() => onOpen({ mergeWith: null })}>
        {t('merge')}
        <NeedsColleague right="moveLines" />
      </Button>
    </>
  );
}

/** What no one at the table must get, and what the dishes contain. */
function AllergyButton({ onOpen }: Pick<BillActionsProps, 'onOpen'>) {
  const t = useTranslations('pay.bill');
  if (!useMay()('takeOrders')) return null;
  return (
    <Button icon={<TriangleAlert aria-hidden />} onClick={() => onOpen('Allergy')}>
      {t('allergy')}
    </Button>
  );
}

/** Hides a finished bill from the lists. An open one is still to be paid. */
function HideButton({ bill: { id, isHidden, state } }: { bill: Bill }) {
  const t = useTranslations('pay.bill');
  const tHistory = useTranslations('pay.history');
  const act = useActHere();
  const offer = useOfferUndo();
  if (state === 'Open') return null;
  const turn = (isHidden: boolean) => void act('hideBill', id, { billId: id, isHidden });
  const turnHidden = () => {
    turn(!isHidden);
    const text = tHistory(isHidden ? 'BillShown' : 'BillHidden');
    offer([hiddenPlace(id)], { text, undo: () => turn(isHidden) });
  };
  return (
    <>
      <Button icon={isHidden ? <Eye aria-hidden /> : <EyeOff aria-hidden />} onClick={turnHidden}>
        {t(isHidden ? 'show' : 'hide')}
        <NeedsColleague right="hide" />
      </Button>
      <UndoOffer place={hiddenPlace(id)} />
    </>
  );
}

interface BillActionsProps {
  bill: Bill;
  onOpen: (opened: OpenedOnBill) => void;
}

/** What is done with a whole bill. Voiding stands last, away from the rest. */
export function BillActions({ bill, onOpen }: BillActionsProps) {
  const t = useTranslations('pay.bill');
  const tPrices = useTranslations('prices');
  const act = useActHere();
  const isOpen = bill.state === 'Open';
  const isAsked = bill.askedAt !== null;
  return (
    <>
      {bill.isHidden && <p className={css.soft}>{t('hidden')}</p>}
      <fieldset className={css.actions} aria-label={t('acts')}>
        <PrintButton bill={bill} />
        {isOpen && bill.table !== null && (
          <Button
            icon={<ReceiptText aria-hidden />}
            aria-pressed={isAsked}
            onClick={() => act('askForBill', bill.id, { billId: bill.id, isAsked: !isAsked })}
          >
            {t(isAsked ? 'asked' : 'ask')}
          </Button>
        )}
        {isOpen && <AllergyButton onOpen={onOpen} />}
        {isOpen && (
          <Button icon={<Percent aria-hidden />} onClick={() => onOpen('Discount')}>
            {tPrices('discount')}
            <NeedsColleague right="discount" />
          </Button>
        )}
        {isOpen && bill.table !== null && (
          <Button icon={<MoveRight aria-hidden />} onClick={() => onOpen('Move')}>
            {t('move')}
          </Button>
        )}
        <UndoOffer place={tablePlace(bill.id)} />
        {isOpen && liveLines(bill).length > 0 && <MovingButtons onOpen={onOpen} />}
        <Button icon={<ChefHat aria-hidden />} onClick={() => onOpen('Tickets')}>
          {t('tickets')}
        </Button>
        <Button icon={<History aria-hidden />} onClick={() => onOpen('History')}>
          {t('history')}
        </Button>
        <HideButton bill={bill} />
        {isOpen && (
          <Button
            tone="Danger"
            className={css.apart}
            icon={<Trash2 aria-hidden />}
            onClick={() => onOpen('Void')}
          >
            {t('void')}
            <NeedsColleague right="void" />
          </Button>
        )}
      </fieldset>
    </>
  );
}
