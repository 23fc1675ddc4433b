import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CirclePlay, CircleStop } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { api, dataOf, type Schemas } from '../../../api/client.ts';
import { keys } from '../../../api/queries.ts';
import {
  eveningRequestPaceValues,
  eveningRequestTroublesValues,
} from '../../../api/venue-api-lists.generated.ts';
import { Button } from '../../../ui/button.tsx';
import { FaultMessage } from '../../../ui/fault-message.tsx';
import { Field } from '../../../ui/field.tsx';
import { CheckChips } from '../../../ui/form/check-chips.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { Card } from '../../card.tsx';
import css from './demo-evening-card.module.css';

type Evening = Schemas['PlayedEvening'];
type Request = Required<Pick<Schemas['EveningRequest'], 'pace' | 'troubles'>>;

const LOOK_EVERY_MS = 2_000;

const eveningQuery = (venueId: string) =>
  queryOptions({
    queryKey: keys.of(venueId, 'evening'),
    queryFn: () => dataOf(api.GET('/venue/v1/venues/{venueId}/evening', { params: { path: { venueId } } })),
    refetchInterval: ({ state }) => (state.data?.evening?.state === 'Playing' ? LOOK_EVERY_MS : false),
  });

/** Starts and stops a simulated evening at a demo venue: guests and staff act automatically. */
export default function DemoEveningCard({ venueId }: { venueId: string }) {
  const t = useTranslations('evening');
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(eveningQuery(venueId));
  const path = { params: { path: { venueId } } };
  const act = useMutation({
    networkMode: 'always',
    mutationFn: (body: Schemas['EveningRequest'] | null) =>
      dataOf(
        body === null
          ? api.DELETE('/venue/v1/venues/{venueId}/evening', path)
          : api.POST('/venue/v1/venues/{venueId}/evening', { ...path, body }),
      ),
    onSuccess: (now) => client.setQueryData(eveningQuery(venueId).queryKey, now),
  });
  if (data === undefined) return error && <FaultMessage fault={error} onRetry={() => void refetch()} />;
  const { evening } = data;
  const isPlaying = evening?.state === 'Playing';
  return (
    <Card title={t('title')} text={t('text')}>
      {evening !== null && <State evening={evening} />}
      {isPlaying ? (
        <Button icon={<CircleStop />} disabled={act.isPending} onClick={() => act.mutate(null)}>
          {t('stop')}
        </Button>
      ) : (
        <Choice isPending={act.isPending} onPlay={(request) => act.mutate(request)} />
      )}
      {act.isError && <FaultMessage fault={act.error} />}
    </Card>
  );
}

function State({ evening }: { evening: Evening }) {
  const t = useTranslations('evening');
  const { state, minute, minutes, seed, refused } = evening;
  return (
    <div role="status">
      {state === 'Playing' && <progress className={css.progress} value={minute} max={minutes} />}
      <p className={css.state}>
        {t(`states.${state}`, { minute, minutes })} · {t('seed', { seed: String(seed) })} ·{' '}
        {t('refused', { count: refused })}
      </p>
    </div>
  );
}

function Choice({
  isPending,
  onPlay,
}: {
  isPending: boolean;
  onPlay: (request: Schemas['EveningRequest']) => void;
}) {
  const t = useTranslations('evening');
  const [request, setRequest] = useState<Request>({ pace: 'Quick', troubles: [] });
  const [seed, setSeed] = useState('');
  const isSeed = /^\d{0,9}$/.test(seed.trim());
  const play = () => onPlay({ ...request, ...(seed.trim() !== '' && { seed: Number(seed) }) });
  return (
    <>
      <Segments
        label={t('pace')}
        value={request.pace}
        options={eveningRequestPaceValues.map((value) => ({ value, text: t(`paces.${value}`) }))}
        onChange={(pace) => setRequest({ ...request, pace })}
      />
      <CheckChips
        label={t('troubles')}
        values={request.troubles}
        options={eveningRequestTroublesValues.map((value) => ({ value, text: t(`trouble.${value}`) }))}
        onChange={(troubles) => setRequest({ ...request, troubles })}
      />
      <Field
        label={t('seedField')}
        hint={t('seedHint')}
        inputMode="numeric"
        value={seed}
        maxLength={9}
        onChange={({ target }) => setSeed(target.value)}
        error={isSeed ? undefined : t('seedWrong')}
      />
      <Button tone="Main" icon={<CirclePlay />} disabled={isPending || !isSeed} onClick={play}>
        {t('play')}
      </Button>
    </>
  );
}
