import { Volume2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { usePreferences } from '../../device/preferences.ts';
import { Button } from '../../ui/button.tsx';
import { allowSound, chime, soundState, subscribeToSound } from '../device/chime.ts';
import css from './sound-bar.module.css';

/** Says that new orders come without a sound until somebody allows it: browsers wait for a touch. */
export function SoundBar() {
  const t = useTranslations('board.sound');
  const { sounds } = usePreferences();
  const state = useSyncExternalStore(subscribeToSound, soundState);
  if (!sounds || state === 'Allowed') return null;
  return (
    <div className={css.bar}>
      <p>{t('blocked')}</p>
      <Button tone="Main" icon={<Volume2 />} onClick={() => void allowSound().then(chime)}>
        {t('allow')}
      </Button>
    </div>
  );
}
