import { useTranslations } from 'use-intl';
import { Button } from '../button.tsx';
import css from './unsaved-typing.module.css';

/** Asks in the foot of a sheet whether to discard typed text. */
export default function UnsavedTyping({ onDiscard, onKeep }: { onDiscard: () => void; onKeep: () => void }) {
  const t = useTranslations('app.typed');
  return (
    <div className={css.asks} role="alert">
      <p>{t('text')}</p>
      <Button isWide onClick={onDiscard}>
        {t('discard')}
      </Button>
      {/* The button nearest to the thumb keeps the entered text. */}
      <Button tone="Main" isWide autoFocus onClick={onKeep}>
        {t('goOn')}
      </Button>
    </div>
  );
}
