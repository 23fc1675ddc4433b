import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useActQueue } from '../acts/acts-provider.tsx';
import { RefusedActs } from '../acts/refused-acts.tsx';
import { openBillsQuery } from '../api/queries.ts';
import { useVenue } from '../session/venue-context.tsx';
import { baskets } from '../till/order/basket/use-basket.ts';
import { useSendBasket } from '../till/order/basket/use-send-basket.ts';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { findOwnUnsentWork } from './own-unsent-work.ts';
import css from './unsent.module.css';
import { openBillAt } from './use-unsent-rounds.ts';

interface LeaveSheetProps {
  onLeave: () => void;
  onClose: () => void;
}

/**
 * Shows a person who signs out their unsent acts and baskets, and offers to send them first. Otherwise they wait for
 * the next person.
 */
export function LeaveSheet({ onLeave, onClose }: LeaveSheetProps) {
  const t = useTranslations('app.unsent');
  const { session, venueId } = useVenue();
  const queue = useActQueue();
  const [isSending, setIsSending] = useState(false);
  const { data: bills } = useQuery(openBillsQuery(venueId));
  const sendBasket = useSendBasket();
  useSyncExternalStore(queue.subscribe, queue.list);
  useSyncExternalStore(baskets.subscribe, baskets.version);
  const unsent = findOwnUnsentWork(queue, localStorage, session.account.id, venueId);
  const sendAll = () => {
    setIsSending(true);
    for (const { place } of unsent.baskets) sendBasket(place, openBillAt(place, bills));
    for (const { key, fault } of unsent.acts)
      if (fault !== null) queue.retry(key);
      else queue.sendInOwnName(key);
  };
  const isDone = isSending && unsent.count === 0;
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (isDone) leave();
  }, [isDone]);
  return (
    <Sheet
      title={t('leaveTitle')}
      isOpen
      onClose={onClose}
      foot={
        <>
          <Button isWide onClick={onLeave}>
            {t('leaveAnyway')}
          </Button>
          <Button tone="Main" isWide disabled={bills === undefined || unsent.isOnItsWay} onClick={sendAll}>
            {t(isSending && unsent.isOnItsWay ? 'sending' : 'sendFirst')}
          </Button>
        </>
      }
    >
      <p role="alert">{t('leaving', { count: unsent.count })}</p>
      <p className={css.soft}>{t('staysHere')}</p>
      <RefusedActs acts={unsent.acts} />
    </Sheet>
  );
}
