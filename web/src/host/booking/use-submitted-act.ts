import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useActQueue, usePendingActs } from '../../acts/acts-provider.tsx';
import { type ActAnswer, answerKey, type Clash } from '../../acts/reservation-acts.ts';
import { isRefusal } from '../../api/fault.ts';
import { useVenue } from '../../session/venue-context.tsx';

/**
 * Follows an act until the service answers, then closes the sheet. If the person must see a refusal or new clashes, the
 * sheet stays open.
 */
export function useSubmittedAct(onClose: () => void) {
  const { venueId } = useVenue();
  const queue = useActQueue();
  const acts = usePendingActs(venueId);
  const [{ key, known }, setSent] = useState<{ key: string; known: readonly Clash[] }>({
    key: '',
    known: [],
  });
  const { data: answer } = useQuery<ActAnswer | null>({
    ...{ queryKey: answerKey(venueId, key), enabled: false, initialData: null },
  });
  const act = acts.find((one) => one.key === key);
  const isRefused = act !== undefined && act.fault !== null && isRefusal(act.fault);
  const problems = (isRefused && act.fault?.problems) || [];
  const isClear = answer?.clashes.every((clash) => known.includes(clash)) ?? false;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isClear) close();
  }, [isClear]);
  return {
    /** Begins to follow an act. `started`: its key. `known`: the clashes that the person has seen already. */
    start: (started: string, known: readonly Clash[]) => {
      if (act !== undefined) queue.dismiss(act.key);
      setSent({ key: started, known });
    },
    retry: () => queue.retry(key),
    /** Discards the refused act, because the person types the value again. */
    forgetRefusal: () => {
      if (isRefused) queue.dismiss(act.key);
    },
    /** Whether only the phone number was refused. Its field then shows the refusal. */
    isPhoneWrong: problems.length > 0 && problems.every(({ field }) => field === 'customer.phone'),
    isOnItsWay: act !== undefined && act.fault === null,
    isUnknown: act !== undefined && act.fault !== null && !isRefused,
    act,
    answer,
  };
}
