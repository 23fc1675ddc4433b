import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { api, dataOf } from '../../api/client.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { useFaultSentence } from '../../ui/fault-message.tsx';
import { Select } from '../../ui/select.tsx';
import { settingsQuery } from '../panel-queries.ts';
import css from './devices-page.module.css';

const CHOICES = [0, 1, 2, 3, 5, 10, 15, 30];

/** After how long without a touch a till asks for a person again. */
export function IdleLock() {
  const t = useTranslations('devices');
  const sentenceOf = useFaultSentence();
  const client = useQueryClient();
  const { venueId } = useVenue();
  const { data: settings } = useQuery(settingsQuery(venueId));
  const save = useMutation({
    networkMode: 'always',
    mutationFn: (idleLockMinutes: number) =>
      dataOf(
        api.PATCH('/venue/v1/venues/{venueId}/settings', {
          params: { path: { venueId } },
          body: { idleLockMinutes },
        }),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: settingsQuery(venueId).queryKey }),
  });
  if (settings === undefined) return null;
  const minutes = save.isPending ? save.variables : settings.idleLockMinutes;
  const choices = [...new Set([...CHOICES, minutes])].sort((a, b) => a - b);
  return (
    <section className={css.card}>
      <h2>{t('lock')}</h2>
      <Select
        label={t('lockAfter')}
        hint={t('lockHint')}
        error={save.error === null ? undefined : sentenceOf(save.error)}
        value={minutes}
        onChange={({ target }) => save.mutate(Number(target.value))}
      >
        {choices.map((one) => (
          <option key={one} value={one}>
            {t('lockMinutes', { minutes: one })}
          </option>
        ))}
      </Select>
    </section>
  );
}
