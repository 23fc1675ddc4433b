import { Volume2, VolumeX } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/button.tsx';
import { Segments } from '../ui/segments.tsx';
import { LANGUAGE_NAMES, LANGUAGES } from '../words/languages.ts';
import css from './device-settings.module.css';
import { changePreferences } from './preferences.ts';
import { usePreferences } from './use-preferences.ts';

const THEMES = ['Auto', 'Light', 'Dark'] as const;

/** The language, theme and sounds of this device. */
export function DeviceSettings() {
  const t = useTranslations('app.menu');
  const { theme, sounds } = usePreferences();
  return (
    <>
      <LanguageChoice />
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

/** The language of this device. */
export function LanguageChoice() {
  const t = useTranslations('app.menu');
  const { language } = usePreferences();
  return (
    <label className={css.language}>
      {t('language')}
      <select
        value={language}
        onChange={({ target }) => changePreferences({ language: target.value as typeof language })}
      >
        {LANGUAGES.map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {LANGUAGE_NAMES[tag]}
          </option>
        ))}
      </select>
    </label>
  );
}
