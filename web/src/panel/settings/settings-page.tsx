import { useTranslations } from 'use-intl';

export default function SettingsPage() {
  const t = useTranslations('panel.sections');
  return <h1>{t('settings')}</h1>;
}
