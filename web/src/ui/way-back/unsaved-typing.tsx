import { useTranslations } from 'use-intl';
import { Button } from '../button.tsx';
import css from './unsaved-typing.module.css';

/** Asks, in place of the foot of a sheet, before it is closed over what was entered in it. */
export default function UnsavedTyping({ onDiscard, onGoOn }: { onDiscard: () => void; onGoOn: () => void }) {
  const t = useTranslations('app.typed');
  return (
    <div className={css.asks} role="alert">
      <p>{t('text')}</p>
      <Button isWide onClick={onDiscard}>
        {t('discard')}
      </Button>
      {/* What was entered stays with the key that is nearest. */}
      <Button tone="Main" isWide autoFocus onClick={onGoOn}>
        {t('goOn')}
      </Button>
    </div>
  );
}
