import { useTranslations } from 'use-intl';

export default function PrintersPage() {
  const t = useTranslations('panel.sections');
  return <h1>{t('printers')}</h1>;
}
