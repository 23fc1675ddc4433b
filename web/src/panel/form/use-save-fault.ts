import { useTranslations } from 'use-intl';
import { isResultUnknown } from '../../api/record-writes.ts';
import { useFaultSentence } from '../../ui/fault-message.tsx';

/**
 * @returns a function that gives the text for a failed write: why it failed, or that its result is unknown.
 */
export function useSaveFault(): (fault: unknown) => string {
  const t = useTranslations('form');
  const sentenceOf = useFaultSentence();
  return (fault) => (isResultUnknown(fault) ? t('notKnown') : t('notSaved', { reason: sentenceOf(fault) }));
}
