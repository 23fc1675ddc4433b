import { useTranslations } from 'use-intl';

export default function MenuPage() {
  const t = useTranslations('panel.sections');
  return <h1>{t('menu')}</h1>;
}
