import type { UseQueryResult } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ApiFault } from '../../api/fault.ts';
import { FaultMessage } from '../../ui/fault-message.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Message } from '../../ui/message.tsx';

type Evening = Pick<UseQueryResult, 'error' | 'failureReason' | 'refetch'>;

/** Takes the place of an evening that is not loaded: it is loading, it needs a connection, or loading failed. */
export function MissingEvening({ evening }: { evening: Evening }) {
  const t = useTranslations('host');
  // Without a network, the fault is shown after the first failed try: a stored evening would be loaded by then.
  const fault = evening.error ?? evening.failureReason;
  if (fault === null) return <Loading />;
  if (fault instanceof ApiFault && fault.status === 0)
    return <Message icon={<CloudOff />} title={t('outOfReach')} text={t('outOfReachText')} />;
  return <FaultMessage fault={fault} onRetry={() => void evening.refetch()} />;
}
