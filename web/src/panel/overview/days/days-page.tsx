import { loadWords } from 'virtual:words/days';
import { useTranslations } from 'use-intl';
import { Route, Switch } from 'wouter';
import { type PartWords, PartWordsProvider } from '../../../device/part-words-provider.tsx';
import { useVenue } from '../../../session/venue-context.tsx';
import { PageHead } from '../../page-head.tsx';
import { CloseDay } from './close-day.tsx';
import { DayList } from './day-list.tsx';
import { DaySoFarPage } from './day-so-far-page.tsx';
import { DrawerEntriesPage } from './entries/entries-page.tsx';
import { ReportPage } from './report-page.tsx';

const DAYS_WORDS: PartWords = { name: 'days-words', load: loadWords };

/** The pages for day reports: the day so far with its closing, the list of reports, and each report. */
export default function DaysPage() {
  const { venue } = useVenue();
  return (
    <PartWordsProvider words={DAYS_WORDS}>
      {venue.isPractice ? (
        <Practice />
      ) : (
        <Switch>
          <Route path="/so-far" component={DaySoFarPage} />
          <Route path="/drawer" component={DrawerEntriesPage} />
          <Route path="/:number">{({ number }) => <ReportPage number={number} />}</Route>
          <Route path="/">
            <Head />
            <CloseDay />
            <DayList />
          </Route>
        </Switch>
      )}
    </PartWordsProvider>
  );
}

function Head() {
  const t = useTranslations('days');
  return <PageHead title={t('title')} text={t('text')} />;
}

function Practice() {
  const t = useTranslations();
  return <PageHead title={t('days.title')} text={t('figures.practice')} />;
}
