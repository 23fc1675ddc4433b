import { CircleCheck, CloudUpload, Undo2 } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { usePendingActs } from '../../acts/acts-provider.tsx';
import type { Bill } from '../../api/bill-list.ts';
import { ApprovalMark } from '../../session/approval-mark.tsx';
import { useActAtVenue, useVenue } from '../../session/venue-context.tsx';
import { Amount, useAmount } from '../../ui/amount.tsx';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.ts';
import { toLira } from '../typed-amount.ts';
import { typedAmounts } from './entry/entry.ts';
import { useMethodName } from './methods.ts';
import css from './pay.module.css';
import { lastOwnPayment, paymentActs } from './payments.ts';
import { RecordingText } from './recording-text.tsx';
import type { PaymentForm } from './use-payment-form.ts';

const OverpaidAmount = lazyPart(() => import('./refunds/overpaid-amount.tsx'));

/**
 * The sum to take now, in the largest digits of the screen, with its parts, and the undo of the last payment. Its
 * height does not change.
 */
export function SumToTake({ paying }: { paying: PaymentForm }) {
  const { bill } = paying;
  if (bill.totals.toGiveBack > 0)
    return (
      <section aria-live="polite">
        <LastChange bill={bill} />
        <Suspense>
          <OverpaidAmount bill={bill} />
        </Suspense>
      </section>
    );
  return (
    <section className={css.toTake} data-paid={paying.dueKurus === 0}>
      <Sum paying={paying} />
      <Notes paying={paying} />
      <UndoLast bill={bill} />
    </section>
  );
}

function Sum({ paying: { dueKurus, takenKurus } }: { paying: PaymentForm }) {
  const t = useTranslations('payments.sheet');
  const isPaid = dueKurus === 0;
  const isPart = takenKurus !== null && takenKurus !== dueKurus;
  return (
    <p className={css.sumLine} aria-live="polite">
      <span className={css.label}>
        {isPaid && <CircleCheck aria-hidden />}
        {isPaid ? t('nothingDue') : t(isPart ? 'takeNow' : 'due')}
      </span>
      <strong className={css.sum}>
        <Amount value={toLira(takenKurus ?? dueKurus)} />
      </strong>
    </p>
  );
}

/** The parts of the sum, the amount in cash, and the change; if nothing is entered, those of the last payment. */
function Notes({ paying }: { paying: PaymentForm }) {
  const t = useTranslations('payments.sheet');
  const { venueId } = useVenue();
  const { recording } = paymentActs(usePendingActs(venueId), paying.bill.id);
  const { isOfShare, parts, cash } = useNotes(paying);
  if (recording.length > 0)
    return (
      <div className={css.notes}>
        {recording.map((act) => (
          <p key={act.key} className={css.onItsWay}>
            <CloudUpload aria-hidden />
            <RecordingText act={act} />
          </p>
        ))}
      </div>
    );
  if (paying.isWrong)
    return (
      <div className={css.notes}>
        <p className={css.wrong}>{t('invalid')}</p>
      </div>
    );
  return (
    <div className={css.notes} role="status">
      {isOfShare && <p>{parts.join(' · ')}</p>}
      {cash.length > 0 ? (
        <p>
          {cash.map(({ text, isBack }) => (
            <span key={text} className={isBack ? css.back : undefined}>
              {text}
            </span>
          ))}
        </p>
      ) : (
        <LastChange bill={paying.bill} />
      )}
    </div>
  );
}

function useNotes({ bill, entry, shown, dueKurus, takenKurus }: PaymentForm) {
  const t = useTranslations('payments.sheet');
  const amount = useAmount();
  const { share, cash, change } = shown;
  const { tipKurus } = typedAmounts(entry);
  const { paid, total, remaining } = bill.totals;
  const isPart = takenKurus !== null && takenKurus - tipKurus !== dueKurus;
  const parts = [
    tipKurus > 0 && takenKurus !== null
      ? t('ofWhichTip', { amount: amount(toLira(takenKurus - tipKurus)), tip: amount(toLira(tipKurus)) })
      : '',
    isPart ? t('ofTotal', { total: amount(remaining) }) : '',
    !isPart && paid > 0 ? t('ofTotal', { total: amount(total) }) : '',
  ].filter((text) => text !== '');
  const isRounded = cash !== undefined && cash.rounding !== 0;
  const isOtherSum = cash !== undefined && cash.amount !== share?.amount;
  const inCash =
    cash !== undefined && (isRounded || (entry.share !== 'All' && share !== undefined && isOtherSum));
  const notes = [
    { text: inCash ? t('inCash', { amount: amount(cash.tendered) }) : '', isBack: false },
    { text: change === null ? '' : t('changeBack', { change: amount(change) }), isBack: true },
  ];
  return { isOfShare: parts.length > 0, parts, cash: notes.filter(({ text }) => text !== '') };
}

/** The change of the last payment, and by how much it was rounded. */
function LastChange({ bill: { payments } }: { bill: Bill }) {
  const t = useTranslations('payments.sheet');
  const amount = useAmount();
  const last = payments.at(-1);
  if (last === undefined || last.reversedAt !== null) return null;
  if (last.change === 0 && last.rounding === 0) return null;
  return (
    <p>
      <span>{t('changeOf', { given: amount(last.tendered) })}</span>
      {last.change > 0 && (
        <span className={css.back}>{t('changeBack', { change: amount(last.change) })}</span>
      )}
      {last.rounding !== 0 && <span>{t('rounded', { amount: amount(last.rounding) })}</span>}
    </p>
  );
}

/** Reverses the last payment of this person, and says which one it is. Other payments are reversed in the list. */
function UndoLast({ bill }: { bill: Bill }) {
  const t = useTranslations('payments.sheet');
  const { venueId, session } = useVenue();
  const amount = useAmount();
  const nameOf = useMethodName();
  const act = useActAtVenue();
  const { undoing } = paymentActs(usePendingActs(venueId), bill.id);
  const last = lastOwnPayment(bill, session.account.id);
  if (last === undefined) return null;
  return (
    <Button
      key={last.id}
      className={css.undoLast}
      icon={<Undo2 aria-hidden />}
      disabled={undoing.has(last.id)}
      onClick={() => act('reversePayment', bill.id, { billId: bill.id, paymentId: last.id })}
    >
      <span>
        {undoing.has(last.id) ? t('undoing') : t('undo')}{' '}
        <small>
          {nameOf(last.method)} {amount(last.amount)}
        </small>
      </span>
      <ApprovalMark right="reverse" />
    </Button>
  );
}
