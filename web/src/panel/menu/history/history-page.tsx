import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import type { Schemas } from '../../../api/client.ts';
import { useVenue } from '../../../session/venue-context.tsx';
import { FaultMessage } from '../../../ui/fault-message.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Message } from '../../../ui/message.tsx';
import { BackLink } from '../../back-link.tsx';
import { setupHistoryQuery } from '../../record-history.ts';
import css from './history.module.css';

const PAGE_SIZE = 100;
/** The most names of one entry that are written out. */
const MOST_NAMED = 8;

/** Who changed what in the set-up, the newest first. */
export default function HistoryPage() {
  const t = useTranslations('panelMenu.history');
  const { venueId } = useVenue();
  const { data, error, refetch } = useQuery(setupHistoryQuery(venueId, null, PAGE_SIZE));
  if (data === undefined)
    return error === null ? <Loading /> : <FaultMessage fault={error} onRetry={() => void refetch()} />;
  return (
    <section className={css.page}>
      <BackLink>{t('back')}</BackLink>
      <h1>{t('title')}</h1>
      {data.items.length === 0 && <Message icon={<History />} title={t('none')} text={t('noneText')} />}
      <ol className={css.entries}>
        {data.items.map((change) => (
          <Entry key={change.number} change={change} />
        ))}
      </ol>
    </section>
  );
}

function Entry({ change: { at, by, records } }: { change: Schemas['SetupChange'] }) {
  const format = useFormatter();
  const groups = [...Map.groupBy(records, (record) => `${record.action} ${record.kind}`).values()];
  return (
    <li className={css.entry}>
      <time dateTime={at}>{format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}</time>
      <div>
        <strong>{by.name}</strong>
        {groups.map((group) => (
          <GroupText key={`${group[0]!.action} ${group[0]!.kind}`} records={group} />
        ))}
      </div>
    </li>
  );
}

function GroupText({ records }: { records: Schemas['ChangedRecord'][] }) {
  const t = useTranslations('panelMenu.history');
  const tField = useTranslations('panelMenu.properties');
  const { action, kind } = records[0]!;
  const names = records.flatMap(({ name }) => name ?? []).slice(0, MOST_NAMED);
  const fields = [...new Set(records.flatMap(({ properties }) => properties))];
  // Properties of other sections have no words here; the record says enough.
  const known = fields.flatMap((name) => (tField.has(name as 'name') ? [tField(name as 'name')] : []));
  return (
    <p>
      {t(`actions.${action}`, { kind: t(`kinds.${kind}`) })} <em>{names.join(', ')}</em>
      {records.length > names.length &&
        names.length > 0 &&
        ` ${t('more', { count: records.length - names.length })}`}
      {known.length > 0 && <span className={css.fields}> {known.join(', ')}</span>}
    </p>
  );
}
