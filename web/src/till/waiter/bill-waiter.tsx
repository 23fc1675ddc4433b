import { HandPlatter } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Bill } from '../../api/bill-list.ts';
import { useActAtVenue, useVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import css from './bill-waiter.module.css';

/** The waiter of a bill if it is a colleague, with a button that takes the bill over. */
export function BillWaiter({ bill: { id, state, waiter } }: { bill: Bill }) {
  const t = useTranslations('till.waiter');
  const { session, may } = useVenue();
  const act = useActAtVenue();
  // A bill that an older build stored on the device has no waiter.
  if (!waiter || waiter.id === session.account.id) return null;
  return (
    <p className={css.waiter}>
      <span>{t('of', { name: waiter.name })}</span>
      {state === 'Open' && may('takeOrders') && (
        <Button
          tone="Quiet"
          icon={<HandPlatter aria-hidden />}
          onClick={() => act('takeOver', id, { billId: id })}
        >
          {t('takeOver')}
        </Button>
      )}
    </p>
  );
}
