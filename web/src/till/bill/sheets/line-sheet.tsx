import { BellRing, Check, Gift, Minus, Percent, Plus, Tag, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { LineState } from '../../../acts/bill-acts.ts';
import { type Bill, isToMake } from '../../../api/bill-list.ts';
import { useActHere } from '../../../session/venue-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import css from '../bill.module.css';
import { type BillLine, liveLines } from '../bill-rounds.ts';
import { LineStateMark } from '../line-state-mark.tsx';
import { Reasons } from './reasons.tsx';

const REASONS = ['Mind', 'Mistake', 'Gone', 'Complaint'] as const;
const GIFT_REASONS = ['Regular', 'Celebration', 'Waited', 'Complaint'] as const;
const MOST_UNITS = 999;

interface LineSheetProps {
  bill: Bill;
  /** `undefined` once it is no longer on the bill. */
  line: BillLine | undefined;
  /** Opens another sheet of the line. */
  onOpen: (part: 'Discount' | 'Price') => void;
  onClose: () => void;
}

/** What can be done with a line: how many, ready, served, given away, struck. Of a closed bill it is only made and served. */
export function LineSheet({ bill, line, onOpen, onClose }: LineSheetProps) {
  const t = useTranslations('pay.line');
  const isOpen = bill.state === 'Open';
  return (
    <Sheet title={line?.productName ?? t('gone')} isOpen onClose={onClose}>
      {line !== undefined && (
        <div className={css.lineSheet}>
          <LineStateMark state={line.status} />
          {isOpen && line.measure === null && <Units billId={bill.id} line={line} />}
          <LineSwitches billId={bill.id} line={line} isOpen={isOpen} onDone={onClose} />
          {isOpen && !line.isGift && <LinePrices onOpen={onOpen} />}
          {isOpen && (
            <Strike
              billId={bill.id}
              lineId={line.id}
              isLast={liveLines(bill).length === 1}
              onDone={onClose}
            />
          )}
        </div>
      )}
    </Sheet>
  );
}

function LinePrices({ onOpen }: Pick<LineSheetProps, 'onOpen'>) {
  const t = useTranslations('prices');
  return (
    <div className={css.switches}>
      <Button icon={<Percent aria-hidden />} onClick={() => onOpen('Discount')}>
        {t('discount')}
      </Button>
      <Button icon={<Tag aria-hidden />} onClick={() => onOpen('Price')}>
        {t('otherPrice')}
      </Button>
    </div>
  );
}

function Units({ billId, line: { id: lineId, quantity } }: { billId: string; line: BillLine }) {
  const t = useTranslations('pay.line');
  const act = useActHere();
  const step = (by: number) => void act('stepQuantity', billId, { billId, lineId, by });
  return (
    <fieldset className={css.stepper} aria-label={t('quantity')}>
      <Button icon={<Minus />} label={t('less')} disabled={quantity <= 1} onClick={() => step(-1)} />
      <output aria-live="polite">{quantity}</output>
      <Button icon={<Plus />} label={t('more')} disabled={quantity >= MOST_UNITS} onClick={() => step(1)} />
      <p className={css.soft}>{t('quantityHint')}</p>
    </fieldset>
  );
}

interface LineSwitchesProps {
  billId: string;
  line: BillLine;
  isOpen: boolean;
  onDone: () => void;
}

function LineSwitches({ billId, line: { id: lineId, status, isGift }, isOpen, onDone }: LineSwitchesProps) {
  const t = useTranslations('pay.line');
  const tState = useTranslations('app.line');
  const act = useActHere();
  const isServed = status === 'Served';
  const move = (to: LineState) => {
    act('moveLine', billId, { billId, lineId, to });
    onDone();
  };
  const charge = () => {
    act('giveAway', billId, { billId, lineId, isGift: false });
    onDone();
  };
  return (
    <div className={css.switches}>
      {isToMake(status) && (
        <Button icon={<BellRing aria-hidden />} onClick={() => move('Ready')}>
          {tState('Ready')}
        </Button>
      )}
      {status === 'Ready' && (
        <Button icon={<Undo2 aria-hidden />} onClick={() => move('Preparing')}>
          {t('notReady')}
        </Button>
      )}
      <Button
        icon={isServed ? <Undo2 aria-hidden /> : <Check aria-hidden />}
        onClick={() => move(isServed ? 'Ready' : 'Served')}
      >
        {t(isServed ? 'notServed' : 'markServed')}
      </Button>
      {isOpen && isGift && (
        <Button icon={<Gift aria-hidden />} onClick={charge}>
          {t('charge')}
        </Button>
      )}
      {isOpen && !isGift && <Give billId={billId} lineId={lineId} onDone={onDone} />}
    </div>
  );
}

/** The owner sees what was given away and why: the reasons come with a second tap. */
function Give({ billId, lineId, onDone }: Omit<StrikeProps, 'isLast'>) {
  const t = useTranslations('pay.line');
  const act = useActHere();
  const [isAsked, setIsAsked] = useState(false);
  const give = (reason: string) => {
    act('giveAway', billId, { billId, lineId, isGift: true, reason });
    onDone();
  };
  if (!isAsked)
    return (
      <Button icon={<Gift aria-hidden />} onClick={() => setIsAsked(true)}>
        {t('giveAway')}
      </Button>
    );
  return (
    <section className={css.reasons}>
      <h3 className={css.heading}>{t('giveWhy')}</h3>
      <Reasons
        usual={GIFT_REASONS.map((name) => t(`giftReasons.${name}`))}
        ownLabel={t('ownReason')}
        answer={t('giveAway')}
        onReason={give}
      />
    </section>
  );
}

interface StrikeProps {
  billId: string;
  lineId: string;
  isLast: boolean;
  onDone: () => void;
}

/** Striking cannot be undone: the reasons come with a second tap. */
function Strike({ billId, lineId, isLast, onDone }: StrikeProps) {
  const t = useTranslations('pay.line');
  const act = useActHere();
  const [isAsked, setIsAsked] = useState(false);
  const strike = (reason: string) => {
    act('strikeLine', billId, { billId, lineId, reason });
    onDone();
  };
  if (!isAsked)
    return (
      <Button tone="Danger" isWide icon={<Trash2 aria-hidden />} onClick={() => setIsAsked(true)}>
        {t('strike')}
      </Button>
    );
  return (
    <section className={css.reasons}>
      <h3 className={css.heading}>{t('strikeWhy')}</h3>
      {isLast && <p className={css.warning}>{t('lastLine')}</p>}
      <Reasons
        usual={REASONS.map((name) => t(`reasons.${name}`))}
        ownLabel={t('ownReason')}
        answer={t('strikeNow')}
        onReason={strike}
      />
    </section>
  );
}
