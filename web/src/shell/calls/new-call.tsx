import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { useNow } from '../../time/use-now.ts';
import { Button } from '../../ui/button.tsx';
import css from './calls.module.css';
import { useCallSentence } from './use-call-sentence.ts';
import { type useCalls, useNewCall } from './use-calls.ts';

/** Shows the newest call with a link to its place, and plays its sound once. */
export function NewCall({ read, isShown }: { read: ReturnType<typeof useCalls>; isShown: boolean }) {
  const t = useTranslations('app');
  const { newest, dismiss } = useNewCall(read, isShown);
  const sentenceOf = useCallSentence();
  const now = useNow();
  if (newest === null || !isShown) return null;
  return (
    <div className={css.newest} role="status">
      <Link href={newest.href} onClick={dismiss}>
        {sentenceOf(newest, now)}
      </Link>
      <Button tone="Quiet" icon={<X />} label={t('close')} onClick={dismiss} />
    </div>
  );
}
