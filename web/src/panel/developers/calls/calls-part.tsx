import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useSearchParams } from 'wouter';
import { useVenue } from '../../../session/venue-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { FaultMessage } from '../../../ui/fault-message.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Message } from '../../../ui/message.tsx';
import { Card } from '../../card.tsx';
import { type ApiKey, callsQuery } from '../key-queries.ts';
import { filterParams, readFilter } from './call-filter.ts';
import { CallFilterForm } from './call-filter-form.tsx';
import { CallRows } from './call-rows.tsx';

/** The calls of a key and their answers. The filter is in the URL. */
export function CallsPart({ apiKey: { id } }: { apiKey: ApiKey }) {
  const t = useTranslations('developers.calls');
  const { venueId } = useVenue();
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  const query = useInfiniteQuery(callsQuery(venueId, id, filter));
  const { data, error, hasNextPage, isFetchingNextPage } = query;
  const calls = data?.pages.flatMap(({ items }) => items) ?? [];
  const isFiltered = Object.keys(filterParams(filter)).length > 0;
  return (
    <Card title={t('title')} text={t('text')}>
      <CallFilterForm
        key={search.toString()}
        filter={filter}
        onChange={(next) => setSearch(filterParams(next), { replace: true })}
      />
      {data === undefined && error === null && <Loading />}
      {data === undefined && error !== null && (
        <FaultMessage fault={error} onRetry={() => void query.refetch()} />
      )}
      {data !== undefined && calls.length === 0 && !hasNextPage && (
        <Message title={t(isFiltered ? 'noneFound' : 'none')} text={isFiltered ? undefined : t('noneText')} />
      )}
      {calls.length > 0 && <CallRows calls={calls} />}
      {hasNextPage && (
        <Button disabled={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t(isFetchingNextPage ? 'searching' : 'more')}
        </Button>
      )}
    </Card>
  );
}
