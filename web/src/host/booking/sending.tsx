import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useActQueue, usePendingActs } from '../../acts/acts-provider.tsx';
import { type ActAnswer, answerKey } from '../../acts/reservation-acts.ts';
import { UnknownAct } from '../../acts/unknown-act.tsx';
import { isRefusal } from '../../api/fault.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { useFaultSentence } from '../../ui/fault-message.tsx';
import { Clashes } from '../reservation/clashes.tsx';
import css from './booking-sheet.module.css';

/** Follows an act until it is answered: closes then, unless somebody has to be told of clashes or of a refusal. */
export function useSending(onClose: () => void) {
  const { venueId } = useVenue();
  const queue = useActQueue();
  const acts = usePendingActs(venueId);
  const [key, setKey] = useState('');
  const { data: answer } = useQuery<ActAnswer | null>({
    ...{ queryKey: answerKey(venueId, key), enabled: false, initialData: null },
  });
  const act = acts.find((one) => one.key === key);
  const isRefused = act !== undefined && act.fault !== null && isRefusal(act.fault);
  const problems = (isRefused && act.fault?.problems) || [];
  const isClear = answer !== null && answer.clashes.length === 0;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isClear) close();
  }, [isClear]);
  return {
    start: (started: string) => {
      if (act !== undefined) queue.dismiss(act.key);
      setKey(started);
    },
    retry: () => queue.retry(key),
    /** What it was refused for is typed anew. */
    forgetRefusal: () => {
      if (isRefused) queue.dismiss(act.key);
    },
    /** Nothing but the phone number was refused: its field says so. */
    isPhoneWrong: problems.length > 0 && problems.every(({ field }) => field === 'customer.phone'),
    isOnItsWay: act !== undefined && act.fault === null,
    isUnknown: act !== undefined && act.fault !== null && !isRefused,
    act,
    answer,
  };
}

interface OutcomeProps {
  sending: ReturnType<typeof useSending>;
  onClose: () => void;
}

/** What became of what was sent, where somebody has to be told. */
export function Outcome({ sending: { act, answer, isPhoneWrong }, onClose }: OutcomeProps) {
  const t = useTranslations('app');
  const sentenceOf = useFaultSentence();
  const fault = act?.fault ?? null;
  if (act !== undefined && fault !== null && !isRefusal(fault)) return <UnknownAct act={act} />;
  if (isPhoneWrong) return null;
  if (fault !== null)
    return (
      <p className={css.fault} role="alert">
        {t('fault.refusedAct', { reason: sentenceOf(fault) })}
      </p>
    );
  if (answer === null || answer.clashes.length === 0) return null;
  return (
    <div role="alert" className={css.saved}>
      <Clashes clashes={answer.clashes} />
      <Button tone="Main" onClick={onClose}>
        {t('close')}
      </Button>
    </div>
  );
}
