import { ListChecks, Minus, Pencil, Percent, Plus, Tag, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { LineState } from '../../../acts/bill-acts.ts';
import { useReasonTerms } from '../../../acts/reasons/reason-terms.ts';
import { type Bill, isHeldLine, needsMaking } from '../../../api/bill-list.ts';
import { ApprovalMark } from '../../../session/approval-mark.tsx';
import { useActAtVenue, useVenue } from '../../../session/venue-context.tsx';
import { useAmount } from '../../../ui/amount.tsx';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.ts';
import { Reasons } from '../../../ui/reasons/reasons.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useLineActs } from '../../undo/use-line-acts.ts';
import css from '../bill.module.css';
import { activeLines, type BillLine } from '../bill-rounds.ts';
import { LineStateMark } from '../line-state-mark.tsx';
import { LineSwitches } from './line-switches.tsx';

const LineAllergy = lazyPart(() => import('../allergies/line-allergy.tsx'));
const LineSeat = lazyPart(() => import('../../seats/line-seat.tsx'));

const MOST_UNITS = 999;

interface LineSheetProps {
  bill: Bill;
  /** `undefined` if the line is not on the bill any more. */
  line: BillLine | undefined;
  /** Opens another sheet of the line. */
  onOpen: (part: 'Discount' | 'Price' | 'Allergy' | 'Choices' | 'Move') => void;
  onClose: () => void;
}

/**
 * The actions on a line: change the quantity, mark as ready or served, comp, change the price or seat, remove; the allergy
 * comes last, because it is used least. On a closed bill, lines can only be marked as ready and served.
 */
export default function LineSheet({ bill, line, onOpen, onClose }: LineSheetProps) {
  const t = useTranslations('pay.line');
  const { may } = useVenue();
  const isOpen = bill.state === 'Open';
  return (
    <Sheet title={line?.productName ?? t('gone')} isOpen onClose={onClose}>
      {line !== undefined && (
        <div className={css.lineSheet}>
          <LineStateMark state={line.status} isHeld={isHeldLine(line)} />
          <Owed line={line} />
          {isOpen && !isHeldLine(line) && <p className={css.soft}>{t(`told.${toldOf(line.status)}`)}</p>}
          {isOpen && isHeldLine(line) && <ChangeHeld onOpen={onOpen} />}
          {isOpen && line.measure === null && <Units billId={bill.id} line={line} />}
          <LineSwitches bill={bill} line={line} isOpen={isOpen} onDone={onClose} />
          {isOpen && (
            <div className={css.switches}>
              {!line.isGift && <LinePrices onOpen={onOpen} />}
              <MoveLine onOpen={onOpen} />
            </div>
          )}
          {isOpen && bill.type === 'DineIn' && (
            <Suspense>
              <LineSeat key={line.id} bill={bill} line={line} />
            </Suspense>
          )}
          {isOpen && (
            <Strike bill={bill} line={line} isLast={activeLines(bill).length === 1} onDone={onClose} />
          )}
          {isOpen && may('takeOrders') && (
            <Suspense>
              <LineAllergy bill={bill} line={line} onWords={() => onOpen('Allergy')} />
            </Suspense>
          )}
        </div>
      )}
    </Sheet>
  );
}

/** The amount that is due for a reduced line, including its share of the reductions of the whole bill. */
function Owed({ line: { due, total } }: { line: BillLine }) {
  const t = useTranslations('prices');
  const amount = useAmount();
  return due !== total && <p>{t('owes', { amount: amount(due) })}</p>;
}

/** The state of a line, as it decides what the kitchen ticket of a change says. */
function toldOf(state: LineState): 'ToMake' | 'Ready' | 'Served' {
  if (needsMaking(state)) return 'ToMake';
  return state === 'Ready' ? 'Ready' : 'Served';
}

/** The button that opens the choices of a held line. */
function ChangeHeld({ onOpen }: Pick<LineSheetProps, 'onOpen'>) {
  const t = useTranslations('till.product');
  return (
    <Button icon={<Pencil aria-hidden />} onClick={() => onOpen('Choices')}>
      {t('change')}
    </Button>
  );
}

function LinePrices({ onOpen }: Pick<LineSheetProps, 'onOpen'>) {
  const t = useTranslations('prices');
  return (
    <>
      <Button icon={<Percent aria-hidden />} onClick={() => onOpen('Discount')}>
        {t('discount')}
        <ApprovalMark right="discount" />
      </Button>
      <Button icon={<Tag aria-hidden />} onClick={() => onOpen('Price')}>
        {t('otherPrice')}
        <ApprovalMark right="price" />
      </Button>
    </>
  );
}

function MoveLine({ onOpen }: Pick<LineSheetProps, 'onOpen'>) {
  const t = useTranslations('moving');
  return (
    <Button icon={<ListChecks aria-hidden />} onClick={() => onOpen('Move')}>
      {t('lines')}
      <ApprovalMark right="moveLines" />
    </Button>
  );
}

/** The reasons for removing a line or some of its units. A reason is only required after the kitchen has begun. */
function useRemovalReasons({ status }: BillLine) {
  const { usual, isNeeded } = useReasonTerms(useVenue().venueId)('remove');
  return { usual, isNeeded: isNeeded && status !== 'Pending' };
}

function Units({ billId, line }: { billId: string; line: BillLine }) {
  const t = useTranslations('pay.line');
  const act = useActAtVenue();
  const { id: lineId, quantity } = line;
  const { usual, isNeeded } = useRemovalReasons(line);
  const [isAsked, setIsAsked] = useState(false);
  const step = (by: number, reason: string | null = null) =>
    void act('stepQuantity', billId, { billId, lineId, by, ...(reason !== null && { reason }) });
  const lower = (reason: string | null) => {
    step(-1, reason);
    setIsAsked(false);
  };
  return (
    <>
      <fieldset className={css.stepper} aria-label={t('quantity')}>
        <Button
          icon={<Minus />}
          label={t('less')}
          disabled={quantity <= 1}
          onClick={() => (isNeeded ? setIsAsked(true) : lower(null))}
        />
        {quantity > 1 && line.status !== 'Pending' && <ApprovalMark right="changeKitchen" />}
        <output aria-live="polite">{quantity}</output>
        <Button icon={<Plus />} label={t('more')} disabled={quantity >= MOST_UNITS} onClick={() => step(1)} />
      </fieldset>
      {isAsked && quantity > 1 && (
        <section className={css.reasons}>
          <h3 className={css.heading}>{t('lessWhy')}</h3>
          <Reasons usual={usual} answer={t('less')} onReason={lower} />
        </section>
      )}
    </>
  );
}

interface StrikeProps {
  bill: Bill;
  line: BillLine;
  isLast: boolean;
  onDone: () => void;
}

/** Removes a line. A second tap asks for the reason, because the owner sees it. */
function Strike({ bill, line, isLast, onDone }: StrikeProps) {
  const t = useTranslations('pay.line');
  const acts = useLineActs(bill);
  const [isAsked, setIsAsked] = useState(false);
  const { usual, isNeeded } = useRemovalReasons(line);
  const strike = (reason: string | null) => {
    acts.strike(line, reason);
    onDone();
  };
  if (!isAsked)
    return (
      <Button tone="Danger" isWide icon={<Trash2 aria-hidden />} onClick={() => setIsAsked(true)}>
        {t('strike')}
        {line.status !== 'Pending' && <ApprovalMark right="changeKitchen" />}
      </Button>
    );
  return (
    <section className={css.reasons}>
      <h3 className={css.heading}>{t('strikeWhy')}</h3>
      {isLast && <p className={css.warning}>{t('lastLine')}</p>}
      <Reasons usual={usual} isNeeded={isNeeded} answer={t('strikeNow')} onReason={strike} />
    </section>
  );
}
