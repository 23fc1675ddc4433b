import { useTranslations } from 'use-intl';

export default function DevelopersPage() {
  const t = useTranslations('panel.sections');
  return <h1>{t('developers')}</h1>;
}
