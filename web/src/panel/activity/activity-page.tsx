import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useSearchParams } from 'wouter';
import { useVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { FaultMessage } from '../../ui/fault-message.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Message } from '../../ui/message.tsx';
import { Select } from '../../ui/select.tsx';
import { PageHead } from '../page-head.tsx';
import { accountsQuery } from '../panel-queries.ts';
import css from './activity.module.css';
import { ActivityEntry } from './activity-entry.tsx';
import {
  type ActivityFilter,
  AUDITED_PARTS,
  activityQuery,
  filterParams,
  readFilter,
} from './activity-filter.ts';

/** The audit log of a venue, the newest entry first. The filter is in the URL. */
export default function ActivityPage() {
  const t = useTranslations('activity');
  const { venueId } = useVenue();
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  const query = useInfiniteQuery(activityQuery(venueId, filter));
  const { data, error, hasNextPage, isFetchingNextPage } = query;
  const entries = data?.pages.flatMap(({ items }) => items) ?? [];
  const isFiltered = filter.part !== '' || filter.who !== '';
  return (
    <>
      <PageHead title={t('title')} text={t('text')} />
      <ActivityChoice filter={filter} onChange={(next) => setSearch(filterParams(next), { replace: true })} />
      {data === undefined &&
        (error === null ? <Loading /> : <FaultMessage fault={error} onRetry={() => void query.refetch()} />)}
      {data !== undefined && entries.length === 0 && (
        <Message icon={<History />} title={t(isFiltered ? 'noneFound' : 'none')} />
      )}
      <ol className={css.entries}>
        {entries.map((entry) => (
          <ActivityEntry key={entry.id} entry={entry} />
        ))}
      </ol>
      {hasNextPage && (
        <Button disabled={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t(isFetchingNextPage ? 'loading' : 'more')}
        </Button>
      )}
    </>
  );
}

/** Filters entries by the part of the venue and by the actor. */
function ActivityChoice({
  filter,
  onChange,
}: {
  filter: ActivityFilter;
  onChange: (filter: ActivityFilter) => void;
}) {
  const t = useTranslations('activity');
  const { venueId } = useVenue();
  const { data: accounts } = useQuery(accountsQuery(venueId));
  const part = (value: string) => AUDITED_PARTS.find((one) => one === value) ?? '';
  return (
    <div className={css.choice}>
      <Select
        label={t('part')}
        value={filter.part}
        onChange={({ target }) => onChange({ ...filter, part: part(target.value) })}
      >
        <option value="">{t('allParts')}</option>
        {AUDITED_PARTS.map((one) => (
          <option key={one} value={one}>
            {t(`parts.${one}`)}
          </option>
        ))}
      </Select>
      <Select
        label={t('who')}
        value={filter.who}
        onChange={({ target }) => onChange({ ...filter, who: target.value })}
      >
        <option value="">{t('everybody')}</option>
        {accounts?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="Operator">{t('operator')}</option>
        <option value="Nobody">{t('nobody')}</option>
      </Select>
    </div>
  );
}
