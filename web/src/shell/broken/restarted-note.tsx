import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import css from '../connection-bar.module.css';
import { textsInNoField } from './typed-texts.ts';

/** Drafts and baskets restore their texts within this time. */
const SHOWN_AGAIN_WITHIN_MS = 2_000;

/** Says that the screen broke and was restarted. Shows the typed texts that no field has any more. */
export function RestartedNote({ typed, onClose }: { typed: readonly string[]; onClose: () => void }) {
  const t = useTranslations('app');
  const [lost, setLost] = useState<readonly string[]>([]);
  useEffect(() => {
    const timer = setTimeout(() => setLost(textsInNoField(typed)), SHOWN_AGAIN_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <div className={css.bar} role="status">
      <span>{t('broken.restarted')}</span>
      {lost.length > 0 && <span>{t('broken.typed', { texts: lost.join(' · ') })}</span>}
      <Button tone="Quiet" icon={<X />} label={t('close')} onClick={onClose} />
    </div>
  );
}
