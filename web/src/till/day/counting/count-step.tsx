import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { api, dataOf, type Schemas } from '../../../api/client.ts';
import { useVenue } from '../../../session/venue-context.tsx';
import { Amount } from '../../../ui/amount.tsx';
import { Button } from '../../../ui/button.tsx';
import { useSubmit } from '../../../ui/form/use-submit.ts';
import { toKurus, toLira } from '../../typed-amount.ts';
import { AmountField } from '../amount-field.tsx';
import css from '../day.module.css';
import { type Drawer, drawersQuery, typedKurus, useIdempotentSend } from '../day-queries.ts';
import { Difference } from '../difference.tsx';
import { type GivenReason, isReasonGiven, REASONS, ReasonChoice } from '../reason-choice.tsx';
import { SendFault } from '../send-fault.tsx';
import { CountGrid } from './count-grid.tsx';
import { ExplainForm } from './explain-form.tsx';
import { countedKurus, EMPTY_COUNT, type TypedCount } from './typed-count.ts';

type DifferenceReason = (typeof REASONS)['Difference'][number];

interface CountStepProps {
  drawers: Schemas['Drawers'];
  drawer: Drawer;
  onNext: () => void;
}

/**
 * Counts the drawer. If the difference is larger than the venue allows, asks for a reason: before the count is saved,
 * or after a blind count.
 */
export function CountStep({ drawers, drawer, onNext }: CountStepProps) {
  const t = useTranslations('day');
  const [isCounted, setIsCounted] = useState(false);
  const { lastCount } = drawer;
  if (!isCounted || lastCount === null)
    return (
      <CountForm drawers={drawers} drawer={drawer} onCounted={() => setIsCounted(true)} onSkip={onNext} />
    );
  return (
    <>
      <p className={css.total}>
        {t('lastCount.counted')} <Amount value={lastCount.counted} />
      </p>
      <Difference amount={lastCount.difference} />
      {lastCount.needsReason ? (
        <ExplainForm drawer={drawer.code} row={lastCount.row} />
      ) : (
        <Button tone="Main" size="Large" isWide onClick={onNext}>
          {t('next')}
        </Button>
      )}
    </>
  );
}

interface CountFormProps {
  drawers: Schemas['Drawers'];
  drawer: Drawer;
  onCounted: () => void;
  onSkip: () => void;
}

function CountForm({ drawers, drawer, onCounted, onSkip }: CountFormProps) {
  const t = useTranslations('day');
  const [typed, setTyped] = useState<TypedCount>(EMPTY_COUNT);
  const [left, setLeft] = useState('');
  const [given, setGiven] = useState<GivenReason<DifferenceReason>>({ reason: null, note: '' });
  const sending = useSendCount(drawer.code, onCounted);
  const kurus = countedKurus(typed);
  const leftKurus = typedKurus(left);
  const expected = drawer.period?.expected ?? null;
  const off = expected === null || kurus === null ? null : toLira(kurus - toKurus(expected));
  const needsReason = off !== null && Math.abs(off) > drawers.differenceAllowed;
  const { shown, submit } = useSubmit(
    {
      counted: kurus === null || !typed.isTouched ? t('count.wrong') : undefined,
      left: leftKurus === null || leftKurus > (kurus ?? 0) ? t('count.leftWrong') : undefined,
      reason: needsReason && !isReasonGiven(given) ? t('reasonNeeded') : undefined,
    },
    () =>
      sending.mutate({
        afterRow: drawer.period?.afterRow ?? 0,
        ...bodyOf(typed),
        ...(left.trim() !== '' && { left: toLira(leftKurus ?? 0) }),
        ...(needsReason && given),
      }),
  );
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <CountGrid drawers={drawers} typed={typed} onChange={setTyped} />
      <p className={css.total}>
        {t('lastCount.counted')} <Amount value={toLira(kurus ?? 0)} />
      </p>
      {shown.counted !== undefined && <p className={css.wrong}>{shown.counted}</p>}
      {off !== null && typed.isTouched && <Difference amount={off} />}
      {needsReason && typed.isTouched && (
        <ReasonChoice reasons={REASONS.Difference} given={given} error={shown.reason} onChange={setGiven} />
      )}
      <AmountField
        label={t('count.left')}
        hint={t('count.leftHint')}
        error={shown.left}
        value={left}
        onType={setLeft}
      />
      <SendFault fault={sending.error} />
      <div className={css.buttons}>
        <Button onClick={onSkip}>{t('skip')}</Button>
        <Button type="submit" tone="Main" size="Large" disabled={sending.isPending}>
          {t('count.send')}
        </Button>
      </div>
    </form>
  );
}

/** Sends a count of a drawer. */
function useSendCount(drawer: string, onCounted: () => void) {
  const { venueId } = useVenue();
  return useIdempotentSend(
    drawersQuery(venueId).queryKey,
    (body: object, header) => {
      const params = { path: { venueId, drawer }, header };
      const path = '/venue/v1/venues/{venueId}/drawers/{drawer}/counts';
      return dataOf(api.POST(path, { params, body: body as never }));
    },
    onCounted,
  );
}

/** The request body of a count. */
function bodyOf({ isSum, sum, pieces, foreign, worth }: TypedCount) {
  if (isSum) return { sum: toLira(typedKurus(sum) ?? 0) };
  const counted = Object.entries(pieces).filter(([, times]) => Number(times) > 0);
  const worthKurus = typedKurus(worth) ?? 0;
  return {
    pieces: counted.map(([value, times]) => ({ value: Number(value), times: Number(times) })),
    ...(worthKurus > 0 && {
      foreign: [{ ...foreign, amount: toLira(typedKurus(foreign.amount) ?? 0), worth: toLira(worthKurus) }],
    }),
  };
}
