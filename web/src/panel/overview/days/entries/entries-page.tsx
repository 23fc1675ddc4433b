import { useTranslations } from 'use-intl';
import { useSearchParams } from 'wouter';
import { BackLink } from '../../../back-link.tsx';
import { Card } from '../../../card.tsx';
import { PageHead } from '../../../page-head.tsx';
import { EntryList } from './entry-list.tsx';

/** The ledger rows of a drawer up to one of its counts. A notice about a difference links to this page. */
export function DrawerEntriesPage() {
  const t = useTranslations('days');
  const [search] = useSearchParams();
  const figureQuery = {
    figure: 'DrawerExpected',
    ...{ of: search.get('of') ?? '', last: Number(search.get('last') ?? 0) },
  } as const;
  return (
    <>
      <BackLink>{t('title')}</BackLink>
      <PageHead title={t('period.expected')} text={t('expectedText')} />
      <Card title={t('entries')}>
        <EntryList figureQuery={figureQuery} />
      </Card>
    </>
  );
}
