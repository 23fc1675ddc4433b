import { useTranslations } from 'use-intl';
import { PageHead } from '../page-head.tsx';
import { SettingsLoader } from '../venue-settings/settings-loader.tsx';
import { SettingsEditor } from './settings-editor.tsx';

/** The page with the general settings of the venue. */
export default function SettingsPage() {
  const t = useTranslations('settings');
  return (
    <>
      <PageHead title={t('title')} text={t('text')} />
      <SettingsLoader>{(settings) => <SettingsEditor settings={settings} />}</SettingsLoader>
    </>
  );
}
