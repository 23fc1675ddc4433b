import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { api, dataOf, type Schemas } from '../../../api/client.ts';
import { keys } from '../../../api/queries.ts';
import { useVenue } from '../../../session/venue-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { useFaultSentence } from '../../../ui/fault-message.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useExactInstantText } from '../../use-instant-text.ts';
import css from '../developers.module.css';
import { type EventDelivery, eventDeliveryQuery } from '../key-queries.ts';
import { StateMark } from '../state-mark.tsx';
import events from './events.module.css';

/** The order or reservation of an event, the attempts to deliver the event, and a button to send it again. */
export function EventDetails({
  keyId,
  event,
  canResend,
}: {
  keyId: string;
  event: EventDelivery;
  canResend: boolean;
}) {
  const sentenceOf = useFaultSentence();
  const { venueId } = useVenue();
  const { eventId, type } = event;
  const { data, error } = useQuery(eventDeliveryQuery(venueId, keyId, eventId));
  return (
    <div className={events.details}>
      {data === undefined && error === null && <Loading />}
      {error !== null && <p className={css.fault}>{sentenceOf(error)}</p>}
      <Attempts history={data?.history ?? []} />
      <div className={css.buttons}>
        <Subject event={event} />
        {canResend && type !== 'webhook.test' && <Redeliver keyId={keyId} eventId={eventId} />}
      </div>
    </div>
  );
}

function Attempts({ history }: { history: readonly Schemas['DeliveryAttempt'][] }) {
  const t = useTranslations('developers.events');
  const instantText = useExactInstantText();
  return (
    <ol className={events.attempts}>
      {history.map(({ attempt, at, statusCode, error, durationMs }) => (
        <li key={attempt}>
          <StateMark mark={error === null ? 'Good' : 'Bad'}>{t('attempt', { attempt })}</StateMark>
          <span>
            {instantText(at)} · {t('durationMs', { durationMs })}
            {statusCode !== null && ` · ${t('answered', { statusCode: String(statusCode) })}`}
          </span>
          {error !== null && (
            <span lang="en" dir="ltr">
              {error}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** A link to the order or the reservation of an event, at its venue. */
function Subject({ event: { venueId, orderId, reservationId } }: { event: EventDelivery }) {
  const t = useTranslations('developers.events');
  if (orderId !== null)
    return (
      <Link className={events.link} href={`~/app/${venueId}/till/bills/${orderId}`}>
        {t('openOrder')}
      </Link>
    );
  if (reservationId !== null)
    return (
      <Link className={events.link} href={`~/app/${venueId}/host/${reservationId}`}>
        {t('openReservation')}
      </Link>
    );
  return null;
}

function Redeliver({ keyId, eventId }: { keyId: string; eventId: string }) {
  const t = useTranslations('developers.events');
  const sentenceOf = useFaultSentence();
  const { venueId } = useVenue();
  const client = useQueryClient();
  const redeliver = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      dataOf(
        api.POST('/venue/v1/venues/{venueId}/keys/{keyId}/deliveries/{eventId}/redeliver', {
          params: { path: { venueId, keyId, eventId } },
        }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.of(venueId, 'deliveries', keyId) }),
  });
  return (
    <>
      <Button icon={<RotateCw />} disabled={redeliver.isPending} onClick={() => redeliver.mutate()}>
        {t('redeliver')}
      </Button>
      <span role="status">
        {redeliver.isSuccess && t('redelivered')}
        {redeliver.error !== null && <span className={css.fault}>{sentenceOf(redeliver.error)}</span>}
      </span>
    </>
  );
}
