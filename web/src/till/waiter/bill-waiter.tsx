import { HandPlatter } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Bill } from '../../api/bill-list.ts';
import { useActHere, useVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import css from './bill-waiter.module.css';

/** Whose bill it is, where it is that of a colleague, and one tap that makes it the own. */
export function BillWaiter({ bill: { id, state, waiter } }: { bill: Bill }) {
  const t = useTranslations('till.waiter');
  const { session, may } = useVenue();
  const act = useActHere();
  // A bill that an earlier build kept on the device has none.
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
