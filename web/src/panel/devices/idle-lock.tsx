import { useTranslations } from 'use-intl';
import { NumberSetting } from '../venue-settings/number-setting.tsx';
import css from './devices-page.module.css';

const CHOICES = [0, 1, 2, 3, 5, 10, 15, 30];

/** The setting after how many minutes without use a till locks automatically. */
export function IdleLockSetting() {
  const t = useTranslations('devices');
  return (
    <section className={css.card}>
      <h2>{t('lock')}</h2>
      <NumberSetting
        name="idleLockMinutes"
        label={t('lockAfter')}
        hint={t('lockHint')}
        choices={CHOICES}
        textOf={(minutes) => t('lockMinutes', { minutes })}
      />
    </section>
  );
}
