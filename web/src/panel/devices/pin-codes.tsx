import { useMutation, useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useVenue } from '../../session/venue-context.tsx';
import { useTimeAndDay } from '../../time/use-time-and-day.ts';
import { Button } from '../../ui/button.tsx';
import { useFaultSentence } from '../../ui/fault-message.tsx';
import { Select } from '../../ui/select.tsx';
import { accountsQuery } from '../panel-queries.ts';
import css from './devices-page.module.css';
import { formatInHalves, makePinCode } from './save-devices.ts';

/** Creates the one-time code with which a person chooses their PIN at a device. */
export function PinCodes() {
  const t = useTranslations('devices');
  const write = useTimeAndDay();
  const sentenceOf = useFaultSentence();
  const { venueId } = useVenue();
  const { data: accounts = [] } = useQuery(accountsQuery(venueId));
  const people = accounts.filter(({ role }) => role !== 'Bridge');
  const [chosenId, setChosenId] = useState('');
  const make = useMutation({
    networkMode: 'always',
    mutationFn: (accountId: string) => makePinCode(venueId, accountId),
  });
  const choose = (id: string) => {
    setChosenId(id);
    make.reset();
  };
  return (
    <section className={css.card}>
      <h2>{t('pins')}</h2>
      <p>{t('pinsText')}</p>
      <Select label={t('pinFor')} value={chosenId} onChange={({ target }) => choose(target.value)}>
        <option value="">{t('choosePerson')}</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      {chosenId !== '' && make.data === undefined && (
        <Button icon={<KeyRound />} disabled={make.isPending} onClick={() => make.mutate(chosenId)}>
          {t('makePinCode')}
        </Button>
      )}
      {make.data !== undefined && (
        <div className={css.made}>
          <output className={css.code} dir="ltr">
            {formatInHalves(make.data.code)}
          </output>
          <p>{t('pinUntil', { at: write(Date.parse(make.data.expiresAt)) })}</p>
        </div>
      )}
      {make.error !== null && <p role="alert">{sentenceOf(make.error)}</p>}
    </section>
  );
}
