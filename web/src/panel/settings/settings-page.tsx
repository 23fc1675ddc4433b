import { useTranslations } from 'use-intl';
import { PageHead } from '../page-head.tsx';
import { WithSettings } from '../venue-settings/with-settings.tsx';
import { SettingsEditor } from './settings-editor.tsx';

/** The page with the general settings of the venue. */
export default function SettingsPage() {
  const t = useTranslations('settings');
  return (
    <>
      <PageHead title={t('title')} text={t('text')} />
      <WithSettings>{(settings) => <SettingsEditor settings={settings} />}</WithSettings>
    </>
  );
}
