import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useVenue } from '../../../session/venue-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { FaultMessage } from '../../../ui/fault-message.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Message } from '../../../ui/message.tsx';
import { useAddressChoice } from '../../../ui/screen/use-address-param.ts';
import { Segments } from '../../../ui/segments.tsx';
import { Card } from '../../card.tsx';
import css from '../developers.module.css';
import { type ApiKey, eventDeliveriesQuery } from '../key-queries.ts';
import { EventRow } from './event-row.tsx';
import { RedeliverFailedEvents } from './redeliver-failed-events.tsx';

const STATES = ['All', 'Delivered', 'Waiting', 'Failed', 'Superseded'] as const;

/** The events that were sent to the webhook of a key. */
export function EventsPart({ apiKey }: { apiKey: ApiKey }) {
  const t = useTranslations('developers.events');
  const { venueId } = useVenue();
  const [state, setState] = useAddressChoice('state', STATES, 'All');
  const query = useInfiniteQuery(eventDeliveriesQuery(venueId, apiKey.id, state));
  const { data, error, hasNextPage, isFetchingNextPage } = query;
  const events = data?.pages.flatMap(({ items }) => items) ?? [];
  const canResend = apiKey.revokedAt === null && apiKey.webhook !== null;
  return (
    <Card
      title={t('title')}
      text={t('text')}
      actions={canResend && <RedeliverFailedEvents keyId={apiKey.id} />}
    >
      <Segments
        label={t('stateLabel')}
        value={state}
        options={STATES.map((value) => ({ value, text: t(`states.${value}`) }))}
        onChange={setState}
      />
      {data === undefined && error === null && <Loading />}
      {data === undefined && error !== null && (
        <FaultMessage fault={error} onRetry={() => void query.refetch()} />
      )}
      {data !== undefined && events.length === 0 && (
        <Message
          title={t(state === 'All' ? 'none' : 'noneOfState')}
          text={state === 'All' ? t('noneText') : undefined}
        />
      )}
      {events.length > 0 && (
        <ul className={css.rows}>
          {events.map((event) => (
            <EventRow key={event.eventId} keyId={apiKey.id} event={event} canResend={canResend} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button disabled={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </Card>
  );
}
