import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useActQueue, usePendingActs } from '../../acts/acts-provider.tsx';
import { type ActAnswer, answerKey, type Clash } from '../../acts/reservation-acts.ts';
import { isRefusal } from '../../api/fault.ts';
import { useVenue } from '../../session/venue-context.tsx';

/**
 * Follows an act until it is answered, and then closes the sheet, unless the person must see a refusal or new
 * clashes.
 */
export function useSending(onClose: () => void) {
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
    /** `known`: the clashes that the person saw before. */
    start: (started: string, known: readonly Clash[]) => {
      if (act !== undefined) queue.dismiss(act.key);
      setSent({ key: started, known });
    },
    retry: () => queue.retry(key),
    /** The refused value is typed again. */
    forgetRefusal: () => {
      if (isRefused) queue.dismiss(act.key);
    },
    /** Only the phone number was refused: its field shows the refusal. */
    isPhoneWrong: problems.length > 0 && problems.every(({ field }) => field === 'customer.phone'),
    isOnItsWay: act !== undefined && act.fault === null,
    isUnknown: act !== undefined && act.fault !== null && !isRefused,
    act,
    answer,
  };
}
