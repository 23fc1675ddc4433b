import { useTranslations } from 'use-intl';
import { PageHead } from '../page-head.tsx';
import { SettingsLoader } from '../venue-settings/settings-loader.tsx';
import { MoneyEditor } from './money-editor.tsx';

/** The page with the settings for taxes and payments. */
export default function MoneyPage() {
  const t = useTranslations('money');
  return (
    <>
      <PageHead title={t('title')} text={t('text')} />
      <SettingsLoader>{(settings) => <MoneyEditor settings={settings} />}</SettingsLoader>
    </>
  );
}
