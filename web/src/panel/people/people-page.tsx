import { useTranslations } from 'use-intl';

export default function PeoplePage() {
  const t = useTranslations('panel.sections');
  return <h1>{t('people')}</h1>;
}
