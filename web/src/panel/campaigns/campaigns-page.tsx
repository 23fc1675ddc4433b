import { useTranslations } from 'use-intl';

export default function CampaignsPage() {
  const t = useTranslations('panel.sections');
  return <h1>{t('campaigns')}</h1>;
}
