import { useTranslations } from 'use-intl';

export default function HoursPage() {
  const t = useTranslations('panel.sections');
  return <h1>{t('hours')}</h1>;
}
