import { useTranslations } from 'use-intl';
import { PageHead } from '../page-head.tsx';
import { WithSettings } from '../venue-settings/with-settings.tsx';
import { MoneyEditor } from './money-editor.tsx';

/** How the venue is taxed and paid. */
export default function MoneyPage() {
  const t = useTranslations('money');
  return (
    <>
      <PageHead title={t('title')} text={t('text')} />
      <WithSettings>{(settings) => <MoneyEditor settings={settings} />}</WithSettings>
    </>
  );
}
