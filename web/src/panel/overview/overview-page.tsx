import { useTranslations } from 'use-intl';

export default function OverviewPage() {
  const t = useTranslations('panel.sections');
  return <h1>{t('overview')}</h1>;
}
