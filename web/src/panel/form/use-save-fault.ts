import { useTranslations } from 'use-intl';
import { isResultUnknown } from '../../api/record-writes.ts';
import { useFaultSentence } from '../../ui/fault-message.tsx';

/** Says of a write that failed why it was not done, or that it is not known. */
export function useSaveFault(): (fault: unknown) => string {
  const t = useTranslations('form');
  const sentenceOf = useFaultSentence();
  return (fault) => (isResultUnknown(fault) ? t('notKnown') : t('notSaved', { reason: sentenceOf(fault) }));
}
