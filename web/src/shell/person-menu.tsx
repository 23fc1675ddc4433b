import { Popover } from '@base-ui/react/popover';
import { useQueryClient } from '@tanstack/react-query';
import { UserRound, Volume2, VolumeX } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { api, dataOf } from '../api/client.ts';
import { useVenue } from '../session/venue-context.tsx';
import { Button } from '../ui/button.tsx';
import { Segments } from '../ui/segments.tsx';
import { LANGUAGES, OWN_NAMES } from '../words/languages.ts';
import css from './person-menu.module.css';
import { changePreferences, usePreferences } from './preferences.ts';

const THEMES = ['Auto', 'Light', 'Dark'] as const;

/** Who is signed in, and what they set for this device. */
export function PersonMenu() {
  const t = useTranslations('app');
  const { session } = useVenue();
  return (
    <Popover.Root>
      <Popover.Trigger render={<Button tone="Quiet" icon={<UserRound />} label={t('menu.open')} />} />
      <Popover.Portal>
        <Popover.Positioner sideOffset={4} align="end">
          <Popover.Popup className={css.menu} aria-label={t('menu.open')}>
            <p>{t('menu.signedInAs', { name: session.account.name })}</p>
            <DeviceSettings />
            <SignOut />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Language, appearance and sounds of this device. */
export function DeviceSettings() {
  const t = useTranslations('app.menu');
  const { language, theme, sounds } = usePreferences();
  return (
    <>
      <label className={css.language}>
        {t('language')}
        <select
          value={language}
          onChange={({ target }) => changePreferences({ language: target.value as typeof language })}
        >
          {LANGUAGES.map((tag) => (
            <option key={tag} value={tag} lang={tag}>
              {OWN_NAMES[tag]}
            </option>
          ))}
        </select>
      </label>
      <Segments
        label={t('theme')}
        value={theme}
        options={THEMES.map((value) => ({ value, text: t(`themes.${value}`) }))}
        onChange={(value) => changePreferences({ theme: value })}
      />
      <Button
        aria-pressed={sounds}
        icon={sounds ? <Volume2 /> : <VolumeX />}
        onClick={() => changePreferences({ sounds: !sounds })}
      >
        {t('sounds')}
      </Button>
    </>
  );
}

function SignOut() {
  const t = useTranslations('app.signIn');
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const signOut = async () => {
    await dataOf(api.DELETE('/venue/v1/session')).catch(() => null);
    client.clear();
    navigate('~/');
  };
  return (
    <Button tone="Quiet" onClick={() => void signOut()}>
      {t('out')}
    </Button>
  );
}
