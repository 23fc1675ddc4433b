import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useVenue } from '../../../session/venue-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { useFaultSentence } from '../../../ui/fault-message.tsx';
import { Field } from '../../../ui/field.tsx';
import { useSubmit } from '../../../ui/form/use-submit.ts';
import { Loading } from '../../../ui/loading.tsx';
import { useAddressParam } from '../../../ui/screen/use-address-param.ts';
import { Card } from '../../card.tsx';
import css from '../developers.module.css';
import { type ApiKey, traceQuery } from '../key-queries.ts';
import { readTraceId } from './call-filter.ts';
import { CallRows } from './call-rows.tsx';

/** Finds the calls of a trace, of all keys of the venue. */
export function FindCallForm({ keys }: { keys: readonly ApiKey[] }) {
  const t = useTranslations('developers');
  const sentenceOf = useFaultSentence();
  const { venueId } = useVenue();
  const [urlTrace, setUrlTrace] = useAddressParam('trace');
  const [typed, setTyped] = useState(urlTrace);
  const searchText = readTraceId(urlTrace);
  const { data: calls, error, refetch, isFetching } = useQuery(traceQuery(venueId, searchText ?? ''));
  const names = new Map(keys.map(({ id, name }) => [id, name]));
  const { submit } = useSubmit({}, () => {
    if (typed === urlTrace && searchText !== null && searchText !== '') void refetch();
    setUrlTrace(typed);
  });
  return (
    <Card title={t('find.title')} text={t('find.text')}>
      <form className={css.inline} onSubmit={submit}>
        <Field
          label={t('calls.traceId')}
          hint={t('calls.traceIdHint')}
          error={searchText === null ? t('calls.traceIdWrong') : undefined}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" icon={<Search />}>
          {t('calls.search')}
        </Button>
      </form>
      {isFetching && <Loading />}
      <div className={css.stack} aria-live="polite">
        {error !== null && <p className={css.fault}>{sentenceOf(error)}</p>}
        {calls?.length === 0 && searchText !== '' && <p className={css.soft}>{t('find.none')}</p>}
        {calls !== undefined && calls.length > 0 && <CallRows calls={calls} nameOf={(id) => names.get(id)} />}
      </div>
    </Card>
  );
}
