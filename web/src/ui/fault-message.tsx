import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ApiFault, type FaultDescription } from '../api/fault.ts';
import { Button } from './button.tsx';
import { Message } from './message.tsx';

/**
 * Returns a function that makes a sentence of a failed call: the service's own sentence, or that there is no
 * connection.
 */
export function useFaultSentence(): (fault: unknown) => string {
  const t = useTranslations('app.fault');
  return (fault) => {
    if ((fault as Partial<FaultDescription> | null)?.code === 'ACT_TOO_OLD') return t('tooOld');
    if (fault instanceof ApiFault) return fault.sentence ?? t(fault.status === 0 ? 'network' : 'unknown');
    const described = fault as Partial<FaultDescription> | null;
    if (typeof described?.message === 'string' && described.status !== undefined) return described.message;
    return t(described?.status === 0 ? 'network' : 'unknown');
  };
}

/** Shown if data could not be loaded. */
export function FaultMessage({ fault, onRetry }: { fault: unknown; onRetry?: () => void }) {
  const t = useTranslations('app.fault');
  const sentenceOf = useFaultSentence();
  const traceId = fault instanceof ApiFault ? fault.traceId : null;
  return (
    <Message isBad icon={<TriangleAlert />} title={t('title')} text={sentenceOf(fault)}>
      {onRetry !== undefined && (
        <Button tone="Main" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
      {traceId !== null && <small>{t('trace', { traceId })}</small>}
    </Message>
  );
}
