import { Volume2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { LOUDNESS } from '../../device/preferences.ts';
import { enableSound, playSound, soundState, subscribeToSound } from '../../device/sounds.ts';
import { usePreferences } from '../../device/use-preferences.ts';
import { Button } from '../../ui/button.tsx';
import css from './sound-bar.module.css';

/** A bar that asks the person to allow sounds: browsers play no sound before the page is touched. */
export function SoundBar() {
  const t = useTranslations('board.sound');
  const { sounds, loudness } = usePreferences();
  const state = useSyncExternalStore(subscribeToSound, soundState);
  if (!sounds || state === 'Allowed') return null;
  return (
    <div className={css.bar}>
      <p>{t('blocked')}</p>
      <Button
        tone="Main"
        icon={<Volume2 />}
        onClick={() => void enableSound().then(() => playSound('Ticket', LOUDNESS[loudness]))}
      >
        {t('allow')}
      </Button>
    </div>
  );
}
