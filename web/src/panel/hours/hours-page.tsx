import { useTranslations } from 'use-intl';
import { PageHead } from '../page-head.tsx';
import { SettingsLoader } from '../venue-settings/settings-loader.tsx';
import { WeekForm } from './week/week-form.tsx';
import { YearView } from './year/year-view.tsx';

/** The opening hours of the venue: the week, then the year with its special days. */
export default function HoursPage() {
  const t = useTranslations('hours');
  return (
    <>
      <PageHead title={t('title')} text={t('text')} />
      <SettingsLoader>
        {(settings) => (
          <>
            <WeekForm settings={settings} />
            <YearView settings={settings} />
          </>
        )}
      </SettingsLoader>
    </>
  );
}
