import { BellRing, Check, Gift, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { LineState } from '../../../acts/bill-acts.ts';
import { isUnconfirmed } from '../../../acts/kitchen/allergy-acts.ts';
import { useReasonTerms } from '../../../acts/reasons/reason-terms.ts';
import { AllergyBar } from '../../../allergies/allergy-bar.tsx';
import { type Bill, isHeldLine, needsMaking } from '../../../api/bill-list.ts';
import { ApprovalMark } from '../../../session/approval-mark.tsx';
import { useActAtVenue, useVenue } from '../../../session/venue-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Reasons } from '../../../ui/reasons/reasons.tsx';
import { useLineActs } from '../../undo/use-line-acts.ts';
import css from '../bill.module.css';
import type { BillLine } from '../bill-rounds.ts';

interface LineSwitchesProps {
  bill: Bill;
  line: BillLine;
  isOpen: boolean;
  onDone: () => void;
}

/** The states of a line, and its comp. An allergy that the kitchen has not confirmed is shown before the line is ready. */
export function LineSwitches({ bill, line, isOpen, onDone }: LineSwitchesProps) {
  const t = useTranslations('pay.line');
  const tState = useTranslations('app.line');
  const act = useActAtVenue();
  const acts = useLineActs(bill);
  const [isAsking, setIsAsking] = useState(false);
  const { id: billId } = bill;
  const { id: lineId, status, isGift } = line;
  const isHeld = isHeldLine(line);
  const isServed = status === 'Served';
  const move = (to: LineState) => {
    acts.move(line, to);
    onDone();
  };
  const hasUnconfirmed = isUnconfirmed(bill.allergy) || isUnconfirmed(line.allergy);
  // The question stays if a colleague confirms in the meantime: no other button may appear under the finger.
  if (isAsking && needsMaking(status))
    return <AllergyQuestion bill={bill} line={line} onConfirmed={() => move('Ready')} />;
  const charge = () => {
    act('giveAway', billId, { billId, lineId, isGift: false });
    onDone();
  };
  return (
    <div className={css.switches}>
      {needsMaking(status) && !isHeld && (
        <Button
          icon={<BellRing aria-hidden />}
          onClick={() => (hasUnconfirmed ? setIsAsking(true) : move('Ready'))}
        >
          {tState('Ready')}
        </Button>
      )}
      {status === 'Ready' && (
        <Button icon={<Undo2 aria-hidden />} onClick={() => move('Preparing')}>
          {t('notReady')}
        </Button>
      )}
      {!isHeld && (
        <Button
          icon={isServed ? <Undo2 aria-hidden /> : <Check aria-hidden />}
          onClick={() => move(isServed ? 'Ready' : 'Served')}
        >
          {t(isServed ? 'notServed' : 'markServed')}
        </Button>
      )}
      {isOpen && isGift && (
        <Button icon={<Gift aria-hidden />} onClick={charge}>
          {t('charge')}
        </Button>
      )}
      {isOpen && !isGift && <Give bill={bill} line={line} onDone={onDone} />}
    </div>
  );
}

/** Comps a line. The owner sees it with its reason, so a second tap asks for the reason. */
function Give({ bill, line, onDone }: Pick<LineSwitchesProps, 'bill' | 'line' | 'onDone'>) {
  const t = useTranslations('pay.line');
  const { giveAway } = useLineActs(bill);
  const [isAsked, setIsAsked] = useState(false);
  const { usual, isNeeded } = useReasonTerms(useVenue().venueId)('comp');
  const give = (reason: string | null) => {
    giveAway(line, reason);
    onDone();
  };
  if (!isAsked)
    return (
      <Button icon={<Gift aria-hidden />} onClick={() => setIsAsked(true)}>
        {t('giveAway')}
        <ApprovalMark right="comp" />
      </Button>
    );
  return (
    <section className={css.reasons}>
      <h3 className={css.heading}>{t('giveWhy')}</h3>
      <Reasons usual={usual} isNeeded={isNeeded} answer={t('giveAway')} onReason={give} />
    </section>
  );
}

/** The allergies of the bill and the line, and one button that confirms them for the kitchen and marks the line as ready. */
function AllergyQuestion({
  bill,
  line,
  onConfirmed,
}: Pick<LineSwitchesProps, 'bill' | 'line'> & { onConfirmed: () => void }) {
  const t = useTranslations('app');
  const act = useActAtVenue();
  const { id: billId } = bill;
  const section = useRef<HTMLElement>(null);
  // The button that was tapped is gone: a keyboard continues here.
  useEffect(() => section.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  const confirm = () => {
    for (const [lineId, { allergy }] of [
      [null, bill],
      [line.id, line],
    ] as const)
      if (isUnconfirmed(allergy)) act('confirmAllergy', billId, { billId, lineId, at: allergy.at });
    onConfirmed();
  };
  return (
    <section ref={section} className={css.unconfirmed} role="alert">
      {bill.allergy !== null && <AllergyBar mark={bill.allergy} isWhole />}
      {line.allergy !== null && <AllergyBar mark={line.allergy} />}
      <Button tone="Main" size="Large" isWide icon={<BellRing aria-hidden />} onClick={confirm}>
        {t('confirmAllergyReady')}
      </Button>
    </section>
  );
}
