import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '../ui/button.tsx';
import { FaultMessage } from '../ui/fault-message.tsx';
import { Field } from '../ui/field.tsx';
import { useDebouncedText } from '../ui/form/use-debounced-text.ts';
import { Loading } from '../ui/loading.tsx';
import { FoundKeys, isKeyText } from './found-keys.tsx';
import type { OperatorSchemas } from './operator-api.ts';
import { useOperator } from './operator-context.tsx';
import css from './operator-page.module.css';
import { VenueCard } from './venue-card.tsx';

interface VenuePage {
  items: OperatorSchemas['ServedVenue'][];
  nextCursor: string | null;
}

/** The list of venues with a search. One venue can be open. */
export function VenuesPart() {
  const t = useTranslations('operator');
  const operator = useOperator();
  const [typed, setTyped] = useState('');
  const search = useDebouncedText(typed.trim());
  const [openId, setOpenId] = useState<string | null>(null);
  const { data, error, refetch, isPlaceholderData, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['operator-venues', search],
    queryFn: ({ pageParam }) => {
      const query = new URLSearchParams({
        search,
        ...(pageParam !== null && { after: pageParam }),
      });
      return operator<VenuePage>(`/venues?${query}`);
    },
    initialPageParam: null as string | null,
    // An API key must not be in a URL: `FoundKeys` searches for it.
    enabled: !search.startsWith('sfr_'),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: (before) => before,
    gcTime: 0,
  });
  const isKey = search.startsWith('sfr_');
  const venues = isKey ? [] : data?.pages.flatMap(({ items }) => items);
  return (
    <section className={css.part} aria-labelledby="operator-venues">
      <h2 id="operator-venues">{t('venues')}</h2>
      <Field
        label={t('find')}
        type="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {isKeyText(search) && <FoundKeys text={search} />}
      {error !== null && <FaultMessage fault={error} onRetry={() => void refetch()} />}
      {!isKey && (isPlaceholderData || (venues === undefined && error === null)) && <Loading />}
      {!isKey && venues?.length === 0 && <p role="status">{t('noVenues')}</p>}
      <ul className={css.venues}>
        {venues?.map((venue) => (
          <li key={venue.venueId}>
            <button
              type="button"
              className={css.venue}
              aria-expanded={openId === venue.venueId}
              onClick={() => setOpenId(openId === venue.venueId ? null : venue.venueId)}
            >
              <VenueLine venue={venue} />
            </button>
            {openId === venue.venueId && (
              <VenueCard venueId={venue.venueId} onChanged={() => void refetch()} />
            )}
          </li>
        ))}
      </ul>
      {!isKey && hasNextPage && <Button onClick={() => void fetchNextPage()}>{t('more')}</Button>}
    </section>
  );
}

function VenueLine({ venue }: { venue: OperatorSchemas['ServedVenue'] }) {
  const t = useTranslations('operator');
  const format = useFormatter();
  const { name, city, state, headquarter, branches, isPractice, ordersToday, lastOrderAt } = venue;
  const facts = [
    city,
    headquarter !== null && t('branchOf', { name: headquarter.name }),
    branches > 0 && t('branches', { count: branches }),
    isPractice && t('practice'),
    t('ordersToday', { count: ordersToday }),
    lastOrderAt === null
      ? t('noOrder')
      : t('lastOrder', {
          at: format.dateTime(new Date(lastOrderAt), { dateStyle: 'short', timeStyle: 'short' }),
        }),
  ].filter((fact) => typeof fact === 'string' && fact !== '');
  return (
    <>
      <span className={css.venueName}>{name}</span>
      <span className={css.state} data-state={state}>
        {t(`states.${state}`)}
      </span>
      <span className={css.soft}>{facts.join(' · ')}</span>
    </>
  );
}
